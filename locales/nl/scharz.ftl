# Scharz: namen, acties, gebeurtenissen, aansporingen, redenen en opties.

scharz-title = Scharz
scharz-about = Optrekken in de lente, oogsten in de herfst, de winter overleven: zes tijdperken van Europa en de Oriënt, vier wegen naar de macht.

## Kaarten
scharz-italia = Italia
scharz-britannia = Britannia
scharz-huns = Hunnen
scharz-orient = Oriënt
scharz-taifas = Taifas
scharz-vikings = Vikingen

## Modi
scharz-quick = Snel
scharz-basic = Basis
scharz-original = Origineel
scharz-extended = Uitgebreid
scharz-sealed = geheime orders
scharz-sequential = orders om de beurt

## Seizoenen
scharz-spring = lente
scharz-summer = zomer
scharz-autumn = herfst
scharz-winter = winter

## Eenheden
scharz-light_infantry = lichte infanterie
scharz-heavy_infantry = zware infanterie
scharz-cavalry = cavalerie
scharz-siege_engine = belegeringsmachine
scharz-transport = transportschip
scharz-warship = oorlogsschip
scharz-mercenary = huurling
scharz-elephant = oorlogsolifant
scharz-corsair = kaper

## Ervaringsniveaus; teksten kiezen op het tweede
scharz-recruit = rekruut
scharz-standard = standaard
scharz-experienced = ervaren
scharz-veteran = veteraan
scharz-elite = elite

## Waar een eenheid is; teksten kiezen op het eerste
scharz-open = in het open veld
scharz-on_site = op de bouwplaats
scharz-inside = in de nederzetting
scharz-in_yard = in de werf
scharz-aboard = aan boord

## Gebouwen; teksten kiezen erop
scharz-wilderness = geen nederzetting
scharz-village = dorp
scharz-city = stad
scharz-no_yard = geen werf
scharz-dock = dok
scharz-port = haven
scharz-build_village = dorp
scharz-build_city = stad
scharz-build_dock = dok
scharz-build_port = haven
scharz-build_fort = versterking

## Kudden en goederen
scharz-sheep = schapen
scharz-pigs = varkens
scharz-cattle = runderen
scharz-horses = paarden
scharz-grain = graan
scharz-fish = vis
scharz-meat = vlees
scharz-gold = goud

## Land en zee
scharz-yellow = vruchtbare vlakte
scharz-green = vlakte
scharz-brown = gebergte
scharz-turquoise = moeras
scharz-grey = woestenij
scharz-calm = kalme zee
scharz-rough = ruwe zee
scharz-subtropical = subtropische zone
scharz-temperate = gematigde zone
scharz-cold = koude zone
scharz-good = goed
scharz-normal = normaal
scharz-bad = slecht

## Dobbelstenen
scharz-white = wit
scharz-blue = blauw
scharz-red = rood
scharz-reversed = wit, omgekeerd

## Verdragen en voorstellen; teksten kiezen erop
scharz-truce = wapenstilstand
scharz-peace = vrede
scharz-vassalage = vazalschap
scharz-tribute = tribuut
scharz-ransom = losgeld
scharz-vassalhood = vazalschap
scharz-aid = hulp

## Nooit getoond: ze kiezen tussen zinsvormen
scharz-proposer = proposer
scharz-partner = partner
scharz-inferior = inferior
scharz-superior = superior
scharz-empty = leeg
scharz-laden = geladen
scharz-village_start = village
scharz-city_start = city
scharz-steal = steal
scharz-destroy = destroy
scharz-raze = raze
scharz-keep = keep

## Bevelhebbers
scharz-no_commander = geen bevelhebber
scharz-poor = zwakke bevelhebber
scharz-average = gemiddelde bevelhebber
scharz-better = betere bevelhebber
scharz-brilliant = briljante bevelhebber

## Wegen naar de zege en kleine doelen
scharz-sovereignty = Soevereiniteit
scharz-dominance = Dominantie
scharz-power = Macht
scharz-importance = Belang
scharz-last_standing = laatste rijk
scharz-goal_fields = A: velden
scharz-goal_settlements = B: nederzettingen
scharz-goal_agrarian = C: landbouwpunten
scharz-goal_cities = D: steden
scharz-goal_prestige = E: prestige

## Feesten
scharz-small = klein feest
scharz-double = dubbel feest
scharz-triple = driedubbel feest

## Fasen
scharz-choose_factions = Volken
scharz-first_village = Eerste dorp
scharz-second_village = Tweede dorp
scharz-third_village = Derde dorp
scharz-move_village = Dorp verplaatsen
scharz-pieces = Startopstelling
scharz-new_year = Nieuwjaar
scharz-breeding = Voortplanting
scharz-births = Nieuwe kudden
scharz-weather = Weer en opbrengst
scharz-harvest = Oogst
scharz-winter_weather = Winterweer
scharz-units = Beweging: eenheden
scharz-raids = Beweging: overvallen
scharz-special = Beweging: speciaal
scharz-herds = Beweging: kudden
scharz-retreat = Beweging: terugtocht
scharz-attrition = Beweging: uitputting
scharz-withdraw = Strijd: terugtrekken
scharz-battles = Strijd: veldslag
scharz-charge = Strijd: stormaanval
scharz-rerolls = Strijd: opnieuw gooien
scharz-hits = Strijd: treffers
scharz-free_swords = Strijd: vrije zwaarden
scharz-flight = Strijd: vlucht
scharz-sieges = Strijd: belegering
scharz-go_on = Strijd: belegering, volgende ronde
scharz-fall = Strijd: gevallen nederzetting
scharz-plunder = Strijd: plundering
scharz-experience = Achterland: ervaring
scharz-build = Achterland: bouwen
scharz-propose = Achterland: voorstellen
scharz-answer = Achterland: antwoorden
scharz-trade = Achterland: handel
scharz-wages = Achterland: lonen
scharz-fishing = Achterland: vissen
scharz-sowing = Zaaien
scharz-taxes = Belastingen
scharz-feasts = Feesten
scharz-feeding = Voeding
scharz-siege_feeding = Voeding van de belegerden
scharz-quick_wages = Lonen
scharz-round_end = Einde van de ronde
scharz-room = Ruimtegebrek
scharz-over = Einde van de partij

## Volken
scharz-britannia_scots = Schotten en Ieren
scharz-britannia_islanders = Eilandbewoners
scharz-britannia_picts = Picten
scharz-britannia_romans = Romeinen
scharz-britannia_germans = Germanen
scharz-britannia_celts = Kelten
scharz-huns_constantinople = Constantinopel
scharz-huns_romans = Romeinen
scharz-huns_bosporus = Bosporus
scharz-huns_huns = Hunnen
scharz-huns_alans = Alanen
scharz-huns_visigoths = Visigoten
scharz-huns_ostrogoths = Ostrogoten
scharz-huns_slavs = Slaven
scharz-italia_etruscans = Etrusken
scharz-italia_carthaginians = Carthagers
scharz-italia_greeks = Grieken
scharz-italia_illyrians = Illyriërs
scharz-italia_celts = Kelten
scharz-italia_romans = Romeinen
scharz-orient_egypt = Egypte
scharz-orient_canaan = Kanaän
scharz-orient_qatna = Qatna
scharz-orient_yamhad = Yamhad
scharz-orient_hittites = Hettieten
scharz-orient_aegean = Egeïs
scharz-orient_mitanni = Mitanni
scharz-orient_assyria = Assyrië
scharz-orient_babylon = Babylon
scharz-orient_elam = Elam
scharz-orient_kassites = Kassieten
scharz-orient_hurrians = Hurrieten
scharz-taifas_reinos = Christelijke Reinos
scharz-taifas_taifas = Islamitische taifa’s
scharz-taifas_almoravids = Almoraviden
scharz-taifas_franks = Franken
scharz-taifas_vikings = Vikingen
scharz-vikings_vikings = Vikingen
scharz-vikings_british = Britse Eilanden
scharz-vikings_franks = Franken
scharz-vikings_slavs_balts = Slaven en Balten

## Moreel, slaglinies, delen van het belang, waarschuwingen
scharz-morale_very_low = zeer laag moreel
scharz-morale_low = laag moreel
scharz-morale_average = gemiddeld moreel
scharz-morale_high = hoog moreel
scharz-morale_very_high = zeer hoog moreel
scharz-front_line = voor
scharz-standard_line = standaard
scharz-rear_line = achter
scharz-from_victory_points = overwinningspunten
scharz-from_agreements = verdragen
scharz-from_aid = hulp
scharz-from_fields = velden
scharz-from_settlements = nederzettingen
scharz-from_agriculture = landbouwpunten
scharz-from_prestige = prestige
scharz-left_empty = een nederzetting blijft leeg
scharz-cut_off = eenheden verliezen hun verbinding
scharz-hungry = de voorraden reiken niet tot na de winter
scharz-unpaid = de lonen kunnen niet worden betaald

## Manieren om te bewegen, herkomst van dobbelstenen
scharz-go = beweging
scharz-board = aan boord gaan
scharz-moor = de werf binnenlopen
scharz-transfer = overzetten
scharz-drive = drijven
scharz-carry = vervoeren
scharz-unit = eenheid
scharz-extra = zevende dobbelsteen
scharz-walls = muren

## Speelvelden van de kaart Britannia
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
scharz-br_s_north_n = Mare Germanicum (noord)
scharz-br_s_north_m = Mare Germanicum (midden)
scharz-br_s_north_s = Litus Saxonicum
scharz-br_s_channel = Fretum Gallicum
scharz-br_s_channel_w = Mare Britannicum
scharz-br_s_celtic = Mare Vergivium
scharz-br_s_irish = Mare Hibernicum
scharz-br_s_minch = Mare Deucaledonium
scharz-br_s_clyde = Fretum Hibernicum
scharz-br_s_atlantic = Oceanus Occidentalis
scharz-br_s_north_w = Oceanus Hyperboreus (west)
scharz-br_s_orkney = Oceanus Hyperboreus (oost)

## Speelvelden van de kaart Hunnen
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
scharz-hu_sereth = Siret
scharz-hu_oium = Oium
scharz-hu_tyras = Tyras en Olbia
scharz-hu_podolia = Podolië
scharz-hu_tiasmin = Tjasmyn
scharz-hu_greuthungia = Greuthungia
scharz-hu_maeotis = Maeotis
scharz-hu_donets = Donets
scharz-hu_volhynia = Wolhynië
scharz-hu_pripet = Pripjatmoerassen
scharz-hu_polesia = Polesië
scharz-hu_desna = Desna
scharz-hu_tyragetia = Tyragetia
scharz-hu_chersonesus = Chersonesus
scharz-hu_taurica = Taurica
scharz-hu_panticapaeum = Panticapaeum
scharz-hu_phanagoria = Phanagoria
scharz-hu_tanais = Tanais
scharz-hu_zichia = Zichia
scharz-hu_kuban = Koeban
scharz-hu_manych = Manytsj
scharz-hu_kuma = Koema
scharz-hu_terek = Terek
scharz-hu_don = Beneden-Don
scharz-hu_khoper = Chopjor
scharz-hu_upper_don = Boven-Don
scharz-hu_volga_bend = Wolgabocht
scharz-hu_transvolga = Transwolga
scharz-hu_caspian_steppe = Kaspische Steppe
scharz-hu_s_propontis = Propontis
scharz-hu_s_aegean = Mare Aegaeum
scharz-hu_s_pontus_w = Pontus Euxinus (west)
scharz-hu_s_pontus_nw = Pontus Euxinus (noordwest)
scharz-hu_s_pontus_s = Pontus Euxinus (zuid)
scharz-hu_s_pontus_e = Pontus Euxinus (oost)
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

## Speelvelden van de kaart Italia
scharz-it_taurini = Taurini
scharz-it_insubres = Insubres
scharz-it_cenomani = Cenomani
scharz-it_boii = Boii
scharz-it_lingones = Lingones
scharz-it_senones = Senones
scharz-it_veneti = Veneti
scharz-it_ligures = Ligures
scharz-it_corsica = Corsica
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
scharz-it_corcyra = Epirus en Corcyra
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
scharz-it_s_tyrrhenian_n = Mare Tyrrhenum (noord)
scharz-it_s_tyrrhenian_s = Mare Tyrrhenum (zuid)
scharz-it_s_africa_w = Mare Africum (west)
scharz-it_s_sicilian = Fretum Siculum
scharz-it_s_syrtis = Syrtis Minor
scharz-it_s_ionian_s = Mare Siculum
scharz-it_s_ionian_n = Sinus Tarentinus
scharz-it_s_adriatic_n = Mare Adriaticum (noord)
scharz-it_s_adriatic_m = Mare Adriaticum (midden)
scharz-it_s_adriatic_s = Mare Adriaticum (zuid)

## Speelvelden van de kaart Oriënt
scharz-or_sais = Sais
scharz-or_memphis = Memphis
scharz-or_avaris = Avaris
scharz-or_thebes = Thebe
scharz-or_gaza = Gaza
scharz-or_hazor = Hazor
scharz-or_byblos = Byblos
scharz-or_qatna = Qatna
scharz-or_apum = Apum
scharz-or_tunip = Tunip
scharz-or_halab = Halab
scharz-or_ugarit = Ugarit
scharz-or_emar = Emar
scharz-or_hattusa = Hattusa
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
scharz-or_carchemish = Karkemis
scharz-or_washukanni = Washukanni
scharz-or_urkesh = Urkesh
scharz-or_nineveh = Ninevé
scharz-or_assur = Assur
scharz-or_arrapha = Arrapha
scharz-or_sippar = Sippar
scharz-or_babylon = Babylon
scharz-or_uruk = Uruk
scharz-or_sealand = Zeerijk
scharz-or_lullubum = Lullubum
scharz-or_namri = Namri
scharz-or_ellipi = Ellipi
scharz-or_susa = Susa
scharz-or_anshan = Anshan
scharz-or_liyan = Liyan
scharz-or_tadmor = Tadmor (oase)
scharz-or_paths = Paden
scharz-or_arabia = Woestijn (Arabië)
scharz-or_libya = Woestijn (Libië)
scharz-or_s_aegean = Egeïsche Zee
scharz-or_s_creta = Zee van Keftiu
scharz-or_s_lycian = Zee van Lukka
scharz-or_s_libyan = Grote Groene (west)
scharz-or_s_delta = Grote Groene (delta)
scharz-or_s_levant = Bovenzee
scharz-or_s_cilician = Zee van Alashiya
scharz-or_s_red = Rode Zee
scharz-or_s_gulf = Benedenzee

## Speelvelden van de kaart Taifas
scharz-ta_galicia = Galicië
scharz-ta_portucale = Portucale
scharz-ta_asturias = Asturië
scharz-ta_leon = León
scharz-ta_castilla = Castilië
scharz-ta_vizcaya = Biskaje
scharz-ta_navarra = Navarra
scharz-ta_aragon = Aragón
scharz-ta_barcelona = Barcelona
scharz-ta_extremadura = Extremadura
scharz-ta_soria = Soria
scharz-ta_zaragoza = Zaragoza
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
scharz-ta_fes = Fez
scharz-ta_sala = Sala
scharz-ta_tamesna = Tamesna
scharz-ta_marrakesh = Marrakesh
scharz-ta_atlas = Atlas
scharz-ta_tlemcen = Tlemcen
scharz-ta_sijilmasa = Sijilmasa
scharz-ta_alger = Algiers
scharz-ta_sahara = Sahara
scharz-ta_poitou = Poitou
scharz-ta_bordeaux = Bordeaux
scharz-ta_gascogne = Gascogne
scharz-ta_toulouse = Toulouse
scharz-ta_limousin = Limousin
scharz-ta_auvergne = Auvergne
scharz-ta_narbonne = Narbonne
scharz-ta_provence = Provence
scharz-ta_s_biscay_n = Golf van Biskaje (noord)
scharz-ta_s_cantabrian = Cantabrische Zee
scharz-ta_s_galician = Atlantische Oceaan (Galicië)
scharz-ta_s_lusitanian = Atlantische Oceaan (Lusitanië)
scharz-ta_s_cadiz = Golf van Cádiz
scharz-ta_s_morocco = Atlantische Oceaan (Marokko)
scharz-ta_s_alboran = Alboránzee
scharz-ta_s_algiers = Zee van Algiers
scharz-ta_s_balearic = Balearenzee
scharz-ta_s_mallorca_e = Sardijnse Zee
scharz-ta_s_lion = Golf van Lion
scharz-ta_r_guadalquivir = Guadalquivir
scharz-ta_r_tagus = Taag
scharz-ta_r_douro = Douro
scharz-ta_r_garonne = Garonne
scharz-ta_r_ebro = Ebro
scharz-ta_r_rhone = Rhône

## Speelvelden van de kaart Vikingen
scharz-vi_jutland = Jutland
scharz-vi_sjaelland = Seeland
scharz-vi_skane = Skåne
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
scharz-vi_kent = Kent en Londen
scharz-vi_mercia = Mercia
scharz-vi_east_anglia = Oost-Anglië
scharz-vi_northumbria = Northumbrië
scharz-vi_wales = Wales
scharz-vi_cornwall = Cornwall
scharz-vi_alba = Alba
scharz-vi_strathclyde = Strathclyde
scharz-vi_ulster = Ulster
scharz-vi_connacht = Connacht en Munster
scharz-vi_leinster = Leinster
scharz-vi_neustria = Neustrië
scharz-vi_rouen = Rouen
scharz-vi_brittany = Bretagne
scharz-vi_aquitaine = Aquitanië
scharz-vi_burgundy = Bourgondië
scharz-vi_flanders = Vlaanderen
scharz-vi_frisia = Friesland
scharz-vi_austrasia = Austrasië
scharz-vi_alemannia = Alemannië
scharz-vi_bavaria = Beieren
scharz-vi_saxony = Saksen
scharz-vi_obotrites = Obodrieten
scharz-vi_sorbs = Sorben
scharz-vi_bohemia = Bohemen
scharz-vi_pomerania = Pommeren
scharz-vi_polans = Polanen
scharz-vi_vistula = Wislanen en Mazovië
scharz-vi_prussia = Pruisen
scharz-vi_lithuania = Litouwen en Koerland
scharz-vi_livonia = Lijfland en Estland
scharz-vi_polotsk = Polotsk
scharz-vi_s_norwegian = Noorse Zee
scharz-vi_s_north_n = Noordzee (noord)
scharz-vi_s_north_s = Noordzee (zuid)
scharz-vi_s_skagerrak = Skagerrak en Kattegat
scharz-vi_s_channel = Kanaal
scharz-vi_s_biscay = Golf van Biskaje
scharz-vi_s_celtic = Keltische Zee
scharz-vi_s_irish = Ierse Zee
scharz-vi_s_hebrides = Zee van de Hebriden
scharz-vi_s_baltic_w = Westelijke Oostzee
scharz-vi_s_baltic_e = Oostelijke Oostzee
scharz-vi_s_bothnia = Botnische Golf
scharz-vi_r_thames = Theems
scharz-vi_r_humber = Humber en Trent
scharz-vi_r_severn = Severn
scharz-vi_r_ouse = Great Ouse
scharz-vi_r_clyde = Clyde
scharz-vi_r_bann = Bann
scharz-vi_r_liffey = Liffey
scharz-vi_r_shannon = Shannon
scharz-vi_r_seine = Seine
scharz-vi_r_loire = Loire
scharz-vi_r_scheldt = Schelde
scharz-vi_r_rhine = Rijn
scharz-vi_r_elbe = Elbe
scharz-vi_r_oder = Oder
scharz-vi_r_vistula = Wisła
scharz-vi_r_neman = Memel
scharz-vi_r_dvina = Dvina
scharz-vi_r_glomma = Glomma
scharz-vi_r_gota = Göta älv
scharz-vi_r_malaren = Mälaren

## Acties
scharz-action-ready = Klaar
scharz-action-ready_unless_disturbed = Klaar, en vraag me alleen als er iets gebeurt
scharz-action-as_proposed = Zoals voorgesteld
scharz-action-choose_faction = Dit volk leiden: { $faction }
scharz-action-settle = { $opening_id ->
    [city_start] Een stad stichten: { $at }
   *[other] Een dorp stichten: { $at }
}
scharz-action-resettle = Een dorp verplaatsen: { $from } → { $to }
scharz-action-pass = Passen
scharz-action-put = Hier neerzetten: { $at }
scharz-action-put_herd = De kudde ({ $herd }) hier neerzetten: { $at }
scharz-action-select = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} kiezen
scharz-action-select_transports = { $at }: { $load_id ->
    [laden] geladen
   *[other] lege
} transportschepen{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} kiezen
scharz-action-select_fleet = { $at }: schepen als vloot kiezen
scharz-action-stay_behind = { $at }, achterlaten: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $load_id ->
    [laden] { " " }(geladen)
   *[other] { "" }
}
scharz-action-go = → { $to }: { $count ->
    [one] één eenheid
   *[other] { $count } eenheden
}
scharz-action-board = → { $to }: { $count ->
    [one] één eenheid gaat
   *[other] { $count } eenheden gaan
} aan boord
scharz-action-moor = → { $to }: { $count ->
    [one] één schip loopt
   *[other] { $count } schepen lopen
} de werf binnen
scharz-action-transfer = → { $to }: { $count ->
    [one] één eenheid
   *[other] { $count } eenheden
} van haven naar haven overzetten
scharz-action-pay_march = 14 prestige betalen voor speciale bewegingen
scharz-action-select_herd = { $at }: een kudde { $herd } drijven
scharz-action-drive_to = → { $to }: de kudde erheen drijven
scharz-action-select_good = { $at }: { $count } × { $good } vervoeren
scharz-action-carry_to = → { $to }: erheen brengen
scharz-action-reroll = 4 prestige betalen en opnieuw gooien
scharz-action-accept = De worp laten staan
scharz-action-reroll_weather = { $at }: 4 prestige betalen en opnieuw gooien voor het weer
scharz-action-toll = { $count ->
    [0] Geen tol betalen
    [one] Tol betalen voor één eenheid
   *[other] Tol betalen voor { $count } eenheden
}
scharz-action-toll_for = Tol betalen voor { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-live_off_the_land = Het veld plunderen in plaats van te gooien
scharz-action-take_nothing = Het veld plunderen in plaats van te gooien, maar gewas en kudden laten staan
scharz-action-roll_for_units = Voor elke eenheid gooien
scharz-action-feed = Voeden
scharz-action-lose = Verliezen
scharz-action-sacrifice = In plaats van de nederzetting opofferen: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-withdraw = { $at }: { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} terugtrekken
scharz-action-withdraw_builders = { $at }: { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} van de bouwplaats terugtrekken
scharz-action-withdraw_herd = { $at }: een kudde { $herd } terugtrekken
scharz-action-put_to_sea = → { $to }: { $count ->
    [one] één schip kiest
   *[other] { $count } schepen kiezen
} zee
scharz-action-keep_herd = { $at }: de kudde { $herd } houden
scharz-action-stand_outside = { $at }, staat in het open veld: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-attack = { $target } aanvallen
scharz-action-charge = { $cavalry ->
    [0] { $elephants ->
        [0] Geen stormaanval
       *[other] Stormaanval: { $elephants } × oorlogsolifant
    }
   *[other] Stormaanval: { $cavalry } × cavalerie{ $elephants ->
        [0] { "" }
       *[other] , { $elephants } × oorlogsolifant
    }
}
scharz-action-charge_with = Stormaanval: { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_die = Opnieuw gooien: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_fort = Opnieuw gooien: een dobbelsteen van de muren
scharz-action-aim = 6 prestige betalen en achteraan treffen: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hit = Slachtoffer: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-free = { $shields ->
    [0] Alles als zwaarden houden
    [one] 1 schild, de rest zwaarden
   *[other] { $shields } schilden, de rest zwaarden
}
scharz-action-flee = Vluchten: { $to }
scharz-action-assault = Bestormen
scharz-action-break_off = Bestorming afbreken
scharz-action-occupy = { $city_id ->
    [raze] Alles verwoesten
   *[other] { $port_id ->
        [raze] Als dorp houden, de haven verwoesten
       *[other] Als dorp houden; een haven wordt een dok
    }
}
scharz-action-plunder = { $at }: plunderen{ $loot_id ->
    [steal] { " " }en nemen wat er is
   *[other] { " " }en vernietigen wat er is
}
scharz-action-plunder_for = { $at }: plunderen, { $herd } nemen, de rest vernietigen
scharz-action-raise = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} laten stijgen
scharz-action-pay_builders = 12 prestige betalen: alle bouwers werken dubbel
scharz-action-propose = { $proposal_id ->
    [tribute] Wapenstilstand voor tribuut met { $target }, { $giver_id ->
        [proposer] jij betaalt
       *[other] { $target } betaalt
    }
    [aid] { $giver_id ->
        [proposer] { $target } hulp geven
       *[other] { $target } om hulp vragen
    }
    [vassalhood] { $giver_id ->
        [proposer] Vazal van { $target } worden
       *[other] { $target } tot vazal maken
    }
   *[other] Vrede voor losgeld met { $target }, { $giver_id ->
        [proposer] jij betaalt
       *[other] { $target } betaalt
    }
}
scharz-action-offer = { $gold ->
    [0] Zonder goud
   *[other] Voor { $gold } goud
}
scharz-action-offer_for_ever = Voor { $gold } goud, eenmalig en voor de hele partij
scharz-action-offer_from_lord = De heer legt er { $gold } goud voor de vazal bij
scharz-action-revolt = In opstand komen tegen je heer
scharz-action-agree = { $index ->
    [0] Het eerste
    [1] Het tweede
   *[other] Het derde
} voorstel van { $target } aannemen
scharz-action-buy_infantry = { $at }: lichte infanterie kopen, 2 goud
scharz-action-recruit = { $at }: lichte infanterie rekruteren, 1 goud
scharz-action-double_quota = { $at }: quotum verdubbelen, 2 prestige
scharz-action-hire = { $at }: een huurling{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} inhuren
scharz-action-hire_for_prestige = { $at }: een huurling{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} inhuren voor 10 prestige en goud
scharz-action-buy_elephant = { $at }: een oorlogsolifant{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} kopen
scharz-action-buy_corsair = { $at }: een kaper voor 10 goud
scharz-action-buy_corsair_for_prestige = { $at }: een kaper voor 16 prestige
scharz-action-upgrade = { $at }: lichte infanterie{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} opwaarderen tot { $to }
scharz-action-mount = { $at }: lichte infanterie{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} opwaarderen tot cavalerie, met de paarden van { $from }
scharz-action-degrade = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} afwaarderen
scharz-action-disembark = { $at } → { $to }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} als lichte infanterie aan land zetten
scharz-action-train = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} trainen, 2 goud
scharz-action-buy_good = { $at }: { $good } kopen
scharz-action-sell_good = { $at }: { $count } × { $good } verkopen
scharz-action-buy_herd = { $at }: een kudde { $herd } kopen
scharz-action-sell_herd = { $at }: een kudde { $herd } verkopen
scharz-action-slaughter = { $at }: een kudde { $herd } slachten
scharz-action-build = { $at }: een { $building } bouwen
scharz-action-build_with = { $at }: een { $building } bouwen met { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-enter_site = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} naar de bouwplaats sturen
scharz-action-hurry = { $at }: de bouw met een kwart versnellen
scharz-action-cancel_site = { $at }: de bouwplaats opgeven
scharz-action-dismantle = { $at }: { $building_id ->
    [build_village] het
    [build_dock] het
   *[other] de
} { $building } afbreken
scharz-action-clean = { $at }: het plunderfiche weghalen, 3 goud
scharz-action-hire_commander = Inhuren: { $commander }
scharz-action-change_rival = Nieuwe rivaal: { $rival }, 8 prestige
scharz-action-dismiss = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} ontslaan
scharz-action-buy_in_belgica = Zware infanterie kopen in Belgica, 5 goud
scharz-action-sow = { $at }: zaaien
scharz-action-reap = { $at } → { $to }: oogst binnenhalen
scharz-action-celebrate = Een { $feast } vieren
scharz-action-draw_from = { $at }: eerst van hier nemen, { $good }
scharz-action-eat_first = Rond { $at }: eerst { $food } eten
scharz-action-land_fish = { $at }: { $count } vis aanlanden
scharz-action-let_commander_go = De bevelhebber zonder loon laten gaan
scharz-action-give_up = { $at }: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post },
} opgeven
scharz-action-abandon = { $at }: de nederzetting opgeven
scharz-action-announce = { $way } opeisen

## Gebeurtenissen
scharz-event-rival_drawn = { $seat_is_you ->
    [yes] Jouw rivaal
   *[no] Rivaal van { $seat }
}: { $rival_is_you ->
    [yes] jij
   *[no] { $rival }
}.
scharz-event-first_player = { $seat_is_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} het initiatief.
scharz-event-faction_chosen = { $seat_is_you ->
    [yes] Je leidt
   *[no] { $seat } leidt
} dit volk: { $faction }.
scharz-event-village_founded = { $at }: { $seat_is_you ->
    [yes] je sticht
   *[no] { $seat } sticht
} een dorp.
scharz-event-city_founded = { $at }: { $seat_is_you ->
    [yes] je sticht
   *[no] { $seat } sticht
} een stad.
scharz-event-village_moved = { $from } → { $to }: { $seat_is_you ->
    [yes] je verplaatst
   *[no] { $seat } verplaatst
} een dorp.
scharz-event-season_began = Jaar { $year }: { $season }.
scharz-event-new_year = Jaar { $year } begint.
scharz-event-year_counted = Verliezen van het jaar, { $seat_is_you ->
    [yes] voor jou
   *[no] voor { $seat }
}: +{ $gained } / −{ $lost } overwinningspunten.
scharz-event-vikings_landed = { $at }: { $seat_is_you ->
    [yes] jouw Vikingen
   *[no] de Vikingen van { $seat }
} komen aan.
scharz-event-herds_born = { $seat_is_you ->
    [yes] Je fokt
   *[no] { $seat } fokt
} { $herd }: { $count ->
    [one] één nieuwe kudde
   *[other] { $count } nieuwe kudden
}.
scharz-event-herd_lost = { $at }: { $seat_is_you ->
    [yes] je verliest
   *[no] { $seat } verliest
} een kudde { $herd }.
scharz-event-winter_weather = Winter, { $climate }: { $winter_id ->
    [good] goed, kudden in het open veld hebben geen voer nodig
    [bad] slecht, geen beweging over land
   *[other] normaal
}.
scharz-event-storms = Winterstormen razen over zee.
scharz-event-river_froze = { $at }: de rivier is bevroren.
scharz-event-moved = { $from } → { $to }: { $seat_is_you ->
    [yes] je verplaatst
   *[no] { $seat } verplaatst
} { $count } × { $kind }.
scharz-event-sallied = { $at }: { $seat_is_you ->
    [yes] je leidt
   *[no] { $seat } leidt
} { $count } × { $kind } de nederzetting uit.
scharz-event-disembarked = { $at }: { $seat_is_you ->
    [yes] je ontscheept
   *[no] { $seat } ontscheept
} { $count } × { $kind }.
scharz-event-boarded = { $at }: { $seat_is_you ->
    [yes] je scheept
   *[no] { $seat } scheept
} { $count } × { $kind } in.
scharz-event-paid_march = { $seat_is_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} 14 prestige voor speciale bewegingen.
scharz-event-herd_driven = { $from } → { $to }: { $seat_is_you ->
    [yes] je drijft
   *[no] { $seat } drijft
} een kudde { $herd }.
scharz-event-carried = { $from } → { $to }: { $seat_is_you ->
    [yes] je vervoert
   *[no] { $seat } vervoert
} { $count ->
    [one] één lading goederen
   *[other] { $count } ladingen goederen
}.
scharz-event-raid = { $at }: { $seat_is_you ->
    [yes] jouw versterking
   *[no] de versterking van { $seat }
} overvalt { $target_is_you ->
    [yes] jou
   *[no] { $target }
}: { $swords ->
    [0] geen zwaard
    [one] één zwaard
   *[other] { $swords } zwaarden
}.
scharz-event-destroyed = { $at }: { $by_is_you ->
    [yes] je vernietigt
   *[no] { $by } vernietigt
} { $owner_is_you ->
    [yes] een van jouw eenheden
   *[no] een eenheid van { $owner }
}: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-unit_lost = { $at }: { $owner_is_you ->
    [yes] je verliest
   *[no] { $owner } verliest
} een eenheid: { $kind }.
scharz-event-toll_paid = { $seat_is_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} tol voor { $count ->
    [one] één eenheid
   *[other] { $count } eenheden
}.
scharz-event-rerolled = { $seat_is_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} prestige om opnieuw te gooien.
scharz-event-weather_rerolled = { $at }: { $seat_is_you ->
    [yes] je betaalt
   *[no] { $seat } betaalt
} prestige om opnieuw te gooien; de dobbelsteen toont { $die }.
scharz-event-went_inside = { $at }: { $seat_is_you ->
    [yes] je trekt
   *[no] { $seat } trekt
} { $count } × { $kind } terug in de nederzetting.
scharz-event-battle_began = { $at }: veldslag tussen { $by_is_you ->
    [yes] jou
   *[no] { $by }
} en { $target_is_you ->
    [yes] jou
   *[no] { $target }
}.
scharz-event-charged = { $seat_is_you ->
    [yes] Je stormt
   *[no] { $seat } stormt
} aan met { $count ->
    [one] één eenheid
   *[other] { $count } eenheden
}.
scharz-event-struck = Ronde { $round }: { $seat_is_you ->
    [yes] je hebt
   *[no] { $seat } heeft
} { $swords ->
    [0] geen zwaarden
    [one] één zwaard
   *[other] { $swords } zwaarden
} en { $shields ->
    [0] geen schilden
    [one] één schild
   *[other] { $shields } schilden
}.
scharz-event-fled = { $at } → { $to }: { $seat_is_you ->
    [yes] je vlucht
   *[no] { $seat } vlucht
}.
scharz-event-battle_won = { $at }: { $winner_is_you ->
    [yes] je wint
   *[no] { $winner } wint
} de veldslag tegen { $target_is_you ->
    [yes] jou
   *[no] { $target }
}.
scharz-event-battle_drawn = { $at }: de veldslag tussen { $by_is_you ->
    [yes] jou
   *[no] { $by }
} en { $target_is_you ->
    [yes] jou
   *[no] { $target }
} blijft onbeslist.
scharz-event-assault_began = { $at }: { $by_is_you ->
    [yes] je bestormt
   *[no] { $by } bestormt
} { $target_is_you ->
    [yes] jouw nederzetting
   *[no] de nederzetting van { $target }
}.
scharz-event-breached = { $at }: { $by_is_you ->
    [yes] je breekt
   *[no] { $by } breekt
} door de muren.
scharz-event-assault_failed = { $at }: { $by_is_you ->
    [yes] jouw bestorming
   *[no] de bestorming van { $by }
} mislukt.
scharz-event-settlement_razed = { $at }: { $by_is_you ->
    [yes] je verwoest
   *[no] { $by } verwoest
} { $owner_is_you ->
    [yes] jouw nederzetting
   *[no] de nederzetting van { $owner }
}{ $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } goud buit)
}.
scharz-event-settlement_taken = { $at }: { $by_is_you ->
    [yes] je bezet
   *[no] { $by } bezet
} { $owner_is_you ->
    [yes] jouw nederzetting
   *[no] de nederzetting van { $owner }
}.
scharz-event-settlement_surrendered = { $at }: { $owner_is_you ->
    [yes] jouw nederzetting
   *[no] de nederzetting van { $owner }
} geeft zich over aan { $by_is_you ->
    [yes] jou
   *[no] { $by }
}.
scharz-event-settlement_starved = { $at }: { $owner_is_you ->
    [yes] jouw nederzetting
   *[no] de nederzetting van { $owner }
} lijdt honger en krimpt of gaat verloren.
scharz-event-plundered = { $at }: { $seat_is_you ->
    [yes] je plundert
   *[no] { $seat } plundert
} het veld.
scharz-event-crop_taken = { $at }: { $seat_is_you ->
    [yes] je neemt
   *[no] { $seat } neemt
} { $count } graan af van { $owner_is_you ->
    [yes] jou
   *[no] { $owner }
}.
scharz-event-crop_destroyed = { $at }: { $seat_is_you ->
    [yes] je verbrandt
   *[no] { $seat } verbrandt
} { $owner_is_you ->
    [yes] jouw gewas
   *[no] het gewas van { $owner }
}.
scharz-event-herd_taken = { $at }: { $seat_is_you ->
    [yes] je rooft
   *[no] { $seat } rooft
} een kudde { $herd } van { $owner_is_you ->
    [yes] jou
   *[no] { $owner }
}.
scharz-event-herd_destroyed = { $at }: { $seat_is_you ->
    [yes] je vernietigt
   *[no] { $seat } vernietigt
} { $owner_is_you ->
    [yes] jouw kudde
   *[no] een kudde van { $owner }
}: { $herd }.
scharz-event-unit_raised = { $at }: { $seat_is_you ->
    [yes] een van jouw eenheden
   *[no] een eenheid van { $seat }
} krijgt ervaring: { $kind }, nu { $level }.
scharz-event-paid_builders = { $seat_is_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} 12 prestige: alle bouwers werken dubbel.
scharz-event-built = { $at }: { $seat_is_you ->
    [yes] je voltooit
   *[no] { $seat } voltooit
} een { $building }.
scharz-event-site_begun = { $at }: { $seat_is_you ->
    [yes] je begint
   *[no] { $seat } begint
} een { $building }.
scharz-event-removed = { $at }: { $seat_is_you ->
    [yes] je verwijdert
   *[no] { $seat } verwijdert
} { $building_id ->
    [build_village] het
    [build_dock] het
   *[other] de
} { $building }.
scharz-event-declined = { $target_is_you ->
    [yes] Je wijst
   *[no] { $target } wijst
} { $seat_is_you ->
    [yes] jouw voorstel
   *[no] het voorstel van { $seat }
} af: { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] hulp als gift
       *[other] hulp als verzoek
    }
    [tribute] { $giver_id ->
        [proposer] wapenstilstand, tribuut aangeboden
       *[other] wapenstilstand, tribuut geëist
    }
    [vassalhood] { $giver_id ->
        [proposer] vazalschap, dienst aangeboden
       *[other] vazalschap, dienst geëist
    }
   *[other] { $giver_id ->
        [proposer] vrede, losgeld aangeboden
       *[other] vrede, losgeld geëist
    }
}{ $gold ->
    [0] { "" }
   *[other] { $payer_id ->
        [superior] , { $gold } goud van de heer
       *[other] , { $gold } goud
    }
}.
scharz-event-lapsed = { $seat_is_you ->
    [yes] Jouw voorstel
   *[no] Het voorstel van { $seat }
}, aangenomen door { $target_is_you ->
    [yes] jou
   *[no] { $target }
}, vervalt: { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] hulp als gift
       *[other] hulp als verzoek
    }
    [tribute] { $giver_id ->
        [proposer] wapenstilstand, tribuut aangeboden
       *[other] wapenstilstand, tribuut geëist
    }
    [vassalhood] { $giver_id ->
        [proposer] vazalschap, dienst aangeboden
       *[other] vazalschap, dienst geëist
    }
   *[other] { $giver_id ->
        [proposer] vrede, losgeld aangeboden
       *[other] vrede, losgeld geëist
    }
}{ $gold ->
    [0] { "" }
   *[other] { $payer_id ->
        [superior] , { $gold } goud van de heer
       *[other] , { $gold } goud
    }
}.
scharz-event-pact_made = { $kind_id ->
    [peace] Vrede: { $target_is_you ->
        [yes] je betaalt
       *[no] { $target } betaalt
    } { $winner_is_you ->
        [yes] jou
       *[no] { $winner }
    } { $gold } goud losgeld.
    [vassalage] { $target_is_you ->
        [yes] Je wordt
       *[no] { $target } wordt
    } { $winner_is_you ->
        [yes] jouw vazal
       *[no] vazal van { $winner }
    }{ $gold ->
        [0] { "" }
       *[other] { $payer_id ->
            [superior] , met { $gold } goud van de heer
           *[other] , met { $gold } goud
        }
    }.
   *[other] Wapenstilstand: { $target_is_you ->
        [yes] je betaalt
       *[no] { $target } betaalt
    } { $winner_is_you ->
        [yes] jou
       *[no] { $winner }
    } { $gold } goud tribuut.
}
scharz-event-pact_ended = Het verdrag tussen { $seat_is_you ->
    [yes] jou
   *[no] { $seat }
} en { $target_is_you ->
    [yes] jou
   *[no] { $target }
} eindigt.
scharz-event-aid_given = { $seat_is_you ->
    [yes] Je geeft
   *[no] { $seat } geeft
} { $target_is_you ->
    [yes] jou
   *[no] { $target }
} { $gold } goud hulp.
scharz-event-revolted = { $seat_is_you ->
    [yes] Je komt
   *[no] { $seat } komt
} in opstand tegen { $target_is_you ->
    [yes] jou
   *[no] { $target }
}.
scharz-event-guests_left = { $from } → { $to }: { $seat_is_you ->
    [yes] jouw eenheden
   *[no] de eenheden van { $seat }
} verlaten { $target_is_you ->
    [yes] jouw land
   *[no] { $target ->
        [none] het land van hun partner
       *[other] het land van { $target }
    }
}.
scharz-event-bought = { $at }: { $seat_is_you ->
    [yes] je hebt
   *[no] { $seat } heeft
} een nieuwe eenheid: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-upgraded = { $at }: { $seat_is_you ->
    [yes] je waardeert
   *[no] { $seat } waardeert
} lichte infanterie op: { $kind }.
scharz-event-trained = { $at }: { $seat_is_you ->
    [yes] je traint
   *[no] { $seat } traint
} een eenheid: { $kind }.
scharz-event-degraded = { $at }: { $seat_is_you ->
    [yes] je waardeert
   *[no] { $seat } waardeert
} een eenheid af: { $kind }.
scharz-event-dismissed = { $at }: { $seat_is_you ->
    [yes] je ontslaat
   *[no] { $seat } ontslaat
} een eenheid: { $kind }.
scharz-event-good_bought = { $at }: { $seat_is_you ->
    [yes] je koopt
   *[no] { $seat } koopt
} { $count } × { $good }.
scharz-event-good_sold = { $at }: { $seat_is_you ->
    [yes] je verkoopt
   *[no] { $seat } verkoopt
} { $count } × { $good }.
scharz-event-herd_bought = { $at }: { $seat_is_you ->
    [yes] je koopt
   *[no] { $seat } koopt
} een kudde { $herd }.
scharz-event-herd_sold = { $at }: { $seat_is_you ->
    [yes] je verkoopt
   *[no] { $seat } verkoopt
} een kudde { $herd }.
scharz-event-slaughtered = { $at }: { $seat_is_you ->
    [yes] je slacht
   *[no] { $seat } slacht
} een kudde { $herd }.
scharz-event-hurried = { $at }: { $seat_is_you ->
    [yes] je versnelt
   *[no] { $seat } versnelt
} de bouw.
scharz-event-site_cancelled = { $at }: { $seat_is_you ->
    [yes] je geeft
   *[no] { $seat } geeft
} de bouwplaats op.
scharz-event-site_lost = { $at }: { $seat_is_you ->
    [yes] je verliest
   *[no] { $seat } verliest
} de bouwplaats.
scharz-event-cleaned = { $at }: { $seat_is_you ->
    [yes] je haalt
   *[no] { $seat } haalt
} het plunderfiche weg.
scharz-event-commander_hired = { $seat_is_you ->
    [yes] Je huurt
   *[no] { $seat } huurt
} in: { $commander }.
scharz-event-commander_left = { $seat_is_you ->
    [yes] Jouw onbetaalde bevelhebber
   *[no] De onbetaalde bevelhebber van { $seat }
} vertrekt.
scharz-event-rival_changed = { $seat_is_you ->
    [yes] Jouw nieuwe rivaal
   *[no] Nieuwe rivaal van { $seat }
}: { $rival_is_you ->
    [yes] jij
   *[no] { $rival }
}.
scharz-event-wages_paid = { $seat_is_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $gold } goud loon.
scharz-event-fish_caught = { $at }: { $seat_is_you ->
    [yes] je vangt
   *[no] { $seat } vangt
} { $count } vis.
scharz-event-sown = { $at }: { $seat_is_you ->
    [yes] je zaait
   *[no] { $seat } zaait
}.
scharz-event-grew = { $at }: { $count ->
    [0] er groeit niets
   *[other] er groeit { $count } graan
}.
scharz-event-taxes_collected = { $seat_is_you ->
    [yes] Je int
   *[no] { $seat } int
} { $gold } goud belasting.
scharz-event-hiring_share = { $seat_is_you ->
    [yes] Je ontvangt
   *[no] { $seat } ontvangt
} { $gold } goud omdat Rome huurlingen heeft ingehuurd.
scharz-event-tax_shared = { $seat_is_you ->
    [yes] Je staat
   *[no] { $seat } staat
} { $gold } goud van de belasting af aan { $target_is_you ->
    [yes] jou
   *[no] { $target }
}.
scharz-event-harvested = { $at } → { $to }: { $seat_is_you ->
    [yes] je oogst
   *[no] { $seat } oogst
} { $count } graan.
scharz-event-grain_lost = { $at }: { $seat_is_you ->
    [yes] je verliest
   *[no] { $seat } verliest
} { $count } graan, omdat geen opslagplaats ruimte heeft.
scharz-event-feasted = { $seat_is_you ->
    [yes] Je viert
   *[no] { $seat } viert
} een { $feast }: { $points } prestige.
scharz-event-fed = { $seat_is_you ->
    [yes] Je voedt
   *[no] { $seat } voedt
} nederzettingen, eenheden en kudden: { $grain ->
    [0] { $fish ->
        [0] { $meat ->
            [0] geen voedsel nodig
           *[other] { "" }
        }
       *[other] { $fish } vis{ $meat ->
            [0] { "" }
           *[other] ,{ " " }
        }
    }
   *[other] { $grain } graan{ $fish ->
        [0] { "" }
       *[other] , { $fish } vis
    }{ $meat ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $meat ->
    [0] { "" }
   *[other] { $meat } vlees
}.
scharz-event-prestige_fell = { $seat_is_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $points } prestige voor verloren overwinningspunten.
scharz-event-eliminated = { $seat_is_you ->
    [yes] Je ligt
   *[no] { $seat } ligt
} uit het spel.
scharz-event-announced = { $seat_is_you ->
    [yes] Je eist
   *[no] { $seat } eist
} { $way } op.
scharz-event-announcement_lapsed = { $seat_is_you ->
    [yes] Jouw aanspraak
   *[no] De aanspraak van { $seat }
} ({ $way }) vervalt.
scharz-event-match_won = { $winner_is_you ->
    [yes] Je wint
   *[no] { $winner } wint
}: { $way }.
scharz-event-ranked = { $seat_is_you ->
    [yes] Je eindigt
   *[no] { $seat } eindigt
} met { $points ->
    [one] 1 belangpunt
   *[other] { $points } belangpunten
}{ $fed ->
    [yes] { "" }
   *[no] , maar { $seat_is_you ->
        [yes] kunt
       *[no] kan
    } niet elke nederzetting voeden
}.

## Aansporingen
scharz-prompt-choose_factions = Kies het volk dat je leidt.
scharz-prompt-wait_choose_factions = De volken worden gekozen.
scharz-prompt-first_village = Zet je eerste dorp neer.
scharz-prompt-wait_first_village = De eerste dorpen worden neergezet.
scharz-prompt-second_village = Zet je tweede dorp neer.
scharz-prompt-wait_second_village = De tweede dorpen worden neergezet.
scharz-prompt-third_village = Zet je derde dorp neer.
scharz-prompt-wait_third_village = De derde dorpen worden neergezet.
scharz-prompt-move_village = Verplaats een van je dorpen, of klik op ‘Passen’.
scharz-prompt-wait_move_village = Dorpen mogen nog één keer worden verplaatst.
scharz-prompt-pieces = { $piece ->
    [none] Je startstukken staan op je velden.
   *[other] Startstukken: waar zet je { $piece_id ->
        [sheep] een kudde { $piece }
        [pigs] een kudde { $piece }
        [cattle] een kudde { $piece }
        [horses] een kudde { $piece }
       *[other] 1 × { $piece }
    }{ $level_id ->
        [none] { "" }
       *[other] { " " }({ $level })
    }{ $left ->
        [1] { "" }
       *[other] { " " }(van { $left })
    }? Of klik op ‘Zoals voorgesteld’.
}
scharz-prompt-wait_pieces = De startstukken worden neergezet.
scharz-prompt-new_year = Nieuwjaar: koop zware infanterie in Belgica als je wilt, en klik dan op ‘Klaar’.
scharz-prompt-wait_new_year = Nieuwjaar: een speler mag zware infanterie kopen in Belgica.
scharz-prompt-breeding = Voortplanting{ $herd ->
    [none] { "" }
   *[other] , { $herd }
}: de dobbelsteen toont { $die }, geen jongen. Opnieuw gooien?
scharz-prompt-wait_breeding = Voortplanting: een speler mag opnieuw gooien.
scharz-prompt-births = Waar grazen de nieuwe kudden?
scharz-prompt-wait_births = De nieuwe kudden worden neergezet.
scharz-prompt-weather = Weer: welke dobbelstenen worden opnieuw gegooid, voor 4 prestige elk? Klik dan op ‘Klaar’.
scharz-prompt-wait_weather = Weer: een speler mag opnieuw gooien.
scharz-prompt-harvest = Oogst: welk gewas gaat naar welke opslagplaats? Klik dan op ‘Klaar’.
scharz-prompt-wait_harvest = De oogst wordt binnengehaald.
scharz-prompt-units = Orders: verplaats je eenheden en klik dan op ‘Klaar’.
scharz-prompt-wait_units = Er worden orders geschreven.
scharz-prompt-raids = { $at ->
    [none] Overval
   *[other] { $at }, overval van je versterking
}: kies het volgende slachtoffer.
scharz-prompt-wait_raids = { $at ->
    [none] Overval
   *[other] { $at }, overval van een versterking
}: er worden slachtoffers gekozen.
scharz-prompt-special = Speciale bewegingen: ruiters en vloten mogen nog eens bewegen, en eenheden van haven naar haven; klik dan op ‘Klaar’.
scharz-prompt-wait_special = Er worden speciale bewegingen bevolen.
scharz-prompt-herds = Drijf kudden en vervoer voorraden binnen je rijk, en klik dan op ‘Klaar’.
scharz-prompt-wait_herds = Kudden en voorraden worden verplaatst.
scharz-prompt-retreat = Terugtocht: eenheden die nog niet bewogen, mogen naar een nederzetting of aan boord; klik dan op ‘Klaar’.
scharz-prompt-wait_retreat = Er worden terugtochten bevolen.
scharz-prompt-attrition = Uitputting{ $at ->
    [none] { "" }
   *[other] , { $at }
}{ $kind ->
    [none] { "" }
   *[other] , { $kind }
}: { $die ->
    [none] het veld plunderen, of voor elke eenheid gooien?
   *[other] de dobbelsteen toont { $die }.
}
scharz-prompt-wait_attrition = Uitputting{ $at ->
    [none] { "" }
   *[other] , { $at }
}: een speler beslist.
scharz-prompt-withdraw = Er staan vijanden voor je nederzetting: wie trekt zich terug? Klik dan op ‘Klaar’.
scharz-prompt-wait_withdraw = Een speler mag zich in een nederzetting terugtrekken.
scharz-prompt-battles = { $at }: aanvallen of afwachten?
scharz-prompt-wait_battles = { $at }: er wordt beslist over een aanval.
scharz-prompt-charge = { $at }: wie doet de stormaanval?
scharz-prompt-wait_charge = { $at }: er wordt beslist over stormaanvallen.
scharz-prompt-rerolls = { $at }: dobbelstenen opnieuw gooien of verder?
scharz-prompt-wait_rerolls = { $at }: dobbelstenen mogen opnieuw worden gegooid.
scharz-prompt-hits = { $at }: kies het volgende slachtoffer.
scharz-prompt-wait_hits = { $at }: er worden slachtoffers gekozen.
scharz-prompt-free_swords = { $at }: vrije zwaarden volgende ronde als schilden of als zwaarden?
scharz-prompt-wait_free_swords = { $at }: er wordt beslist over vrije zwaarden.
scharz-prompt-flight = { $at }: doorvechten of vluchten?
scharz-prompt-wait_flight = { $at }: er wordt beslist over de vlucht.
scharz-prompt-sieges = { $at }: de nederzetting bestormen?
scharz-prompt-wait_sieges = { $at }: de belegeraar beslist over een bestorming.
scharz-prompt-go_on = { $at }: nog een ronde bestormen of de bestorming afbreken?
scharz-prompt-wait_go_on = { $at }: de belegeraar beslist of het doorgaat.
scharz-prompt-fall = { $at } is gevallen: wat gebeurt ermee?
scharz-prompt-wait_fall = { $at } is gevallen; over het lot wordt beslist.
scharz-prompt-plunder = Welke velden plunder je, en waar gaat de buit heen? Klik dan op ‘Klaar’.
scharz-prompt-wait_plunder = Er mogen velden worden geplunderd.
scharz-prompt-experience = Welke eenheden stijgen een niveau? Klik dan op ‘Klaar’.
scharz-prompt-wait_experience = Er wordt ervaring toegekend.
scharz-prompt-build = Bouwen: 12 prestige betalen om iedereen dubbel te laten werken?
scharz-prompt-wait_build = De bouwers mogen worden aangespoord.
scharz-prompt-propose = Diplomatie: doe hoogstens drie voorstellen en klik dan op ‘Klaar’.
scharz-prompt-wait_propose = Er worden voorstellen geschreven.
scharz-prompt-answer = Diplomatie: welke voorstellen neem je aan? Klik dan op ‘Klaar’.
scharz-prompt-wait_answer = Voorstellen worden beantwoord.
scharz-prompt-trade = Handel: koop, verkoop, bouw en train, en klik dan op ‘Klaar’.
scharz-prompt-wait_trade = Iedereen handelt.
scharz-prompt-wages = Je goud is niet genoeg voor iedereen: wie geef je op?
scharz-prompt-wait_wages = Lonen worden betaald.
scharz-prompt-fishing = Vissen{ $at ->
    [none] { "" }
   *[other] , { $at }
}: de dobbelsteen toont { $die }, geen vangst. Opnieuw gooien?
scharz-prompt-wait_fishing = Vissen: een speler mag opnieuw gooien of kiest een werf.
scharz-prompt-sowing = Waar zaai je? Klik dan op ‘Klaar’.
scharz-prompt-fishing_yard = Vissen, { $at }: { $left } vis. Naar welke werf gaat de vangst?
scharz-prompt-wait_sowing = Velden worden ingezaaid.
scharz-prompt-feasts = Hoe groot is je feest?
scharz-prompt-wait_feasts = Feesten worden voorbereid.
scharz-prompt-feeding = Het voedsel is krap: slacht kudden, geef eenheden op, of voed zoals voorgesteld.
scharz-prompt-feeding_enough = Er is voedsel voor iedereen. Je kunt nog kudden slachten en zeggen wat eerst wordt gegeten; vlees dat overblijft, wordt verkocht.
scharz-prompt-wait_feeding = Nederzettingen, eenheden en kudden worden gevoed.
scharz-prompt-siege_feeding = Achter de muren is het voedsel krap: slacht kudden, geef eenheden op, of voed zoals voorgesteld.
scharz-prompt-wait_siege_feeding = De belegerden worden gevoed.
scharz-prompt-quick_wages = Je goud is niet genoeg voor alles: wat geef je op?
scharz-prompt-wait_quick_wages = Lonen worden betaald.
scharz-prompt-round_end = Je mag een overwinning opeisen. Aan het eind van de volgende ronde moet die nog gelden.
scharz-prompt-wait_round_end = Een speler mag een overwinning opeisen.
scharz-prompt-room_ships = { $at }: er is geen ligplaats meer. Naar welke zee gaan de schepen{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}?
scharz-prompt-room_herds = { $at }: er is één stal over. Welke kudde houdt die?
scharz-prompt-room_garrison = { $at }: binnen is te weinig plaats. Wie staat er in het open veld?
scharz-prompt-wait_room = { $at ->
    [none] Er is te weinig plaats
   *[other] { $at }: er is te weinig plaats
}; de eigenaar beslist.
scharz-prompt-over = De partij is afgelopen.

## Waarom niet
scharz-why-aid_given = Tussen jullie twee is dit jaar al hulp gegeven.
scharz-why-bad_winter = Slecht winterweer: in deze zone trekt niemand over land.
scharz-why-barren = Op woestenij groeit niets.
scharz-why-black_river = De rivier is alleen over te steken met een schip in dit deel, of over het ijs.
scharz-why-bought_this_round = Deze eenheid is pas deze ronde gekocht.
scharz-why-bound_already = Jullie twee hebben al een verdrag dat minstens even sterk is.
scharz-why-building_stands = Dit gebouw staat er al.
scharz-why-buy_or_recruit = In één nederzetting koop of rekruteer je per ronde, niet allebei.
scharz-why-cannot_degrade = Deze eenheid kan op deze plaats niet worden afgewaardeerd.
scharz-why-cannot_train = Eenheden trainen alleen in het open veld bij je voltooide nederzettingen, schepen alleen in de werf.
scharz-why-cannot_withdraw = Je trekt je alleen terug als er vijanden voor de nederzetting staan.
scharz-why-changed_this_round = Deze eenheid is deze ronde al veranderd.
scharz-why-city_needs_port = Je hebt al een stad: voor de volgende is een dorp met een voltooide haven nodig.
scharz-why-corsairs_never_rise = Kapers doen nooit ervaring op.
scharz-why-die_hits = Deze dobbelsteen toont al een zwaard.
scharz-why-die_is_barred = Met dobbelstenen van rekruten en olifanten wordt nooit opnieuw gegooid.
scharz-why-draft_full = Eén stap kan niet meer orders bevatten.
scharz-why-elite_already = Elite-eenheden kunnen niet beter worden.
scharz-why-faction_taken = Dit volk is al gekozen.
scharz-why-field_grazed = Op dit veld staat een kudde.
scharz-why-field_in_use = Op dit veld staat al een gewas.
scharz-why-friends_field = Dit veld is van een speler met wie je een verdrag hebt.
scharz-why-goal_not_met = Je vervult de voorwaarde voor deze overwinning niet.
scharz-why-goods_stay = Geen andere opslagplaats binnen bereik van deze goederen heeft ruimte.
scharz-why-goods_have_moved = Deze goederen zijn al verplaatst.
scharz-why-has_better = Je bevelhebber is al minstens zo goed.
scharz-why-has_moved = Deze eenheden hebben al bewogen.
scharz-why-heavy_stays = Zware infanterie beweegt niet in de terugtocht.
scharz-why-herd_stays = Geen ander veld binnen bereik van deze kudde heeft ruimte.
scharz-why-hostile_ships = In deze zee zijn vijandige schepen.
scharz-why-herd_has_moved = Deze kudde is al verplaatst.
scharz-why-hurried_twice = Een gebouw kan maar twee keer worden versneld.
scharz-why-impassable = Deze grens is onoverkomelijk.
scharz-why-locked = Daar staan vijanden tegenover elkaar: het speelveld is geblokkeerd.
scharz-why-lord_serves_nobody = Een speler met vazallen kan zelf geen vazal worden.
scharz-why-must_choose = Je kunt nog niet afsluiten: maak eerst af waaraan je begonnen bent.
scharz-why-needs_any_yard = Voor een kaper heb je een voltooide werf nodig.
scharz-why-needs_city = Hiervoor heb je een voltooide stad nodig die niet omsingeld is.
scharz-why-needs_coast = Een dok heeft een kust nodig.
scharz-why-needs_crew = Er zijn te weinig bouwers op dit veld.
scharz-why-needs_desert = Olifanten koop je alleen in de Woestijn, waar een landeenheid van jou in het open veld staat.
scharz-why-needs_horses = Cavalerie heeft een kudde paarden nodig.
scharz-why-needs_port = Hiervoor heb je een voltooide haven nodig die niet omsingeld is.
scharz-why-needs_settlement = Hiervoor heb je daar een voltooide nederzetting nodig die niet omsingeld is.
scharz-why-needs_siege = Belegeringsmachines bouw je alleen waar jouw infanterie een nederzetting omsingelt.
scharz-why-needs_yard = Hiervoor is daar een voltooid dok nodig.
scharz-why-neutral_field = Dit veld blijft de hele partij neutraal.
scharz-why-never_inside = Eenheden van deze soort gaan nooit een nederzetting in.
scharz-why-never_moves = Belegeringsmachines en kapers bewegen nooit.
scharz-why-never_trained = Huurlingen, olifanten en kapers worden nooit getraind.
scharz-why-no_assault = Hier valt niets te bestormen.
scharz-why-no_attrition = Zoiets valt hier niet te beslissen.
scharz-why-no_belgica = In Belgica koop je maar één keer per nieuwjaar.
scharz-why-no_berth = In je werven daar is geen ligplaats vrij.
scharz-why-no_catch = Er is daar geen vangst aan te landen.
scharz-why-no_credit = Er is geen ervaring meer voor deze eenheid.
scharz-why-no_fleet = Hier kunnen te weinig schepen nog bewegen: dat is geen vloot.
scharz-why-no_flight = In die richting is geen veilige uitweg.
scharz-why-no_gold = Er is niet genoeg goud.
scharz-why-no_grain = Er is niet genoeg graan.
scharz-why-no_haven = Schepen kunnen alleen naar een zee die aan het veld grenst.
scharz-why-no_landing = Schepen kunnen daar niet landen.
scharz-why-room_enough = Niets van deze soort hoeft hier plaats te maken.
scharz-why-no_meat_now = Paarden worden in lente en zomer niet geslacht.
scharz-why-no_prestige = Er is niet genoeg prestige.
scharz-why-no_proposal = Zo’n voorstel is er niet tussen jullie.
scharz-why-no_reroll = Met deze dobbelsteen is al zo vaak opnieuw gegooid als mag.
scharz-why-no_own_crop = Je hebt daar geen gewas om binnen te halen.
scharz-why-crop_is_in = Dit gewas is al binnen.
scharz-why-store_out_of_reach = Dit gewas is niet met die opslagplaats verbonden.
scharz-why-no_difference = Er valt niets te kiezen: het maakt hier geen verschil.
scharz-why-rolled_again = Deze dobbelsteen wordt al opnieuw gegooid.
scharz-why-good_weather = Beter kan het weer daar niet worden.
scharz-why-no_revolt = Alleen een vazal kan in opstand komen.
scharz-why-no_room = Er is geen plaats voor.
scharz-why-no_room_aboard = Geen van je transportschepen daar heeft plaats.
scharz-why-no_site = Je hebt daarvoor geen bouwplaats.
scharz-why-no_special = Deze eenheid heeft geen speciale beweging.
scharz-why-no_such_die = Zo’n dobbelsteen heb je niet.
scharz-why-no_such_field = Neutrale velden betreed je alleen in de modus Uitgebreid.
scharz-why-no_such_good = Hiervan is hier niet genoeg om te verkopen.
scharz-why-no_such_herd = Zo’n kudde heb je daar niet.
scharz-why-no_such_sea = Een kaper komt alleen in een zee naast een speelveld dat je beheerst.
scharz-why-no_such_load = Tussen geladen en lege schepen kies je alleen waar er van beide zijn.
scharz-why-no_such_target = Zo’n doel is er niet.
scharz-why-no_such_unit = Zo’n eenheid heb je daar niet.
scharz-why-no_transfer = Tussen deze twee havens is geen weg vrij van vijandige schepen.
scharz-why-no_village_there = Daar mag geen dorp staan.
scharz-why-no_walls_there = Daar heb je geen nederzetting.
scharz-why-not_connected = Dit veld hoort niet bij je verbonden land.
scharz-why-not_controlled = Je beheerst dit veld niet.
scharz-why-not_in_mode = Dat bestaat niet in deze modus.
scharz-why-not_plundered = Dit veld is niet geplunderd.
scharz-why-not_so_much_there = Zoveel ligt er niet in deze opslagplaats.
scharz-why-not_stolen = Nu kan alleen worden verplaatst wat je net hebt buitgemaakt.
scharz-why-not_this_people = Jouw volk kan dat niet.
scharz-why-not_yours = Je hebt daar geen gebouw dat je nu kunt afbreken.
scharz-why-nothing_short = Er hoeft niets te worden opgegeven.
scharz-why-nothing_lower = Onder deze eenheid is er geen lagere.
scharz-why-nowhere_to_go = Deze eenheden kunnen nergens heen.
scharz-why-offer_first = Zeg eerst hoeveel goud bij je voorstel hoort.
scharz-why-offered_already = Precies dit voorstel heb je al gedaan.
scharz-why-once_a_round = Dit kan maar één keer per ronde.
scharz-why-one_rome = Met twee spelers doet maar één van de twee Romes mee.
scharz-why-one_lord = Een vazal dient maar één heer.
scharz-why-other_river = Deze ronde blijft een schip op de rivier waarlangs het kwam.
scharz-why-out_of_reach = Dat is buiten bereik.
scharz-why-own_settlement = Daar staat je eigen nederzetting.
scharz-why-plundered = Dit veld is geplunderd.
scharz-why-port_has_received = Die haven kan in deze stap geen eenheden meer ontvangen.
scharz-why-port_has_sent = Deze haven kan in deze stap geen eenheden meer uitsturen.
scharz-why-revolt_in_spring = Een vazal kan alleen in de lente in opstand komen.
scharz-why-romans_are_bound = De Romeinen kunnen vóór jaar 3 niet tegen Constantinopel in opstand komen.
scharz-why-quota = Het quotum van deze ronde is op.
scharz-why-raised_already = Deze eenheid is deze ronde al een niveau gestegen.
scharz-why-send_first = Stuur eerst weg wat je hebt gekozen.
scharz-why-ship_is_laden = Er zijn eenheden aan boord van dit schip.
scharz-why-ships_alike = Deze schepen zijn gelijk: kies ze op hun soort.
scharz-why-site_taken = Op dit veld is al een bouwplaats.
scharz-why-still_besieging = Deze belegeringsmachine staat nog voor een nederzetting die je omsingelt.
scharz-why-stuck = Gebergte of moeras houdt deze eenheid tot de volgende ronde vast.
scharz-why-take_up_first = Kies eerst eenheden.
scharz-why-take_load_first = Kies eerst een kudde, graan of vis.
scharz-why-three_proposals = Hoogstens drie voorstellen per ronde.
scharz-why-tile_limit = Alle 15 gebouwtegels zijn in gebruik.
scharz-why-too_many = Zoveel van deze eenheden kunnen daar niet heen.
scharz-why-trains_already = Deze eenheid wordt al getraind.
scharz-why-unit_limit = Je hebt de limiet aan eenheden bereikt.
scharz-why-unit_not_free = Alleen lichte infanterie in het open veld kan worden opgewaardeerd.
scharz-why-vassal_is_no_lord = Een vazal kan geen vazallen hebben.
scharz-why-wrong_ground = Landeenheden hebben een schip nodig om de zee op te gaan.
scharz-why-wrong_phase = Niet nu: eerst is er een andere beslissing.

## Opties
scharz-option-map = Kaart
    .help = Waar en wanneer gespeeld wordt: Italië in 290 v.Chr., Britannia in 410, de steppe in 373, de Oriënt in 1550 v.Chr., Spanje in 1050 of de noordelijke zeeën in 800.
scharz-option-map-italia = Italia, 290 v.Chr.
    .about = Bergen, lange kusten en grote eilanden rond één zee; Roma in het midden, Karthago aan de overkant.
scharz-option-map-britannia = Britannia, 410
    .about = Twee grote eilanden en veel kleine, hoogland in het noorden, zee aan alle kanten.
scharz-option-map-huns = Hunnen, 373
    .about = Wijde vlakten rond de Zwarte Zee; grote rivieren houden tegen wie er geen schip heeft.
scharz-option-map-orient = Oriënt, 1550 v.Chr.
    .about = Vruchtbaar rivierland tussen bergen en woestijnen; een oase op de korte weg erdoorheen.
scharz-option-map-taifas = Taifas, 1050
    .about = Een schiereiland vol bergen, de Pyreneeën in het noorden, Afrika aan de overkant van de zeestraat.
scharz-option-map-vikings = Vikingen, 800
    .about = Twee zeeën en overal kust: wie schepen heeft, kan overal landen.
scharz-option-mode = Modus
    .help = Hoeveel van het spel wordt gespeeld. Snel heeft alleen legers en goud, Basis voegt kudden en oogsten toe, Origineel prestige en ervaring, Uitgebreid volken met hun voordelen, weer, moreel en bevelhebbers.
scharz-option-mode-quick = Snel
    .about = Legers, nederzettingen en goud: goed om mee te beginnen.
scharz-option-mode-basic = Basis
    .about = Voegt kudden, oogsten en voedsel voor de winter toe.
scharz-option-mode-original = Origineel
    .about = Voegt prestige, feesten en ervaren eenheden toe.
scharz-option-mode-extended = Uitgebreid
    .about = Voegt volken met hun voordelen, weer, moreel en bevelhebbers toe.
scharz-option-years = Jaren
    .help = Elk jaar heeft vier rondes, één per seizoen.
scharz-option-orders = Orders
    .help = Iedereen schrijft zijn bewegingen tegelijk en in het geheim, of er wordt om de beurt bewogen.
scharz-option-orders-sealed = In het geheim
scharz-option-orders-sequential = Om de beurt
scharz-option-peoples = Volken
    .help = In de modus Uitgebreid worden de volken aan tafel gekozen, of een aanbevolen combinatie wordt per plaats toegewezen.
scharz-option-peoples-chosen = Aan tafel gekozen
scharz-option-peoples-recommended = Aanbevolen keuze
scharz-option-build_pace = Veel bouwers
    .help = Of viermaal het minimum aan bouwers een gebouw in één ronde voltooit, of nooit meer dan de helft.
scharz-option-build_pace-multiples = Zo snel ze kunnen
scharz-option-build_pace-max_double = Hoogstens de helft per ronde
scharz-option-horse_spring_meat = Paardenvlees in de lente
    .help = Wat een kudde paarden in lente en zomer oplevert.
scharz-option-horse_spring_meat-none = Geen
scharz-option-horse_spring_meat-3 = 3 vlees
scharz-option-seed_returns = Het zaaigoed komt terug
    .help = De oogst brengt naast de opbrengst ook het gezaaide graan terug.
scharz-option-unit_limit = Limiet van 20
    .help = De limiet telt alle eenheden, of alleen blokjes (stenen eronder tellen dan niet).
scharz-option-unit_limit-units = Eenheden
scharz-option-unit_limit-cubes = Blokjes
scharz-option-prestige_move = Wat 14 prestige oplevert
    .help = Wat 14 prestige in de subfase speciaal beweegt.
scharz-option-prestige_move-all = Alle eenheden
scharz-option-prestige_move-each = Telkens één eenheid
scharz-option-empty_settlement = Lege nederzettingen
    .help = Of de muren van een nederzetting zonder garnizoen gebroken moeten worden, of je gewoon binnenloopt.
scharz-option-empty_settlement-sdl = Verdedigen zich
scharz-option-empty_settlement-walk_in = Vallen meteen
scharz-option-plunder_pp = Prestige voor plundering
    .help = Wiens nederzettingsveld bij plundering prestige oplevert.
scharz-option-plunder_pp-any_opponent = Van elke tegenstander
scharz-option-plunder_pp-rival_only = Alleen van de rivaal
scharz-option-grain_vp = Gestolen graan
    .help = Wat gestolen graan aan overwinningspunten waard is.
scharz-option-grain_vp-per_crop = Eén per gewas of opslagplaats
scharz-option-grain_vp-per_grain = Eén per graan
scharz-option-danube_literal = Donau: zoals gedrukt
    .help = Op de kaart Hunnen verwisselt het spelhulpblad de oevers waarvan plundering prestige oplevert. Zet dit aan om te spelen zoals gedrukt.
scharz-option-short_dominance = Vroege Dominantie
    .help = In partijen van twee of drie jaar heeft Dominantie maar 7 overwinningspunten nodig.

## De tafel in de browser

scharz-ui-how-many = Hoeveel
scharz-ui-fewer = Minder
scharz-ui-more = Meer
scharz-ui-gold = Goud
scharz-ui-prestige = Prestige
scharz-ui-victory = Overwinningspunten
scharz-ui-units = Standaardeenheden (limiet 20)
scharz-ui-held-by = In handen van { $player }
scharz-ui-controlled-by = Beheerst door { $player }
scharz-ui-contested = Betwist: vijanden staan tegenover elkaar, het speelveld is geblokkeerd
scharz-ui-encircled = Omsingeld: vijanden kamperen voor de muren
scharz-ui-cut_off = Afgesneden van bevoorrading
scharz-ui-plundered = Geplunderd
scharz-ui-neutral = de hele partij neutraal
scharz-ui-river = rivierdeel
scharz-ui-empty = Er is hier niets.
scharz-ui-do-here = Wat hier kan worden gedaan
scharz-ui-training = { $count } in training
scharz-ui-laden = { $count } geladen
scharz-ui-moved = { $count ->
    [one] 1 heeft bewogen
   *[other] { $count } hebben bewogen
}
scharz-ui-fort = versterking
scharz-ui-walls = Muren: { $shields ->
    [one] 1 schild
   *[other] { $shields } schilden
}
scharz-ui-garrison = Garnizoen
scharz-ui-grain = Graan
scharz-ui-fish = Vis
scharz-ui-berths = Ligplaatsen
scharz-ui-site = In aanbouw: { $building }
scharz-ui-idle = niemand werkt hier
scharz-ui-crop = { $count } graan op het veld, gezaaid door { $player }
scharz-ui-mini-map = De hele kaart; klik om erheen te gaan
scharz-ui-map-keys = Shift en pijlen gaan van veld naar veld, Enter opent een veld; pijlen bewegen de kaart, plus en min veranderen de grootte, 0 toont de hele kaart.
scharz-ui-larger = Groter
scharz-ui-smaller = Kleiner
scharz-ui-whole-map = De hele kaart
scharz-ui-tint = Wat de kleuren tonen
scharz-ui-tint-control = Beheersing
scharz-ui-tint-supply = Mijn bevoorrading
scharz-ui-tint-homelands = Thuislanden
scharz-ui-tint-plain = Alleen het land
scharz-ui-die = De bruine dobbelsteen toont { $die }
scharz-ui-gifts = Wat elk volk kan
scharz-ui-last-moves = Laatste bewegingen
scharz-ui-ready = Klaar
scharz-ui-fleet = Vloot
scharz-ui-where-to = waarheen?
scharz-ui-map-year-italia = 290 v.Chr.
scharz-ui-map-year-britannia = 410
scharz-ui-map-year-huns = 373
scharz-ui-map-year-orient = 1550 v.Chr.
scharz-ui-map-year-taifas = 1050
scharz-ui-map-year-vikings = 800

## Kleuren van de kaart, bouwplaatsen, orders, onderhandelingen
scharz-ui-tint-climate = Klimaat
scharz-ui-legend = Betekenis van de kleuren
scharz-ui-supplied = Bevoorraad
scharz-ui-climate-counts = Het klimaat beïnvloedt oogst en winter, en bepaalt waar kudden winterweide vinden.
scharz-ui-done = { $rounds ->
    [one] klaar: { $season }, jaar { $year }
   *[other] klaar: { $season }, jaar { $year } ({ $rounds } seizoenen)
}
scharz-ui-done-now = meteen klaar
scharz-ui-done-late = pas na het einde van de partij
scharz-ui-workers = Bouwers
scharz-ui-add-workers = { $count ->
    [one] Eén bouwer erbij
   *[other] { $count } bouwers erbij
}
scharz-ui-gain-taxes = +{ $count } goud aan belasting
scharz-ui-importance-why = Belang is de som van de kleinere regels eronder. Heeft niemand eerder gewonnen, dan beslist het na het laatste jaar.
scharz-ui-gain-importance = +{ $count } Belang
scharz-ui-gain-storage = +{ $count } ruimte voor eenheden en graan
scharz-ui-gain-storage-units = +{ $count } ruimte voor eenheden
scharz-ui-gain-berths = { $count ->
    [one] +1 ligplaats
   *[other] +{ $count } ligplaatsen
}
scharz-ui-gain-shields = { $count ->
    [one] +1 schild
   *[other] +{ $count } schilden
}
scharz-ui-gain-levies = +{ $count } lichte infanterie per seizoen
scharz-ui-gain-hires = { $count ->
    [one] +1 huurling per seizoen
   *[other] +{ $count } huurlingen per seizoen
}
scharz-ui-order = Een order
scharz-ui-order-change = Order wijzigen: { $count } van { $from } naar { $to }
scharz-ui-order-drop = Schrappen
scharz-ui-watch-again = De laatste bewegingen nog eens bekijken
scharz-ui-ready-unless = Rustige stappen overslaan
scharz-ui-skip-idle = Terugtocht zonder vijand in de buurt en plundering van eigen land overslaan
scharz-ui-skip-idle-farm = Terugtocht, kudden en plundering overslaan waar ze niets veranderen
scharz-ui-ask-proposals = Vraag me elke ronde naar voorstellen
scharz-ui-ready-withdraw = Klaar: niets meer terugtrekken
scharz-ui-ready-battles = Klaar: niemand anders aanvallen
scharz-ui-hold = Stand houden
scharz-ui-ready-flight = Klaar: doorvechten
scharz-ui-ready-rerolls = Klaar: dobbelstenen houden
scharz-ui-ready-answer = Klaar: niets anders aannemen
scharz-ui-pass-sieges = Belegeren, niet bestormen
scharz-ui-ready-weather = Klaar: laat het groeien
scharz-ui-ready-harvest = Klaar: oogst binnenhalen

## Veldslagen
scharz-ui-battle-of = Veldslag: { $place }
scharz-ui-assault-of = Bestorming: { $place }
scharz-ui-combat-round = Ronde { $round }
scharz-ui-fallen = Gesneuveld
scharz-ui-charge = De ruiters vallen eerst aan; schilden tellen dubbel tegen hen.
scharz-ui-fight-to-end = Doorvechten tot het einde
scharz-ui-fight-until = Tot onder { $percent }% kans
scharz-ui-fight-least = Onder deze kans weer vragen
scharz-ui-fight-stop = Vraag het me weer
scharz-ui-breached = De muren zijn doorbroken.
scharz-ui-swords = Zwaarden
scharz-ui-shields = Schilden
scharz-ui-free = { $count } vrij
scharz-ui-dice = Zwaarden op { $swords } van { $dice } dobbelstenen
scharz-ui-sampled = ongeveer, uit { $count } pogingen
scharz-ui-exact = exact

## Het jaar
scharz-ui-year = Jaar { $year } van { $years }
scharz-ui-next = daarna { $phase }
scharz-ui-storms = Stormen op zee
scharz-ui-weather = { $climate }: { $winter }

## Spelers
scharz-ui-first = Heeft het initiatief
scharz-ui-out = Uitgeschakeld
scharz-ui-away = Nog niet op de kaart.
scharz-ui-rival = Rivaal: { $player }
scharz-ui-announced = Eist { $way } op
scharz-ui-taxes = Belastingen
scharz-ui-purse = Goud na de betalingen van dit jaar, in volgorde
scharz-ui-feast = Feest
scharz-ui-tiles = Gebouwtegels
scharz-ui-destroyed = Dit jaar vernietigd
scharz-ui-lost = Dit jaar verloren
scharz-ui-cannot-feed = Kan niet alle nederzettingen voeden
scharz-ui-pacts = Verdragen
scharz-ui-for-ever = voor de hele partij
scharz-ui-pact-truce = { $inferior } betaalt tribuut aan { $superior }
scharz-ui-pact-peace = { $inferior } heeft losgeld aan { $superior } betaald
scharz-ui-pact-vassalage = { $inferior } dient { $superior }

## Mijn tafel
scharz-ui-realm = Mijn rijk
scharz-ui-winter = Winter
scharz-ui-winter-needs = Voedsel voor de komende winter: wat nodig is en wat er ligt
scharz-ui-need = { $rations ->
    [one] { $rations } rantsoen
   *[other] { $rations } rantsoenen
}{ $fodder ->
    [0] { "" }
   *[other] { " " }en { $fodder } voer
} nodig
scharz-ui-draft = Mijn orders tot nu toe
scharz-ui-search = Zoek in de keuzes
scharz-ui-search-more = nog { $count }
scharz-ui-market = Markt
scharz-ui-stall-army = Leger
scharz-ui-stall-buildings = Gebouwen
scharz-ui-stall-training = Training en ontslag
scharz-ui-stall-goods = Goederen en kudden
scharz-ui-stall-other = Overig
scharz-ui-talks = Onderhandelingen
scharz-ui-partner = Met wie
scharz-ui-ends = Als dit wordt afgesproken, { $is_you ->
    [yes] heers je over alle anderen en win je de partij
   *[no] heerst { $player } over alle anderen en wint de partij
}.
scharz-ui-offer-tribute-proposer = { $player } biedt { $gold } goud voor een wapenstilstand.
scharz-ui-offer-tribute-partner = { $player } eist { $gold } goud voor een wapenstilstand.
scharz-ui-offer-ransom-proposer = { $player } biedt { $gold } goud voor vrede.
scharz-ui-offer-ransom-partner = { $player } eist { $gold } goud voor vrede.
scharz-ui-offer-vassalhood-proposer = { $player } biedt zich aan als je vazal{ $gold ->
    [0] { "" }
   *[other] , met { $gold } goud
}.
scharz-ui-offer-vassalhood-partner = { $player } wil je als vazal{ $gold ->
    [0] { "" }
   *[other] , met { $gold } goud van jou
}.
scharz-ui-offer-lord-proposer = { $player } biedt zich aan als je vazal, met { $gold } goud van jou.
scharz-ui-offer-lord-partner = { $player } wil je als vazal en legt er { $gold } goud voor je bij.
scharz-ui-offer-aid-proposer = { $player } wil je { $gold } goud als hulp geven.
scharz-ui-offer-aid-partner = { $player } vraagt je om { $gold } goud als hulp.
scharz-ui-agree = Aannemen
scharz-ui-agreed = Akkoord

## Het einde
scharz-ui-won-by = { $player } wint: { $way }.
scharz-ui-hungry-end = { $player } kon niet alle nederzettingen voeden en telde niet mee voor Belang.
scharz-ui-final = De rijken aan het eind
scharz-ui-player = Speler

## Tips in het eerste jaar
scharz-ui-hints-off = Tips verbergen
scharz-ui-hints-on = Tips tonen
scharz-hint-choose_factions = Elk volk heeft eigen vaardigheden en een eigen thuisland. Neem voor een eerste partij een volk met een lange kust of veel geel land.
scharz-hint-first_village = Dorpen betalen belasting en voeden soldaten. Vestig je op geel of groen land met vrije velden eromheen; aan de kust kan een dok komen.
scharz-hint-first_village-quick = Dorpen betalen belasting en verkopen soldaten. Vestig je op land met vrije velden eromheen; aan de kust kan een dok komen.
scharz-hint-second_village = Dorpen die bij elkaar liggen, worden samen bevoorraad. Houd het tweede binnen twee stappen van het eerste.
scharz-hint-third_village = Het derde dorp mag reiken naar land dat je wilt, maar een eenzaam dorp wordt snel belegerd.
scharz-hint-move_village = Een van je dorpen mag nu verhuizen. Laat het staan als je drie velden elkaar raken.
scharz-hint-pieces = Zet je soldaten waar een buur kan aanvallen. ‘Zoals voorgesteld’ verdeelt alles verstandig.
scharz-hint-units = Klik op een van je velden om troepen te kiezen, kies hoeveel, klik dan waarheen. Een eenheid van jou in het open veld beheerst dat veld, en velden betalen belasting. Klik op ‘Klaar’ als je pijlen kloppen.
scharz-hint-sending = De met goud omrande velden zijn bereikbaar. Verander eerst het aantal als er een paar moeten blijven.
scharz-hint-retreat = Eenheden die nog niet bewogen hebben, mogen nog een nederzetting, een schip of een werf van jou in – behalve waar vijanden al tegenover elkaar stonden.
scharz-hint-special = Ruiters en vloten bewegen nog een keer.
scharz-hint-herds = Kudden en goederen gaan over elke afstand binnen je verbonden land, over hoogstens één zee; twee kudden passen op een veld zonder gewas.
scharz-hint-withdraw = Vijanden staan voor je muren. Binnen vecht je achter vijf schilden per verdedigingsniveau, maar je bent omsingeld.
scharz-hint-battles = Val aan waar je sterker bent: vijf eenheden geven een schild, zes van een soort een extra dobbelsteen. Niemand hoeft te vechten.
scharz-hint-sieges = Muren breken alleen als één ronde zoveel zwaarden geeft als zij schilden hebben. Acht lichte infanteristen nemen een dorp.
scharz-hint-plunder = Plunderen levert goud op en kost de ander zijn oogst, maar een geplunderd veld betaalt ook jou geen belasting.
scharz-hint-plunder-quick = Plunderen levert goud op, maar een geplunderd veld betaalt ook jou geen belasting.
scharz-hint-build = Bouwplaatsen groeien een kwart voor elk vol aantal bouwers dat nodig is.
scharz-hint-propose = Twee rijken in vrede kunnen zich elders heen wenden. Pas op: als iedereen één speler betaalt of dient, wint die meteen.
scharz-hint-answer = Lees wat eruit volgt voordat je toestemt.
scharz-hint-trade = Plan voor volgend jaar: eerst een dorp met twee bouwers, soldaten waar je zwak bent. De met goud omrande velden bieden iets aan.
scharz-hint-sowing = Gezaaid graan komt terug met de opbrengst van zijn land: drie op geel, twee op groen. Kudden en gewassen delen geen veld.
scharz-hint-feasts = Een feest maakt van graan prestige. Houd wat de winter nodig heeft.
scharz-hint-feeding = Het voorstel voedt nederzettingen en soldaten uit verbonden opslagplaatsen. Wat niet gevoed wordt, gaat verloren.
scharz-hint-quick_wages = Elke eenheid en nederzetting kost nu goud. Kun je niet betalen, dan geef je eenheden op.
scharz-hint-round_end = Je mag een overwinning opeisen die je tot het eind van de volgende ronde kunt houden.

## Het begeleide eerste seizoen
scharz-guide-on = Leid me door dit seizoen

scharz-guide-second = Tweede les: de rest van het jaar
scharz-guide-third = Derde les: voedsel voor de winter
scharz-guide-welcome-title = Een eerste seizoen
scharz-guide-welcome = Italië, 290 v.Chr.: jij leidt een volk, je rivaal een ander. Een jaar heeft vier seizoenen, en elk verloopt hetzelfde: bewegen, vechten, dan bouwen en handelen. Deze gids gaat met je door de eerste lente en zegt waarom. Je mag altijd iets anders doen.
scharz-guide-map-title = De kaart lezen
scharz-guide-map = Geel en groen zijn vlaktes, bruin is gebergte, turkoois moeras; nederzettingen in gebergte en moeras zijn moeilijker in te nemen. Geen leger trekt over de witte bergkammen. Klik op een veld om zijn kaartje te lezen; plus, min en het vierkant veranderen hoeveel je ziet.
scharz-guide-first-village-title = Je eerste dorp
scharz-guide-first-village = Sticht het in { $place }. { $room ->
    [0] Het is het beste veld dat over is.
    [one] Eén vrij veld ligt ernaast ({ $fields }): ruimte om te groeien.
   *[other] { $room } vrije velden liggen eromheen ({ $fields }): ruimte om te groeien.
} Klik op het omcirkelde veld, of kies het in de lijst.
scharz-guide-second-village-title = Je tweede dorp
scharz-guide-second-village = { $home ->
    [none] Sticht het in { $place }, waar ruimte omheen is.
   *[other] Sticht het in { $place }, naast { $home }: soldaten van het ene dorp bereiken het andere in één beweging, en de bevoorrading loopt door.
} Niemand mag zich naast een dorp van jou vestigen.
scharz-guide-third-village-title = Je derde dorp
scharz-guide-third-village = { $home ->
    [none] Sticht het in { $place }, waar ruimte omheen is.
   *[other] Sticht het in { $place }: het raakt { $home }, en je drie dorpen zijn één rijk.
} Elk dorp betaalt 1 goud belasting en verkoopt je elk seizoen een soldaat.
scharz-guide-lonely-village-title = Een eenzaam dorp
scharz-guide-lonely-village = { $from } raakt geen van je dorpen: hulp zou te laat komen. Je mag nu één dorp verplaatsen: klik op { $from }, dan op { $place }.
scharz-guide-stay-title = Alles op zijn plaats
scharz-guide-stay = Je mag nog één dorp verplaatsen. { $homes } liggen goed waar ze liggen: kies ‘{ $button }’.
scharz-guide-pieces-title = Je eerste soldaten
scharz-guide-pieces = Je krijgt vijf eenheden lichte infanterie, en een dok met een schip als een dorp aan de kust ligt; anders twee soldaten en 2 goud meer. Dezelfde soldaten vechten, bouwen en houden land. ‘{ $button }’ verdeelt ze over je dorpen.
scharz-guide-wheel-title = Het seizoen
scharz-guide-wheel = Het wiel bovenaan toont het seizoen, de stippen tonen de stappen: beweging, strijd, dan bouwen, onderhandelen en handel. Stappen waarin je niets te beslissen hebt, gaan automatisch voorbij. Iedereen beslist tegelijk, in het geheim.
scharz-guide-realm-title = Goud erin, goud eruit
scharz-guide-realm = Je hebt { $gold } goud. Belastingen brengen { $taxes } op na lente, zomer en herfst: 1 per dorp, 1 per twee velden van jou. Na de winter kost je rijk lonen, nu { $wages } goud: spaar op tijd.
scharz-guide-take-title = Soldaten kiezen
scharz-guide-take = { $count ->
    [one] Eén soldaat gaat naar { $target }: een eenheid van jou in het open veld maakt het veld van jou, en twee velden betalen 1 goud.
   *[other] Twee soldaten gaan naar { $target }: daar houden ze het veld en kunnen ze een dorp bouwen.
} Klik op { $place } en kies de lichte infanterie.
scharz-guide-send-title = Stuur ze op weg
scharz-guide-send = Vanuit { $place } zijn de met goud omrande velden bereikbaar. { $spare ->
    [0] { "" }
   *[other] Zet eerst het aantal op { $count }, zodat er een wacht blijft.
} Klik op { $target }: een eenheid van jou in het open veld maakt het veld van jou.
scharz-guide-orders-title = De order geven
scharz-guide-orders = { $moves ->
    [0] Je hebt niets bevolen; ook dat mag.
   *[other] Je order is genoteerd. Nog ziet niemand hem; ‘Ongedaan maken’ haalt hem weg, en ook andere troepen mogen bewegen.
} { $empty ->
    [none] { "" }
   *[other] { $empty } blijft voorlopig zonder soldaten; je koopt er straks een.
} Klik op ‘{ $button }’: dan worden alle orders tegelijk uitgevoerd.
scharz-guide-retreat-title = Terugtocht
scharz-guide-retreat = Eenheden die nog niet bewogen, mogen nu één stap doen, naar een nederzetting van jou of aan boord. Dat helpt waar net vijanden zijn aangekomen. Is er niemand gekomen, klik dan op ‘{ $button }’.
scharz-guide-withdraw-title = Vijanden voor de muren
scharz-guide-withdraw = Vijanden staan voor een nederzetting van jou. Binnen vechten je soldaten achter de schilden van de muren, maar ze zijn omsingeld en afgesneden. Zijn ze met minstens zoveel als de vijand, dan kunnen ze beter in het open veld blijven: klik op ‘{ $button }’.
scharz-guide-attack-title = Aanvallen
scharz-guide-attack = { $place }: je zou { $win } van de 100 keer winnen. Kies ‘{ $button }’. Een gewonnen veldslag levert 1 overwinningspunt op.
scharz-guide-hold-title = Afwachten
scharz-guide-hold = { $place }: een aanval lukt waarschijnlijk niet. Niemand hoeft te vechten: klik op ‘{ $button }’.
scharz-guide-fight-title = In de veldslag
scharz-guide-fight = Het paneel toont beide zijden in drie linies, de dobbelstenen en de kansen. Schilden houden zwaarden tegen, dan valt eerst de voorste linie. Kijk naar de kansen: onder de helft redt vluchten of afbreken je soldaten.
scharz-guide-plunder-title = Plunderen? Hier niet
scharz-guide-plunder = Je zou { $place } voor 1 goud kunnen plunderen. Maar een geplunderd veld betaalt geen belasting, en dit wil je houden. Plunderen doe je in vijandelijk land: klik op ‘{ $button }’.
scharz-guide-ways-title = Vier manieren om te winnen
scharz-guide-ways = Soevereiniteit: alle anderen betalen of dienen je. Dominantie: { $points } overwinningspunten, uit veldslagen en veroverde nederzettingen. Macht: { $fields } velden en { $settlements } nederzettingen. Belang: het beste rijk na jaar { $years }. De balken bij elke naam tonen hoe ver iedereen is.
scharz-guide-talks-title = Onderhandelen
scharz-guide-talks = Voor goud krijg je een wapenstilstand of vrede, of je wordt vazal. { $players ->
    [2] Met twee spelers, pas op: wie door de ander betaald wordt, heeft meteen gewonnen. Bied niets aan
   *[other] Wie door alle anderen betaald of gediend wordt, wint meteen. Bied nog niets aan
} en klik op ‘{ $button }’.
scharz-guide-triumph-title = Een geschenk
scharz-guide-triumph = Je rivaal wil je betalen of dienen. Neem je het aan, dan heb je meteen gewonnen: ‘{ $button }’.
scharz-guide-answer-title = Een aanbod
scharz-guide-answer = Je hebt een voorstel gekregen. Onderaan lees je wat er voor beiden uit volgt. Nee is het veilige antwoord: klik op ‘{ $button }’.
scharz-guide-build-title = Een dorp bouwen
scharz-guide-build = Je { $count } soldaten in { $place } kunnen bouwen: een dorp voor { $gold } goud. In de modus Snel is de bouwplaats bij het begin al half af en groeit die elk seizoen een kwart zolang er twee werken: in de herfst is die klaar. Klik op { $place }, dan op het gebouw op zijn kaartje.
scharz-guide-buy-title = Een soldaat kopen
scharz-guide-buy = { $guards ->
    [0] { $place } heeft geen wacht: koop er lichte infanterie voor { $gold } goud.
   *[other] Soldaten houden velden en bouwen: koop lichte infanterie in { $place } voor { $gold } goud.
} Een dorp verkoopt er elk seizoen één. Klik op het veld, dan op de regel op zijn kaartje.
scharz-guide-close-title = De markt sluiten
scharz-guide-close = Je hebt nog { $gold } goud, en de belastingen brengen { $taxes } op. Klik op ‘{ $button }’: het seizoen eindigt.
scharz-guide-end-title = De lente is voorbij
scharz-guide-end = De belastingen zijn binnen: je hebt { $gold } goud. { $site ->
    [none] { "" }
   *[other] De bouwplaats in { $site } staat op { $progress }%; laat de bouwers daar.
} De zomer herhaalt dezelfde stappen. Neem veld na veld, bouw, en bewaar { $wages } goud voor de winter. Een tweede les gaat verder: oorlog, lonen, nieuwjaar. Of speel zonder gids door, met tips.
scharz-guide-war-title = Ten oorlog
scharz-guide-war = Veldslagen leveren overwinningspunten op, veroverde nederzettingen meer. Val aan waar je met meer bent: vijf eenheden geven een schild, zes van één soort een extra dobbelsteen. Twee vijandige legers op één veld vechten als een van beide dat wil. Klik op een vijandelijk veld om te lezen wie er staat.
scharz-guide-strike-take-title = Een veldslag die je kunt winnen
scharz-guide-strike-take = In { $target } { $enemies ->
    [one] staat één vijand
   *[other] staan { $enemies } vijanden
}, en jij hebt er { $count } in { $place }. Klik op { $place } en kies de troepen.
scharz-guide-strike-send-title = Tegen de vijand
scharz-guide-strike-send = Wijs { $target } aan: daar staat hoe groot je kans op winst is. Klik dan op { $target } en stuur iedereen.
scharz-guide-march-on-title = Verder
scharz-guide-march-on = { $moves ->
    [0] Naast je staat niemand die zwakker is. Neem nog een vrij veld, of blijf.
   *[other] Je order is genoteerd. Andere troepen mogen vrije velden nemen.
} Klik op ‘{ $button }’ als je klaar bent.
scharz-guide-siege-title = Een belegering
scharz-guide-siege = Je leger omsingelt { $place }. Muren breken alleen als één ronde zoveel zwaarden oplevert als ze schilden hebben; je kans is { $win }%. Kies ‘{ $button }’. Een nederzetting die tot de winter omsingeld is, betaalt dubbel of geeft zich over.
scharz-guide-storm-title = Doorstormen?
scharz-guide-storm = { $place }: je wint { $win } van de 100 keer. Boven de helft ga je door, daaronder spaar je je soldaten: ‘{ $button }’.
scharz-guide-fallen-title = Van jou
scharz-guide-fallen = { $place } is gevallen. Houd de nederzetting: een dorp betaalt belasting en verkoopt soldaten. Kies ‘{ $button }’.
scharz-guide-save-title = Sparen voor de winter
scharz-guide-save = Na de winter kost elke eenheid en nederzetting loon, nu { $wages } goud. { $short ->
    [yes] Zoals het nu staat, kun je dat niet betalen: koop niets, neem velden die belasting betalen, of stuur iemand weg.
   *[no] Met de belastingen tot dan houd je { $left } goud over: alleen dat mag je uitgeven.
} Elke soldaat die je koopt, kost ook zijn loon.
scharz-guide-close-year-title = Naar het volgende seizoen
scharz-guide-close-year = Koop wat je spaargeld toelaat: bouwers voor een dorp, een wacht waar vijanden dichtbij zijn. Klik dan op ‘{ $button }’.
scharz-guide-pay-title = Betaaldag
scharz-guide-pay = De lonen zijn { $wages } goud, jij hebt er { $gold }. Geef op wat je het minst nodig hebt tot je kunt betalen, eerst een schip zonder leger; klik dan op ‘{ $button }’.
scharz-guide-new-year-title = Nieuwjaar
scharz-guide-new-year = Een jaar is voorbij. Wie veel eenheden heeft vernietigd, heeft overwinningspunten gewonnen, wie er veel verloor, heeft er ingeleverd: je staat op { $points }. Verlopen wapenstilstanden eindigen nu. Je begint met { $gold } goud.
scharz-guide-onward-title = Hoe nu verder
scharz-guide-onward = Je kent de modus Snel. Speel deze partij uit; probeer dan Basis: daar zaai je in de lente en oogst je in de herfst, en elke eenheid en nederzetting eet in de winter. Een meter naast je goud toont of het voedsel genoeg is. Origineel voegt prestige en ervaring toe, Uitgebreid de volken met hun eigen vaardigheden.
scharz-guide-surround-take-title = Voor de muren
scharz-guide-surround-take = In { $target } staat geen leger buiten, alleen een nederzetting. Omsingel die: zolang je er staat, betaalt ze niets en werft ze niemand. Je hebt er { $count } in { $place }: klik op { $place } en kies de troepen.
scharz-guide-surround-send-title = Omsingelen
scharz-guide-surround-send = Klik op { $target } en stuur iedereen. Hoe meer zwaarden, hoe eerder de muren breken.
scharz-guide-approach-take-title = Verzamelen
scharz-guide-approach-take = Eén soldaat wint geen oorlog: trek samen op. { $target } ligt dichter bij de vijand. Klik op { $place } en kies de troepen.
scharz-guide-approach-send-title = Opmars
scharz-guide-approach-send = Klik op { $target } en stuur iedereen.
scharz-guide-recruit-title = Meer soldaten
scharz-guide-recruit = Koop lichte infanterie in { $place } voor { $gold } goud; in de winter kost haar loon 1 goud extra. Na alle lonen zou je { $left } goud overhouden. Klik op het veld, dan op de regel op zijn kaartje.
scharz-guide-pay-day-title = Betaaldag
scharz-guide-pay-day = Het jaar eindigt met de lonen: { $wages } goud, en jij hebt er { $gold }. { $short ->
    [yes] Dat is niet genoeg: je wordt gevraagd wie je opgeeft.
   *[no] Je houdt { $left } goud over.
} Klik op ‘{ $button }’.
scharz-guide-food-welcome-title = Nu met voedsel
scharz-guide-food-welcome = Hetzelfde land in Basis: nu tellen graan, vis en kudden, en in de winter eet iedereen. Sticht eerst drie dorpen, zoals je het kent.
scharz-guide-larder-title = Wat de winter eet
scharz-guide-larder = In de winter eten je eenheden en nederzettingen { $rations ->
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
}, je kudden { $fodder } graan. Je hebt { $grain } graan. De meter naast je goud toont dat het hele jaar.
scharz-guide-herds-stay-title = Kudden
scharz-guide-herds-stay = Kudden en goederen kunnen binnen je verbonden land trekken. De jouwe grazen goed waar ze zijn: klik op ‘{ $button }’.
scharz-guide-sow-title = Zaaien
scharz-guide-sow = Graan dat je in { $place } zaait, komt in de herfst terug met wat er gegroeid is: 3 meer op geel land, 2 op groen, 1 op bruin en turkoois. Je hebt { $grain } graan. Klik op { $place }.
scharz-guide-sown-title = Alles ingezaaid
scharz-guide-sown = Al je vrije velden zijn ingezaaid; er blijft { $grain } graan over in je opslagplaatsen. Klik op ‘{ $button }’.
scharz-guide-crop-title = Het gewas staat
scharz-guide-crop = Er staat { $crop } graan op { $fields ->
    [one] je veld
   *[other] je velden
}. Tot de herfst moet daar iemand blijven: wie een veld beheerst, haalt de oogst binnen. Laat je soldaten staan.
scharz-guide-reap-title = Binnenhalen
scharz-guide-reap = De pijlen tonen naar welke opslagplaats elke oogst gaat; een dorp heeft plaats voor 5. Het voorstel is goed: klik op ‘{ $button }’.
scharz-guide-harvested-title = Oogst
scharz-guide-harvested = De oogst is binnen: { $grain } graan. Een dorp heeft plaats voor 5; waar geen plaats voor is, gaat verloren. In de winter heb je { $rations ->
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
} nodig, en { $fodder } graan voor de kudden.
scharz-guide-count-title = De laatste markt
scharz-guide-count = Reken het nu uit: je hebt { $rations ->
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
} nodig, en { $fodder } graan voor de kudden; je hebt { $grain } graan en { $fish } vis. { $missing ->
    [0] Dat is genoeg; wat overblijft, is zaaigoed voor de lente.
   *[other] Er ontbreekt { $missing } graan: koop graan, of slacht kudden.
} Eén graan, één vis en één vlees zijn elk een rantsoen.
scharz-guide-provide-title = Graan kopen
scharz-guide-provide = Er ontbreekt nog { $missing } graan. Brood is goedkoper dan nieuwe soldaten: koop graan in { $place }.
scharz-guide-let-grow-title = Laten groeien
scharz-guide-let-grow = Voor je voedsel is er nu niets te doen. Klik op ‘{ $button }’.
scharz-guide-feed-title = Wintermaal
scharz-guide-feed = Het voorstel zegt wie wat eet. Zonder voedsel gaan eerst kudden verloren, dan soldaten, dan dorpen: je hebt { $rations ->
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
} nodig, en { $grain } graan in voorraad. Je mag een kudde slachten om het vlees. Klik dan op ‘{ $button }’.
scharz-guide-fed-title = Iedereen heeft gegeten
scharz-guide-fed = De winter is voorbij, en er is { $grain } graan over om te zaaien. Je kent het boerenjaar: zaaien, bewaken, oogsten, eten. Speel verder, of open een tafel in de modus Origineel of Uitgebreid.

## Voorspellingen en waarschuwingen
scharz-ui-to-deal = { $count ->
    [one] nog 1 zwaard te verdelen
   *[other] nog { $count } zwaarden te verdelen
}
scharz-ui-lives = { $count ->
    [one] elk 1 leven
   *[other] elk { $count } levens
}
scharz-ui-attacker = geldt als aanvaller
scharz-ui-defender = geldt als verdediger
scharz-ui-swords-rolled = { $count } gegooid
scharz-ui-swords-blanks = +{ $count } voor drie lege dobbelstenen
scharz-ui-swords-number = +{ $count } voor de grootte van het leger
scharz-ui-swords-free = +{ $count } uit vrije zwaarden
scharz-ui-swords-loss = −{ $count } door laag moreel
scharz-ui-ahead = Komende veldslagen
scharz-ui-meets-at = bij { $place } tegen
scharz-ui-storms-at = bestormt { $place }
scharz-ui-odds-win = wint { $percent }%
scharz-ui-odds-you-win = jij wint { $percent }%
scharz-ui-odds-lose = verliest { $percent }%
scharz-ui-odds-you-lose = jij verliest { $percent }%
scharz-ui-odds-draw = onbeslist { $percent }%
scharz-ui-thresholds = Nodig om te winnen
scharz-ui-from-gold = vanaf { $gold } goud
scharz-ui-odds-fall = Eenheden die vallen
scharz-ui-odds-next = volgende ronde
scharz-ui-odds-this = deze ronde, met de dobbelstenen van nu
scharz-ui-odds-breach = De muren vallen in de volgende ronde: { $percent }%
scharz-ui-odds-breach-this = De muren vallen in deze ronde, met de dobbelstenen van nu: { $percent }%
scharz-ui-odds-losses = in totaal
scharz-ui-odds-assumes = Berekend zonder vlucht en zonder betaald opnieuw gooien.
scharz-ui-odds-assumes-plain = Berekend zonder vlucht.
scharz-ui-pact-ends = tot nieuwjaar van jaar { $year }
scharz-ui-wages = Lonen
scharz-ui-missing = { $count } graan te weinig
scharz-ui-hunger = Zoals het nu staat, kost het voeden:
scharz-ui-meal = Maaltijden in de winter
scharz-ui-meal-at = Rond { $at }
scharz-ui-meal-need = { $rations ->
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
}{ $fodder ->
    [0] { "" }
   *[other] { " " }en { $fodder } graan als voer
}
scharz-ui-meal-sold = { $count } vlees blijft over en brengt { $count } goud op.
scharz-ui-meal-missing = Er ontbreekt { $count } graan.
scharz-ui-meal-stores = Opslagplaatsen
scharz-ui-harvest-how = Kies een gewas, dan de opslagplaats. De rest wordt opgeslagen zoals getoond.
scharz-ui-harvest-where = { $at }: naar welke opslagplaats?
scharz-ui-harvest-crops = Gewassen
scharz-ui-harvest-stores = Opslagplaatsen na de oogst
scharz-ui-harvest-stolen = van { $seat }
scharz-ui-harvest-chosen = jouw keuze
scharz-ui-harvest-none = geen opslagplaats
scharz-ui-harvest-lost = { $count } graan vindt geen plaats en gaat verloren.
scharz-ui-store = { $at }: nu { $before } graan, na de oogst { $after }, plaats voor { $storage }
scharz-ui-summer-bad = slecht
scharz-ui-summer-normal = normaal
scharz-ui-summer-good = goed
scharz-ui-summer-grain = { $count } graan
scharz-ui-summer-again = wordt opnieuw gegooid
scharz-ui-summer-odds = Betere zijden: { $better } van zes; slechtere: { $worse }.
scharz-ui-summer-reroll = Opnieuw
scharz-ui-crops = +{ $count } graan op de velden
scharz-ui-meat = +{ $count } vlees in de kudden
scharz-ui-crew = { $workers } aan het werk (minstens { $builders }),
scharz-ui-levies = Dit seizoen hier nog beschikbaar: { $levies } lichte infanterie, { $hires ->
    [one] 1 huurling
   *[other] { $hires } huurlingen
}
scharz-ui-warnings = Waarschuwingen
scharz-ui-trouble-left_empty = { $place } blijft leeg achter.
scharz-ui-trouble-cut_off = { $place } zou van bevoorrading worden afgesneden.
scharz-ui-trouble-hungry = Volgende winter kan niet iedereen worden gevoed.
scharz-ui-trouble-unpaid = Na deze stap moeten lonen worden betaald en je komt { $missing } goud tekort: je verliest eenheden of nederzettingen.
scharz-ui-way-board = aan boord
scharz-ui-way-moor = naar de werf
scharz-ui-way-transfer = van haven naar haven
scharz-ui-way-drive = gedreven
scharz-ui-way-carry = gebracht
scharz-ui-follows-tribute = Een wapenstilstand tot het volgende nieuwjaar.
scharz-ui-follows-ransom = Vrede tot het tweede nieuwjaar.
scharz-ui-follows-vassalhood = Vrede zolang het duurt; een derde van de belastingen van de vazal gaat naar de heer.
scharz-ui-follows-aid = Een gift in goud.

## Koppen van keuzes
scharz-group-choose_faction = Een volk kiezen
scharz-group-settle = Een nederzetting stichten
scharz-group-resettle = Een dorp verplaatsen
scharz-group-put = Hier neerzetten
scharz-group-put_herd = Een kudde hier neerzetten
scharz-group-select = Eenheden kiezen
scharz-group-select_transports = Transportschepen kiezen
scharz-group-select_fleet = Een vloot kiezen
scharz-group-go = Marcheren of varen
scharz-group-board = Aan boord gaan
scharz-group-moor = Een werf binnenvaren
scharz-group-transfer = Van haven naar haven
scharz-group-select_herd = Een kudde kiezen
scharz-group-drive_to = De kudde drijven
scharz-group-select_good = Goederen kiezen
scharz-group-carry_to = De goederen vervoeren
scharz-group-toll = Tol betalen
scharz-group-sacrifice = Een eenheid opofferen
scharz-group-withdraw = Achter de muren terugtrekken
scharz-group-withdraw_builders = Bouwers terugtrekken
scharz-group-withdraw_herd = Kudden naar binnen brengen
scharz-group-put_to_sea = Zee kiezen
scharz-group-stay_behind = Achterblijven
scharz-group-keep_herd = Een kudde houden
scharz-group-stand_outside = Wie in het open veld staat
scharz-group-attack = Aanvallen
scharz-group-charge = Stormaanval
scharz-group-reroll_die = Dobbelstenen opnieuw gooien
scharz-group-reroll_weather = Opnieuw gooien voor het weer
scharz-group-aim = Op de achterste rij mikken
scharz-group-hit = Het volgende slachtoffer kiezen
scharz-group-free = Vrije zwaarden gebruiken
scharz-group-flee = Vluchten
scharz-group-occupy = De gevallen nederzetting
scharz-group-plunder = Plunderen
scharz-group-raise = Een eenheid bevorderen
scharz-group-propose = Een voorstel doen
scharz-group-offer = Goud bieden
scharz-group-offer_for_ever = Goud bieden voor blijvende vrede
scharz-group-agree = Met een voorstel instemmen
scharz-group-buy_infantry = Lichte infanterie kopen
scharz-group-recruit = Lichte infanterie rekruteren
scharz-group-double_quota = Het quotum verdubbelen
scharz-group-hire = Huurlingen inhuren
scharz-group-hire_for_prestige = Huurlingen inhuren voor prestige
scharz-group-buy_elephant = Oorlogsolifanten kopen
scharz-group-buy_corsair = Kapers inhuren
scharz-group-buy_corsair_for_prestige = Kapers inhuren voor prestige
scharz-group-upgrade = Lichte infanterie opwaarderen
scharz-group-mount = Opwaarderen tot cavalerie, met keuze van de paarden
scharz-group-degrade = Een eenheid afwaarderen
scharz-group-disembark = Een schip in infanterie veranderen
scharz-group-train = Een eenheid trainen
scharz-group-buy_good = Goederen kopen
scharz-group-sell_good = Goederen verkopen
scharz-group-buy_herd = Een kudde kopen
scharz-group-sell_herd = Een kudde verkopen
scharz-group-slaughter = Een kudde slachten
scharz-group-build = Een gebouw beginnen
scharz-group-build_with = Een gebouw beginnen met
scharz-group-enter_site = Naar een bouwplaats gaan
scharz-group-hurry = Een bouwplaats versnellen
scharz-group-cancel_site = Een bouwplaats opgeven
scharz-group-dismantle = Een gebouw afbreken
scharz-group-clean = Een geplunderd veld herstellen
scharz-group-hire_commander = Een bevelhebber inhuren
scharz-group-change_rival = Van rivaal wisselen
scharz-group-dismiss = Een eenheid ontslaan
scharz-group-buy_in_belgica = In Belgica kopen
scharz-group-sow = Zaaien
scharz-group-reap = Oogsten
scharz-group-celebrate = Een feest houden
scharz-group-draw_from = Eerst van hier nemen
scharz-group-land_fish = De vangst aanlanden
scharz-group-give_up = Een eenheid opgeven
scharz-group-announce = Een overwinning opeisen
scharz-group-abandon = Een nederzetting opgeven

## De slagrekenaar
scharz-calc-title = Gevechtscalculator
scharz-calc-open = Een veldslag berekenen
scharz-calc-open-here = Hier een veldslag berekenen
scharz-calc-clash = Soort gevecht
scharz-calc-battle = veldslag in het open veld
scharz-calc-assault = bestorming van de muren
scharz-calc-ground = Terrein
scharz-calc-lands = Willekeurig land
scharz-calc-spaces = Op deze kaart
scharz-calc-land-plain = vlakte of gemengd veld
scharz-calc-land-mountains = gebergte
scharz-calc-land-wetland = moeras
scharz-calc-land-water = zee of rivier
scharz-calc-settlement = Nederzetting van de verdediger
scharz-calc-fort = versterkt
scharz-calc-attacker = Aanvaller
scharz-calc-defender = Verdediger
scharz-calc-who = Wiens leger
scharz-calc-anybody = maakt niet uit
scharz-calc-swap = Aanvaller en verdediger wisselen
scharz-calc-add-units = Eenheden toevoegen
scharz-calc-fewer = Minder: { $what }
scharz-calc-more = Meer: { $what }
scharz-calc-level = Ervaring: { $kind }
scharz-calc-no-units = Nog geen eenheden: voeg ze hieronder toe.
scharz-calc-no-garrison = Niemand binnen: de muren verdedigen zichzelf.
scharz-calc-commander = Bevelhebber
scharz-calc-prestige = Prestige
scharz-calc-rival = vecht tegen zijn rivaal
scharz-calc-fights = Vecht
scharz-calc-fights-0 = tot de laatste eenheid
scharz-calc-fights-25 = tot minder dan een kwart over is
scharz-calc-fights-50 = tot minder dan de helft over is
scharz-calc-fights-75 = tot minder dan driekwart over is
scharz-calc-attacker-wins = Aanvaller wint { $percent }%
scharz-calc-defender-wins = Verdediger wint { $percent }%
scharz-calc-drawn = onbeslist { $percent }%
scharz-calc-breach = Muren: { $shields ->
    [one] 1 zwaard
   *[other] { $shields } zwaarden
} nodig in één ronde. Bres in de eerste ronde { $first }%, uiteindelijk { $ever }%.
scharz-calc-sampled = Ongeveer, uit { $count } pogingen. Rondes gemiddeld: { $rounds }.
scharz-calc-exact = Exact. Rondes gemiddeld: { $rounds }.
scharz-calc-first-exact = De cijfers van de eerste ronde zijn exact.
scharz-calc-losses = Verliest gemiddeld { $lost } van { $units }.
scharz-calc-destroyed = Weggevaagd: { $percent }%.
scharz-calc-flees = Vlucht: { $percent }%.
scharz-calc-breaks-off = Breekt de bestorming af: { $percent }%.
scharz-calc-loss = −{ $lost } van { $count }
scharz-calc-first = Eerste ronde, gemiddeld: zwaarden { $swords }, verloren eenheden { $lost }.
scharz-calc-die-white = witte dobbelstenen
scharz-calc-die-blue = blauwe dobbelstenen
scharz-calc-die-red = rode dobbelstenen
scharz-calc-die-reversed = omgekeerde witte dobbelstenen
scharz-calc-assumes = Wie een stormaanval kan doen, doet het; niemand betaalt om opnieuw te gooien; overtollige zwaarden slaan de volgende ronde weer toe. Vluchtende eenheden vinden altijd een uitweg.
scharz-calc-assumes-plain = Wie een stormaanval kan doen, doet het; overtollige zwaarden slaan de volgende ronde weer toe. Vluchtende eenheden vinden altijd een uitweg.
scharz-calc-failed = De server antwoordt nu niet.
scharz-calc-why-nobody = Aan elke kant moet minstens één eenheid vechten.
scharz-calc-why-too_many = Een leger telt hoogstens 48 eenheden.
scharz-calc-why-no_room_aboard = Op zee hebben landeenheden plaats aan boord nodig: een transportschip heeft drie plaatsen.
scharz-calc-why-not_inside = Schepen, kapers en olifanten blijven niet in een nederzetting.
scharz-calc-why-wrong_ground = Kapers komen niet aan land.
scharz-calc-why-no_site = Op een bouwplaats kunnen alleen landeenheden staan, en alleen op het land.
scharz-calc-why-no_settlement = Er is geen nederzetting om te bestormen.
scharz-calc-why-other_map = Deze volken hebben elkaar op deze kaart nooit ontmoet.

## De delen van de tafel, zoals de regels ze noemen
scharz-part-players = Spelers: goud, eenheden, gebouwen, overwinningspunten
scharz-part-ways = Hoe dichtbij elke manier om te winnen is
scharz-part-field = Veld: de kleur zegt hoe vruchtbaar en hoe moeilijk het is
scharz-part-sea = Zee: hier varen schepen, en de bevoorrading gaat eroverheen
scharz-part-settlement = Nederzetting: een dorp van Blauw met zijn eenheden
scharz-part-army = Leger: soort en aantal eenheden
scharz-part-rival = Eenheden van de rivaal
scharz-part-orders = Orders die worden geschreven; alleen hun eigenaar ziet ze
scharz-part-draft = Dezelfde orders als lijst
scharz-part-realm = Je rijk: belastingen, lonen of voedsel van de komende winter

## Wat de tekens betekenen
scharz-sign-armies = Legers en eenheden
scharz-sign-army = Leger: het schild van de eigenaar en het aantal eenheden
scharz-sign-fleet = Vloot: een romp onder het schild
scharz-sign-cargo = Eenheden aan boord van de vloot
scharz-sign-aside = Gestippelde rand: aan boord, of aan het werk op een bouwplaats
scharz-sign-levels = Ervaring
scharz-sign-buildings = Gebouwen
scharz-sign-garrison = Een getal bij een nederzetting: eenheden en schepen erin
scharz-sign-site = Bouwplaats: de ring raakt vol naarmate de bouw vordert
scharz-sign-marks = Op een speelveld
scharz-sign-crop = Gewas, met de hoeveelheid graan als die groter is dan één
scharz-sign-order = Je eigen order: een pijl met het aantal eenheden
scharz-sign-land = Land
scharz-sign-dice = Dobbelstenen en veldslag
scharz-sign-die = Dobbelsteen: { $colour }
scharz-sign-goods = Goederen en punten

## Waar punten vandaan komen, zoals de coach het zegt
scharz-worth-land = door velden en nederzettingen
scharz-worth-glory = door overwinningspunten
scharz-worth-army = door het leger
scharz-worth-gold = door goud
scharz-worth-sites = door bouwplaatsen
scharz-worth-victory = op weg naar de overwinning
scharz-worth-dangers = door dreigende veroveringen en verliezen
scharz-worth-hunger = door voedsel
