# Scharz: Namen, Aktionen, Ereignisse, Aufforderungen, Gründe und Optionen.

scharz-title = Scharz
scharz-about = Im Frühling marschieren, im Herbst ernten, den Winter überstehen: sechs Zeitalter Europas und des Orients, vier Wege zur Herrschaft.

## Karten
scharz-italia = Italia
scharz-britannia = Britannia
scharz-huns = Hunnen
scharz-orient = Orient
scharz-taifas = Taifas
scharz-vikings = Wikinger

## Modi
scharz-quick = Schnellmodus
scharz-basic = Grundmodus
scharz-original = Originalmodus
scharz-extended = Erweiterter Modus
scharz-sealed = verdeckte Befehle
scharz-sequential = Befehle reihum

## Jahreszeiten
scharz-spring = Frühling
scharz-summer = Sommer
scharz-autumn = Herbst
scharz-winter = Winter

## Einheiten
scharz-light_infantry = Leichte Infanterie
scharz-heavy_infantry = Schwere Infanterie
scharz-cavalry = Kavallerie
scharz-siege_engine = Belagerungsmaschine
scharz-transport = Transportschiff
scharz-warship = Kriegsschiff
scharz-mercenary = Söldner
scharz-elephant = Kriegselefant
scharz-corsair = Korsar

## Erfahrungsstufen; Texte richten sich nach der zweiten
scharz-recruit = Rekrut
scharz-standard = Standard
scharz-experienced = erfahren
scharz-veteran = Veteran
scharz-elite = Elite

## Wo eine Einheit ist; Texte richten sich nach dem ersten
scharz-open = im Freien
scharz-on_site = auf der Baustelle
scharz-inside = in der Siedlung
scharz-in_yard = in der Werft
scharz-aboard = an Bord

## Gebäude; Texte richten sich nach ihnen
scharz-wilderness = keine Siedlung
scharz-village = Dorf
scharz-city = Stadt
scharz-no_yard = keine Werft
scharz-dock = Dock
scharz-port = Hafen
scharz-build_village = Dorf
scharz-build_city = Stadt
scharz-build_dock = Dock
scharz-build_port = Hafen
scharz-build_fort = Befestigung

## Herden und Güter
scharz-sheep = Schafe
scharz-pigs = Schweine
scharz-cattle = Rinder
scharz-horses = Pferde
scharz-grain = Getreide
scharz-fish = Fisch
scharz-meat = Fleisch
scharz-gold = Gold

## Land und See
scharz-yellow = fruchtbare Ebene
scharz-green = Ebene
scharz-brown = Gebirge
scharz-turquoise = Feuchtgebiet
scharz-grey = Ödland
scharz-calm = ruhige See
scharz-rough = raue See
scharz-subtropical = subtropische Zone
scharz-temperate = gemäßigte Zone
scharz-cold = kalte Zone
scharz-good = gut
scharz-normal = normal
scharz-bad = schlecht

## Würfel
scharz-white = weiß
scharz-blue = blau
scharz-red = rot
scharz-reversed = weiß, umgekehrt

## Abkommen und Vorschläge; Texte richten sich nach ihnen
scharz-truce = Waffenstillstand
scharz-peace = Frieden
scharz-vassalage = Vasallenschaft
scharz-tribute = Tribut
scharz-ransom = Lösegeld
scharz-vassalhood = Vasallenschaft
scharz-aid = Hilfe

## Nie gezeigt: Sie wählen zwischen Satzformen
scharz-proposer = proposer
scharz-partner = partner
scharz-inferior = inferior
scharz-superior = superior
scharz-empty = leer
scharz-laden = beladen
scharz-village_start = village
scharz-city_start = city
scharz-steal = steal
scharz-destroy = destroy
scharz-raze = raze
scharz-keep = keep

## Kommandeure
scharz-no_commander = kein Kommandeur
scharz-poor = schlechter Kommandeur
scharz-average = durchschnittlicher Kommandeur
scharz-better = besserer Kommandeur
scharz-brilliant = brillanter Kommandeur

## Siegwege und kleinere Ziele
scharz-sovereignty = Souveränität
scharz-dominance = Dominanz
scharz-power = Macht
scharz-importance = Bedeutung
scharz-last_standing = letztes Reich
scharz-goal_fields = A: Felder
scharz-goal_settlements = B: Siedlungen
scharz-goal_agrarian = C: Agrarpunkte
scharz-goal_cities = D: Städte
scharz-goal_prestige = E: Prestige

## Feste
scharz-small = kleines Fest
scharz-double = doppeltes Fest
scharz-triple = dreifaches Fest

## Phasen
scharz-choose_factions = Völker
scharz-first_village = Erstes Dorf
scharz-second_village = Zweites Dorf
scharz-third_village = Drittes Dorf
scharz-move_village = Dorf versetzen
scharz-pieces = Startaufstellung
scharz-new_year = Neujahr
scharz-breeding = Vermehrung
scharz-births = Neue Herden
scharz-weather = Wetter und Ertrag
scharz-harvest = Ernte
scharz-winter_weather = Winterwetter
scharz-units = Bewegung: Einheiten
scharz-raids = Bewegung: Überfälle
scharz-special = Bewegung: Spezial
scharz-herds = Bewegung: Herden
scharz-retreat = Bewegung: Rückzug
scharz-attrition = Bewegung: Abnutzung
scharz-withdraw = Kampf: Zurückziehen
scharz-battles = Kampf: Schlacht
scharz-charge = Kampf: Sturmangriff
scharz-rerolls = Kampf: Neuwürfe
scharz-hits = Kampf: Treffer
scharz-free_swords = Kampf: freie Schwerter
scharz-flight = Kampf: Flucht
scharz-sieges = Kampf: Belagerung
scharz-go_on = Kampf: Belagerung, nächste Runde
scharz-fall = Kampf: gefallene Siedlung
scharz-plunder = Kampf: Plünderung
scharz-experience = Hinterland: Erfahrungen
scharz-build = Hinterland: Bauen
scharz-propose = Hinterland: Vorschläge
scharz-answer = Hinterland: Antworten
scharz-trade = Hinterland: Handel
scharz-wages = Hinterland: Löhne
scharz-fishing = Hinterland: Fischen
scharz-sowing = Aussaat
scharz-taxes = Steuern
scharz-feasts = Feste
scharz-feeding = Ernährung
scharz-siege_feeding = Ernährung der Belagerten
scharz-quick_wages = Löhne
scharz-round_end = Ende der Runde
scharz-room = Platzmangel
scharz-over = Ende der Partie

## Völker
scharz-britannia_scots = Skoten und Iren
scharz-britannia_islanders = Insulaner
scharz-britannia_picts = Pikten
scharz-britannia_romans = Römer
scharz-britannia_germans = Germanen
scharz-britannia_celts = Kelten
scharz-huns_constantinople = Konstantinopel
scharz-huns_romans = Römer
scharz-huns_bosporus = Bosporus
scharz-huns_huns = Hunnen
scharz-huns_alans = Alanen
scharz-huns_visigoths = Westgoten
scharz-huns_ostrogoths = Ostgoten
scharz-huns_slavs = Slawen
scharz-italia_etruscans = Etrusker
scharz-italia_carthaginians = Karthager
scharz-italia_greeks = Griechen
scharz-italia_illyrians = Illyrer
scharz-italia_celts = Kelten
scharz-italia_romans = Römer
scharz-orient_egypt = Ägypten
scharz-orient_canaan = Kanaan
scharz-orient_qatna = Qatna
scharz-orient_yamhad = Jamchad
scharz-orient_hittites = Hethiter
scharz-orient_aegean = Ägäis
scharz-orient_mitanni = Mitanni
scharz-orient_assyria = Assyrien
scharz-orient_babylon = Babylon
scharz-orient_elam = Elam
scharz-orient_kassites = Kassiten
scharz-orient_hurrians = Hurriter
scharz-taifas_reinos = Christliche Reinos
scharz-taifas_taifas = Muslimische Taifas
scharz-taifas_almoravids = Almoraviden
scharz-taifas_franks = Franken
scharz-taifas_vikings = Wikinger
scharz-vikings_vikings = Wikinger
scharz-vikings_british = Britische Inseln
scharz-vikings_franks = Franken
scharz-vikings_slavs_balts = Slawen und Balten

## Moral, Schlachtlinien, Teile der Bedeutung, Warnungen
scharz-morale_very_low = sehr niedrige Moral
scharz-morale_low = niedrige Moral
scharz-morale_average = durchschnittliche Moral
scharz-morale_high = hohe Moral
scharz-morale_very_high = sehr hohe Moral
scharz-front_line = vorne
scharz-standard_line = Standard
scharz-rear_line = hinten
scharz-from_victory_points = Siegpunkte
scharz-from_agreements = Abkommen
scharz-from_aid = Hilfe
scharz-from_fields = Felder
scharz-from_settlements = Siedlungen
scharz-from_agriculture = Agrarpunkte
scharz-from_prestige = Prestige
scharz-left_empty = eine Siedlung bleibt leer
scharz-cut_off = Einheiten verlieren ihre Verbindung
scharz-hungry = die Vorräte reichen nicht über den Winter
scharz-unpaid = die Löhne können nicht bezahlt werden

## Arten zu ziehen, Herkunft der Würfel
scharz-go = Zug
scharz-board = an Bord gehen
scharz-moor = in die Werft einlaufen
scharz-transfer = Transfer
scharz-drive = treiben
scharz-carry = befördern
scharz-unit = Einheit
scharz-extra = siebter Würfel
scharz-walls = Mauern

## Spielfelder der Karte Britannia
scharz-br_ulaid = Ulaid
scharz-br_ailech = Ailech
scharz-br_connacht = Connacht
scharz-br_mide = Mide
scharz-br_laigin = Laigin
scharz-br_mumu = Mumu
scharz-br_iar_mumu = Iar Mumu
scharz-br_cait = Cait
scharz-br_fortriu = Fortriu
scharz-br_ce = Cé
scharz-br_circinn = Circinn
scharz-br_fib = Fib
scharz-br_fotla = Fotla
scharz-br_epidium = Epidium
scharz-br_shetland = Hjaltland
scharz-br_orkney = Orcades
scharz-br_lewis = Lewis
scharz-br_skye = Skye
scharz-br_islay = Islay
scharz-br_mann = Mannin
scharz-br_mona = Mona
scharz-br_vectis = Vectis
scharz-br_londinium = Londinium
scharz-br_cantium = Cantium
scharz-br_venta = Venta Belgarum
scharz-br_corinium = Corinium
scharz-br_ratae = Ratae
scharz-br_deva = Deva
scharz-br_eburacum = Eburacum
scharz-br_camulodunum = Camulodunum
scharz-br_icenia = Icenia
scharz-br_fens = Fens
scharz-br_lindum = Lindum
scharz-br_parisia = Parisia
scharz-br_bernicia = Bernicia
scharz-br_dumnonia = Dumnonia
scharz-br_cornovia = Cornovia
scharz-br_demetia = Demetia
scharz-br_siluria = Siluria
scharz-br_venedotia = Venedotia
scharz-br_rheged = Rheged
scharz-br_alt_clut = Alt Clut
scharz-br_belgica = Belgica
scharz-br_s_north_n = Mare Germanicum (Nord)
scharz-br_s_north_m = Mare Germanicum (Mitte)
scharz-br_s_north_s = Litus Saxonicum
scharz-br_s_channel = Fretum Gallicum
scharz-br_s_channel_w = Mare Britannicum
scharz-br_s_celtic = Mare Vergivium
scharz-br_s_irish = Mare Hibernicum
scharz-br_s_minch = Mare Deucaledonium
scharz-br_s_clyde = Fretum Hibernicum
scharz-br_s_atlantic = Oceanus Occidentalis
scharz-br_s_north_w = Oceanus Hyperboreus (West)
scharz-br_s_orkney = Oceanus Hyperboreus (Ost)

## Spielfelder der Karte Hunnen
scharz-hu_constantinopolis = Constantinopolis
scharz-hu_bithynia = Bithynia
scharz-hu_pannonia = Pannonia Secunda
scharz-hu_moesia1 = Moesia Prima
scharz-hu_dacia_rip = Dacia Ripensis
scharz-hu_moesia2 = Moesia Secunda
scharz-hu_scythia = Scythia Minor
scharz-hu_dardania = Dardania
scharz-hu_thracia = Thracia
scharz-hu_haemimontus = Haemimontus
scharz-hu_macedonia = Macedonia
scharz-hu_iazyges = Iazyges
scharz-hu_gepidia = Gepidia
scharz-hu_taifalia = Taifalia
scharz-hu_tervingia = Tervingia
scharz-hu_caucaland = Caucaland
scharz-hu_sereth = Sereth
scharz-hu_oium = Oium
scharz-hu_tyras = Tyras und Olbia
scharz-hu_podolia = Podolien
scharz-hu_tiasmin = Tjasmyn
scharz-hu_greuthungia = Greuthungia
scharz-hu_maeotis = Maeotis
scharz-hu_donets = Donez
scharz-hu_volhynia = Wolhynien
scharz-hu_pripet = Pripjetsümpfe
scharz-hu_polesia = Polesien
scharz-hu_desna = Desna
scharz-hu_tyragetia = Tyragetia
scharz-hu_chersonesus = Chersonesus
scharz-hu_taurica = Taurica
scharz-hu_panticapaeum = Panticapaeum
scharz-hu_phanagoria = Phanagoria
scharz-hu_tanais = Tanais
scharz-hu_zichia = Zichia
scharz-hu_kuban = Kuban
scharz-hu_manych = Manytsch
scharz-hu_kuma = Kuma
scharz-hu_terek = Terek
scharz-hu_don = Unterer Don
scharz-hu_khoper = Chopjor
scharz-hu_upper_don = Oberer Don
scharz-hu_volga_bend = Wolgabogen
scharz-hu_transvolga = Transwolga
scharz-hu_caspian_steppe = Kaspische Steppe
scharz-hu_s_propontis = Propontis
scharz-hu_s_aegean = Mare Aegaeum
scharz-hu_s_pontus_w = Pontus Euxinus (West)
scharz-hu_s_pontus_nw = Pontus Euxinus (Nordwest)
scharz-hu_s_pontus_s = Pontus Euxinus (Süd)
scharz-hu_s_pontus_e = Pontus Euxinus (Ost)
scharz-hu_s_maeotis = Palus Maeotis
scharz-hu_s_caspian = Mare Caspium
scharz-hu_r_danube = Donau
scharz-hu_r_danube_1 = Donau 1
scharz-hu_r_danube_2 = Donau 2
scharz-hu_r_danube_3 = Donau 3
scharz-hu_r_danube_4 = Donau 4
scharz-hu_r_dnieper = Dnjepr
scharz-hu_r_dnieper_1 = Dnjepr 1
scharz-hu_r_dnieper_2 = Dnjepr 2
scharz-hu_r_dnieper_3 = Dnjepr 3
scharz-hu_r_don = Don
scharz-hu_r_don_1 = Don 1
scharz-hu_r_don_2 = Don 2
scharz-hu_r_volga = Wolga
scharz-hu_r_volga_1 = Wolga 1
scharz-hu_r_volga_2 = Wolga 2

## Spielfelder der Karte Italia
scharz-it_taurini = Taurini
scharz-it_insubres = Insubres
scharz-it_cenomani = Cenomani
scharz-it_boii = Boii
scharz-it_lingones = Lingones
scharz-it_senones = Senones
scharz-it_veneti = Veneti
scharz-it_ligures = Ligures
scharz-it_corsica = Korsika
scharz-it_pisae = Pisae
scharz-it_volaterrae = Volaterrae
scharz-it_arretium = Arretium
scharz-it_clusium = Clusium
scharz-it_tarquinii = Tarquinii
scharz-it_roma = Roma
scharz-it_sabini = Sabini
scharz-it_volsci = Volsci
scharz-it_campania = Campania
scharz-it_marsi = Marsi
scharz-it_picenum = Picenum
scharz-it_samnium = Samnium
scharz-it_daunia = Daunia
scharz-it_lucania = Lucania
scharz-it_tarentum = Tarentum
scharz-it_thurii = Thurii
scharz-it_rhegium = Rhegium
scharz-it_messana = Messana
scharz-it_syracusae = Syracusae
scharz-it_corcyra = Epirus und Korkyra
scharz-it_karthago = Karthago
scharz-it_hippo = Hippo Regius
scharz-it_hadrumetum = Hadrumetum
scharz-it_lilybaeum = Lilybaeum
scharz-it_caralis = Caralis
scharz-it_tharros = Tharros
scharz-it_deserta = Deserta
scharz-it_histri = Histri
scharz-it_iapodes = Iapodes
scharz-it_dalmatae = Dalmatae
scharz-it_maezaei = Maezaei
scharz-it_ardiaei = Ardiaei
scharz-it_labeates = Labeates
scharz-it_taulantii = Taulantii
scharz-it_barb_rhaetia = Barbarorum (Rhaetia)
scharz-it_barb_noricum = Barbarorum (Noricum)
scharz-it_s_ligurian = Mare Ligusticum
scharz-it_s_sardinian = Mare Sardoum
scharz-it_s_tyrrhenian_n = Mare Tyrrhenum (Nord)
scharz-it_s_tyrrhenian_s = Mare Tyrrhenum (Süd)
scharz-it_s_africa_w = Mare Africum (West)
scharz-it_s_sicilian = Fretum Siculum
scharz-it_s_syrtis = Syrtis Minor
scharz-it_s_ionian_s = Mare Siculum
scharz-it_s_ionian_n = Sinus Tarentinus
scharz-it_s_adriatic_n = Mare Adriaticum (Nord)
scharz-it_s_adriatic_m = Mare Adriaticum (Mitte)
scharz-it_s_adriatic_s = Mare Adriaticum (Süd)

## Spielfelder der Karte Orient
scharz-or_sais = Sais
scharz-or_memphis = Memphis
scharz-or_avaris = Avaris
scharz-or_thebes = Theben
scharz-or_gaza = Gaza
scharz-or_hazor = Hazor
scharz-or_byblos = Byblos
scharz-or_qatna = Qatna
scharz-or_apum = Apum
scharz-or_tunip = Tunip
scharz-or_halab = Halab
scharz-or_ugarit = Ugarit
scharz-or_emar = Emar
scharz-or_hattusa = Hattuscha
scharz-or_kaska = Kaska
scharz-or_tuwanuwa = Tuwanuwa
scharz-or_kizzuwatna = Kizzuwatna
scharz-or_keftiu = Keftiu
scharz-or_wilusa = Wilusa
scharz-or_apasa = Apasa
scharz-or_lukka = Lukka
scharz-or_alashiya = Alashiya
scharz-or_isuwa = Isuwa
scharz-or_nairi = Nairi
scharz-or_kumme = Kumme
scharz-or_carchemish = Karkemisch
scharz-or_washukanni = Washukanni
scharz-or_urkesh = Urkesh
scharz-or_nineveh = Ninive
scharz-or_assur = Assur
scharz-or_arrapha = Arrapha
scharz-or_sippar = Sippar
scharz-or_babylon = Babylon
scharz-or_uruk = Uruk
scharz-or_sealand = Meerland
scharz-or_lullubum = Lullubum
scharz-or_namri = Namri
scharz-or_ellipi = Ellipi
scharz-or_susa = Susa
scharz-or_anshan = Anshan
scharz-or_liyan = Liyan
scharz-or_tadmor = Tadmor (Oase)
scharz-or_paths = Pfade
scharz-or_arabia = Wüste (Arabien)
scharz-or_libya = Wüste (Libyen)
scharz-or_s_aegean = Ägäisches Meer
scharz-or_s_creta = Meer von Keftiu
scharz-or_s_lycian = Meer von Lukka
scharz-or_s_libyan = Großes Grün (West)
scharz-or_s_delta = Großes Grün (Delta)
scharz-or_s_levant = Oberes Meer
scharz-or_s_cilician = Meer von Alashiya
scharz-or_s_red = Rotes Meer
scharz-or_s_gulf = Unteres Meer

## Spielfelder der Karte Taifas
scharz-ta_galicia = Galicien
scharz-ta_portucale = Portucale
scharz-ta_asturias = Asturien
scharz-ta_leon = León
scharz-ta_castilla = Kastilien
scharz-ta_vizcaya = Biskaya
scharz-ta_navarra = Navarra
scharz-ta_aragon = Aragón
scharz-ta_barcelona = Barcelona
scharz-ta_extremadura = Extremadura
scharz-ta_soria = Soria
scharz-ta_zaragoza = Saragossa
scharz-ta_tortosa = Tortosa
scharz-ta_albarracin = Albarracín
scharz-ta_valencia = Valencia
scharz-ta_toledo = Toledo
scharz-ta_badajoz = Badajoz
scharz-ta_lisboa = Lissabon
scharz-ta_silves = Silves
scharz-ta_sevilla = Sevilla
scharz-ta_cordoba = Córdoba
scharz-ta_granada = Granada
scharz-ta_murcia = Murcia
scharz-ta_baleares = Balearen
scharz-ta_tanger = Tanger
scharz-ta_nakur = Nakur
scharz-ta_fes = Fès
scharz-ta_sala = Sala
scharz-ta_tamesna = Tamesna
scharz-ta_marrakesh = Marrakesch
scharz-ta_atlas = Atlas
scharz-ta_tlemcen = Tlemcen
scharz-ta_sijilmasa = Sijilmasa
scharz-ta_alger = Algier
scharz-ta_sahara = Sahara
scharz-ta_poitou = Poitou
scharz-ta_bordeaux = Bordeaux
scharz-ta_gascogne = Gascogne
scharz-ta_toulouse = Toulouse
scharz-ta_limousin = Limousin
scharz-ta_auvergne = Auvergne
scharz-ta_narbonne = Narbonne
scharz-ta_provence = Provence
scharz-ta_s_biscay_n = Golf von Biskaya (Nord)
scharz-ta_s_cantabrian = Kantabrisches Meer
scharz-ta_s_galician = Atlantik (Galicien)
scharz-ta_s_lusitanian = Atlantik (Lusitanien)
scharz-ta_s_cadiz = Golf von Cádiz
scharz-ta_s_morocco = Atlantik (Marokko)
scharz-ta_s_alboran = Alborán-Meer
scharz-ta_s_algiers = Meer von Algier
scharz-ta_s_balearic = Balearen-Meer
scharz-ta_s_mallorca_e = Sardisches Meer
scharz-ta_s_lion = Golf von Lion
scharz-ta_r_guadalquivir = Guadalquivir
scharz-ta_r_tagus = Tajo
scharz-ta_r_douro = Douro
scharz-ta_r_garonne = Garonne
scharz-ta_r_ebro = Ebro
scharz-ta_r_rhone = Rhône

## Spielfelder der Karte Wikinger
scharz-vi_jutland = Jütland
scharz-vi_sjaelland = Seeland
scharz-vi_skane = Schonen
scharz-vi_gotaland = Götaland
scharz-vi_smaland = Småland
scharz-vi_svealand = Svealand
scharz-vi_gotland = Gotland
scharz-vi_viken = Viken
scharz-vi_rogaland = Rogaland
scharz-vi_hordaland = Hordaland
scharz-vi_trondelag = Trøndelag
scharz-vi_norrland = Norrland
scharz-vi_wessex = Wessex
scharz-vi_kent = Kent und London
scharz-vi_mercia = Mercia
scharz-vi_east_anglia = Ostanglien
scharz-vi_northumbria = Northumbrien
scharz-vi_wales = Wales
scharz-vi_cornwall = Cornwall
scharz-vi_alba = Alba
scharz-vi_strathclyde = Strathclyde
scharz-vi_ulster = Ulster
scharz-vi_connacht = Connacht und Munster
scharz-vi_leinster = Leinster
scharz-vi_neustria = Neustrien
scharz-vi_rouen = Rouen
scharz-vi_brittany = Bretagne
scharz-vi_aquitaine = Aquitanien
scharz-vi_burgundy = Burgund
scharz-vi_flanders = Flandern
scharz-vi_frisia = Friesland
scharz-vi_austrasia = Austrasien
scharz-vi_alemannia = Alemannien
scharz-vi_bavaria = Bayern
scharz-vi_saxony = Sachsen
scharz-vi_obotrites = Abodriten
scharz-vi_sorbs = Sorben
scharz-vi_bohemia = Böhmen
scharz-vi_pomerania = Pommern
scharz-vi_polans = Polanen
scharz-vi_vistula = Wislanen und Masowien
scharz-vi_prussia = Preußen
scharz-vi_lithuania = Litauen und Kurland
scharz-vi_livonia = Livland und Estland
scharz-vi_polotsk = Polozk
scharz-vi_s_norwegian = Norwegische See
scharz-vi_s_north_n = Nordsee (Nord)
scharz-vi_s_north_s = Nordsee (Süd)
scharz-vi_s_skagerrak = Skagerrak und Kattegat
scharz-vi_s_channel = Ärmelkanal
scharz-vi_s_biscay = Golf von Biskaya
scharz-vi_s_celtic = Keltische See
scharz-vi_s_irish = Irische See
scharz-vi_s_hebrides = Hebridensee
scharz-vi_s_baltic_w = Westliche Ostsee
scharz-vi_s_baltic_e = Östliche Ostsee
scharz-vi_s_bothnia = Bottnischer Meerbusen
scharz-vi_r_thames = Themse
scharz-vi_r_humber = Humber und Trent
scharz-vi_r_severn = Severn
scharz-vi_r_ouse = Great Ouse
scharz-vi_r_clyde = Clyde
scharz-vi_r_bann = Bann
scharz-vi_r_liffey = Liffey
scharz-vi_r_shannon = Shannon
scharz-vi_r_seine = Seine
scharz-vi_r_loire = Loire
scharz-vi_r_scheldt = Schelde
scharz-vi_r_rhine = Rhein
scharz-vi_r_elbe = Elbe
scharz-vi_r_oder = Oder
scharz-vi_r_vistula = Weichsel
scharz-vi_r_neman = Memel
scharz-vi_r_dvina = Düna
scharz-vi_r_glomma = Glomma
scharz-vi_r_gota = Göta älv
scharz-vi_r_malaren = Mälaren

## Aktionen
scharz-action-ready = Fertig
scharz-action-ready_unless_disturbed = Fertig, und nur fragen, wenn etwas geschieht
scharz-action-as_proposed = Wie vorgeschlagen
scharz-action-choose_faction = Dieses Volk führen: { $faction }
scharz-action-settle = { $opening_id ->
    [city_start] Eine Stadt gründen: { $at }
   *[other] Ein Dorf gründen: { $at }
}
scharz-action-resettle = Ein Dorf versetzen: { $from } → { $to }
scharz-action-pass = Verzichten
scharz-action-put = Hierher setzen: { $at }
scharz-action-put_herd = Die Herde ({ $herd }) hierher setzen: { $at }
scharz-action-select = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} auswählen
scharz-action-select_transports = { $at }: { $load_id ->
    [laden] beladene
   *[other] leere
} Transportschiffe{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} auswählen
scharz-action-select_fleet = { $at }: Schiffe als Flotte auswählen
scharz-action-stay_behind = { $at }, zurücklassen: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $load_id ->
    [laden] { " " }(beladen)
   *[other] { "" }
}
scharz-action-go = → { $to }: { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}
scharz-action-board = → { $to }: { $count ->
    [one] eine Einheit geht
   *[other] { $count } Einheiten gehen
} an Bord
scharz-action-moor = → { $to }: { $count ->
    [one] ein Schiff läuft
   *[other] { $count } Schiffe laufen
} in die Werft ein
scharz-action-transfer = → { $to }: { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
} von Hafen zu Hafen bringen
scharz-action-pay_march = 14 Prestige für Spezialzüge zahlen
scharz-action-select_herd = { $at }: eine Herde { $herd } treiben
scharz-action-drive_to = → { $to }: die Herde dorthin treiben
scharz-action-select_good = { $at }: { $count } × { $good } befördern
scharz-action-carry_to = → { $to }: dorthin bringen
scharz-action-reroll = 4 Prestige zahlen und neu würfeln
scharz-action-accept = Den Wurf gelten lassen
scharz-action-reroll_weather = { $at }: 4 Prestige zahlen und das Wetter neu würfeln
scharz-action-toll = { $count ->
    [0] Keinen Zoll zahlen
    [one] Zoll für eine Einheit zahlen
   *[other] Zoll für { $count } Einheiten zahlen
}
scharz-action-toll_for = Zoll zahlen für { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-live_off_the_land = Das Feld plündern, statt zu würfeln
scharz-action-take_nothing = Das Feld plündern, statt zu würfeln, aber Saat und Herden stehen lassen
scharz-action-roll_for_units = Für jede Einheit würfeln
scharz-action-feed = Ernähren
scharz-action-lose = Verloren geben
scharz-action-sacrifice = Anstelle der Siedlung opfern: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-withdraw = { $at }: { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} zurückziehen
scharz-action-withdraw_builders = { $at }: { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} von der Baustelle zurückziehen
scharz-action-withdraw_herd = { $at }: eine Herde { $herd } zurückziehen
scharz-action-put_to_sea = → { $to }: { $count ->
    [one] ein Schiff läuft
   *[other] { $count } Schiffe laufen
} aus
scharz-action-keep_herd = { $at }: die Herde { $herd } behalten
scharz-action-stand_outside = { $at }, steht im Freien: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-attack = { $target } angreifen
scharz-action-charge = { $cavalry ->
    [0] { $elephants ->
        [0] Kein Sturmangriff
       *[other] Sturmangriff: { $elephants } × Kriegselefant
    }
   *[other] Sturmangriff: { $cavalry } × Kavallerie{ $elephants ->
        [0] { "" }
       *[other] , { $elephants } × Kriegselefant
    }
}
scharz-action-charge_with = Sturmangriff: { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_die = Neu würfeln: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_fort = Neu würfeln: ein Würfel der Mauern
scharz-action-aim = 6 Prestige zahlen und hinten treffen: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hit = Opfer: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-free = { $shields ->
    [0] Alle als Schwerter behalten
    [one] 1 Schild, sonst Schwerter
   *[other] { $shields } Schilde, sonst Schwerter
}
scharz-action-flee = Flucht: { $to }
scharz-action-assault = Sturm
scharz-action-break_off = Sturm abbrechen
scharz-action-occupy = { $city_id ->
    [raze] Alles zerstören
   *[other] { $port_id ->
        [raze] Als Dorf behalten, den Hafen zerstören
       *[other] Als Dorf behalten; ein Hafen wird zum Dock
    }
}
scharz-action-plunder = { $at }: plündern{ $loot_id ->
    [steal] { " " }und nehmen, was da ist
   *[other] { " " }und vernichten, was da ist
}
scharz-action-plunder_for = { $at }: plündern, { $herd } nehmen, den Rest vernichten
scharz-action-raise = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} aufsteigen lassen
scharz-action-pay_builders = 12 Prestige zahlen: Alle Bauleute arbeiten doppelt
scharz-action-propose = { $proposal_id ->
    [tribute] Waffenstillstand gegen Tribut mit { $target }, { $giver_id ->
        [proposer] du zahlst
       *[other] { $target } zahlt
    }
    [aid] { $giver_id ->
        [proposer] { $target } Hilfe geben
       *[other] { $target } um Hilfe bitten
    }
    [vassalhood] { $giver_id ->
        [proposer] Vasall von { $target } werden
       *[other] { $target } zum Vasallen machen
    }
   *[other] Frieden gegen Lösegeld mit { $target }, { $giver_id ->
        [proposer] du zahlst
       *[other] { $target } zahlt
    }
}
scharz-action-offer = { $gold ->
    [0] Ohne Gold
   *[other] Für { $gold } Gold
}
scharz-action-offer_for_ever = Für { $gold } Gold, einmal und für die ganze Partie
scharz-action-offer_from_lord = Der Herr legt { $gold } Gold für den Vasallen dazu
scharz-action-revolt = Gegen den Herrn aufbegehren
scharz-action-agree = { $index ->
    [0] Den ersten
    [1] Den zweiten
   *[other] Den dritten
} Vorschlag von { $target } annehmen
scharz-action-buy_infantry = { $at }: Leichte Infanterie kaufen, 2 Gold
scharz-action-recruit = { $at }: Leichte Infanterie rekrutieren, 1 Gold
scharz-action-double_quota = { $at }: Kontingent verdoppeln, 2 Prestige
scharz-action-hire = { $at }: einen Söldner{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} anwerben
scharz-action-hire_for_prestige = { $at }: einen Söldner{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} für 10 Prestige und Gold anwerben
scharz-action-buy_elephant = { $at }: einen Kriegselefanten{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} kaufen
scharz-action-buy_corsair = { $at }: einen Korsaren für 10 Gold
scharz-action-buy_corsair_for_prestige = { $at }: einen Korsaren für 16 Prestige
scharz-action-upgrade = { $at }: Leichte Infanterie{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} aufwerten, neu: { $to }
scharz-action-mount = { $at }: Leichte Infanterie{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} zu Kavallerie aufwerten, Pferde aus { $from }
scharz-action-degrade = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} degradieren
scharz-action-disembark = { $at } → { $to }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} als Leichte Infanterie an Land setzen
scharz-action-train = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} ausbilden, 2 Gold
scharz-action-buy_good = { $at }: { $good } kaufen
scharz-action-sell_good = { $at }: { $count } × { $good } verkaufen
scharz-action-buy_herd = { $at }: eine Herde { $herd } kaufen
scharz-action-sell_herd = { $at }: eine Herde { $herd } verkaufen
scharz-action-slaughter = { $at }: eine Herde { $herd } schlachten
scharz-action-build = { $at }: { $building_id ->
    [build_port] einen
    [build_city] eine
    [build_fort] eine
   *[other] ein
} { $building } bauen
scharz-action-build_with = { $at }: { $building_id ->
    [build_port] einen
    [build_city] eine
    [build_fort] eine
   *[other] ein
} { $building } mit { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} bauen
scharz-action-enter_site = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} auf die Baustelle schicken
scharz-action-hurry = { $at }: den Bau um ein Viertel beschleunigen
scharz-action-cancel_site = { $at }: die Baustelle aufgeben
scharz-action-dismantle = { $at }: { $building_id ->
    [build_port] den
    [build_city] die
    [build_fort] die
   *[other] das
} { $building } abreißen
scharz-action-clean = { $at }: den Plünderungsmarker entfernen, 3 Gold
scharz-action-hire_commander = Anwerben: { $commander }
scharz-action-change_rival = Neuer Rivale: { $rival }, 8 Prestige
scharz-action-dismiss = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} entlassen
scharz-action-buy_in_belgica = Schwere Infanterie in Belgica kaufen, 5 Gold
scharz-action-sow = { $at }: säen
scharz-action-reap = { $at } → { $to }: Ernte einbringen
scharz-action-celebrate = Ein { $feast } feiern
scharz-action-draw_from = { $at }: zuerst von hier nehmen, { $good }
scharz-action-eat_first = Um { $at }: zuerst { $food } essen
scharz-action-land_fish = { $at }: { $count } Fisch anlanden
scharz-action-let_commander_go = Den Kommandeur ohne Lohn gehen lassen
scharz-action-give_up = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} aufgeben
scharz-action-abandon = { $at }: die Siedlung aufgeben
scharz-action-announce = { $way } beanspruchen

## Ereignisse
scharz-event-rival_drawn = { $seat_is_you ->
    [yes] Dein Rivale
   *[no] Rivale von { $seat }
}: { $rival_is_you ->
    [yes] du
   *[no] { $rival }
}.
scharz-event-first_player = { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} die Initiative.
scharz-event-faction_chosen = { $seat_is_you ->
    [yes] Du führst
   *[no] { $seat } führt
} dieses Volk: { $faction }.
scharz-event-village_founded = { $at }: { $seat_is_you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} ein Dorf.
scharz-event-city_founded = { $at }: { $seat_is_you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} eine Stadt.
scharz-event-village_moved = { $from } → { $to }: { $seat_is_you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
} ein Dorf.
scharz-event-season_began = Jahr { $year }: { $season }.
scharz-event-new_year = Jahr { $year } beginnt.
scharz-event-year_counted = Verluste des Jahres, { $seat_is_you ->
    [yes] für dich
   *[no] für { $seat }
}: +{ $gained } / −{ $lost } Siegpunkte.
scharz-event-vikings_landed = { $at }: { $seat_is_you ->
    [yes] Deine Wikinger
   *[no] Die Wikinger von { $seat }
} treffen ein.
scharz-event-herds_born = { $seat_is_you ->
    [yes] Du züchtest
   *[no] { $seat } züchtet
} { $herd }: { $count ->
    [one] eine neue Herde
   *[other] { $count } neue Herden
}.
scharz-event-herd_lost = { $at }: { $seat_is_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} eine Herde { $herd }.
scharz-event-winter_weather = Winter, { $climate }: { $winter_id ->
    [good] gut, Herden im Freien brauchen kein Futter
    [bad] schlecht, keine Bewegung zu Lande
   *[other] normal
}.
scharz-event-storms = Winterstürme toben auf See.
scharz-event-river_froze = { $at }: Der Fluss ist zugefroren.
scharz-event-moved = { $from } → { $to }: { $seat_is_you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} { $count } × { $kind }.
scharz-event-sallied = { $at }: { $seat_is_you ->
    [yes] Du führst
   *[no] { $seat } führt
} { $count } × { $kind } aus der Siedlung.
scharz-event-disembarked = { $at }: { $seat_is_you ->
    [yes] Du schiffst
   *[no] { $seat } schifft
} { $count } × { $kind } aus.
scharz-event-boarded = { $at }: { $seat_is_you ->
    [yes] Du schiffst
   *[no] { $seat } schifft
} { $count } × { $kind } ein.
scharz-event-paid_march = { $seat_is_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} 14 Prestige für Spezialzüge.
scharz-event-herd_driven = { $from } → { $to }: { $seat_is_you ->
    [yes] Du treibst
   *[no] { $seat } treibt
} eine Herde { $herd }.
scharz-event-carried = { $from } → { $to }: { $seat_is_you ->
    [yes] Du beförderst
   *[no] { $seat } befördert
} { $count ->
    [one] eine Ware
   *[other] { $count } Waren
}.
scharz-event-raid = { $at }: { $seat_is_you ->
    [yes] Deine Befestigung überfällt
   *[no] Die Befestigung von { $seat } überfällt
} { $target_is_you ->
    [yes] dich
   *[no] { $target }
}: { $swords ->
    [0] kein Schwert
    [one] ein Schwert
   *[other] { $swords } Schwerter
}.
scharz-event-destroyed = { $at }: { $by_is_you ->
    [yes] Du vernichtest
   *[no] { $by } vernichtet
} { $owner_is_you ->
    [yes] eine deiner Einheiten
   *[no] eine Einheit von { $owner }
}: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-unit_lost = { $at }: { $owner_is_you ->
    [yes] Du verlierst
   *[no] { $owner } verliert
} eine Einheit: { $kind }.
scharz-event-toll_paid = { $seat_is_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} Zoll für { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}.
scharz-event-rerolled = { $seat_is_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} Prestige für einen Neuwurf.
scharz-event-weather_rerolled = { $at }: { $seat_is_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} Prestige für einen Neuwurf; der Würfel zeigt { $die }.
scharz-event-went_inside = { $at }: { $seat_is_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count } × { $kind } in die Siedlung zurück.
scharz-event-battle_began = { $at }: Schlacht zwischen { $by_is_you ->
    [yes] dir
   *[no] { $by }
} und { $target_is_you ->
    [yes] dir
   *[no] { $target }
}.
scharz-event-charged = { $seat_is_you ->
    [yes] Du führst
   *[no] { $seat } führt
} einen Sturmangriff mit { $count ->
    [one] einer Einheit
   *[other] { $count } Einheiten
} aus.
scharz-event-struck = Runde { $round }: { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $swords ->
    [0] kein Schwert
    [one] ein Schwert
   *[other] { $swords } Schwerter
} und { $shields ->
    [0] keinen Schild
    [one] einen Schild
   *[other] { $shields } Schilde
}.
scharz-event-fled = { $at } → { $to }: { $seat_is_you ->
    [yes] Du fliehst
   *[no] { $seat } flieht
}.
scharz-event-battle_won = { $at }: { $winner_is_you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
} die Schlacht gegen { $target_is_you ->
    [yes] dich
   *[no] { $target }
}.
scharz-event-battle_drawn = { $at }: Die Schlacht zwischen { $by_is_you ->
    [yes] dir
   *[no] { $by }
} und { $target_is_you ->
    [yes] dir
   *[no] { $target }
} bleibt unentschieden.
scharz-event-assault_began = { $at }: { $by_is_you ->
    [yes] Du stürmst
   *[no] { $by } stürmt
} { $target_is_you ->
    [yes] deine Siedlung
   *[no] die Siedlung von { $target }
}.
scharz-event-breached = { $at }: { $by_is_you ->
    [yes] Du brichst
   *[no] { $by } bricht
} durch die Mauern.
scharz-event-assault_failed = { $at }: { $by_is_you ->
    [yes] Dein Sturm
   *[no] Der Sturm von { $by }
} scheitert.
scharz-event-settlement_razed = { $at }: { $by_is_you ->
    [yes] Du zerstörst
   *[no] { $by } zerstört
} { $owner_is_you ->
    [yes] deine Siedlung
   *[no] die Siedlung von { $owner }
}{ $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } Gold Beute)
}.
scharz-event-settlement_taken = { $at }: { $by_is_you ->
    [yes] Du besetzt
   *[no] { $by } besetzt
} { $owner_is_you ->
    [yes] deine Siedlung
   *[no] die Siedlung von { $owner }
}.
scharz-event-settlement_surrendered = { $at }: { $owner_is_you ->
    [yes] Deine Siedlung
   *[no] Die Siedlung von { $owner }
} ergibt sich { $by_is_you ->
    [yes] dir
   *[no] { $by }
}.
scharz-event-settlement_starved = { $at }: { $owner_is_you ->
    [yes] Deine Siedlung
   *[no] Die Siedlung von { $owner }
} hungert und schrumpft oder geht verloren.
scharz-event-plundered = { $at }: { $seat_is_you ->
    [yes] Du plünderst
   *[no] { $seat } plündert
} das Feld.
scharz-event-crop_taken = { $at }: { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $owner_is_you ->
    [yes] dir
   *[no] { $owner }
} { $count } Getreide ab.
scharz-event-crop_destroyed = { $at }: { $seat_is_you ->
    [yes] Du verbrennst
   *[no] { $seat } verbrennt
} { $owner_is_you ->
    [yes] deine Saat
   *[no] die Saat von { $owner }
}.
scharz-event-herd_taken = { $at }: { $seat_is_you ->
    [yes] Du raubst
   *[no] { $seat } raubt
} { $owner_is_you ->
    [yes] dir
   *[no] { $owner }
} eine Herde { $herd }.
scharz-event-herd_destroyed = { $at }: { $seat_is_you ->
    [yes] Du vernichtest
   *[no] { $seat } vernichtet
} { $owner_is_you ->
    [yes] deine Herde
   *[no] eine Herde von { $owner }
}: { $herd }.
scharz-event-unit_raised = { $at }: { $seat_is_you ->
    [yes] Eine deiner Einheiten
   *[no] Eine Einheit von { $seat }
} gewinnt Erfahrung: { $kind }, jetzt { $level }.
scharz-event-paid_builders = { $seat_is_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} 12 Prestige: Alle Bauleute arbeiten doppelt.
scharz-event-built = { $at }: { $seat_is_you ->
    [yes] Du vollendest
   *[no] { $seat } vollendet
} { $building_id ->
    [build_port] einen
    [build_city] eine
    [build_fort] eine
   *[other] ein
} { $building }.
scharz-event-site_begun = { $at }: { $seat_is_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} { $building_id ->
    [build_port] einen
    [build_city] eine
    [build_fort] eine
   *[other] ein
} { $building }.
scharz-event-removed = { $at }: { $seat_is_you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} { $building_id ->
    [build_port] den
    [build_city] die
    [build_fort] die
   *[other] das
} { $building }.
scharz-event-declined = { $target_is_you ->
    [yes] Du lehnst
   *[no] { $target } lehnt
} { $seat_is_you ->
    [yes] deinen Vorschlag
   *[no] den Vorschlag von { $seat }
} ab: { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] Hilfe als Gabe
       *[other] Hilfe als Bitte
    }
    [tribute] { $giver_id ->
        [proposer] Waffenstillstand, Tribut angeboten
       *[other] Waffenstillstand, Tribut gefordert
    }
    [vassalhood] { $giver_id ->
        [proposer] Vasallenschaft, Dienst angeboten
       *[other] Vasallenschaft, Dienst gefordert
    }
   *[other] { $giver_id ->
        [proposer] Frieden, Lösegeld angeboten
       *[other] Frieden, Lösegeld gefordert
    }
}{ $gold ->
    [0] { "" }
   *[other] { $payer_id ->
        [superior] , { $gold } Gold vom Herrn
       *[other] , { $gold } Gold
    }
}.
scharz-event-lapsed = { $seat_is_you ->
    [yes] Dein Vorschlag
   *[no] Der Vorschlag von { $seat }
}, angenommen von { $target_is_you ->
    [yes] dir
   *[no] { $target }
}, verfällt: { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] Hilfe als Gabe
       *[other] Hilfe als Bitte
    }
    [tribute] { $giver_id ->
        [proposer] Waffenstillstand, Tribut angeboten
       *[other] Waffenstillstand, Tribut gefordert
    }
    [vassalhood] { $giver_id ->
        [proposer] Vasallenschaft, Dienst angeboten
       *[other] Vasallenschaft, Dienst gefordert
    }
   *[other] { $giver_id ->
        [proposer] Frieden, Lösegeld angeboten
       *[other] Frieden, Lösegeld gefordert
    }
}{ $gold ->
    [0] { "" }
   *[other] { $payer_id ->
        [superior] , { $gold } Gold vom Herrn
       *[other] , { $gold } Gold
    }
}.
scharz-event-pact_made = { $kind_id ->
    [peace] Frieden: { $target_is_you ->
        [yes] Du zahlst
       *[no] { $target } zahlt
    } { $winner_is_you ->
        [yes] dir
       *[no] { $winner }
    } { $gold } Gold Lösegeld.
    [vassalage] { $target_is_you ->
        [yes] Du wirst
       *[no] { $target } wird
    } { $winner_is_you ->
        [yes] dein Vasall
       *[no] Vasall von { $winner }
    }{ $gold ->
        [0] { "" }
       *[other] { $payer_id ->
            [superior] , mit { $gold } Gold vom Herrn
           *[other] , mit { $gold } Gold
        }
    }.
   *[other] Waffenstillstand: { $target_is_you ->
        [yes] Du zahlst
       *[no] { $target } zahlt
    } { $winner_is_you ->
        [yes] dir
       *[no] { $winner }
    } { $gold } Gold Tribut.
}
scharz-event-pact_ended = Das Abkommen zwischen { $seat_is_you ->
    [yes] dir
   *[no] { $seat }
} und { $target_is_you ->
    [yes] dir
   *[no] { $target }
} endet.
scharz-event-aid_given = { $seat_is_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $target_is_you ->
    [yes] dir
   *[no] { $target }
} { $gold } Gold Hilfe.
scharz-event-revolted = { $seat_is_you ->
    [yes] Du begehrst
   *[no] { $seat } begehrt
} gegen { $target_is_you ->
    [yes] dich
   *[no] { $target }
} auf.
scharz-event-guests_left = { $from } → { $to }: { $seat_is_you ->
    [yes] Deine Einheiten
   *[no] Die Einheiten von { $seat }
} verlassen { $target_is_you ->
    [yes] dein Land
   *[no] { $target ->
        [none] das Land des Partners
       *[other] das Land von { $target }
    }
}.
scharz-event-bought = { $at }: { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} eine neue Einheit: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-upgraded = { $at }: { $seat_is_you ->
    [yes] Du wertest
   *[no] { $seat } wertet
} Leichte Infanterie auf: { $kind }.
scharz-event-trained = { $at }: { $seat_is_you ->
    [yes] Du bildest
   *[no] { $seat } bildet
} eine Einheit aus: { $kind }.
scharz-event-degraded = { $at }: { $seat_is_you ->
    [yes] Du degradierst
   *[no] { $seat } degradiert
} eine Einheit: { $kind }.
scharz-event-dismissed = { $at }: { $seat_is_you ->
    [yes] Du entlässt
   *[no] { $seat } entlässt
} eine Einheit: { $kind }.
scharz-event-good_bought = { $at }: { $seat_is_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $count } × { $good }.
scharz-event-good_sold = { $at }: { $seat_is_you ->
    [yes] Du verkaufst
   *[no] { $seat } verkauft
} { $count } × { $good }.
scharz-event-herd_bought = { $at }: { $seat_is_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} eine Herde { $herd }.
scharz-event-herd_sold = { $at }: { $seat_is_you ->
    [yes] Du verkaufst
   *[no] { $seat } verkauft
} eine Herde { $herd }.
scharz-event-slaughtered = { $at }: { $seat_is_you ->
    [yes] Du schlachtest
   *[no] { $seat } schlachtet
} eine Herde { $herd }.
scharz-event-hurried = { $at }: { $seat_is_you ->
    [yes] Du beschleunigst
   *[no] { $seat } beschleunigt
} den Bau.
scharz-event-site_cancelled = { $at }: { $seat_is_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} die Baustelle auf.
scharz-event-site_lost = { $at }: { $seat_is_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} die Baustelle.
scharz-event-cleaned = { $at }: { $seat_is_you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} den Plünderungsmarker.
scharz-event-commander_hired = { $seat_is_you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
} an: { $commander }.
scharz-event-commander_left = { $seat_is_you ->
    [yes] Dein unbezahlter Kommandeur
   *[no] Der unbezahlte Kommandeur von { $seat }
} geht.
scharz-event-rival_changed = { $seat_is_you ->
    [yes] Dein neuer Rivale
   *[no] Neuer Rivale von { $seat }
}: { $rival_is_you ->
    [yes] du
   *[no] { $rival }
}.
scharz-event-wages_paid = { $seat_is_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $gold } Gold Lohn.
scharz-event-fish_caught = { $at }: { $seat_is_you ->
    [yes] Du fängst
   *[no] { $seat } fängt
} { $count } Fisch.
scharz-event-sown = { $at }: { $seat_is_you ->
    [yes] Du säst
   *[no] { $seat } sät
}.
scharz-event-grew = { $at }: { $count ->
    [0] Nichts wächst
   *[other] Es wächst { $count } Getreide
}.
scharz-event-taxes_collected = { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $gold } Gold Steuern ein.
scharz-event-hiring_share = { $seat_is_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $gold } Gold, weil Rom Söldner angeworben hat.
scharz-event-tax_shared = { $seat_is_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $gold } Gold der Steuern an { $target_is_you ->
    [yes] dich
   *[no] { $target }
} ab.
scharz-event-harvested = { $at } → { $to }: { $seat_is_you ->
    [yes] Du erntest
   *[no] { $seat } erntet
} { $count } Getreide.
scharz-event-grain_lost = { $at }: { $seat_is_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $count } Getreide, weil kein Speicher Platz hat.
scharz-event-feasted = { $seat_is_you ->
    [yes] Du feierst
   *[no] { $seat } feiert
} ein { $feast }: { $points } Prestige.
scharz-event-fed = { $seat_is_you ->
    [yes] Du ernährst
   *[no] { $seat } ernährt
} Siedlungen, Einheiten und Herden: { $grain ->
    [0] { $fish ->
        [0] { $meat ->
            [0] keine Nahrung nötig
           *[other] { "" }
        }
       *[other] { $fish } Fisch{ $meat ->
            [0] { "" }
           *[other] ,{ " " }
        }
    }
   *[other] { $grain } Getreide{ $fish ->
        [0] { "" }
       *[other] , { $fish } Fisch
    }{ $meat ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $meat ->
    [0] { "" }
   *[other] { $meat } Fleisch
}.
scharz-event-prestige_fell = { $seat_is_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $points } Prestige für verlorene Siegpunkte.
scharz-event-eliminated = { $seat_is_you ->
    [yes] Du scheidest
   *[no] { $seat } scheidet
} aus.
scharz-event-announced = { $seat_is_you ->
    [yes] Du beanspruchst
   *[no] { $seat } beansprucht
} { $way }.
scharz-event-announcement_lapsed = { $seat_is_you ->
    [yes] Dein Anspruch
   *[no] Der Anspruch von { $seat }
} ({ $way }) verfällt.
scharz-event-match_won = { $winner_is_you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
}: { $way }.
scharz-event-ranked = { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} am Ende { $points ->
    [one] 1 Bedeutungspunkt
   *[other] { $points } Bedeutungspunkte
}{ $fed ->
    [yes] { "" }
   *[no] , { $seat_is_you ->
        [yes] kannst
       *[no] kann
    } aber nicht jede Siedlung ernähren
}.

## Aufforderungen
scharz-prompt-choose_factions = Wähle das Volk, das du führst.
scharz-prompt-wait_choose_factions = Die Völker werden gewählt.
scharz-prompt-first_village = Setze dein erstes Dorf.
scharz-prompt-wait_first_village = Die ersten Dörfer werden gesetzt.
scharz-prompt-second_village = Setze dein zweites Dorf.
scharz-prompt-wait_second_village = Die zweiten Dörfer werden gesetzt.
scharz-prompt-third_village = Setze dein drittes Dorf.
scharz-prompt-wait_third_village = Die dritten Dörfer werden gesetzt.
scharz-prompt-move_village = Versetze eines deiner Dörfer oder drücke „Verzichten“.
scharz-prompt-wait_move_village = Dörfer dürfen noch einmal versetzt werden.
scharz-prompt-pieces = { $piece ->
    [none] Deine Startsteine stehen auf deinen Feldern.
   *[other] Startsteine: Wohin setzt du { $piece_id ->
        [sheep] eine Herde { $piece }
        [pigs] eine Herde { $piece }
        [cattle] eine Herde { $piece }
        [horses] eine Herde { $piece }
       *[other] 1 × { $piece }
    }{ $level_id ->
        [none] { "" }
       *[other] { " " }({ $level })
    }{ $left ->
        [1] { "" }
       *[other] { " " }(von { $left })
    }? Oder drücke „Wie vorgeschlagen“.
}
scharz-prompt-wait_pieces = Die Startsteine werden gesetzt.
scharz-prompt-new_year = Neujahr: Kaufe in Belgica Schwere Infanterie, wenn du willst, und drücke dann „Fertig“.
scharz-prompt-wait_new_year = Neujahr: In Belgica darf Schwere Infanterie gekauft werden.
scharz-prompt-breeding = Vermehrung{ $herd ->
    [none] { "" }
   *[other] , { $herd }
}: Der Würfel zeigt { $die }, kein Nachwuchs. Neu würfeln?
scharz-prompt-wait_breeding = Vermehrung: Ein Spieler darf neu würfeln.
scharz-prompt-births = Wo weiden die neuen Herden?
scharz-prompt-wait_births = Die neuen Herden werden gesetzt.
scharz-prompt-weather = Wetter: Welche Würfel werden neu geworfen, für je 4 Prestige? Drücke dann „Fertig“.
scharz-prompt-wait_weather = Wetter: Ein Spieler darf neu würfeln.
scharz-prompt-harvest = Ernte: Welche Saat kommt in welchen Speicher? Drücke dann „Fertig“.
scharz-prompt-wait_harvest = Die Ernte wird eingebracht.
scharz-prompt-units = Befehle: Bewege deine Einheiten und drücke dann „Fertig“.
scharz-prompt-wait_units = Befehle werden geschrieben.
scharz-prompt-raids = { $at ->
    [none] Überfall
   *[other] { $at }, Überfall deiner Befestigung
}: Wähle das nächste Opfer.
scharz-prompt-wait_raids = { $at ->
    [none] Überfall
   *[other] { $at }, Überfall einer Befestigung
}: Opfer werden gewählt.
scharz-prompt-special = Spezialzüge: Reiter und Flotten dürfen noch einmal ziehen und Einheiten von Hafen zu Hafen; drücke dann „Fertig“.
scharz-prompt-wait_special = Spezialzüge werden befohlen.
scharz-prompt-herds = Treibe Herden und befördere Vorräte in deinem Reich; drücke dann „Fertig“.
scharz-prompt-wait_herds = Herden und Vorräte werden bewegt.
scharz-prompt-retreat = Rückzug: Einheiten, die noch nicht gezogen sind, dürfen zu einer Siedlung oder an Bord; drücke dann „Fertig“.
scharz-prompt-wait_retreat = Rückzüge werden befohlen.
scharz-prompt-attrition = Abnutzung{ $at ->
    [none] { "" }
   *[other] , { $at }
}{ $kind ->
    [none] { "" }
   *[other] , { $kind }
}: { $die ->
    [none] Das Feld plündern oder für jede Einheit würfeln?
   *[other] Der Würfel zeigt { $die }.
}
scharz-prompt-wait_attrition = Abnutzung{ $at ->
    [none] { "" }
   *[other] , { $at }
}: Ein Spieler entscheidet.
scharz-prompt-withdraw = Vor deiner Siedlung stehen Feinde: Wer zieht sich zurück? Drücke dann „Fertig“.
scharz-prompt-wait_withdraw = Ein Spieler darf sich in eine Siedlung zurückziehen.
scharz-prompt-battles = { $at }: Angreifen oder abwarten?
scharz-prompt-wait_battles = { $at }: Über Angriff wird entschieden.
scharz-prompt-charge = { $at }: Wer führt den Sturmangriff aus?
scharz-prompt-wait_charge = { $at }: Über Sturmangriffe wird entschieden.
scharz-prompt-rerolls = { $at }: Würfel neu werfen oder weiter?
scharz-prompt-wait_rerolls = { $at }: Würfel dürfen neu geworfen werden.
scharz-prompt-hits = { $at }: Wähle das nächste Opfer.
scharz-prompt-wait_hits = { $at }: Opfer werden gewählt.
scharz-prompt-free_swords = { $at }: Freie Schwerter in der nächsten Runde als Schilde oder als Schwerter?
scharz-prompt-wait_free_swords = { $at }: Über freie Schwerter wird entschieden.
scharz-prompt-flight = { $at }: Weiterkämpfen oder fliehen?
scharz-prompt-wait_flight = { $at }: Über Flucht wird entschieden.
scharz-prompt-sieges = { $at }: Die Siedlung stürmen?
scharz-prompt-wait_sieges = { $at }: Der Belagerer entscheidet über den Sturm.
scharz-prompt-go_on = { $at }: Noch eine Runde Sturm oder den Sturm abbrechen?
scharz-prompt-wait_go_on = { $at }: Der Belagerer entscheidet, ob es weitergeht.
scharz-prompt-fall = { $at } ist gefallen: Was wird daraus?
scharz-prompt-wait_fall = { $at } ist gefallen; über das Schicksal wird entschieden.
scharz-prompt-plunder = Welche Felder plünderst du, und wohin kommt die Beute? Drücke dann „Fertig“.
scharz-prompt-wait_plunder = Felder dürfen geplündert werden.
scharz-prompt-experience = Welche Einheiten steigen auf? Drücke dann „Fertig“.
scharz-prompt-wait_experience = Erfahrung wird vergeben.
scharz-prompt-build = Bauen: 12 Prestige zahlen, damit alle doppelt arbeiten?
scharz-prompt-wait_build = Die Bauleute dürfen angetrieben werden.
scharz-prompt-propose = Diplomatie: Mache bis zu drei Vorschläge und drücke dann „Fertig“.
scharz-prompt-wait_propose = Vorschläge werden geschrieben.
scharz-prompt-answer = Diplomatie: Welche Vorschläge nimmst du an? Drücke dann „Fertig“.
scharz-prompt-wait_answer = Vorschläge werden beantwortet.
scharz-prompt-trade = Handel: Kaufe, verkaufe, baue und bilde aus; drücke dann „Fertig“.
scharz-prompt-wait_trade = Alle handeln.
scharz-prompt-wages = Dein Gold reicht nicht für alle: Wen gibst du auf?
scharz-prompt-wait_wages = Löhne werden gezahlt.
scharz-prompt-fishing = Fischen{ $at ->
    [none] { "" }
   *[other] , { $at }
}: Der Würfel zeigt { $die }, kein Fang. Neu würfeln?
scharz-prompt-wait_fishing = Fischen: Ein Spieler darf neu würfeln oder wählt eine Werft.
scharz-prompt-sowing = Wo säst du? Drücke dann „Fertig“.
scharz-prompt-fishing_yard = Fischen, { $at }: { $left } Fisch. In welche Werft kommt der Fang?
scharz-prompt-wait_sowing = Felder werden besät.
scharz-prompt-feasts = Wie groß ist dein Fest?
scharz-prompt-wait_feasts = Feste werden vorbereitet.
scharz-prompt-feeding = Die Nahrung ist knapp: Schlachte Herden, gib Einheiten auf, oder ernähre wie vorgeschlagen.
scharz-prompt-feeding_enough = Es ist genug Nahrung für alle da. Du kannst noch Herden schlachten und sagen, was zuerst gegessen wird; übriges Fleisch wird verkauft.
scharz-prompt-wait_feeding = Siedlungen, Einheiten und Herden werden ernährt.
scharz-prompt-siege_feeding = Hinter den Mauern ist die Nahrung knapp: Schlachte Herden, gib Einheiten auf, oder ernähre wie vorgeschlagen.
scharz-prompt-wait_siege_feeding = Die Belagerten werden ernährt.
scharz-prompt-quick_wages = Dein Gold reicht nicht für alles: Was gibst du auf?
scharz-prompt-wait_quick_wages = Löhne werden gezahlt.
scharz-prompt-round_end = Du darfst einen Sieg beanspruchen. Er muss am Ende der nächsten Runde noch gelten.
scharz-prompt-wait_round_end = Ein Spieler darf einen Sieg beanspruchen.
scharz-prompt-room_ships = { $at }: Es gibt keinen Liegeplatz mehr. In welches Meer fahren die Schiffe{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}?
scharz-prompt-room_herds = { $at }: Ein Stall ist übrig. Welche Herde behält ihn?
scharz-prompt-room_garrison = { $at }: Drinnen ist zu wenig Platz. Wer steht im Freien?
scharz-prompt-wait_room = { $at ->
    [none] Der Platz reicht nicht
   *[other] { $at }: Der Platz reicht nicht
}; der Besitzer entscheidet.
scharz-prompt-over = Die Partie ist zu Ende.

## Warum nicht
scharz-why-aid_given = Zwischen euch beiden gab es in diesem Jahr schon Hilfe.
scharz-why-bad_winter = Schlechtes Winterwetter: In dieser Zone zieht niemand zu Lande.
scharz-why-barren = Auf Ödland wächst nichts.
scharz-why-black_river = Der Fluss ist nur mit einem Schiff in diesem Abschnitt oder auf dem Eis zu überqueren.
scharz-why-bought_this_round = Diese Einheit wurde erst in dieser Runde gekauft.
scharz-why-bound_already = Euch beide bindet schon ein Abkommen, das mindestens so stark ist.
scharz-why-building_stands = Dieses Gebäude steht dort schon.
scharz-why-buy_or_recruit = In einer Siedlung wird je Runde entweder gekauft oder rekrutiert, nicht beides.
scharz-why-cannot_degrade = Dort, wo diese Einheit steht, lässt sie sich nicht degradieren.
scharz-why-cannot_train = Ausgebildet wird nur im Freien bei deinen vollendeten Siedlungen, Schiffe nur in der Werft.
scharz-why-cannot_withdraw = Hinter die Mauern geht man nur, wenn Feinde vor der Siedlung stehen.
scharz-why-changed_this_round = Diese Einheit wurde in dieser Runde schon umgewandelt.
scharz-why-city_needs_port = Du hast schon eine Stadt: Die nächste braucht ein Dorf mit vollendetem Hafen.
scharz-why-corsairs_never_rise = Korsaren sammeln nie Erfahrung.
scharz-why-die_hits = Dieser Würfel zeigt schon ein Schwert.
scharz-why-die_is_barred = Würfel von Rekruten und Elefanten werden nie neu gewürfelt.
scharz-why-draft_full = Ein Schritt fasst nicht mehr Befehle.
scharz-why-elite_already = Eliteeinheiten können nicht besser werden.
scharz-why-faction_taken = Dieses Volk ist schon gewählt.
scharz-why-field_grazed = Auf diesem Feld steht eine Herde.
scharz-why-field_in_use = Dieses Feld ist schon besät.
scharz-why-friends_field = Dieses Feld gehört einem Spieler, mit dem du ein Abkommen hast.
scharz-why-goal_not_met = Du erfüllst die Bedingung für diesen Sieg nicht.
scharz-why-goods_stay = Kein anderer Speicher in Reichweite dieser Waren hat Platz.
scharz-why-goods_have_moved = Diese Waren sind schon bewegt worden.
scharz-why-has_better = Dein Kommandeur ist schon mindestens so gut.
scharz-why-has_moved = Diese Einheiten sind schon gezogen.
scharz-why-heavy_stays = Schwere Infanterie zieht im Rückzug nicht.
scharz-why-herd_stays = Kein anderes Feld in Reichweite dieser Herde hat Platz.
scharz-why-hostile_ships = In diesem Meer sind feindliche Schiffe.
scharz-why-herd_has_moved = Diese Herde ist schon gezogen.
scharz-why-hurried_twice = Ein Gebäude lässt sich nur zweimal beschleunigen.
scharz-why-impassable = Diese Grenze ist unüberwindbar.
scharz-why-locked = Dort stehen sich Feinde gegenüber: Das Spielfeld ist gesperrt.
scharz-why-lord_serves_nobody = Wer Vasallen hat, kann nicht selbst Vasall werden.
scharz-why-must_choose = Du kannst noch nicht abschließen: Beende erst, was du begonnen hast.
scharz-why-needs_any_yard = Für einen Korsaren brauchst du eine vollendete Werft.
scharz-why-needs_city = Dafür brauchst du eine vollendete Stadt, die nicht eingekesselt ist.
scharz-why-needs_coast = Ein Dock braucht eine Küste.
scharz-why-needs_crew = Auf diesem Feld sind zu wenige Bauleute.
scharz-why-needs_desert = Elefanten gibt es nur in der Wüste, wo eine deiner Landeinheiten im Freien steht.
scharz-why-needs_horses = Kavallerie braucht eine Pferdeherde.
scharz-why-needs_port = Dafür brauchst du einen vollendeten Hafen, der nicht eingekesselt ist.
scharz-why-needs_settlement = Dafür brauchst du dort eine vollendete Siedlung, die nicht eingekesselt ist.
scharz-why-needs_siege = Belagerungsmaschinen entstehen nur, wo deine Infanterie eine Siedlung einkesselt.
scharz-why-needs_yard = Dafür muss dort ein vollendetes Dock sein.
scharz-why-neutral_field = Dieses Feld bleibt die ganze Partie neutral.
scharz-why-never_inside = Einheiten dieser Art gehen nie in eine Siedlung.
scharz-why-never_moves = Belagerungsmaschinen und Korsaren ziehen nie.
scharz-why-never_trained = Söldner, Elefanten und Korsaren werden nie ausgebildet.
scharz-why-no_assault = Hier gibt es nichts zu stürmen.
scharz-why-no_attrition = So etwas ist hier nicht zu entscheiden.
scharz-why-no_belgica = In Belgica kaufst du nur einmal je Neujahr.
scharz-why-no_berth = Dort ist kein Liegeplatz in einer deiner Werften frei.
scharz-why-no_catch = Dort ist kein Fang anzulanden.
scharz-why-no_credit = Für diese Einheit ist keine Erfahrung mehr da.
scharz-why-no_fleet = Hier können zu wenige Schiffe noch ziehen: Das ist keine Flotte.
scharz-why-no_flight = In dieser Richtung gibt es keinen sicheren Ausweg.
scharz-why-no_gold = Das Gold reicht nicht.
scharz-why-no_grain = Das Getreide reicht nicht.
scharz-why-no_haven = Schiffe können nur in ein Meer, das an das Feld grenzt.
scharz-why-no_landing = Dort können Schiffe nicht landen.
scharz-why-room_enough = Nichts davon muss hier Platz machen.
scharz-why-no_meat_now = Pferde werden im Frühling und Sommer nicht geschlachtet.
scharz-why-no_prestige = Das Prestige reicht nicht.
scharz-why-no_proposal = Einen solchen Vorschlag gibt es zwischen euch nicht.
scharz-why-no_reroll = Dieser Würfel wurde schon so oft neu gewürfelt, wie es erlaubt ist.
scharz-why-no_own_crop = Dort bringst du keine Saat ein.
scharz-why-crop_is_in = Diese Saat ist schon eingebracht.
scharz-why-store_out_of_reach = Diese Saat ist mit diesem Speicher nicht verbunden.
scharz-why-no_difference = Keine Wahl nötig: Hier macht sie keinen Unterschied.
scharz-why-rolled_again = Dieser Würfel wird schon neu geworfen.
scharz-why-good_weather = Besser kann das Wetter dort nicht werden.
scharz-why-no_revolt = Nur ein Vasall kann aufbegehren.
scharz-why-no_room = Dafür ist kein Platz.
scharz-why-no_room_aboard = Dort hat keines deiner Transportschiffe Platz.
scharz-why-no_site = Dafür hast du dort keine Baustelle.
scharz-why-no_special = Diese Einheit hat keinen Spezialzug.
scharz-why-no_such_die = Einen solchen Würfel hast du nicht.
scharz-why-no_such_field = Neutrale Felder sind nur im Erweiterten Modus zu betreten.
scharz-why-no_such_good = Davon ist hier nicht genug zum Verkaufen da.
scharz-why-no_such_herd = Eine solche Herde hast du dort nicht.
scharz-why-no_such_sea = Korsaren kommen nur in ein Meer neben einem Spielfeld, das du kontrollierst.
scharz-why-no_such_load = Zwischen beladenen und leeren Schiffen wählst du nur, wo es beide gibt.
scharz-why-no_such_target = Ein solches Ziel gibt es nicht.
scharz-why-no_such_unit = Eine solche Einheit hast du dort nicht.
scharz-why-no_transfer = Zwischen diesen beiden Häfen ist kein Weg frei von feindlichen Schiffen.
scharz-why-no_village_there = Dort darf kein Dorf stehen.
scharz-why-no_walls_there = Dort hast du keine Siedlung.
scharz-why-not_connected = Dieses Feld gehört nicht zu deinem verbundenen Land.
scharz-why-not_controlled = Du kontrollierst dieses Feld nicht.
scharz-why-not_in_mode = Das gibt es in diesem Modus nicht.
scharz-why-not_plundered = Dieses Feld ist nicht geplündert.
scharz-why-not_so_much_there = So viel ist in diesem Speicher nicht.
scharz-why-not_stolen = Jetzt kann nur bewegt werden, was du gerade erbeutet hast.
scharz-why-not_this_people = Dein Volk kann das nicht.
scharz-why-not_yours = Du hast dort kein Gebäude, das du jetzt abreißen könntest.
scharz-why-nothing_short = Es muss nichts aufgegeben werden.
scharz-why-nothing_lower = Unter dieser Einheit gibt es keine niedrigere.
scharz-why-nowhere_to_go = Diese Einheiten können nirgendwohin.
scharz-why-offer_first = Sage zuerst, wie viel Gold zu deinem Vorschlag gehört.
scharz-why-offered_already = Genau diesen Vorschlag hast du schon gemacht.
scharz-why-once_a_round = Das geht nur einmal je Runde.
scharz-why-one_rome = Zu zweit spielt nur eines der beiden Rom mit.
scharz-why-one_lord = Ein Vasall dient nur einem Herrn.
scharz-why-other_river = In dieser Runde bleibt ein Schiff auf dem Fluss, auf dem es gekommen ist.
scharz-why-out_of_reach = Das ist außer Reichweite.
scharz-why-own_settlement = Dort steht deine eigene Siedlung.
scharz-why-plundered = Dieses Feld ist geplündert.
scharz-why-port_has_received = Der andere Hafen kann in diesem Schritt keine Einheiten mehr empfangen.
scharz-why-port_has_sent = Dieser Hafen kann in diesem Schritt keine Einheiten mehr aussenden.
scharz-why-revolt_in_spring = Ein Vasall kann nur im Frühling aufbegehren.
scharz-why-romans_are_bound = Die Römer können vor dem 3. Jahr nicht gegen Konstantinopel aufbegehren.
scharz-why-quota = Das Kontingent dieser Runde ist erschöpft.
scharz-why-raised_already = Diese Einheit ist in dieser Runde schon aufgestiegen.
scharz-why-send_first = Schicke zuerst los, was du ausgewählt hast.
scharz-why-ship_is_laden = An Bord dieses Schiffes sind Einheiten.
scharz-why-ships_alike = Diese Schiffe sind gleich: Wähle sie nach ihrer Art aus.
scharz-why-site_taken = Auf diesem Feld ist schon eine Baustelle.
scharz-why-still_besieging = Diese Belagerungsmaschine steht noch vor einer Siedlung, die du einkesselst.
scharz-why-stuck = Gebirge oder Feuchtgebiet halten diese Einheit bis zur nächsten Runde fest.
scharz-why-take_up_first = Wähle zuerst Einheiten aus.
scharz-why-take_load_first = Wähle zuerst eine Herde, Getreide oder Fisch aus.
scharz-why-three_proposals = Höchstens drei Vorschläge je Runde.
scharz-why-tile_limit = Alle 15 Gebäudeplättchen sind verbraucht.
scharz-why-too_many = So viele dieser Einheiten können nicht dorthin.
scharz-why-trains_already = Diese Einheit wird schon ausgebildet.
scharz-why-unit_limit = Du hast das Limit an Einheiten erreicht.
scharz-why-unit_not_free = Nur Leichte Infanterie im Freien kann aufgewertet werden.
scharz-why-vassal_is_no_lord = Ein Vasall kann keine Vasallen haben.
scharz-why-wrong_ground = Landeinheiten brauchen ein Schiff, um aufs Meer zu ziehen.
scharz-why-wrong_phase = Nicht jetzt: Zuerst steht eine andere Entscheidung an.

## Optionen
scharz-option-map = Karte
    .help = Wo und wann gespielt wird: Italien 290 v. Chr., Britannien 410, die Steppe 373, der Orient 1550 v. Chr., Spanien 1050 oder die nördlichen Meere 800.
scharz-option-map-italia = Italia, 290 v. Chr.
    .about = Gebirge, lange Küsten und große Inseln um ein Meer; Roma in der Mitte, Karthago jenseits des Wassers.
scharz-option-map-britannia = Britannia, 410
    .about = Zwei große Inseln und viele kleine, Hochland im Norden, Meer auf allen Seiten.
scharz-option-map-huns = Hunnen, 373
    .about = Weite Ebenen um das Schwarze Meer; große Flüsse halten alle auf, die dort kein Schiff haben.
scharz-option-map-orient = Orient, 1550 v. Chr.
    .about = Fruchtbares Land an Flüssen zwischen Gebirgen und Wüsten; eine Oase auf dem kurzen Weg hindurch.
scharz-option-map-taifas = Taifas, 1050
    .about = Eine von Gebirgen zerschnittene Halbinsel, im Norden die Pyrenäen, jenseits der Meerenge Afrika.
scharz-option-map-vikings = Wikinger, 800
    .about = Zwei Meere und überall Küsten: Wer Schiffe hat, kann überall landen.
scharz-option-mode = Modus
    .help = Wie viel vom Spiel gespielt wird. Der Schnellmodus hat nur Heere und Gold, der Grundmodus dazu Herden und Ernten, der Originalmodus Prestige und Erfahrung, der Erweiterte Modus Völker mit ihren Boni, Wetter, Moral und Kommandeure.
scharz-option-mode-quick = Schnellmodus
    .about = Heere, Siedlungen und Gold: gut für den Anfang.
scharz-option-mode-basic = Grundmodus
    .about = Dazu Herden, Ernten und Nahrung für den Winter.
scharz-option-mode-original = Originalmodus
    .about = Dazu Prestige, Feste und erfahrene Einheiten.
scharz-option-mode-extended = Erweiterter Modus
    .about = Dazu Völker mit ihren Boni, Wetter, Moral und Kommandeure.
scharz-option-years = Jahre
    .help = Jedes Jahr hat vier Runden, eine je Jahreszeit.
scharz-option-orders = Befehle
    .help = Alle schreiben ihre Züge gleichzeitig und verdeckt, oder es wird reihum gezogen.
scharz-option-orders-sealed = Verdeckt
scharz-option-orders-sequential = Reihum
scharz-option-peoples = Völker
    .help = Im Erweiterten Modus werden die Völker am Tisch gewählt, oder eine empfohlene Auswahl wird nach Plätzen verteilt.
scharz-option-peoples-chosen = Am Tisch gewählt
scharz-option-peoples-recommended = Empfohlene Auswahl
scharz-option-build_pace = Viele Bauleute
    .help = Ob das Vierfache der nötigen Bauleute ein Gebäude in einer Runde vollendet oder nie mehr als die Hälfte.
scharz-option-build_pace-multiples = So schnell sie können
scharz-option-build_pace-max_double = Höchstens halb je Runde
scharz-option-horse_spring_meat = Pferdefleisch im Frühling
    .help = Was eine Pferdeherde im Frühling und Sommer ergibt.
scharz-option-horse_spring_meat-none = Keines
scharz-option-horse_spring_meat-3 = 3 Fleisch
scharz-option-seed_returns = Das Saatgut kommt zurück
    .help = Die Ernte bringt neben dem Ertrag auch das gesäte Getreide zurück.
scharz-option-unit_limit = Limit von 20
    .help = Das Limit zählt alle Einheiten oder nur Würfelsteine (Steine darunter zählen dann nicht).
scharz-option-unit_limit-units = Einheiten
scharz-option-unit_limit-cubes = Würfelsteine
scharz-option-prestige_move = Was 14 Prestige bringen
    .help = Was 14 Prestige in der Unterphase Spezial bewegen.
scharz-option-prestige_move-all = Alle Einheiten
scharz-option-prestige_move-each = Je eine Einheit
scharz-option-empty_settlement = Leere Siedlungen
    .help = Ob die Mauern einer Siedlung ohne Besatzung gebrochen werden müssen oder man einfach einziehen kann.
scharz-option-empty_settlement-sdl = Wehren sich
scharz-option-empty_settlement-walk_in = Fallen sofort
scharz-option-plunder_pp = Prestige für Plünderung
    .help = Wessen Siedlungsfeld beim Plündern Prestige bringt.
scharz-option-plunder_pp-any_opponent = Das aller Gegner
scharz-option-plunder_pp-rival_only = Nur das des Rivalen
scharz-option-grain_vp = Gestohlenes Getreide
    .help = Was gestohlenes Getreide an Siegpunkten bringt.
scharz-option-grain_vp-per_crop = Einen je Saat oder Speicher
scharz-option-grain_vp-per_grain = Einen je Getreide
scharz-option-danube_literal = Donau: wie gedruckt
    .help = Auf der Karte Hunnen vertauscht die Spielhilfe die Ufer, deren Plünderung Prestige bringt. Eingeschaltet gilt sie wie gedruckt.
scharz-option-short_dominance = Frühe Dominanz
    .help = In Partien über zwei oder drei Jahre braucht Dominanz nur 7 Siegpunkte.

## Der Tisch im Browser

scharz-ui-how-many = Wie viele
scharz-ui-fewer = Weniger
scharz-ui-more = Mehr
scharz-ui-gold = Gold
scharz-ui-prestige = Prestige
scharz-ui-victory = Siegpunkte
scharz-ui-units = Standardeinheiten (Limit 20)
scharz-ui-held-by = Gehalten von { $player }
scharz-ui-controlled-by = Kontrolliert von { $player }
scharz-ui-contested = Umkämpft: Feinde stehen sich gegenüber, das Spielfeld ist gesperrt
scharz-ui-encircled = Eingekesselt: Feinde lagern vor den Mauern
scharz-ui-cut_off = Vom Nachschub abgeschnitten
scharz-ui-plundered = Geplündert
scharz-ui-neutral = die ganze Partie neutral
scharz-ui-river = Flussabschnitt
scharz-ui-empty = Hier ist nichts.
scharz-ui-do-here = Was hier getan werden kann
scharz-ui-training = { $count } in Ausbildung
scharz-ui-laden = { $count } beladen
scharz-ui-moved = { $count ->
    [one] 1 ist gezogen
   *[other] { $count } sind gezogen
}
scharz-ui-fort = Befestigung
scharz-ui-walls = Mauern: { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
scharz-ui-garrison = Besatzung
scharz-ui-grain = Getreide
scharz-ui-fish = Fisch
scharz-ui-berths = Liegeplätze
scharz-ui-site = Im Bau: { $building }
scharz-ui-idle = niemand arbeitet hier
scharz-ui-crop = { $count } Getreide auf dem Feld, gesät von { $player }
scharz-ui-mini-map = Die ganze Karte; ein Klick führt dorthin
scharz-ui-map-keys = Umschalt und Pfeile gehen von Feld zu Feld, Eingabe öffnet ein Feld; Pfeile bewegen die Karte, Plus und Minus ändern ihre Größe, 0 zeigt sie ganz.
scharz-ui-larger = Größer
scharz-ui-smaller = Kleiner
scharz-ui-whole-map = Die ganze Karte
scharz-ui-tint = Was die Farben zeigen
scharz-ui-tint-control = Kontrolle
scharz-ui-tint-supply = Mein Nachschub
scharz-ui-tint-homelands = Heimatländer
scharz-ui-tint-plain = Nur das Land
scharz-ui-die = Der braune Würfel zeigt { $die }
scharz-ui-gifts = Was jedes Volk kann
scharz-ui-last-moves = Letzte Züge
scharz-ui-ready = Fertig
scharz-ui-fleet = Flotte
scharz-ui-where-to = wohin?
scharz-ui-map-year-italia = 290 v. Chr.
scharz-ui-map-year-britannia = 410
scharz-ui-map-year-huns = 373
scharz-ui-map-year-orient = 1550 v. Chr.
scharz-ui-map-year-taifas = 1050
scharz-ui-map-year-vikings = 800

## Farben der Karte, Baustellen, Befehle, Verhandlungen
scharz-ui-tint-climate = Klima
scharz-ui-legend = Bedeutung der Farben
scharz-ui-supplied = Versorgt
scharz-ui-climate-counts = Das Klima beeinflusst Ernte und Winter und bestimmt, wo Herden Winterweide finden.
scharz-ui-done = { $rounds ->
    [one] fertig: { $season }, Jahr { $year }
   *[other] fertig: { $season }, Jahr { $year } ({ $rounds } Jahreszeiten)
}
scharz-ui-done-now = sofort fertig
scharz-ui-done-late = erst nach dem Ende der Partie
scharz-ui-workers = Bauleute
scharz-ui-add-workers = { $count ->
    [one] Noch eine Einheit zum Bauen
   *[other] Noch { $count } Einheiten zum Bauen
}
scharz-ui-gain-taxes = +{ $count } Gold an Steuern
scharz-ui-importance-why = Bedeutung ist die Summe der kleineren Zeilen darunter. Hat vorher niemand gewonnen, entscheidet sie nach dem letzten Jahr.
scharz-ui-gain-importance = +{ $count } Bedeutung
scharz-ui-gain-storage = +{ $count } Platz für Einheiten und Getreide
scharz-ui-gain-storage-units = +{ $count } Platz für Einheiten
scharz-ui-gain-berths = { $count ->
    [one] +1 Liegeplatz
   *[other] +{ $count } Liegeplätze
}
scharz-ui-gain-shields = { $count ->
    [one] +1 Schild
   *[other] +{ $count } Schilde
}
scharz-ui-gain-levies = +{ $count } Leichte Infanterie je Jahreszeit
scharz-ui-gain-hires = +{ $count } Söldner je Jahreszeit
scharz-ui-order = Ein Befehl
scharz-ui-order-change = Befehl ändern: { $count } von { $from } nach { $to }
scharz-ui-order-drop = Streichen
scharz-ui-watch-again = Die letzten Züge noch einmal ansehen
scharz-ui-ready-unless = Ruhige Schritte überspringen
scharz-ui-skip-idle = Rückzug ohne nahe Feinde und Plünderung eigenen Landes überspringen
scharz-ui-skip-idle-farm = Rückzug, Herden und Plünderung überspringen, wo sie nichts ändern
scharz-ui-ask-proposals = Mich jede Runde nach Vorschlägen fragen
scharz-ui-ready-withdraw = Fertig: nichts mehr zurückziehen
scharz-ui-ready-battles = Fertig: niemanden mehr angreifen
scharz-ui-hold = Stellung halten
scharz-ui-ready-flight = Fertig: weiterkämpfen
scharz-ui-ready-rerolls = Fertig: Würfel behalten
scharz-ui-ready-answer = Fertig: nichts weiter annehmen
scharz-ui-pass-sieges = Belagern, nicht stürmen
scharz-ui-ready-weather = Fertig: wachsen lassen
scharz-ui-ready-harvest = Fertig: Ernte einbringen

## Schlachten
scharz-ui-battle-of = Schlacht: { $place }
scharz-ui-assault-of = Sturm: { $place }
scharz-ui-combat-round = Runde { $round }
scharz-ui-fallen = Gefallen
scharz-ui-charge = Die Reiter greifen zuerst an; Schilde zählen gegen sie doppelt.
scharz-ui-fight-to-end = Bis zum Ende kämpfen
scharz-ui-fight-until = Bis unter { $percent } % Chance
scharz-ui-fight-least = Unter dieser Chance wieder fragen
scharz-ui-fight-stop = Wieder fragen
scharz-ui-breached = Die Mauern sind durchbrochen.
scharz-ui-swords = Schwerter
scharz-ui-shields = Schilde
scharz-ui-free = { $count } frei
scharz-ui-dice = Schwerter auf { $swords } von { $dice } Würfeln
scharz-ui-sampled = etwa, aus { $count } Versuchen
scharz-ui-exact = genau

## Das Jahr
scharz-ui-year = Jahr { $year } von { $years }
scharz-ui-next = danach { $phase }
scharz-ui-storms = Stürme auf See
scharz-ui-weather = { $climate }: { $winter }

## Spieler
scharz-ui-first = Hat die Initiative
scharz-ui-out = Ausgeschieden
scharz-ui-away = Noch nicht auf der Karte.
scharz-ui-rival = Rivale: { $player }
scharz-ui-announced = Beansprucht { $way }
scharz-ui-taxes = Steuern
scharz-ui-purse = Gold nach den Zahlungen dieses Jahres, der Reihe nach
scharz-ui-feast = Fest
scharz-ui-tiles = Gebäudeplättchen
scharz-ui-destroyed = Dieses Jahr vernichtet
scharz-ui-lost = Dieses Jahr verloren
scharz-ui-cannot-feed = Kann nicht alle Siedlungen ernähren
scharz-ui-pacts = Abkommen
scharz-ui-for-ever = für die ganze Partie
scharz-ui-pact-truce = { $inferior } zahlt Tribut an { $superior }
scharz-ui-pact-peace = { $inferior } hat Lösegeld an { $superior } gezahlt
scharz-ui-pact-vassalage = { $inferior } dient { $superior }

## Mein Pult
scharz-ui-realm = Mein Reich
scharz-ui-winter = Winter
scharz-ui-winter-needs = Nahrung für den kommenden Winter: was gebraucht wird und was gelagert ist
scharz-ui-need = { $rations ->
    [one] { $rations } Ration
   *[other] { $rations } Rationen
}{ $fodder ->
    [0] { "" }
   *[other] { " " }und { $fodder } Futter
} nötig
scharz-ui-draft = Meine Befehle bisher
scharz-ui-search = Unter den Möglichkeiten suchen
scharz-ui-search-more = { $count } weitere
scharz-ui-market = Markt
scharz-ui-stall-army = Heer
scharz-ui-stall-buildings = Bauten
scharz-ui-stall-training = Ausbildung und Entlassung
scharz-ui-stall-goods = Waren und Herden
scharz-ui-stall-other = Anderes
scharz-ui-talks = Verhandlungen
scharz-ui-partner = Mit wem
scharz-ui-ends = Wird das vereinbart, { $is_you ->
    [yes] herrschst du über alle anderen und gewinnst die Partie
   *[no] herrscht { $player } über alle anderen und gewinnt die Partie
}.
scharz-ui-offer-tribute-proposer = { $player } bietet { $gold } Gold für einen Waffenstillstand.
scharz-ui-offer-tribute-partner = { $player } verlangt { $gold } Gold für einen Waffenstillstand.
scharz-ui-offer-ransom-proposer = { $player } bietet { $gold } Gold für Frieden.
scharz-ui-offer-ransom-partner = { $player } verlangt { $gold } Gold für Frieden.
scharz-ui-offer-vassalhood-proposer = { $player } bietet sich als dein Vasall an{ $gold ->
    [0] { "" }
   *[other] , mit { $gold } Gold
}.
scharz-ui-offer-vassalhood-partner = { $player } will dich als Vasallen{ $gold ->
    [0] { "" }
   *[other] , mit { $gold } Gold von dir
}.
scharz-ui-offer-lord-proposer = { $player } bietet sich als dein Vasall an, mit { $gold } Gold von dir.
scharz-ui-offer-lord-partner = { $player } will dich als Vasallen und legt { $gold } Gold für dich dazu.
scharz-ui-offer-aid-proposer = { $player } will dir { $gold } Gold als Hilfe geben.
scharz-ui-offer-aid-partner = { $player } bittet dich um { $gold } Gold als Hilfe.
scharz-ui-agree = Annehmen
scharz-ui-agreed = Angenommen

## Das Ende
scharz-ui-won-by = { $player } gewinnt: { $way }.
scharz-ui-hungry-end = { $player } konnte nicht alle Siedlungen ernähren und wurde für die Bedeutung nicht gewertet.
scharz-ui-final = Die Reiche am Ende
scharz-ui-player = Spieler

## Hinweise im ersten Jahr
scharz-ui-hints-off = Hinweise ausblenden
scharz-ui-hints-on = Hinweise zeigen
scharz-hint-choose_factions = Jedes Volk hat eigene Fähigkeiten und eine eigene Heimat. Nimm für die erste Partie eines mit langer Küste oder viel gelbem Land.
scharz-hint-first_village = Dörfer zahlen Steuern und ernähren Soldaten. Siedle auf gelbem oder grünem Land mit freien Nachbarfeldern; an der Küste kann ein Dock entstehen.
scharz-hint-first_village-quick = Dörfer zahlen Steuern und verkaufen Soldaten. Siedle dort, wo freie Nachbarfelder liegen; an der Küste kann ein Dock entstehen.
scharz-hint-second_village = Dörfer, die beisammen liegen, werden gemeinsam versorgt. Bleibe mit dem zweiten höchstens zwei Schritte vom ersten entfernt.
scharz-hint-third_village = Das dritte Dorf darf nach Land greifen, das du willst; ein einsames Dorf wird aber bald belagert.
scharz-hint-move_village = Eines deiner Dörfer darf jetzt umziehen. Lass es stehen, wenn deine drei Felder sich berühren.
scharz-hint-pieces = Stelle deine Soldaten dorthin, wo ein Nachbar angreifen kann. „Wie vorgeschlagen“ verteilt alles sinnvoll.
scharz-hint-units = Klicke auf eines deiner Felder, um eine Truppe auszuwählen, wähle die Zahl, klicke dann auf ihr Ziel. Eine deiner Einheiten im Freien kontrolliert ihr Feld, und Felder zahlen Steuern. Drücke „Fertig“, wenn deine Pfeile stimmen.
scharz-hint-sending = Die golden umrandeten Felder sind erreichbar. Ändere vorher die Zahl, wenn einige bleiben sollen.
scharz-hint-retreat = Einheiten, die noch nicht gezogen sind, dürfen noch in eine deiner Siedlungen, an Bord oder in eine Werft – außer dort, wo Feinde sich schon gegenüberstanden.
scharz-hint-special = Reiter und Flotten ziehen noch einmal.
scharz-hint-herds = Herden und Waren können innerhalb deines verbundenen Landes beliebig weit ziehen, über höchstens ein Meer; zwei Herden passen auf ein Feld ohne Saat.
scharz-hint-withdraw = Feinde stehen vor deinen Mauern. Drinnen kämpft man hinter fünf Schilden je Verteidigungsstufe, ist aber eingekesselt.
scharz-hint-battles = Greife an, wo du stärker bist: Fünf Einheiten bringen einen Schild, sechs einer Art einen Würfel mehr. Niemand muss kämpfen.
scharz-hint-sieges = Mauern brechen nur, wenn eine Runde so viele Schwerter bringt, wie sie Schilde haben. Acht leichte Infanteristen nehmen ein Dorf.
scharz-hint-plunder = Plündern bringt Gold und nimmt Ernten, doch ein geplündertes Feld zahlt auch dir keine Steuern.
scharz-hint-plunder-quick = Plündern bringt Gold, doch ein geplündertes Feld zahlt auch dir keine Steuern.
scharz-hint-build = Baustellen wachsen um ein Viertel für jede volle Zahl nötiger Bauleute.
scharz-hint-propose = Zwei Reiche im Frieden können sich anderswohin wenden. Vorsicht: Wenn alle einem Spieler zahlen oder dienen, gewinnt er sofort.
scharz-hint-answer = Lies, was daraus folgt, bevor du zustimmst.
scharz-hint-trade = Plane für das nächste Jahr: zuerst ein Dorf mit zwei Bauleuten, Soldaten, wo du schwach bist. Die golden umrandeten Felder bieten etwas an.
scharz-hint-sowing = Gesätes Getreide kommt mit dem Ertrag seines Landes zurück: drei auf gelbem, zwei auf grünem. Herden und Saat teilen kein Feld.
scharz-hint-feasts = Ein Fest macht aus Getreide Prestige. Behalte, was der Winter braucht.
scharz-hint-feeding = Der Vorschlag ernährt Siedlungen und Soldaten aus verbundenen Speichern. Was nicht ernährt wird, geht verloren.
scharz-hint-quick_wages = Jede Einheit und Siedlung kostet jetzt Gold. Wer nicht zahlen kann, gibt Einheiten auf.
scharz-hint-round_end = Du darfst einen Sieg beanspruchen, den du bis zum Ende der nächsten Runde halten kannst.

## Die begleitete erste Jahreszeit
scharz-guide-on = Begleite mich durch diese Jahreszeit

scharz-guide-second = Zweite Lektion: der Rest des Jahres
scharz-guide-third = Dritte Lektion: Nahrung für den Winter
scharz-guide-welcome-title = Eine erste Jahreszeit
scharz-guide-welcome = Italien, 290 v. Chr.: Du führst ein Volk, dein Rivale ein anderes. Das Jahr hat vier Jahreszeiten, und jede läuft gleich ab: ziehen, kämpfen, dann bauen und handeln. Dieser Begleiter geht mit dir durch den ersten Frühling und sagt, warum. Du darfst jederzeit etwas anderes tun.
scharz-guide-map-title = Die Karte lesen
scharz-guide-map = Gelb und Grün sind Ebenen, Braun ist Gebirge, Türkis Feuchtgebiet; Siedlungen im Gebirge und im Feuchtgebiet sind schwerer zu nehmen. Über die weißen Kämme zieht kein Heer. Klicke auf ein Feld, um seine Feldtafel zu lesen; Plus, Minus und das Quadrat ändern den Ausschnitt.
scharz-guide-first-village-title = Dein erstes Dorf
scharz-guide-first-village = Gründe es in { $place }. { $room ->
    [0] Es ist das beste Feld, das noch frei ist.
    [one] Ein freies Feld liegt daneben ({ $fields }): Platz zum Wachsen.
   *[other] { $room } freie Felder liegen ringsum ({ $fields }): Platz zum Wachsen.
} Klicke auf das eingekreiste Feld oder wähle es in der Liste.
scharz-guide-second-village-title = Dein zweites Dorf
scharz-guide-second-village = { $home ->
    [none] Gründe es in { $place }, wo ringsum Platz ist.
   *[other] Gründe es in { $place }, neben { $home }: Soldaten des einen Dorfs erreichen das andere in einem Zug, und Nachschub geht hin und her.
} Niemand darf neben einem deiner Dörfer siedeln.
scharz-guide-third-village-title = Dein drittes Dorf
scharz-guide-third-village = { $home ->
    [none] Gründe es in { $place }, wo ringsum Platz ist.
   *[other] Gründe es in { $place }: Es berührt { $home }, und deine drei Dörfer sind ein Reich.
} Jedes Dorf zahlt 1 Gold Steuern und verkauft dir in jeder Jahreszeit einen Soldaten.
scharz-guide-lonely-village-title = Ein einsames Dorf
scharz-guide-lonely-village = { $from } berührt keines deiner Dörfer: Hilfe würde zu spät kommen. Ein Dorf darfst du jetzt versetzen: Klicke auf { $from }, dann auf { $place }.
scharz-guide-stay-title = Alles an seinem Platz
scharz-guide-stay = Du darfst noch ein Dorf versetzen. { $homes } liegen gut, wo sie sind: Wähle „{ $button }“.
scharz-guide-pieces-title = Deine ersten Soldaten
scharz-guide-pieces = Du bekommst fünf Einheiten Leichter Infanterie und ein Dock mit einem Schiff, wenn ein Dorf an der Küste liegt; sonst zwei Soldaten und 2 Gold mehr. Dieselben Soldaten kämpfen, bauen und halten Land. „{ $button }“ verteilt sie auf deine Dörfer.
scharz-guide-wheel-title = Die Jahreszeit
scharz-guide-wheel = Das Rad oben zeigt die Jahreszeit, die Punkte ihre Schritte: Bewegung, Kampf, dann Bauen, Verhandeln und Handel. Schritte, in denen du nichts zu entscheiden hast, laufen automatisch ab. Alle entscheiden gleichzeitig und geheim.
scharz-guide-realm-title = Gold kommt, Gold geht
scharz-guide-realm = Du hast { $gold } Gold. Steuern bringen { $taxes } nach Frühling, Sommer und Herbst: 1 für jedes Dorf, 1 für je zwei Felder. Nach dem Winter kostet dein Reich Löhne, jetzt { $wages } Gold: Spare beizeiten.
scharz-guide-take-title = Soldaten auswählen
scharz-guide-take = { $count ->
    [one] Ein Soldat geht nach { $target }: Eine Einheit im Freien macht das Feld zu deinem, und zwei Felder zahlen 1 Gold.
   *[other] Zwei Soldaten gehen nach { $target }: Dort halten sie das Feld und können ein Dorf bauen.
} Klicke auf { $place } und wähle die Leichte Infanterie aus.
scharz-guide-send-title = Losschicken
scharz-guide-send = Von { $place } aus sind die golden umrandeten Felder erreichbar. { $spare ->
    [0] { "" }
   *[other] Stelle zuerst die Zahl auf { $count }, damit eine Wache bleibt.
} Klicke auf { $target }: Eine Einheit im Freien macht das Feld zu deinem.
scharz-guide-orders-title = Den Befehl geben
scharz-guide-orders = { $moves ->
    [0] Du hast nichts befohlen; auch das ist erlaubt.
   *[other] Dein Befehl ist notiert. Noch sieht ihn niemand; „Zurücknehmen“ hebt ihn auf, und auch andere Truppen dürfen ziehen.
} { $empty ->
    [none] { "" }
   *[other] { $empty } bleibt vorerst ohne Soldaten; du wirst dort einen kaufen.
} Drücke „{ $button }“: Dann werden alle Befehle auf einmal ausgeführt.
scharz-guide-retreat-title = Rückzug
scharz-guide-retreat = Einheiten, die noch nicht gezogen sind, dürfen jetzt einen Schritt gehen, zu einer deiner Siedlungen oder an Bord. Das hilft, wo gerade Feinde angekommen sind. Ist niemand gekommen, drücke „{ $button }“.
scharz-guide-withdraw-title = Feinde vor den Mauern
scharz-guide-withdraw = Feinde stehen vor einer deiner Siedlungen. Drinnen kämpfen deine Soldaten hinter ihren Schilden, sind aber eingekesselt und abgeschnitten. Sind sie mindestens so viele wie die Feinde, bleiben sie besser im Freien: Drücke „{ $button }“.
scharz-guide-attack-title = Angreifen
scharz-guide-attack = { $place }: Du würdest { $win } von 100 Mal gewinnen. Wähle „{ $button }“. Eine gewonnene Schlacht bringt 1 Siegpunkt.
scharz-guide-hold-title = Abwarten
scharz-guide-hold = { $place }: Ein Angriff würde wahrscheinlich scheitern. Niemand muss kämpfen: Drücke „{ $button }“.
scharz-guide-fight-title = In der Schlacht
scharz-guide-fight = Die Tafel zeigt beide Seiten in drei Linien, die Würfel und die Chancen. Schilde halten Schwerter auf, dann fällt zuerst die vordere Linie. Sieh auf die Chancen: Unter der Hälfte rettet Flucht oder Abbruch deine Soldaten.
scharz-guide-plunder-title = Plündern? Nicht hier
scharz-guide-plunder = Du könntest { $place } für 1 Gold plündern. Doch ein geplündertes Feld zahlt keine Steuern, und dieses willst du behalten. Geplündert wird Feindesland: Drücke „{ $button }“.
scharz-guide-ways-title = Vier Wege zum Sieg
scharz-guide-ways = Souveränität: Alle anderen zahlen dir oder dienen dir. Dominanz: { $points } Siegpunkte aus Schlachten und eroberten Siedlungen. Macht: { $fields } Felder und { $settlements } Siedlungen. Bedeutung: das beste Reich nach Jahr { $years }. Die Balken neben jedem Namen zeigen, wie weit alle sind.
scharz-guide-talks-title = Verhandlungen
scharz-guide-talks = Für Gold gibt es Waffenstillstand oder Frieden, oder man wird Vasall. { $players ->
    [2] Zu zweit Vorsicht: Wen der andere bezahlt, der hat sofort gewonnen. Biete nichts an
   *[other] Wem alle anderen zahlen oder dienen, der gewinnt sofort. Biete noch nichts an
} und drücke „{ $button }“.
scharz-guide-triumph-title = Ein Geschenk
scharz-guide-triumph = Dein Rivale will dir zahlen oder dienen. Nimmst du an, hast du sofort gewonnen: „{ $button }“.
scharz-guide-answer-title = Ein Angebot
scharz-guide-answer = Du hast einen Vorschlag bekommen. Unten liest du, was für beide daraus folgt. Nein ist die sichere Antwort: Drücke „{ $button }“.
scharz-guide-build-title = Ein Dorf bauen
scharz-guide-build = Deine { $count } Soldaten in { $place } können bauen: ein Dorf für { $gold } Gold. Im Schnellmodus beginnt die Baustelle zur Hälfte fertig und wächst in jeder Jahreszeit um ein Viertel, solange zwei dort arbeiten: Im Herbst ist sie fertig. Klicke auf { $place }, dann auf das Gebäude in der Feldtafel.
scharz-guide-buy-title = Einen Soldaten kaufen
scharz-guide-buy = { $guards ->
    [0] { $place } hat keine Wache: Kaufe dort Leichte Infanterie für { $gold } Gold.
   *[other] Soldaten halten Felder und bauen: Kaufe Leichte Infanterie in { $place } für { $gold } Gold.
} Ein Dorf verkauft in jeder Jahreszeit eine. Klicke auf das Feld, dann auf die Zeile in seiner Feldtafel.
scharz-guide-close-title = Den Markt schließen
scharz-guide-close = Du hast noch { $gold } Gold, und die Steuern bringen { $taxes }. Drücke „{ $button }“: Die Jahreszeit endet.
scharz-guide-end-title = Der Frühling ist vorbei
scharz-guide-end = Die Steuern sind da: Du hast { $gold } Gold. { $site ->
    [none] { "" }
   *[other] Die Baustelle in { $site } steht bei { $progress } %; lass ihre Bauleute dort.
} Der Sommer bringt dieselben Schritte. Nimm Feld um Feld, baue, und hebe { $wages } Gold für den Winter auf. Eine zweite Lektion führt weiter: Krieg, Löhne, Neujahr. Oder spiele allein weiter, mit Hinweisen.
scharz-guide-war-title = In den Krieg
scharz-guide-war = Schlachten bringen Siegpunkte, eroberte Siedlungen mehr. Greife an, wo du in der Überzahl bist: Fünf Einheiten bringen einen Schild, sechs einer Art einen Würfel mehr. Zwei feindliche Heere auf einem Feld kämpfen, wenn eines von beiden es will. Klicke auf ein feindliches Feld, um zu lesen, wer dort steht.
scharz-guide-strike-take-title = Eine Schlacht, die du gewinnen kannst
scharz-guide-strike-take = In { $target } { $enemies ->
    [one] steht ein Feind
   *[other] stehen { $enemies } Feinde
}, und du hast { $count } in { $place }. Klicke auf { $place } und wähle die Truppe aus.
scharz-guide-strike-send-title = Gegen den Feind
scharz-guide-strike-send = Zeige auf { $target }: Dort steht, wie wahrscheinlich du gewinnst. Klicke dann auf { $target } und schicke alle.
scharz-guide-march-on-title = Weiter voran
scharz-guide-march-on = { $moves ->
    [0] Neben dir steht niemand, der schwächer ist. Nimm noch ein freies Feld oder bleibe.
   *[other] Dein Befehl ist notiert. Andere Truppen dürfen freie Felder nehmen.
} Drücke „{ $button }“, wenn du fertig bist.
scharz-guide-siege-title = Eine Belagerung
scharz-guide-siege = Dein Heer kesselt { $place } ein. Mauern brechen nur, wenn eine Runde so viele Schwerter bringt, wie sie Schilde haben; deine Chance ist { $win } %. Wähle „{ $button }“. Eine Siedlung, die bis zum Winter eingekesselt ist, zahlt doppelt oder ergibt sich.
scharz-guide-storm-title = Weiter stürmen?
scharz-guide-storm = { $place }: Du gewinnst { $win } von 100 Mal. Über der Hälfte weiter, darunter schone deine Soldaten: „{ $button }“.
scharz-guide-fallen-title = Sie gehört dir
scharz-guide-fallen = { $place } ist gefallen. Behalte die Siedlung: Ein Dorf zahlt Steuern und verkauft Soldaten. Wähle „{ $button }“.
scharz-guide-save-title = Für den Winter sparen
scharz-guide-save = Nach dem Winter kostet jede Einheit und Siedlung Lohn, jetzt { $wages } Gold. { $short ->
    [yes] So wie es steht, kannst du ihn nicht zahlen: Kaufe nichts, nimm Felder, die Steuern zahlen, oder entlasse jemanden.
   *[no] Mit den Steuern bis dahin bleiben dir { $left } Gold: Nur so viel darfst du ausgeben.
} Jeder gekaufte Soldat kostet auch seinen Lohn.
scharz-guide-close-year-title = Weiter zur nächsten Jahreszeit
scharz-guide-close-year = Kaufe, was deine Ersparnisse erlauben: Bauleute für ein Dorf, eine Wache, wo Feinde nahe sind. Drücke dann „{ $button }“.
scharz-guide-pay-title = Zahltag
scharz-guide-pay = Die Löhne betragen { $wages } Gold, du hast { $gold }. Gib auf, was du am wenigsten brauchst, bis du zahlen kannst, zuerst ein Schiff ohne Heer; drücke dann „{ $button }“.
scharz-guide-new-year-title = Neujahr
scharz-guide-new-year = Ein Jahr ist vorbei. Wer viele Einheiten vernichtet hat, hat Siegpunkte gewonnen, wer viele verloren hat, welche verloren: Du stehst bei { $points }. Abgelaufene Waffenstillstände enden jetzt. Du beginnst mit { $gold } Gold.
scharz-guide-onward-title = Wie es weitergeht
scharz-guide-onward = Du kennst den Schnellmodus. Spiele diese Partie zu Ende; versuche dann den Grundmodus: Dort säst du im Frühling und erntest im Herbst, und jede Einheit und Siedlung isst im Winter. Eine Anzeige neben deinem Gold sagt, ob die Nahrung reicht. Der Originalmodus bringt Prestige und Erfahrung, der Erweiterte Modus die Völker mit ihren Fähigkeiten.
scharz-guide-surround-take-title = Vor die Mauern
scharz-guide-surround-take = In { $target } steht kein Heer im Freien, nur eine Siedlung. Kessele sie ein: Solange du dort stehst, zahlt sie nichts und hebt niemanden aus. Du hast { $count } in { $place }: Klicke auf { $place } und wähle die Truppe aus.
scharz-guide-surround-send-title = Einkesseln
scharz-guide-surround-send = Klicke auf { $target } und schicke alle. Je mehr Schwerter, desto eher brechen die Mauern.
scharz-guide-approach-take-title = Sammeln
scharz-guide-approach-take = Ein Soldat allein gewinnt keinen Krieg: Zieht gemeinsam. { $target } liegt näher am Feind. Klicke auf { $place } und wähle die Truppe aus.
scharz-guide-approach-send-title = Marsch
scharz-guide-approach-send = Klicke auf { $target } und schicke alle.
scharz-guide-recruit-title = Mehr Soldaten
scharz-guide-recruit = Kaufe Leichte Infanterie in { $place } für { $gold } Gold; im Winter kostet ihr Lohn 1 Gold mehr. Nach allen Löhnen blieben dir { $left } Gold. Klicke auf das Feld, dann auf die Zeile in seiner Feldtafel.
scharz-guide-pay-day-title = Zahltag
scharz-guide-pay-day = Das Jahr endet mit den Löhnen: { $wages } Gold, und du hast { $gold }. { $short ->
    [yes] Das reicht nicht: Du wirst gefragt, wen du aufgibst.
   *[no] Dir bleiben { $left } Gold.
} Drücke „{ $button }“.
scharz-guide-food-welcome-title = Jetzt mit Nahrung
scharz-guide-food-welcome = Dasselbe Land im Grundmodus: Jetzt zählen Getreide, Fisch und Herden, und im Winter essen alle. Gründe zuerst drei Dörfer, wie du es kennst.
scharz-guide-larder-title = Was der Winter isst
scharz-guide-larder = Im Winter essen deine Einheiten und Siedlungen { $rations ->
    [one] 1 Ration
   *[other] { $rations } Rationen
}, deine Herden { $fodder } Getreide. Du hast { $grain } Getreide. Die Anzeige neben deinem Gold zeigt es das ganze Jahr.
scharz-guide-herds-stay-title = Herden
scharz-guide-herds-stay = Herden und Waren können innerhalb deines verbundenen Landes ziehen. Deine weiden gut, wo sie sind: Drücke „{ $button }“.
scharz-guide-sow-title = Säen
scharz-guide-sow = Getreide, das du in { $place } säst, kommt im Herbst mit dem zurück, was gewachsen ist: 3 mehr auf gelbem Land, 2 auf grünem, 1 auf braunem und türkisem. Du hast { $grain } Getreide. Klicke auf { $place }.
scharz-guide-sown-title = Alles gesät
scharz-guide-sown = Alle deine freien Felder sind besät; { $grain ->
    [one] 1 Getreide bleibt
   *[other] { $grain } Getreide bleiben
} in deinen Speichern. Drücke „{ $button }“.
scharz-guide-crop-title = Die Saat steht
scharz-guide-crop = { $crop ->
    [one] 1 Getreide steht
   *[other] { $crop } Getreide stehen
} auf { $fields ->
    [one] deinem Feld
   *[other] deinen Feldern
}. Bis zum Herbst muss dort jemand bleiben: Wer ein Feld kontrolliert, bringt seine Ernte ein. Lass deine Soldaten stehen.
scharz-guide-reap-title = Einbringen
scharz-guide-reap = Die Pfeile zeigen, in welchen Speicher jede Ernte kommt; ein Dorf hat Platz für 5. Der Vorschlag passt: Drücke „{ $button }“.
scharz-guide-harvested-title = Ernte
scharz-guide-harvested = Die Ernte ist eingebracht: { $grain } Getreide. Ein Dorf hat Platz für 5; was keinen Platz hat, geht verloren. Im Winter brauchst du { $rations ->
    [one] 1 Ration
   *[other] { $rations } Rationen
}, dazu { $fodder } Getreide für die Herden.
scharz-guide-count-title = Der letzte Markt
scharz-guide-count = Rechne jetzt: Du brauchst { $rations ->
    [one] 1 Ration
   *[other] { $rations } Rationen
} und { $fodder } Getreide für die Herden; du hast { $grain } Getreide und { $fish } Fisch. { $missing ->
    [0] Das reicht; was bleibt, ist Saatgut für den Frühling.
    [one] 1 Getreide fehlt: Kaufe welches oder schlachte Herden.
   *[other] { $missing } Getreide fehlen: Kaufe welches oder schlachte Herden.
} Ein Getreide, ein Fisch und ein Fleisch sind je eine Ration.
scharz-guide-provide-title = Getreide kaufen
scharz-guide-provide = { $missing ->
    [one] Noch fehlt 1 Getreide
   *[other] Noch fehlen { $missing } Getreide
}. Brot ist billiger als neue Soldaten: Kaufe Getreide in { $place }.
scharz-guide-let-grow-title = Wachsen lassen
scharz-guide-let-grow = Für deine Nahrung ist jetzt nichts zu tun. Drücke „{ $button }“.
scharz-guide-feed-title = Wintermahl
scharz-guide-feed = Der Vorschlag sagt, wer was isst. Ohne Nahrung gehen zuerst Herden, dann Soldaten, dann Dörfer verloren: Du brauchst { $rations ->
    [one] 1 Ration
   *[other] { $rations } Rationen
} und hast { $grain } Getreide. Du darfst eine Herde für ihr Fleisch schlachten. Drücke dann „{ $button }“.
scharz-guide-fed-title = Alle haben gegessen
scharz-guide-fed = Der Winter ist vorbei, und { $grain ->
    [one] 1 Getreide ist
   *[other] { $grain } Getreide sind
} zum Säen übrig. Du kennst das Bauernjahr: säen, hüten, ernten, essen. Spiele weiter, oder eröffne einen Tisch im Originalmodus oder im Erweiterten Modus.

## Vorhersagen und Warnungen
scharz-ui-to-deal = { $count ->
    [one] noch 1 Schwert zu verteilen
   *[other] noch { $count } Schwerter zu verteilen
}
scharz-ui-lives = { $count ->
    [one] je 1 Leben
   *[other] je { $count } Leben
}
scharz-ui-attacker = gilt als Angreifer
scharz-ui-defender = gilt als Verteidiger
scharz-ui-swords-rolled = { $count } gewürfelt
scharz-ui-swords-blanks = +{ $count } für drei leere Würfel
scharz-ui-swords-number = +{ $count } für die Größe des Heeres
scharz-ui-swords-free = +{ $count } aus freien Schwertern
scharz-ui-swords-loss = −{ $count } wegen niedriger Moral
scharz-ui-ahead = Bevorstehende Schlachten
scharz-ui-meets-at = in { $place } gegen
scharz-ui-storms-at = stürmt: { $place }
scharz-ui-odds-win = gewinnt { $percent } %
scharz-ui-odds-you-win = du gewinnst { $percent } %
scharz-ui-odds-lose = verliert { $percent } %
scharz-ui-odds-you-lose = du verlierst { $percent } %
scharz-ui-odds-draw = unentschieden { $percent } %
scharz-ui-thresholds = Zum Sieg nötig
scharz-ui-from-gold = ab { $gold } Gold
scharz-ui-odds-fall = Einheiten, die fallen
scharz-ui-odds-next = nächste Runde
scharz-ui-odds-this = diese Runde, mit den jetzigen Würfeln
scharz-ui-odds-breach = Die Mauern fallen in der nächsten Runde: { $percent } %
scharz-ui-odds-breach-this = Die Mauern fallen in dieser Runde, mit den jetzigen Würfeln: { $percent } %
scharz-ui-odds-losses = insgesamt
scharz-ui-odds-assumes = Ohne Flucht und bezahlte Neuwürfe gerechnet.
scharz-ui-odds-assumes-plain = Ohne Flucht gerechnet.
scharz-ui-pact-ends = bis Neujahr des Jahres { $year }
scharz-ui-wages = Löhne
scharz-ui-missing = { $count ->
    [one] 1 Getreide fehlt
   *[other] { $count } Getreide fehlen
}
scharz-ui-hunger = So wie es steht, kostet die Versorgung:
scharz-ui-meal = Mahlzeiten im Winter
scharz-ui-meal-at = Um { $at }
scharz-ui-meal-need = { $rations ->
    [one] 1 Ration
   *[other] { $rations } Rationen
}{ $fodder ->
    [0] { "" }
   *[other] { " " }und { $fodder } Getreide als Futter
}
scharz-ui-meal-sold = { $count ->
    [one] 1 Fleisch bleibt übrig und bringt 1 Gold.
   *[other] { $count } Fleisch bleiben übrig und bringen { $count } Gold.
}
scharz-ui-meal-missing = { $count ->
    [one] 1 Getreide fehlt.
   *[other] { $count } Getreide fehlen.
}
scharz-ui-meal-stores = Speicher
scharz-ui-harvest-how = Wähle eine Saat, dann ihren Speicher. Alles Übrige wird wie angezeigt eingelagert.
scharz-ui-harvest-where = { $at }: in welchen Speicher?
scharz-ui-harvest-crops = Saat
scharz-ui-harvest-stores = Speicher nach der Ernte
scharz-ui-harvest-stolen = von { $seat }
scharz-ui-harvest-chosen = deine Wahl
scharz-ui-harvest-none = kein Speicher
scharz-ui-harvest-lost = { $count ->
    [one] 1 Getreide findet keinen Platz und ist verloren.
   *[other] { $count } Getreide finden keinen Platz und sind verloren.
}
scharz-ui-store = { $at }: jetzt { $before } Getreide, nach der Ernte { $after }, Platz für { $storage }
scharz-ui-summer-bad = schlecht
scharz-ui-summer-normal = normal
scharz-ui-summer-good = gut
scharz-ui-summer-grain = { $count } Getreide
scharz-ui-summer-again = wird neu geworfen
scharz-ui-summer-odds = Bessere Seiten: { $better } von sechs; schlechtere: { $worse }.
scharz-ui-summer-reroll = Neu würfeln
scharz-ui-crops = +{ $count } Getreide auf den Feldern
scharz-ui-meat = +{ $count } Fleisch in den Herden
scharz-ui-crew = { $workers } bei der Arbeit (mindestens { $builders }),
scharz-ui-levies = In dieser Jahreszeit hier noch zu haben: { $levies } Leichte Infanterie, { $hires } Söldner
scharz-ui-warnings = Warnungen
scharz-ui-trouble-left_empty = { $place } bleibt leer zurück.
scharz-ui-trouble-cut_off = { $place } würde vom Nachschub abgeschnitten.
scharz-ui-trouble-hungry = Im nächsten Winter könnten nicht alle ernährt werden.
scharz-ui-trouble-unpaid = Nach diesem Schritt sind Löhne fällig, und es { $missing ->
    [one] fehlt 1 Gold
   *[other] fehlen { $missing } Gold
}: Du verlierst Einheiten oder Siedlungen.
scharz-ui-way-board = an Bord
scharz-ui-way-moor = in die Werft
scharz-ui-way-transfer = von Hafen zu Hafen
scharz-ui-way-drive = getrieben
scharz-ui-way-carry = gebracht
scharz-ui-follows-tribute = Waffenstillstand bis zum nächsten Neujahr.
scharz-ui-follows-ransom = Frieden bis zum übernächsten Neujahr.
scharz-ui-follows-vassalhood = Frieden, solange es dauert; ein Drittel der Steuern des Vasallen geht an den Herrn.
scharz-ui-follows-aid = Ein Geschenk in Gold.

## Überschriften der Wahlmöglichkeiten
scharz-group-choose_faction = Ein Volk wählen
scharz-group-settle = Eine Siedlung gründen
scharz-group-resettle = Ein Dorf versetzen
scharz-group-put = Hierher setzen
scharz-group-put_herd = Eine Herde hierher setzen
scharz-group-select = Einheiten auswählen
scharz-group-select_transports = Transportschiffe auswählen
scharz-group-select_fleet = Eine Flotte auswählen
scharz-group-go = Ziehen oder segeln
scharz-group-board = An Bord gehen
scharz-group-moor = In eine Werft einlaufen
scharz-group-transfer = Von Hafen zu Hafen
scharz-group-select_herd = Eine Herde auswählen
scharz-group-drive_to = Die Herde treiben
scharz-group-select_good = Waren auswählen
scharz-group-carry_to = Die Waren befördern
scharz-group-toll = Zoll zahlen
scharz-group-sacrifice = Eine Einheit opfern
scharz-group-withdraw = Hinter die Mauern zurückziehen
scharz-group-withdraw_builders = Bauleute zurückziehen
scharz-group-withdraw_herd = Herden hineinbringen
scharz-group-put_to_sea = Auslaufen
scharz-group-stay_behind = Zurückbleiben
scharz-group-keep_herd = Eine Herde behalten
scharz-group-stand_outside = Wer im Freien steht
scharz-group-attack = Angreifen
scharz-group-charge = Sturmangriff
scharz-group-reroll_die = Würfel neu werfen
scharz-group-reroll_weather = Wetter neu würfeln
scharz-group-aim = Auf die hintere Reihe zielen
scharz-group-hit = Das nächste Opfer wählen
scharz-group-free = Freie Schwerter nutzen
scharz-group-flee = Fliehen
scharz-group-occupy = Die gefallene Siedlung
scharz-group-plunder = Plündern
scharz-group-raise = Eine Einheit aufsteigen lassen
scharz-group-propose = Einen Vorschlag machen
scharz-group-offer = Gold bieten
scharz-group-offer_for_ever = Gold für dauernden Frieden bieten
scharz-group-agree = Einem Vorschlag zustimmen
scharz-group-buy_infantry = Leichte Infanterie kaufen
scharz-group-recruit = Leichte Infanterie rekrutieren
scharz-group-double_quota = Das Kontingent verdoppeln
scharz-group-hire = Söldner anwerben
scharz-group-hire_for_prestige = Söldner für Prestige anwerben
scharz-group-buy_elephant = Kriegselefanten kaufen
scharz-group-buy_corsair = Korsaren anwerben
scharz-group-buy_corsair_for_prestige = Korsaren für Prestige anwerben
scharz-group-upgrade = Leichte Infanterie aufwerten
scharz-group-mount = Zu Kavallerie aufwerten, mit Wahl der Pferde
scharz-group-degrade = Eine Einheit degradieren
scharz-group-disembark = Ein Schiff zu Infanterie machen
scharz-group-train = Eine Einheit ausbilden
scharz-group-buy_good = Waren kaufen
scharz-group-sell_good = Waren verkaufen
scharz-group-buy_herd = Eine Herde kaufen
scharz-group-sell_herd = Eine Herde verkaufen
scharz-group-slaughter = Eine Herde schlachten
scharz-group-build = Einen Bau beginnen
scharz-group-build_with = Einen Bau beginnen mit
scharz-group-enter_site = Auf eine Baustelle gehen
scharz-group-hurry = Eine Baustelle beschleunigen
scharz-group-cancel_site = Eine Baustelle aufgeben
scharz-group-dismantle = Einen Bau abreißen
scharz-group-clean = Ein geplündertes Feld herrichten
scharz-group-hire_commander = Einen Kommandeur anwerben
scharz-group-change_rival = Den Rivalen wechseln
scharz-group-dismiss = Eine Einheit entlassen
scharz-group-buy_in_belgica = In Belgica kaufen
scharz-group-sow = Säen
scharz-group-reap = Ernten
scharz-group-celebrate = Ein Fest feiern
scharz-group-draw_from = Zuerst von hier nehmen
scharz-group-land_fish = Den Fang anlanden
scharz-group-give_up = Eine Einheit aufgeben
scharz-group-announce = Einen Sieg beanspruchen
scharz-group-abandon = Eine Siedlung aufgeben

## Der Schlachtrechner
scharz-calc-title = Schlachtrechner
scharz-calc-open = Schlacht berechnen
scharz-calc-open-here = Schlacht hier berechnen
scharz-calc-clash = Art des Kampfes
scharz-calc-battle = offene Schlacht
scharz-calc-assault = Sturm auf die Mauern
scharz-calc-ground = Gelände
scharz-calc-lands = Beliebiges Land
scharz-calc-spaces = Auf dieser Karte
scharz-calc-land-plain = Ebene oder gemischtes Feld
scharz-calc-land-mountains = Gebirge
scharz-calc-land-wetland = Feuchtgebiet
scharz-calc-land-water = Meer oder Fluss
scharz-calc-settlement = Siedlung des Verteidigers
scharz-calc-fort = befestigt
scharz-calc-attacker = Angreifer
scharz-calc-defender = Verteidiger
scharz-calc-who = Wessen Heer
scharz-calc-anybody = beliebig
scharz-calc-swap = Seiten tauschen
scharz-calc-add-units = Einheiten hinzufügen
scharz-calc-fewer = Weniger: { $what }
scharz-calc-more = Mehr: { $what }
scharz-calc-level = Erfahrung: { $kind }
scharz-calc-no-units = Noch keine Einheiten: unten hinzufügen.
scharz-calc-no-garrison = Niemand drinnen: Die Mauern verteidigen sich selbst.
scharz-calc-commander = Kommandeur
scharz-calc-prestige = Prestige
scharz-calc-rival = kämpft gegen seinen Rivalen
scharz-calc-fights = Kämpft
scharz-calc-fights-0 = bis zur letzten Einheit
scharz-calc-fights-25 = bis weniger als ein Viertel übrig ist
scharz-calc-fights-50 = bis weniger als die Hälfte übrig ist
scharz-calc-fights-75 = bis weniger als drei Viertel übrig sind
scharz-calc-attacker-wins = Angreifer siegt { $percent } %
scharz-calc-defender-wins = Verteidiger siegt { $percent } %
scharz-calc-drawn = unentschieden { $percent } %
scharz-calc-breach = Mauern: { $shields ->
    [one] 1 Schwert
   *[other] { $shields } Schwerter
} in einer Runde nötig. Bresche in der ersten Runde { $first } %, am Ende { $ever } %.
scharz-calc-sampled = Ungefähr, aus { $count } Versuchen. Runden im Schnitt: { $rounds }.
scharz-calc-exact = Genau. Runden im Schnitt: { $rounds }.
scharz-calc-first-exact = Die Zahlen der ersten Runde sind genau.
scharz-calc-losses = Verliert im Schnitt { $lost } von { $units }.
scharz-calc-destroyed = Aufgerieben: { $percent } %.
scharz-calc-flees = Flieht: { $percent } %.
scharz-calc-breaks-off = Bricht den Sturm ab: { $percent } %.
scharz-calc-loss = −{ $lost } von { $count }
scharz-calc-first = Erste Runde, im Schnitt: Schwerter { $swords }, verlorene Einheiten { $lost }.
scharz-calc-die-white = weiße Würfel
scharz-calc-die-blue = blaue Würfel
scharz-calc-die-red = rote Würfel
scharz-calc-die-reversed = umgekehrte weiße Würfel
scharz-calc-assumes = Wer einen Sturmangriff ausführen kann, tut es; niemand zahlt für Neuwürfe; übrige Schwerter schlagen in der nächsten Runde wieder zu. Fliehende finden immer einen Ausweg.
scharz-calc-assumes-plain = Wer einen Sturmangriff ausführen kann, tut es; übrige Schwerter schlagen in der nächsten Runde wieder zu. Fliehende finden immer einen Ausweg.
scharz-calc-failed = Der Server antwortet gerade nicht.
scharz-calc-why-nobody = Auf jeder Seite muss mindestens eine Einheit kämpfen.
scharz-calc-why-too_many = Ein Heer hat höchstens 48 Einheiten.
scharz-calc-why-no_room_aboard = Auf See brauchen Landeinheiten Platz an Bord: Ein Transportschiff hat drei Plätze.
scharz-calc-why-not_inside = Schiffe, Korsaren und Elefanten bleiben nicht in einer Siedlung.
scharz-calc-why-wrong_ground = Korsaren gehen nicht an Land.
scharz-calc-why-no_site = Auf einer Baustelle können nur Landeinheiten sein, und nur an Land.
scharz-calc-why-no_settlement = Hier gibt es keine Siedlung zu stürmen.
scharz-calc-why-other_map = Diese Völker sind sich auf dieser Karte nie begegnet.

## Die Teile des Tisches, wie die Regeln sie nennen
scharz-part-players = Spieler: Gold, Einheiten, Gebäude, Siegpunkte
scharz-part-ways = Wie nah jeder Weg zum Sieg ist
scharz-part-field = Feld: Seine Farbe sagt, wie fruchtbar und wie schwierig es ist
scharz-part-sea = See: Hier fahren Schiffe, und der Nachschub führt darüber
scharz-part-settlement = Siedlung: ein Dorf von Blau mit seinen Einheiten
scharz-part-army = Heer: Art und Zahl der Einheiten
scharz-part-rival = Einheiten des Rivalen
scharz-part-orders = Befehle, die gerade geschrieben werden; nur ihr Besitzer sieht sie
scharz-part-draft = Dieselben Befehle als Liste
scharz-part-realm = Dein Reich: Steuern, Löhne oder Nahrung des kommenden Winters

## Was die Zeichen bedeuten
scharz-sign-armies = Heere und Einheiten
scharz-sign-army = Heer: der Schild seines Besitzers und die Zahl der Einheiten
scharz-sign-fleet = Flotte: ein Rumpf unter dem Schild
scharz-sign-cargo = Einheiten an Bord der Flotte
scharz-sign-aside = Gestrichelter Rand: an Bord oder bei der Arbeit auf einer Baustelle
scharz-sign-levels = Erfahrung
scharz-sign-buildings = Gebäude
scharz-sign-garrison = Eine Zahl an einer Siedlung: Einheiten und Schiffe darin
scharz-sign-site = Baustelle: Der Ring füllt sich, je weiter der Bau ist
scharz-sign-marks = Auf einem Spielfeld
scharz-sign-crop = Saat, mit der Menge an Getreide, wenn es mehr als eines ist
scharz-sign-order = Ein eigener Befehl: ein Pfeil mit der Zahl der Einheiten
scharz-sign-land = Land
scharz-sign-dice = Würfel und Schlacht
scharz-sign-die = Würfel: { $colour }
scharz-sign-goods = Waren und Punkte

## Woher Punkte kommen, wie es der Berater sagt
scharz-worth-land = durch Felder und Siedlungen
scharz-worth-glory = durch Siegpunkte
scharz-worth-army = durch das Heer
scharz-worth-gold = durch Gold
scharz-worth-sites = durch Baustellen
scharz-worth-victory = auf dem Weg zum Sieg
scharz-worth-dangers = durch drohende Eroberungen und Verluste
scharz-worth-hunger = durch Nahrung
