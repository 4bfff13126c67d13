# Scharz : noms, actions, événements, invites, raisons et options.

scharz-title = Scharz
scharz-about = Marcher au printemps, récolter en automne, survivre à l’hiver : six âges d’Europe et d’Orient, quatre voies vers le pouvoir.

## Cartes
scharz-italia = Italia
scharz-britannia = Britannia
scharz-huns = Huns
scharz-orient = Orient
scharz-taifas = Taifas
scharz-vikings = Vikings

## Modes
scharz-quick = Rapide
scharz-basic = Base
scharz-original = Original
scharz-extended = Étendu
scharz-sealed = ordres secrets
scharz-sequential = ordres à tour de rôle

## Saisons
scharz-spring = printemps
scharz-summer = été
scharz-autumn = automne
scharz-winter = hiver

## Unités
scharz-light_infantry = infanterie légère
scharz-heavy_infantry = infanterie lourde
scharz-cavalry = cavalerie
scharz-siege_engine = engin de siège
scharz-transport = navire de transport
scharz-warship = navire de guerre
scharz-mercenary = mercenaire
scharz-elephant = éléphant de guerre
scharz-corsair = corsaire

## Niveaux d’expérience ; des textes se règlent sur le deuxième
scharz-recruit = niveau recrue
scharz-standard = standard
scharz-experienced = niveau aguerri
scharz-veteran = niveau vétéran
scharz-elite = niveau élite

## Où est une unité ; des textes se règlent sur le premier
scharz-open = à découvert
scharz-on_site = sur le chantier
scharz-inside = dans la colonie
scharz-in_yard = au chantier naval
scharz-aboard = à bord

## Bâtiments ; des textes se règlent sur eux
scharz-wilderness = pas de colonie
scharz-village = village
scharz-city = ville
scharz-no_yard = pas de chantier naval
scharz-dock = quai
scharz-port = port
scharz-build_village = village
scharz-build_city = ville
scharz-build_dock = quai
scharz-build_port = port
scharz-build_fort = fortification

## Troupeaux et denrées
scharz-sheep = moutons
scharz-pigs = porcs
scharz-cattle = bovins
scharz-horses = chevaux
scharz-grain = grain
scharz-fish = poisson
scharz-meat = viande
scharz-gold = or

## Terre et mer
scharz-yellow = plaine fertile
scharz-green = plaine
scharz-brown = montagnes
scharz-turquoise = marais
scharz-grey = terre aride
scharz-calm = mer calme
scharz-rough = mer agitée
scharz-subtropical = zone subtropicale
scharz-temperate = zone tempérée
scharz-cold = zone froide
scharz-good = bon
scharz-normal = normal
scharz-bad = mauvais

## Dés
scharz-white = blanc
scharz-blue = bleu
scharz-red = rouge
scharz-reversed = blanc inversé

## Accords et propositions ; des textes se règlent sur eux
scharz-truce = trêve
scharz-peace = paix
scharz-vassalage = vassalage
scharz-tribute = tribut
scharz-ransom = rançon
scharz-vassalhood = vassalage
scharz-aid = aide

## Jamais montrés : ils choisissent entre des tournures
scharz-proposer = proposer
scharz-partner = partner
scharz-inferior = inferior
scharz-superior = superior
scharz-empty = vides
scharz-laden = chargés
scharz-village_start = village
scharz-city_start = city
scharz-steal = steal
scharz-destroy = destroy
scharz-raze = raze
scharz-keep = keep

## Commandants
scharz-no_commander = pas de commandant
scharz-poor = commandant médiocre
scharz-average = commandant moyen
scharz-better = bon commandant
scharz-brilliant = brillant commandant

## Voies de la victoire et objectifs mineurs
scharz-sovereignty = Souveraineté
scharz-dominance = Domination
scharz-power = Puissance
scharz-importance = Importance
scharz-last_standing = dernier royaume en lice
scharz-goal_fields = A : champs
scharz-goal_settlements = B : colonies
scharz-goal_agrarian = C : points agricoles
scharz-goal_cities = D : villes
scharz-goal_prestige = E : prestige

## Fêtes
scharz-small = petite fête
scharz-double = fête double
scharz-triple = fête triple

## Phases
scharz-choose_factions = Peuples
scharz-first_village = Premier village
scharz-second_village = Deuxième village
scharz-third_village = Troisième village
scharz-move_village = Déplacer un village
scharz-pieces = Pièces de départ
scharz-new_year = Nouvel An
scharz-breeding = Reproduction
scharz-births = Jeunes troupeaux
scharz-weather = Météo et rendement
scharz-harvest = Récolte
scharz-winter_weather = Météo d’hiver
scharz-units = Mouvement : unités
scharz-raids = Mouvement : raids
scharz-special = Mouvement : spécial
scharz-herds = Mouvement : troupeaux
scharz-retreat = Mouvement : repli
scharz-attrition = Mouvement : attrition
scharz-withdraw = Combat : retranchement
scharz-battles = Combat : bataille
scharz-charge = Combat : charge
scharz-rerolls = Combat : relances
scharz-hits = Combat : pertes
scharz-free_swords = Combat : épées libres
scharz-flight = Combat : fuite
scharz-sieges = Combat : siège
scharz-go_on = Combat : siège, round suivant
scharz-fall = Combat : colonie tombée
scharz-plunder = Combat : pillage
scharz-experience = Arrière-pays : expérience
scharz-build = Arrière-pays : construction
scharz-propose = Arrière-pays : propositions
scharz-answer = Arrière-pays : réponses
scharz-trade = Arrière-pays : commerce
scharz-wages = Arrière-pays : soldes
scharz-fishing = Arrière-pays : pêche
scharz-sowing = Semailles
scharz-taxes = Impôts
scharz-feasts = Fêtes
scharz-feeding = Subsistance
scharz-siege_feeding = Subsistance des assiégés
scharz-quick_wages = Soldes
scharz-round_end = Fin de la manche
scharz-room = Manque de place
scharz-over = Fin de la partie

## Peuples
scharz-britannia_scots = Scots et Irlandais
scharz-britannia_islanders = Insulaires
scharz-britannia_picts = Pictes
scharz-britannia_romans = Romains
scharz-britannia_germans = Germains
scharz-britannia_celts = Celtes
scharz-huns_constantinople = Constantinople
scharz-huns_romans = Romains
scharz-huns_bosporus = Bosphore
scharz-huns_huns = Huns
scharz-huns_alans = Alains
scharz-huns_visigoths = Wisigoths
scharz-huns_ostrogoths = Ostrogoths
scharz-huns_slavs = Slaves
scharz-italia_etruscans = Étrusques
scharz-italia_carthaginians = Carthaginois
scharz-italia_greeks = Grecs
scharz-italia_illyrians = Illyriens
scharz-italia_celts = Celtes
scharz-italia_romans = Romains
scharz-orient_egypt = Égypte
scharz-orient_canaan = Canaan
scharz-orient_qatna = Qatna
scharz-orient_yamhad = Yamhad
scharz-orient_hittites = Hittites
scharz-orient_aegean = Égée
scharz-orient_mitanni = Mitanni
scharz-orient_assyria = Assyrie
scharz-orient_babylon = Babylone
scharz-orient_elam = Élam
scharz-orient_kassites = Kassites
scharz-orient_hurrians = Hourrites
scharz-taifas_reinos = Reinos chrétiens
scharz-taifas_taifas = Taïfas musulmanes
scharz-taifas_almoravids = Almoravides
scharz-taifas_franks = Francs
scharz-taifas_vikings = Vikings
scharz-vikings_vikings = Vikings
scharz-vikings_british = Îles Britanniques
scharz-vikings_franks = Francs
scharz-vikings_slavs_balts = Slaves et Baltes

## Moral, lignes de bataille, parts d’importance, avertissements
scharz-morale_very_low = moral très bas
scharz-morale_low = moral bas
scharz-morale_average = moral moyen
scharz-morale_high = moral haut
scharz-morale_very_high = moral très haut
scharz-front_line = avant
scharz-standard_line = standard
scharz-rear_line = arrière
scharz-from_victory_points = points de victoire
scharz-from_agreements = accords
scharz-from_aid = aide
scharz-from_fields = champs
scharz-from_settlements = colonies
scharz-from_agriculture = points agricoles
scharz-from_prestige = prestige
scharz-left_empty = une colonie reste vide
scharz-cut_off = des unités perdent leur liaison
scharz-hungry = les réserves ne passent pas l’hiver
scharz-unpaid = les soldes ne peuvent pas être payées

## Façons de bouger, origine des dés
scharz-go = mouvement
scharz-board = embarquer
scharz-moor = entrer au chantier naval
scharz-transfer = transfert
scharz-drive = mener
scharz-carry = transporter
scharz-unit = unité
scharz-extra = septième dé
scharz-walls = murs

## Cases de la carte Britannia
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
scharz-br_s_north_n = Mare Germanicum (nord)
scharz-br_s_north_m = Mare Germanicum (centre)
scharz-br_s_north_s = Litus Saxonicum
scharz-br_s_channel = Fretum Gallicum
scharz-br_s_channel_w = Mare Britannicum
scharz-br_s_celtic = Mare Vergivium
scharz-br_s_irish = Mare Hibernicum
scharz-br_s_minch = Mare Deucaledonium
scharz-br_s_clyde = Fretum Hibernicum
scharz-br_s_atlantic = Oceanus Occidentalis
scharz-br_s_north_w = Oceanus Hyperboreus (ouest)
scharz-br_s_orkney = Oceanus Hyperboreus (est)

## Cases de la carte Huns
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
scharz-hu_tyras = Tyras et Olbia
scharz-hu_podolia = Podolie
scharz-hu_tiasmin = Tiasmyn
scharz-hu_greuthungia = Greuthungia
scharz-hu_maeotis = Maeotis
scharz-hu_donets = Donets
scharz-hu_volhynia = Volhynie
scharz-hu_pripet = Marais du Pripiat
scharz-hu_polesia = Polésie
scharz-hu_desna = Desna
scharz-hu_tyragetia = Tyragetia
scharz-hu_chersonesus = Chersonesus
scharz-hu_taurica = Taurica
scharz-hu_panticapaeum = Panticapaeum
scharz-hu_phanagoria = Phanagoria
scharz-hu_tanais = Tanais
scharz-hu_zichia = Zichia
scharz-hu_kuban = Kouban
scharz-hu_manych = Manytch
scharz-hu_kuma = Kouma
scharz-hu_terek = Terek
scharz-hu_don = Bas Don
scharz-hu_khoper = Khoper
scharz-hu_upper_don = Haut Don
scharz-hu_volga_bend = Boucle de la Volga
scharz-hu_transvolga = Transvolga
scharz-hu_caspian_steppe = Steppe caspienne
scharz-hu_s_propontis = Propontis
scharz-hu_s_aegean = Mare Aegaeum
scharz-hu_s_pontus_w = Pontus Euxinus (ouest)
scharz-hu_s_pontus_nw = Pontus Euxinus (nord-ouest)
scharz-hu_s_pontus_s = Pontus Euxinus (sud)
scharz-hu_s_pontus_e = Pontus Euxinus (est)
scharz-hu_s_maeotis = Palus Maeotis
scharz-hu_s_caspian = Mare Caspium
scharz-hu_r_danube = Danube
scharz-hu_r_danube_1 = Danube 1
scharz-hu_r_danube_2 = Danube 2
scharz-hu_r_danube_3 = Danube 3
scharz-hu_r_danube_4 = Danube 4
scharz-hu_r_dnieper = Dniepr
scharz-hu_r_dnieper_1 = Dniepr 1
scharz-hu_r_dnieper_2 = Dniepr 2
scharz-hu_r_dnieper_3 = Dniepr 3
scharz-hu_r_don = Don
scharz-hu_r_don_1 = Don 1
scharz-hu_r_don_2 = Don 2
scharz-hu_r_volga = Volga
scharz-hu_r_volga_1 = Volga 1
scharz-hu_r_volga_2 = Volga 2

## Cases de la carte Italia
scharz-it_taurini = Taurini
scharz-it_insubres = Insubres
scharz-it_cenomani = Cenomani
scharz-it_boii = Boii
scharz-it_lingones = Lingones
scharz-it_senones = Senones
scharz-it_veneti = Veneti
scharz-it_ligures = Ligures
scharz-it_corsica = Corse
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
scharz-it_corcyra = Épire et Corcyre
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
scharz-it_s_tyrrhenian_n = Mare Tyrrhenum (nord)
scharz-it_s_tyrrhenian_s = Mare Tyrrhenum (sud)
scharz-it_s_africa_w = Mare Africum (ouest)
scharz-it_s_sicilian = Fretum Siculum
scharz-it_s_syrtis = Syrtis Minor
scharz-it_s_ionian_s = Mare Siculum
scharz-it_s_ionian_n = Sinus Tarentinus
scharz-it_s_adriatic_n = Mare Adriaticum (nord)
scharz-it_s_adriatic_m = Mare Adriaticum (centre)
scharz-it_s_adriatic_s = Mare Adriaticum (sud)

## Cases de la carte Orient
scharz-or_sais = Sais
scharz-or_memphis = Memphis
scharz-or_avaris = Avaris
scharz-or_thebes = Thèbes
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
scharz-or_carchemish = Karkemish
scharz-or_washukanni = Washukanni
scharz-or_urkesh = Urkesh
scharz-or_nineveh = Ninive
scharz-or_assur = Assur
scharz-or_arrapha = Arrapha
scharz-or_sippar = Sippar
scharz-or_babylon = Babylone
scharz-or_uruk = Uruk
scharz-or_sealand = Pays de la Mer
scharz-or_lullubum = Lullubum
scharz-or_namri = Namri
scharz-or_ellipi = Ellipi
scharz-or_susa = Susa
scharz-or_anshan = Anshan
scharz-or_liyan = Liyan
scharz-or_tadmor = Tadmor (oasis)
scharz-or_paths = Pistes
scharz-or_arabia = Désert (Arabie)
scharz-or_libya = Désert (Libye)
scharz-or_s_aegean = Mer Égée
scharz-or_s_creta = Mer de Keftiu
scharz-or_s_lycian = Mer de Lukka
scharz-or_s_libyan = Grande Verte (ouest)
scharz-or_s_delta = Grande Verte (delta)
scharz-or_s_levant = Mer Supérieure
scharz-or_s_cilician = Mer d’Alashiya
scharz-or_s_red = Mer Rouge
scharz-or_s_gulf = Mer Inférieure

## Cases de la carte Taifas
scharz-ta_galicia = Galice
scharz-ta_portucale = Portucale
scharz-ta_asturias = Asturies
scharz-ta_leon = León
scharz-ta_castilla = Castille
scharz-ta_vizcaya = Biscaye
scharz-ta_navarra = Navarre
scharz-ta_aragon = Aragon
scharz-ta_barcelona = Barcelone
scharz-ta_extremadura = Estrémadure
scharz-ta_soria = Soria
scharz-ta_zaragoza = Saragosse
scharz-ta_tortosa = Tortosa
scharz-ta_albarracin = Albarracín
scharz-ta_valencia = Valence
scharz-ta_toledo = Tolède
scharz-ta_badajoz = Badajoz
scharz-ta_lisboa = Lisbonne
scharz-ta_silves = Silves
scharz-ta_sevilla = Séville
scharz-ta_cordoba = Cordoue
scharz-ta_granada = Grenade
scharz-ta_murcia = Murcie
scharz-ta_baleares = Baléares
scharz-ta_tanger = Tanger
scharz-ta_nakur = Nakur
scharz-ta_fes = Fès
scharz-ta_sala = Sala
scharz-ta_tamesna = Tamesna
scharz-ta_marrakesh = Marrakech
scharz-ta_atlas = Atlas
scharz-ta_tlemcen = Tlemcen
scharz-ta_sijilmasa = Sijilmasa
scharz-ta_alger = Alger
scharz-ta_sahara = Sahara
scharz-ta_poitou = Poitou
scharz-ta_bordeaux = Bordeaux
scharz-ta_gascogne = Gascogne
scharz-ta_toulouse = Toulouse
scharz-ta_limousin = Limousin
scharz-ta_auvergne = Auvergne
scharz-ta_narbonne = Narbonne
scharz-ta_provence = Provence
scharz-ta_s_biscay_n = Golfe de Gascogne (nord)
scharz-ta_s_cantabrian = Mer Cantabrique
scharz-ta_s_galician = Atlantique (Galice)
scharz-ta_s_lusitanian = Atlantique (Lusitanie)
scharz-ta_s_cadiz = Golfe de Cadix
scharz-ta_s_morocco = Atlantique (Maroc)
scharz-ta_s_alboran = Mer d’Alboran
scharz-ta_s_algiers = Mer d’Alger
scharz-ta_s_balearic = Mer des Baléares
scharz-ta_s_mallorca_e = Mer de Sardaigne
scharz-ta_s_lion = Golfe du Lion
scharz-ta_r_guadalquivir = Guadalquivir
scharz-ta_r_tagus = Tage
scharz-ta_r_douro = Douro
scharz-ta_r_garonne = Garonne
scharz-ta_r_ebro = Ebro
scharz-ta_r_rhone = Rhône

## Cases de la carte Vikings
scharz-vi_jutland = Jutland
scharz-vi_sjaelland = Seeland
scharz-vi_skane = Scanie
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
scharz-vi_kent = Kent et Londres
scharz-vi_mercia = Mercie
scharz-vi_east_anglia = Est-Anglie
scharz-vi_northumbria = Northumbrie
scharz-vi_wales = Pays de Galles
scharz-vi_cornwall = Cornouailles
scharz-vi_alba = Alba
scharz-vi_strathclyde = Strathclyde
scharz-vi_ulster = Ulster
scharz-vi_connacht = Connacht et Munster
scharz-vi_leinster = Leinster
scharz-vi_neustria = Neustrie
scharz-vi_rouen = Rouen
scharz-vi_brittany = Bretagne
scharz-vi_aquitaine = Aquitaine
scharz-vi_burgundy = Bourgogne
scharz-vi_flanders = Flandre
scharz-vi_frisia = Frise
scharz-vi_austrasia = Austrasie
scharz-vi_alemannia = Alémanie
scharz-vi_bavaria = Bavière
scharz-vi_saxony = Saxe
scharz-vi_obotrites = Obodrites
scharz-vi_sorbs = Sorabes
scharz-vi_bohemia = Bohême
scharz-vi_pomerania = Poméranie
scharz-vi_polans = Polanes
scharz-vi_vistula = Vislanes et Mazovie
scharz-vi_prussia = Prusse
scharz-vi_lithuania = Lituanie et Courlande
scharz-vi_livonia = Livonie et Estonie
scharz-vi_polotsk = Polotsk
scharz-vi_s_norwegian = Mer de Norvège
scharz-vi_s_north_n = Mer du Nord (nord)
scharz-vi_s_north_s = Mer du Nord (sud)
scharz-vi_s_skagerrak = Skagerrak et Cattégat
scharz-vi_s_channel = Manche
scharz-vi_s_biscay = Golfe de Gascogne
scharz-vi_s_celtic = Mer Celtique
scharz-vi_s_irish = Mer d’Irlande
scharz-vi_s_hebrides = Mer des Hébrides
scharz-vi_s_baltic_w = Baltique occidentale
scharz-vi_s_baltic_e = Baltique orientale
scharz-vi_s_bothnia = Golfe de Botnie
scharz-vi_r_thames = Tamise
scharz-vi_r_humber = Humber et Trent
scharz-vi_r_severn = Severn
scharz-vi_r_ouse = Great Ouse
scharz-vi_r_clyde = Clyde
scharz-vi_r_bann = Bann
scharz-vi_r_liffey = Liffey
scharz-vi_r_shannon = Shannon
scharz-vi_r_seine = Seine
scharz-vi_r_loire = Loire
scharz-vi_r_scheldt = Escaut
scharz-vi_r_rhine = Rhin
scharz-vi_r_elbe = Elbe
scharz-vi_r_oder = Oder
scharz-vi_r_vistula = Vistule
scharz-vi_r_neman = Niémen
scharz-vi_r_dvina = Dvina
scharz-vi_r_glomma = Glomma
scharz-vi_r_gota = Göta älv
scharz-vi_r_malaren = Mälaren

## Actions
scharz-action-ready = Prêt
scharz-action-ready_unless_disturbed = Prêt, et ne me consulter que s’il se passe quelque chose
scharz-action-as_proposed = Comme proposé
scharz-action-choose_faction = Mener ce peuple : { $faction }
scharz-action-settle = { $opening_id ->
    [city_start] Fonder une ville : { $at }
   *[other] Fonder un village : { $at }
}
scharz-action-resettle = Déplacer un village : { $from } → { $to }
scharz-action-pass = Passer
scharz-action-put = Placer ici : { $at }
scharz-action-put_herd = Placer ici le troupeau ({ $herd }) : { $at }
scharz-action-select = { $at }, sélectionner : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-select_transports = { $at }, sélectionner : navires de transport { $load_id ->
    [laden] chargés
   *[other] vides
}{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-select_fleet = { $at } : sélectionner des navires en flotte
scharz-action-stay_behind = { $at }, laisser en arrière : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $load_id ->
    [laden] { " " }(chargé)
   *[other] { "" }
}
scharz-action-go = → { $to } : { $count ->
    [one] une unité
   *[other] { $count } unités
}
scharz-action-board = → { $to } : { $count ->
    [one] une unité embarque
   *[other] { $count } unités embarquent
}
scharz-action-moor = → { $to } : { $count ->
    [one] un navire entre
   *[other] { $count } navires entrent
} au chantier naval
scharz-action-transfer = → { $to } : transférer { $count ->
    [one] une unité
   *[other] { $count } unités
} de port à port
scharz-action-pay_march = Payer 14 points de prestige pour des mouvements spéciaux
scharz-action-select_herd = { $at } : mener un troupeau de { $herd }
scharz-action-drive_to = → { $to } : y mener le troupeau
scharz-action-select_good = { $at } : transporter { $count } × { $good }
scharz-action-carry_to = → { $to } : l’y transporter
scharz-action-reroll = Payer 4 points de prestige et relancer
scharz-action-accept = Garder le résultat
scharz-action-reroll_weather = { $at } : payer 4 points de prestige et relancer la météo
scharz-action-toll = { $count ->
    [0] Ne pas payer le péage
    [one] Payer le péage pour une unité
   *[other] Payer le péage pour { $count } unités
}
scharz-action-toll_for = Payer le péage pour { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-live_off_the_land = Piller le champ au lieu de lancer les dés
scharz-action-take_nothing = Piller le champ au lieu de lancer les dés, sans toucher au semis ni aux troupeaux
scharz-action-roll_for_units = Lancer pour chaque unité
scharz-action-feed = Nourrir
scharz-action-lose = Perdre
scharz-action-sacrifice = Sacrifier à la place de la colonie : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-withdraw = { $at } : retrancher { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-withdraw_builders = { $at } : retrancher { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} du chantier
scharz-action-withdraw_herd = { $at } : mettre à l’abri un troupeau de { $herd }
scharz-action-put_to_sea = → { $to } : { $count ->
    [one] un navire prend
   *[other] { $count } navires prennent
} la mer
scharz-action-keep_herd = { $at } : garder le troupeau de { $herd }
scharz-action-stand_outside = { $at }, reste à découvert : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-attack = Attaquer { $target }
scharz-action-charge = { $cavalry ->
    [0] { $elephants ->
        [0] Pas de charge
       *[other] Charger : { $elephants } × éléphant de guerre
    }
   *[other] Charger : { $cavalry } × cavalerie{ $elephants ->
        [0] { "" }
       *[other] , { $elephants } × éléphant de guerre
    }
}
scharz-action-charge_with = Charger : { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_die = Relancer : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_fort = Relancer : un dé des murs
scharz-action-aim = Payer 6 points de prestige et frapper à l’arrière : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hit = Victime : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-free = { $shields ->
    [0] Tout garder en épées
    [one] { $shields } bouclier, le reste en épées
   *[other] { $shields } boucliers, le reste en épées
}
scharz-action-flee = Fuir : { $to }
scharz-action-assault = Assaut
scharz-action-break_off = Rompre l’assaut
scharz-action-occupy = { $city_id ->
    [raze] Tout détruire
   *[other] { $port_id ->
        [raze] Garder un village, détruire le port
       *[other] Garder un village ; un port devient un quai
    }
}
scharz-action-plunder = { $at } : piller{ $loot_id ->
    [steal] { " " }et prendre ce qui s’y trouve
   *[other] { " " }et détruire ce qui s’y trouve
}
scharz-action-plunder_for = { $at } : piller, prendre les { $herd }, détruire le reste
scharz-action-raise = { $at }, promouvoir : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-pay_builders = Payer 12 points de prestige : tous les bâtisseurs travaillent double
scharz-action-propose = { $proposal_id ->
    [tribute] Trêve contre tribut avec { $target }, { $giver_id ->
        [proposer] vous payez
       *[other] { $target } paie
    }
    [aid] { $giver_id ->
        [proposer] Donner une aide { A($target) }
       *[other] Demander une aide { A($target) }
    }
    [vassalhood] { $giver_id ->
        [proposer] Devenir vassal { DE($target) }
       *[other] Faire { DE($target) } votre vassal
    }
   *[other] Paix contre rançon avec { $target }, { $giver_id ->
        [proposer] vous payez
       *[other] { $target } paie
    }
}
scharz-action-offer = { $gold ->
    [0] Sans or
    [one] Pour { $gold } pièce d’or
   *[other] Pour { $gold } pièces d’or
}
scharz-action-offer_for_ever = Pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, une fois et pour toute la partie
scharz-action-offer_from_lord = Le suzerain ajoute { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour le vassal
scharz-action-revolt = Se révolter contre votre suzerain
scharz-action-agree = Accepter { $index ->
    [0] la première
    [1] la deuxième
   *[other] la troisième
} proposition { DE($target) }
scharz-action-buy_infantry = { $at } : acheter de l’infanterie légère, 2 pièces d’or
scharz-action-recruit = { $at } : recruter de l’infanterie légère, 1 pièce d’or
scharz-action-double_quota = { $at } : doubler le quota, 2 points de prestige
scharz-action-hire = { $at } : engager un mercenaire{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hire_for_prestige = { $at } : engager un mercenaire{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} pour 10 points de prestige et de l’or
scharz-action-buy_elephant = { $at } : acheter un éléphant de guerre{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-buy_corsair = { $at } : un corsaire pour 10 pièces d’or
scharz-action-buy_corsair_for_prestige = { $at } : un corsaire pour 16 points de prestige
scharz-action-upgrade = { $at } : améliorer une infanterie légère{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} en { $to }
scharz-action-mount = { $at } : améliorer une infanterie légère{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} en cavalerie (chevaux : { $from })
scharz-action-degrade = { $at }, rétrograder : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-disembark = { $at } → { $to }, débarquer comme infanterie légère : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-train = { $at }, entraîner pour 2 pièces d’or : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-buy_good = { $at } : acheter 1 × { $good }
scharz-action-sell_good = { $at } : vendre { $count } × { $good }
scharz-action-buy_herd = { $at } : acheter un troupeau de { $herd }
scharz-action-sell_herd = { $at } : vendre un troupeau de { $herd }
scharz-action-slaughter = { $at } : abattre un troupeau de { $herd }
scharz-action-build = { $at } : construire { $building_id ->
    [build_city] une
    [build_fort] une
   *[other] un
} { $building }
scharz-action-build_with = { $at } : construire { $building_id ->
    [build_city] une
    [build_fort] une
   *[other] un
} { $building } avec { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-enter_site = { $at }, envoyer au chantier : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hurry = { $at } : accélérer les travaux d’un quart
scharz-action-cancel_site = { $at } : abandonner le chantier
scharz-action-dismantle = { $at } : démolir { $building_id ->
    [build_city] la
    [build_fort] la
   *[other] le
} { $building }
scharz-action-clean = { $at } : retirer le marqueur de pillage, 3 pièces d’or
scharz-action-hire_commander = Engager : { $commander }
scharz-action-change_rival = Nouveau rival : { $rival }, 8 points de prestige
scharz-action-dismiss = { $at }, congédier : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-buy_in_belgica = Acheter de l’infanterie lourde en Belgica, 5 pièces d’or
scharz-action-sow = { $at } : semer
scharz-action-reap = { $at } → { $to } : rentrer la récolte
scharz-action-celebrate = Donner une { $feast }
scharz-action-draw_from = { $at } : puiser d’abord ici ({ $good })
scharz-action-eat_first = { $at } et alentours : manger d’abord { $food_id ->
    [meat] la viande
    [fish] le poisson
   *[other] le grain
}
scharz-action-land_fish = { $at } : débarquer { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
scharz-action-let_commander_go = Laisser partir le commandant sans solde
scharz-action-give_up = { $at }, abandonner : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-abandon = { $at }, abandonner : la colonie
scharz-action-announce = Revendiquer : { $way }

## Événements
scharz-event-rival_drawn = { $seat_is_you ->
    [yes] Votre rival
   *[no] Rival { DE($seat) }
} : { $rival_is_you ->
    [yes] vous
   *[no] { $rival }
}.
scharz-event-first_player = { $seat_is_you ->
    [yes] Vous avez
   *[no] { $seat } a
} l’initiative.
scharz-event-faction_chosen = { $seat_is_you ->
    [yes] Vous menez
   *[no] { $seat } mène
} ce peuple : { $faction }.
scharz-event-village_founded = { $at } : { $seat_is_you ->
    [yes] vous fondez
   *[no] { $seat } fonde
} un village.
scharz-event-city_founded = { $at } : { $seat_is_you ->
    [yes] vous fondez
   *[no] { $seat } fonde
} une ville.
scharz-event-village_moved = { $from } → { $to } : { $seat_is_you ->
    [yes] vous déplacez
   *[no] { $seat } déplace
} un village.
scharz-event-season_began = Année { $year } : { $season }.
scharz-event-new_year = L’année { $year } commence.
scharz-event-year_counted = Pertes de l’année, { $seat_is_you ->
    [yes] pour vous
   *[no] pour { $seat }
} : points de victoire +{ $gained } / −{ $lost }.
scharz-event-vikings_landed = { $at } : { $seat_is_you ->
    [yes] vos Vikings
   *[no] les Vikings { DE($seat) }
} arrivent.
scharz-event-herds_born = { $seat_is_you ->
    [yes] Votre élevage
   *[no] L’élevage { DE($seat) }
} ({ $herd }) gagne { $count ->
    [one] un troupeau
   *[other] { $count } troupeaux
}.
scharz-event-herd_lost = { $at } : { $seat_is_you ->
    [yes] vous perdez
   *[no] { $seat } perd
} un troupeau de { $herd }.
scharz-event-winter_weather = Hiver, { $climate } : { $winter_id ->
    [good] clément, les troupeaux à découvert se passent de fourrage
    [bad] rude, aucun mouvement par terre
   *[other] normal
}.
scharz-event-storms = Les tempêtes d’hiver font rage en mer.
scharz-event-river_froze = { $at } : le fleuve est gelé.
scharz-event-moved = { $from } → { $to } : { $seat_is_you ->
    [yes] vous déplacez
   *[no] { $seat } déplace
} { $count } × { $kind }.
scharz-event-sallied = { $at } : { $seat_is_you ->
    [yes] vous faites sortir
   *[no] { $seat } fait sortir
} { $count } × { $kind } de la colonie.
scharz-event-disembarked = { $at } : { $seat_is_you ->
    [yes] vous débarquez
   *[no] { $seat } débarque
} { $count } × { $kind }.
scharz-event-boarded = { $at } : { $seat_is_you ->
    [yes] vous embarquez
   *[no] { $seat } embarque
} { $count } × { $kind }.
scharz-event-paid_march = { $seat_is_you ->
    [yes] Vous payez
   *[no] { $seat } paie
} 14 points de prestige pour des mouvements spéciaux.
scharz-event-herd_driven = { $from } → { $to } : { $seat_is_you ->
    [yes] vous menez
   *[no] { $seat } mène
} un troupeau de { $herd }.
scharz-event-carried = { $from } → { $to } : { $seat_is_you ->
    [yes] vous transportez
   *[no] { $seat } transporte
} { $count ->
    [one] une denrée
   *[other] { $count } denrées
}.
scharz-event-raid = { $at } : { $seat_is_you ->
    [yes] votre fortification lance
   *[no] la fortification { DE($seat) } lance
} un raid sur { $target_is_you ->
    [yes] vos troupes
   *[no] les troupes { DE($target) }
} : { $swords ->
    [0] aucune épée
    [one] { $swords } épée
   *[other] { $swords } épées
}.
scharz-event-destroyed = { $at } : { $by_is_you ->
    [yes] vous détruisez
   *[no] { $by } détruit
} { $owner_is_you ->
    [yes] une de vos unités
   *[no] une unité { DE($owner) }
} : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-unit_lost = { $at } : { $owner_is_you ->
    [yes] vous perdez
   *[no] { $owner } perd
} une unité : { $kind }.
scharz-event-toll_paid = { $seat_is_you ->
    [yes] Vous payez
   *[no] { $seat } paie
} le péage pour { $count ->
    [one] une unité
   *[other] { $count } unités
}.
scharz-event-rerolled = { $seat_is_you ->
    [yes] Vous payez
   *[no] { $seat } paie
} une relance en prestige.
scharz-event-weather_rerolled = { $at } : { $seat_is_you ->
    [yes] vous payez
   *[no] { $seat } paie
} une relance en prestige ; le dé montre { $die }.
scharz-event-went_inside = { $at } : { $seat_is_you ->
    [yes] vous retranchez
   *[no] { $seat } retranche
} { $count } × { $kind } dans la colonie.
scharz-event-battle_began = { $at } : bataille entre { $by_is_you ->
    [yes] vous
   *[no] { $by }
} et { $target_is_you ->
    [yes] vous
   *[no] { $target }
}.
scharz-event-charged = { $seat_is_you ->
    [yes] Vous chargez
   *[no] { $seat } charge
} avec { $count ->
    [one] une unité
   *[other] { $count } unités
}.
scharz-event-struck = Round { $round }, { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
} : { $swords ->
    [0] aucune épée
    [one] { $swords } épée
   *[other] { $swords } épées
}, { $shields ->
    [0] aucun bouclier
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}.
scharz-event-fled = { $at } → { $to } : { $seat_is_you ->
    [yes] vous fuyez
   *[no] { $seat } fuit
}.
scharz-event-battle_won = { $at } : { $winner_is_you ->
    [yes] vous gagnez
   *[no] { $winner } gagne
} la bataille contre { $target_is_you ->
    [yes] vous
   *[no] { $target }
}.
scharz-event-battle_drawn = { $at } : la bataille entre { $by_is_you ->
    [yes] vous
   *[no] { $by }
} et { $target_is_you ->
    [yes] vous
   *[no] { $target }
} reste indécise.
scharz-event-assault_began = { $at } : { $by_is_you ->
    [yes] vous donnez
   *[no] { $by } donne
} l’assaut à { $target_is_you ->
    [yes] votre colonie
   *[no] la colonie { DE($target) }
}.
scharz-event-breached = { $at } : { $by_is_you ->
    [yes] vous ouvrez
   *[no] { $by } ouvre
} une brèche dans les murs.
scharz-event-assault_failed = { $at } : { $by_is_you ->
    [yes] votre assaut
   *[no] l’assaut { DE($by) }
} échoue.
scharz-event-settlement_razed = { $at } : { $by_is_you ->
    [yes] vous détruisez
   *[no] { $by } détruit
} { $owner_is_you ->
    [yes] votre colonie
   *[no] la colonie { DE($owner) }
}{ $gold ->
    [0] { "" }
    [one] { " " }(butin : { $gold } pièce d’or)
   *[other] { " " }(butin : { $gold } pièces d’or)
}.
scharz-event-settlement_taken = { $at } : { $by_is_you ->
    [yes] vous occupez
   *[no] { $by } occupe
} { $owner_is_you ->
    [yes] votre colonie
   *[no] la colonie { DE($owner) }
}.
scharz-event-settlement_surrendered = { $at } : { $owner_is_you ->
    [yes] votre colonie
   *[no] la colonie { DE($owner) }
} se rend { $by_is_you ->
    [yes] à vous
   *[no] { A($by) }
}.
scharz-event-settlement_starved = { $at } : { $owner_is_you ->
    [yes] votre colonie
   *[no] la colonie { DE($owner) }
} souffre de la faim : elle régresse ou disparaît.
scharz-event-plundered = { $at } : { $seat_is_you ->
    [yes] vous pillez
   *[no] { $seat } pille
} le champ.
scharz-event-crop_taken = { $at } : { $owner_is_you ->
    [yes] { $seat } vous prend
   *[no] { $seat_is_you ->
        [yes] vous prenez
       *[no] { $seat } prend
    } { A($owner) }
} { $count ->
    [one] { $count } mesure de grain
   *[other] { $count } mesures de grain
}.
scharz-event-crop_destroyed = { $at } : { $seat_is_you ->
    [yes] vous brûlez
   *[no] { $seat } brûle
} { $owner_is_you ->
    [yes] vos semis
   *[no] les semis { DE($owner) }
}.
scharz-event-herd_taken = { $at } : { $owner_is_you ->
    [yes] { $seat } vous vole
   *[no] { $seat_is_you ->
        [yes] vous volez
       *[no] { $seat } vole
    } { A($owner) }
} un troupeau de { $herd }.
scharz-event-herd_destroyed = { $at } : { $seat_is_you ->
    [yes] vous détruisez
   *[no] { $seat } détruit
} { $owner_is_you ->
    [yes] votre troupeau
   *[no] un troupeau { DE($owner) }
} : { $herd }.
scharz-event-unit_raised = { $at } : { $seat_is_you ->
    [yes] une de vos unités
   *[no] une unité { DE($seat) }
} gagne de l’expérience : { $kind }, désormais { $level }.
scharz-event-paid_builders = { $seat_is_you ->
    [yes] Vous payez
   *[no] { $seat } paie
} 12 points de prestige : tous les bâtisseurs travaillent double.
scharz-event-built = { $at } : { $seat_is_you ->
    [yes] vous achevez
   *[no] { $seat } achève
} { $building_id ->
    [build_city] une
    [build_fort] une
   *[other] un
} { $building }.
scharz-event-site_begun = { $at } : { $seat_is_you ->
    [yes] vous commencez
   *[no] { $seat } commence
} { $building_id ->
    [build_city] une
    [build_fort] une
   *[other] un
} { $building }.
scharz-event-removed = { $at } : { $seat_is_you ->
    [yes] vous retirez
   *[no] { $seat } retire
} { $building_id ->
    [build_city] la
    [build_fort] la
   *[other] le
} { $building }.
scharz-event-declined = { $target_is_you ->
    [yes] Vous refusez
   *[no] { $target } refuse
} { $seat_is_you ->
    [yes] votre proposition
   *[no] la proposition { DE($seat) }
} : { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] une aide offerte
       *[other] une aide demandée
    }
    [tribute] { $giver_id ->
        [proposer] une trêve, tribut offert
       *[other] une trêve, tribut exigé
    }
    [vassalhood] { $giver_id ->
        [proposer] vassalage, service offert
       *[other] vassalage, service exigé
    }
   *[other] { $giver_id ->
        [proposer] la paix, rançon offerte
       *[other] la paix, rançon exigée
    }
}{ $gold ->
    [0] { "" }
    [one] , { $gold } pièce d’or{ $payer_id ->
        [superior] { " " }du suzerain
       *[other] { "" }
    }
   *[other] , { $gold } pièces d’or{ $payer_id ->
        [superior] { " " }du suzerain
       *[other] { "" }
    }
}.
scharz-event-lapsed = { $seat_is_you ->
    [yes] Votre proposition
   *[no] La proposition { DE($seat) }
}, acceptée par { $target_is_you ->
    [yes] vous
   *[no] { $target }
}, tombe : { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] une aide offerte
       *[other] une aide demandée
    }
    [tribute] { $giver_id ->
        [proposer] une trêve, tribut offert
       *[other] une trêve, tribut exigé
    }
    [vassalhood] { $giver_id ->
        [proposer] vassalage, service offert
       *[other] vassalage, service exigé
    }
   *[other] { $giver_id ->
        [proposer] la paix, rançon offerte
       *[other] la paix, rançon exigée
    }
}{ $gold ->
    [0] { "" }
    [one] , { $gold } pièce d’or{ $payer_id ->
        [superior] { " " }du suzerain
       *[other] { "" }
    }
   *[other] , { $gold } pièces d’or{ $payer_id ->
        [superior] { " " }du suzerain
       *[other] { "" }
    }
}.
scharz-event-pact_made = { $kind_id ->
    [vassalage] { $target_is_you ->
        [yes] Vous devenez vassal { DE($winner) }
       *[no] { $target } devient { $winner_is_you ->
            [yes] votre vassal
           *[no] vassal { DE($winner) }
        }
    }{ $gold ->
        [0] { "" }
        [one] , avec { $gold } pièce d’or{ $payer_id ->
            [superior] { " " }du suzerain
           *[other] { "" }
        }
       *[other] , avec { $gold } pièces d’or{ $payer_id ->
            [superior] { " " }du suzerain
           *[other] { "" }
        }
    }.
   *[other] { $kind_id ->
        [peace] Paix
       *[other] Trêve
    } : { $winner_is_you ->
        [yes] { $target } vous paie
       *[no] { $target_is_you ->
            [yes] vous payez
           *[no] { $target } paie
        } { A($winner) }
    } { $kind_id ->
        [peace] une rançon
       *[other] un tribut
    } de { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
}
scharz-event-pact_ended = L’accord entre { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
} et { $target_is_you ->
    [yes] vous
   *[no] { $target }
} prend fin.
scharz-event-aid_given = { $target_is_you ->
    [yes] { $seat } vous donne
   *[no] { $seat_is_you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { A($target) }
} une aide de { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
scharz-event-revolted = { $seat_is_you ->
    [yes] Vous vous révoltez
   *[no] { $seat } se révolte
} contre { $target_is_you ->
    [yes] vous
   *[no] { $target }
}.
scharz-event-guests_left = { $from } → { $to } : { $seat_is_you ->
    [yes] vos unités
   *[no] les unités { DE($seat) }
} quittent { $target_is_you ->
    [yes] vos terres
   *[no] { $target ->
        [none] les terres du partenaire
       *[other] les terres { DE($target) }
    }
}.
scharz-event-bought = { $at } : { $seat_is_you ->
    [yes] vous avez
   *[no] { $seat } a
} une nouvelle unité : { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-upgraded = { $at } : { $seat_is_you ->
    [yes] vous améliorez
   *[no] { $seat } améliore
} une infanterie légère : { $kind }.
scharz-event-trained = { $at } : { $seat_is_you ->
    [yes] vous entraînez
   *[no] { $seat } entraîne
} une unité : { $kind }.
scharz-event-degraded = { $at } : { $seat_is_you ->
    [yes] vous rétrogradez
   *[no] { $seat } rétrograde
} une unité : { $kind }.
scharz-event-dismissed = { $at } : { $seat_is_you ->
    [yes] vous congédiez
   *[no] { $seat } congédie
} une unité : { $kind }.
scharz-event-good_bought = { $at } : { $seat_is_you ->
    [yes] vous achetez
   *[no] { $seat } achète
} { $count } × { $good }.
scharz-event-good_sold = { $at } : { $seat_is_you ->
    [yes] vous vendez
   *[no] { $seat } vend
} { $count } × { $good }.
scharz-event-herd_bought = { $at } : { $seat_is_you ->
    [yes] vous achetez
   *[no] { $seat } achète
} un troupeau de { $herd }.
scharz-event-herd_sold = { $at } : { $seat_is_you ->
    [yes] vous vendez
   *[no] { $seat } vend
} un troupeau de { $herd }.
scharz-event-slaughtered = { $at } : { $seat_is_you ->
    [yes] vous abattez
   *[no] { $seat } abat
} un troupeau de { $herd }.
scharz-event-hurried = { $at } : { $seat_is_you ->
    [yes] vous accélérez
   *[no] { $seat } accélère
} les travaux.
scharz-event-site_cancelled = { $at } : { $seat_is_you ->
    [yes] vous abandonnez
   *[no] { $seat } abandonne
} le chantier.
scharz-event-site_lost = { $at } : { $seat_is_you ->
    [yes] vous perdez
   *[no] { $seat } perd
} le chantier.
scharz-event-cleaned = { $at } : { $seat_is_you ->
    [yes] vous retirez
   *[no] { $seat } retire
} le marqueur de pillage.
scharz-event-commander_hired = { $seat_is_you ->
    [yes] Vous engagez
   *[no] { $seat } engage
} : { $commander }.
scharz-event-commander_left = { $seat_is_you ->
    [yes] Votre commandant impayé
   *[no] Le commandant impayé { DE($seat) }
} s’en va.
scharz-event-rival_changed = { $seat_is_you ->
    [yes] Votre nouveau rival
   *[no] Nouveau rival { DE($seat) }
} : { $rival_is_you ->
    [yes] vous
   *[no] { $rival }
}.
scharz-event-wages_paid = { $seat_is_you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} de soldes.
scharz-event-fish_caught = { $at } : { $seat_is_you ->
    [yes] vous pêchez
   *[no] { $seat } pêche
} { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}.
scharz-event-sown = { $at } : { $seat_is_you ->
    [yes] vous semez
   *[no] { $seat } sème
}.
scharz-event-grew = { $at } : { $count ->
    [0] rien ne pousse
    [one] { $count } mesure de grain pousse
   *[other] { $count } mesures de grain poussent
}.
scharz-event-taxes_collected = { $seat_is_you ->
    [yes] Vous percevez
   *[no] { $seat } perçoit
} { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} d’impôts.
scharz-event-hiring_share = { $seat_is_you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} parce que Rome a engagé des mercenaires.
scharz-event-tax_shared = { $target_is_you ->
    [yes] { $seat } vous cède
   *[no] { $seat_is_you ->
        [yes] Vous cédez
       *[no] { $seat } cède
    } { A($target) }
} { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} des impôts.
scharz-event-harvested = { $at } → { $to } : { $seat_is_you ->
    [yes] vous récoltez
   *[no] { $seat } récolte
} { $count ->
    [one] { $count } mesure de grain
   *[other] { $count } mesures de grain
}.
scharz-event-grain_lost = { $at } : { $seat_is_you ->
    [yes] vous perdez
   *[no] { $seat } perd
} { $count ->
    [one] { $count } mesure de grain
   *[other] { $count } mesures de grain
}, faute de place dans un grenier.
scharz-event-feasted = { $seat_is_you ->
    [yes] Vous donnez
   *[no] { $seat } donne
} une { $feast } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prestige.
scharz-event-fed = { $seat_is_you ->
    [yes] Vous nourrissez
   *[no] { $seat } nourrit
} colonies, unités et troupeaux : { $grain ->
    [0] { $fish ->
        [0] { $meat ->
            [0] rien n’est nécessaire
           *[other] { "" }
        }
       *[other] { "" }
    }
    [one] { $grain } mesure de grain{ $fish ->
        [0] { $meat ->
            [0] { "" }
           *[other] ,{ " " }
        }
       *[other] ,{ " " }
    }
   *[other] { $grain } mesures de grain{ $fish ->
        [0] { $meat ->
            [0] { "" }
           *[other] ,{ " " }
        }
       *[other] ,{ " " }
    }
}{ $fish ->
    [0] { "" }
    [one] { $fish } poisson{ $meat ->
        [0] { "" }
       *[other] ,{ " " }
    }
   *[other] { $fish } poissons{ $meat ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $meat ->
    [0] { "" }
    [one] { $meat } ration de viande
   *[other] { $meat } rations de viande
}.
scharz-event-prestige_fell = { $seat_is_you ->
    [yes] Vous perdez
   *[no] { $seat } perd
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prestige pour des points de victoire perdus.
scharz-event-eliminated = { $seat_is_you ->
    [yes] Vous êtes
   *[no] { $seat } est
} hors jeu.
scharz-event-announced = { $seat_is_you ->
    [yes] Vous revendiquez
   *[no] { $seat } revendique
} : { $way }.
scharz-event-announcement_lapsed = { $seat_is_you ->
    [yes] Votre revendication
   *[no] La revendication { DE($seat) }
} ({ $way }) tombe.
scharz-event-match_won = { $winner_is_you ->
    [yes] Vous gagnez
   *[no] { $winner } gagne
} : { $way }.
scharz-event-ranked = { $seat_is_you ->
    [yes] Vous terminez
   *[no] { $seat } termine
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’Importance{ $fed ->
    [yes] { "" }
   *[no] , sans pouvoir nourrir toutes les colonies
}.

## Invites
scharz-prompt-choose_factions = Choisissez le peuple que vous menez.
scharz-prompt-wait_choose_factions = On choisit les peuples.
scharz-prompt-first_village = Placez votre premier village.
scharz-prompt-wait_first_village = On place les premiers villages.
scharz-prompt-second_village = Placez votre deuxième village.
scharz-prompt-wait_second_village = On place les deuxièmes villages.
scharz-prompt-third_village = Placez votre troisième village.
scharz-prompt-wait_third_village = On place les troisièmes villages.
scharz-prompt-move_village = Déplacez un de vos villages, ou cliquez sur « Passer ».
scharz-prompt-wait_move_village = Les villages peuvent encore être déplacés.
scharz-prompt-pieces = { $piece ->
    [none] Vos pièces de départ sont sur vos champs.
   *[other] Pièces de départ : où placez-vous { $piece_id ->
        [sheep] un troupeau de { $piece }
        [pigs] un troupeau de { $piece }
        [cattle] un troupeau de { $piece }
        [horses] un troupeau de { $piece }
       *[other] 1 × { $piece }
    }{ $level_id ->
        [none] { "" }
       *[other] { " " }({ $level })
    }{ $left ->
        [1] { "" }
       *[other] { " " }(sur { $left })
    } ? Ou cliquez sur « Comme proposé ».
}
scharz-prompt-wait_pieces = On place les pièces de départ.
scharz-prompt-new_year = Nouvel An : achetez de l’infanterie lourde en Belgica si vous le voulez, puis cliquez sur « Prêt ».
scharz-prompt-wait_new_year = Nouvel An : un joueur peut acheter de l’infanterie lourde en Belgica.
scharz-prompt-breeding = Reproduction{ $herd ->
    [none] { "" }
   *[other] , { $herd }
} : le dé montre { $die }, pas de petits. Relancer ?
scharz-prompt-wait_breeding = Reproduction : un joueur peut relancer.
scharz-prompt-births = Où paissent les jeunes troupeaux ?
scharz-prompt-wait_births = On place les jeunes troupeaux.
scharz-prompt-weather = Météo : quels dés relancer, pour 4 points de prestige chacun ? Cliquez ensuite sur « Prêt ».
scharz-prompt-wait_weather = Météo : un joueur peut relancer.
scharz-prompt-harvest = Récolte : quel semis dans quel grenier ? Cliquez ensuite sur « Prêt ».
scharz-prompt-wait_harvest = On rentre la récolte.
scharz-prompt-units = Ordres : déplacez vos unités, puis cliquez sur « Prêt ».
scharz-prompt-wait_units = On écrit les ordres.
scharz-prompt-raids = { $at ->
    [none] Raid
   *[other] { $at }, raid de votre fortification
} : choisissez la prochaine victime.
scharz-prompt-wait_raids = { $at ->
    [none] Raid
   *[other] { $at }, raid d’une fortification
} : on choisit les victimes.
scharz-prompt-special = Mouvements spéciaux : cavaliers et flottes peuvent bouger encore une fois, et des unités passer d’un port à l’autre ; cliquez ensuite sur « Prêt ».
scharz-prompt-wait_special = On ordonne les mouvements spéciaux.
scharz-prompt-herds = Menez les troupeaux et transportez les réserves dans votre royaume, puis cliquez sur « Prêt ».
scharz-prompt-wait_herds = On déplace troupeaux et réserves.
scharz-prompt-retreat = Repli : les unités qui n’ont pas bougé peuvent rejoindre une colonie ou embarquer ; cliquez ensuite sur « Prêt ».
scharz-prompt-wait_retreat = On ordonne les replis.
scharz-prompt-attrition = Attrition{ $at ->
    [none] { "" }
   *[other] , { $at }
}{ $kind ->
    [none] { "" }
   *[other] , { $kind }
} : { $die ->
    [none] piller le champ, ou lancer un dé pour chaque unité ?
   *[other] le dé montre { $die }.
}
scharz-prompt-wait_attrition = Attrition{ $at ->
    [none] { "" }
   *[other] , { $at }
} : un joueur décide.
scharz-prompt-withdraw = L’ennemi est devant votre colonie : qui se retranche ? Cliquez ensuite sur « Prêt ».
scharz-prompt-wait_withdraw = Un joueur peut se retrancher dans une colonie.
scharz-prompt-battles = { $at } : attaquer ou attendre ?
scharz-prompt-wait_battles = { $at } : on décide d’attaquer ou d’attendre.
scharz-prompt-charge = { $at } : qui charge ?
scharz-prompt-wait_charge = { $at } : on décide des charges.
scharz-prompt-rerolls = { $at } : relancer des dés ou continuer ?
scharz-prompt-wait_rerolls = { $at } : des dés peuvent être relancés.
scharz-prompt-hits = { $at } : choisissez la prochaine victime.
scharz-prompt-wait_hits = { $at } : on choisit les victimes.
scharz-prompt-free_swords = { $at } : épées libres en boucliers ou en épées au prochain round ?
scharz-prompt-wait_free_swords = { $at } : on décide de l’usage des épées libres.
scharz-prompt-flight = { $at } : combattre encore ou fuir ?
scharz-prompt-wait_flight = { $at } : on décide de combattre ou de fuir.
scharz-prompt-sieges = { $at } : donner l’assaut à la colonie ?
scharz-prompt-wait_sieges = { $at } : l’assiégeant décide d’un assaut.
scharz-prompt-go_on = { $at } : encore un round d’assaut, ou rompre l’assaut ?
scharz-prompt-wait_go_on = { $at } : l’assiégeant décide de continuer ou non.
scharz-prompt-fall = Colonie tombée ({ $at }) : qu’en faire ?
scharz-prompt-wait_fall = Colonie tombée ({ $at }) : on décide de son sort.
scharz-prompt-plunder = Quels champs pillez-vous, et où va le butin ? Cliquez ensuite sur « Prêt ».
scharz-prompt-wait_plunder = Des champs peuvent être pillés.
scharz-prompt-experience = Quelles unités montent de niveau ? Cliquez ensuite sur « Prêt ».
scharz-prompt-wait_experience = On attribue l’expérience.
scharz-prompt-build = Construction : payer 12 points de prestige pour que tous travaillent double ?
scharz-prompt-wait_build = On peut presser les bâtisseurs.
scharz-prompt-propose = Diplomatie : faites jusqu’à trois propositions, puis cliquez sur « Prêt ».
scharz-prompt-wait_propose = On écrit les propositions.
scharz-prompt-answer = Diplomatie : quelles propositions acceptez-vous ? Cliquez ensuite sur « Prêt ».
scharz-prompt-wait_answer = On répond aux propositions.
scharz-prompt-trade = Commerce : achetez, vendez, bâtissez, entraînez, puis cliquez sur « Prêt ».
scharz-prompt-wait_trade = Tout le monde commerce.
scharz-prompt-wages = Votre or ne suffit pas pour tous : à qui renoncez-vous ?
scharz-prompt-wait_wages = On paie les soldes.
scharz-prompt-fishing = Pêche{ $at ->
    [none] { "" }
   *[other] , { $at }
} : le dé montre { $die }, pas de prise. Relancer ?
scharz-prompt-wait_fishing = Pêche : un joueur peut relancer ou choisir un chantier naval.
scharz-prompt-sowing = Où semez-vous ? Cliquez ensuite sur « Prêt ».
scharz-prompt-fishing_yard = Pêche, { $at } : { $left ->
    [one] { $left } poisson
   *[other] { $left } poissons
}. Dans quel chantier naval ?
scharz-prompt-wait_sowing = On sème les champs.
scharz-prompt-feasts = Quelle taille aura votre fête ?
scharz-prompt-wait_feasts = On prépare les fêtes.
scharz-prompt-feeding = La nourriture manque : abattez des troupeaux, renoncez à des unités, ou nourrissez comme proposé.
scharz-prompt-feeding_enough = Il y a à manger pour tous. Vous pouvez encore abattre des troupeaux et dire ce qu’on mange d’abord ; la viande en trop est vendue.
scharz-prompt-wait_feeding = On nourrit colonies, unités et troupeaux.
scharz-prompt-siege_feeding = La nourriture manque derrière les murs : abattez des troupeaux, renoncez à des unités, ou nourrissez comme proposé.
scharz-prompt-wait_siege_feeding = On nourrit les assiégés.
scharz-prompt-quick_wages = Votre or ne suffit pas pour tout : à quoi renoncez-vous ?
scharz-prompt-wait_quick_wages = On paie les soldes.
scharz-prompt-round_end = Vous pouvez revendiquer une victoire. Elle doit encore tenir à la fin de la prochaine manche.
scharz-prompt-wait_round_end = Un joueur peut revendiquer une victoire.
scharz-prompt-room_ships = { $at } : il n’y a plus de mouillage. Dans quelle mer vont les navires{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
} ?
scharz-prompt-room_herds = { $at } : il reste une seule étable. Quel troupeau la garde ?
scharz-prompt-room_garrison = { $at } : il y a trop peu de place à l’intérieur. Qui reste à découvert ?
scharz-prompt-wait_room = { $at ->
    [none] La place manque
   *[other] { $at } : la place manque
} ; le propriétaire décide.
scharz-prompt-over = La partie est terminée.

## Pourquoi pas
scharz-why-aid_given = Une aide a déjà été donnée entre vous deux cette année.
scharz-why-bad_winter = Mauvais hiver : personne ne se déplace par terre dans cette zone.
scharz-why-barren = Rien ne pousse sur une terre aride.
scharz-why-black_river = Le fleuve ne se passe qu’avec un navire dans ce tronçon, ou sur la glace.
scharz-why-bought_this_round = Cette unité vient d’être achetée dans cette manche.
scharz-why-bound_already = Vous êtes déjà liés par un accord au moins aussi fort.
scharz-why-building_stands = Ce bâtiment est déjà là.
scharz-why-buy_or_recruit = Dans une même colonie, on achète ou on recrute, mais pas les deux dans la même manche.
scharz-why-cannot_degrade = Cette unité ne peut pas être rétrogradée là où elle se trouve.
scharz-why-cannot_train = Les unités ne s’entraînent qu’à découvert dans vos colonies achevées, les navires au chantier naval.
scharz-why-cannot_withdraw = On ne se retranche que si des ennemis se tiennent devant la colonie.
scharz-why-changed_this_round = Cette unité a déjà été transformée dans cette manche.
scharz-why-city_needs_port = Vous avez déjà une ville : la suivante nécessite un village avec un port achevé.
scharz-why-corsairs_never_rise = Les corsaires ne gagnent jamais d’expérience.
scharz-why-die_hits = Ce dé montre déjà une épée.
scharz-why-die_is_barred = Les dés des recrues et des éléphants ne sont jamais relancés.
scharz-why-draft_full = Une étape ne peut pas contenir plus d’ordres.
scharz-why-elite_already = Une unité d’élite ne peut plus progresser.
scharz-why-faction_taken = Ce peuple a déjà été choisi.
scharz-why-field_grazed = Un troupeau occupe ce champ.
scharz-why-field_in_use = Ce champ est déjà semé.
scharz-why-friends_field = Ce champ appartient à un joueur lié à vous par un accord.
scharz-why-goal_not_met = Vous ne remplissez pas la condition de cette victoire.
scharz-why-goods_stay = Aucun autre grenier à portée de ces denrées n’a de la place.
scharz-why-goods_have_moved = Ces denrées ont déjà été déplacées.
scharz-why-has_better = Votre commandant est déjà au moins aussi bon.
scharz-why-has_moved = Ces unités ont déjà bougé.
scharz-why-heavy_stays = L’infanterie lourde ne bouge pas au repli.
scharz-why-herd_stays = Aucun autre champ à portée de ce troupeau n’a de la place.
scharz-why-hostile_ships = Des navires hostiles sont dans cette mer.
scharz-why-herd_has_moved = Ce troupeau a déjà été déplacé.
scharz-why-hurried_twice = Un bâtiment ne s’accélère que deux fois.
scharz-why-impassable = Cette frontière est infranchissable.
scharz-why-locked = Des ennemis s’y font face : la case est bloquée.
scharz-why-lord_serves_nobody = Un joueur qui a des vassaux ne peut pas devenir vassal.
scharz-why-must_choose = Vous ne pouvez pas encore finir : terminez ce que vous avez commencé.
scharz-why-needs_any_yard = Il vous faut un chantier naval achevé pour un corsaire.
scharz-why-needs_city = Il vous faut une ville achevée et non encerclée.
scharz-why-needs_coast = Un quai nécessite une côte.
scharz-why-needs_crew = Il y a trop peu de bâtisseurs sur ce champ.
scharz-why-needs_desert = Les éléphants ne s’achètent que dans le Désert, là où une de vos unités terrestres est à découvert.
scharz-why-needs_horses = La cavalerie nécessite un troupeau de chevaux.
scharz-why-needs_port = Il vous faut un port achevé et non encerclé.
scharz-why-needs_settlement = Il vous faut ici une colonie achevée et non encerclée.
scharz-why-needs_siege = Les engins de siège ne se bâtissent que là où votre infanterie encercle une colonie.
scharz-why-needs_yard = Il vous faut ici un quai achevé.
scharz-why-neutral_field = Ce champ reste neutre pendant toute la partie.
scharz-why-never_inside = Les unités de ce type n’entrent jamais dans une colonie.
scharz-why-never_moves = Engins de siège et corsaires ne bougent jamais.
scharz-why-never_trained = Mercenaires, éléphants et corsaires ne s’entraînent jamais.
scharz-why-no_assault = Il n’y a rien à prendre d’assaut ici.
scharz-why-no_attrition = Il n’y a rien de tel à décider ici.
scharz-why-no_belgica = En Belgica, on n’achète qu’une fois à chaque Nouvel An.
scharz-why-no_berth = Aucun de vos chantiers navals n’a ici de mouillage libre.
scharz-why-no_catch = Il n’y a pas de prise à débarquer ici.
scharz-why-no_credit = Il ne reste pas d’expérience pour cette unité.
scharz-why-no_fleet = Trop peu de navires peuvent encore bouger ici : ce n’est pas une flotte.
scharz-why-no_flight = Il n’y a pas d’issue sûre de ce côté.
scharz-why-no_gold = Il n’y a pas assez d’or.
scharz-why-no_grain = Il n’y a pas assez de grain.
scharz-why-no_haven = Les navires ne vont que dans une mer qui touche le champ.
scharz-why-no_landing = Les navires ne peuvent pas y accoster.
scharz-why-room_enough = Rien de tel n’a besoin de faire de la place ici.
scharz-why-no_meat_now = On n’abat pas les chevaux au printemps ni en été.
scharz-why-no_prestige = Il n’y a pas assez de prestige.
scharz-why-no_proposal = Il n’y a pas de telle proposition entre vous.
scharz-why-no_reroll = Ce dé a déjà été relancé autant de fois que permis.
scharz-why-no_own_crop = Vous n’avez pas de semis à rentrer ici.
scharz-why-crop_is_in = Ce semis est déjà rentré.
scharz-why-store_out_of_reach = Ce semis n’est pas relié à ce grenier.
scharz-why-no_difference = Aucun choix à faire : cela ne change rien ici.
scharz-why-rolled_again = Ce dé est déjà relancé.
scharz-why-good_weather = Le temps ne peut y être meilleur.
scharz-why-no_revolt = Seul un vassal peut se révolter.
scharz-why-no_room = Il n’y a pas de place.
scharz-why-no_room_aboard = Aucun de vos navires de transport n’a de place ici.
scharz-why-no_site = Vous n’avez pas de chantier pour cela.
scharz-why-no_special = Cette unité n’a pas de mouvement spécial.
scharz-why-no_such_die = Vous n’avez pas de dé de ce type.
scharz-why-no_such_field = On n’entre dans les champs neutres qu’en mode Étendu.
scharz-why-no_such_good = Il n’y en a pas assez ici pour en vendre.
scharz-why-no_such_herd = Vous n’avez pas de troupeau de ce type ici.
scharz-why-no_such_sea = Un corsaire ne va que dans une mer à côté d’une case que vous contrôlez.
scharz-why-no_such_load = On ne choisit entre navires chargés et vides que là où il y a des uns et des autres.
scharz-why-no_such_target = Cette cible n’existe pas.
scharz-why-no_such_unit = Vous n’avez pas d’unité de ce type ici.
scharz-why-no_transfer = Aucune voie entre ces deux ports n’est libre de navires hostiles.
scharz-why-no_village_there = Aucun village ne peut être placé là.
scharz-why-no_walls_there = Vous n’avez pas de colonie ici.
scharz-why-not_connected = Ce champ ne fait pas partie de vos terres reliées.
scharz-why-not_controlled = Vous ne contrôlez pas ce champ.
scharz-why-not_in_mode = Cela n’existe pas dans ce mode.
scharz-why-not_plundered = Ce champ n’est pas pillé.
scharz-why-not_so_much_there = Ce grenier n’en contient pas autant.
scharz-why-not_stolen = Seul ce que vous venez de prendre peut être déplacé maintenant.
scharz-why-not_this_people = Votre peuple ne peut pas le faire.
scharz-why-not_yours = Vous n’avez ici aucun bâtiment à démolir maintenant.
scharz-why-nothing_short = Il n’y a rien à quoi renoncer.
scharz-why-nothing_lower = Il n’existe rien de plus bas que cette unité.
scharz-why-nowhere_to_go = Ces unités n’ont nulle part où aller.
scharz-why-offer_first = Dites d’abord combien d’or accompagne votre proposition.
scharz-why-offered_already = Vous avez déjà fait exactement cette proposition.
scharz-why-once_a_round = Cela ne se fait qu’une fois par manche.
scharz-why-one_rome = À deux joueurs, une seule des deux Rome participe.
scharz-why-one_lord = Un vassal ne sert qu’un seul suzerain.
scharz-why-other_river = Dans cette manche, un navire reste sur le fleuve par lequel il est venu.
scharz-why-out_of_reach = C’est hors de portée.
scharz-why-own_settlement = Votre propre colonie s’y trouve.
scharz-why-plundered = Ce champ est pillé.
scharz-why-port_has_received = Ce port ne peut plus accueillir d’unités pendant cette étape.
scharz-why-port_has_sent = Ce port ne peut plus envoyer d’unités pendant cette étape.
scharz-why-revolt_in_spring = Un vassal ne peut se révolter qu’au printemps.
scharz-why-romans_are_bound = Les Romains ne peuvent pas se révolter contre Constantinople avant l’an 3.
scharz-why-quota = Le quota de cette manche est épuisé.
scharz-why-raised_already = Cette unité a déjà gagné un niveau dans cette manche.
scharz-why-send_first = Envoyez d’abord ce que vous avez sélectionné.
scharz-why-ship_is_laden = Des unités sont à bord de ce navire.
scharz-why-ships_alike = Ces navires sont semblables : sélectionnez-les par leur type.
scharz-why-site_taken = Il y a déjà un chantier sur ce champ.
scharz-why-still_besieging = Cet engin de siège se trouve encore devant une colonie que vous encerclez.
scharz-why-stuck = Montagnes ou marais retiennent cette unité jusqu’à la prochaine manche.
scharz-why-take_up_first = Sélectionnez d’abord des unités.
scharz-why-take_load_first = Sélectionnez d’abord un troupeau, du grain ou du poisson.
scharz-why-three_proposals = Trois propositions par manche au plus.
scharz-why-tile_limit = Les 15 tuiles de bâtiment sont prises.
scharz-why-too_many = Ces unités ne peuvent pas y aller en si grand nombre.
scharz-why-trains_already = Cette unité est déjà à l’entraînement.
scharz-why-unit_limit = Vous avez atteint la limite d’unités.
scharz-why-unit_not_free = Seule l’infanterie légère à découvert peut être améliorée.
scharz-why-vassal_is_no_lord = Un vassal ne peut pas avoir de vassaux.
scharz-why-wrong_ground = Une unité terrestre a besoin d’un navire pour prendre la mer.
scharz-why-wrong_phase = Pas maintenant : une autre décision vient d’abord.

## Options
scharz-option-map = Carte
    .help = Où et quand se joue la partie : l’Italie en 290 av. J.-C., la Bretagne romaine en 410, la steppe en 373, l’Orient en 1550 av. J.-C., l’Espagne en 1050 ou les mers du Nord en 800.
scharz-option-map-italia = Italia, 290 av. J.-C.
    .about = Montagnes, longues côtes et grandes îles autour d’une mer ; Roma au centre, Karthago au-delà des eaux.
scharz-option-map-britannia = Britannia, 410
    .about = Deux grandes îles et beaucoup de petites, des hautes terres au nord, la mer de tous côtés.
scharz-option-map-huns = Huns, 373
    .about = De vastes plaines autour de la mer Noire ; de grands fleuves arrêtent quiconque n’y a pas de navire.
scharz-option-map-orient = Orient, 1550 av. J.-C.
    .about = Des terres fertiles le long des fleuves, entre montagnes et déserts ; une oasis sur le chemin le plus court.
scharz-option-map-taifas = Taifas, 1050
    .about = Une péninsule découpée par les montagnes, les Pyrénées au nord, l’Afrique de l’autre côté du détroit.
scharz-option-map-vikings = Vikings, 800
    .about = Deux mers et des côtes partout : avec des navires, on débarque où l’on veut.
scharz-option-mode = Mode
    .help = L’étendue du jeu. Rapide n’a que les armées et l’or, Base ajoute troupeaux et récoltes, Original le prestige et l’expérience, Étendu les peuples et leurs bonus, la météo, le moral et les commandants.
scharz-option-mode-quick = Rapide
    .about = Des armées, des colonies et de l’or : pour commencer.
scharz-option-mode-basic = Base
    .about = Ajoute les troupeaux, les récoltes et la nourriture pour l’hiver.
scharz-option-mode-original = Original
    .about = Ajoute le prestige, les fêtes et les unités expérimentées.
scharz-option-mode-extended = Étendu
    .about = Ajoute les peuples et leurs bonus, la météo, le moral et les commandants.
scharz-option-years = Années
    .help = Chaque année compte quatre manches, une par saison.
scharz-option-orders = Ordres
    .help = Chacun écrit ses mouvements en secret en même temps, ou l’on joue à tour de rôle.
scharz-option-orders-sealed = En secret
scharz-option-orders-sequential = À tour de rôle
scharz-option-peoples = Peuples
    .help = En mode Étendu, les peuples se choisissent à la table, ou une sélection conseillée est attribuée par place.
scharz-option-peoples-chosen = Choisis à la table
scharz-option-peoples-recommended = Sélection conseillée
scharz-option-build_pace = Grandes équipes de bâtisseurs
    .help = Si une équipe de quatre fois le minimum achève un bâtiment en une manche, ou jamais plus de la moitié.
scharz-option-build_pace-multiples = Aussi vite que possible
scharz-option-build_pace-max_double = Au plus la moitié par manche
scharz-option-horse_spring_meat = Viande de cheval au printemps
    .help = Ce que donne un troupeau de chevaux au printemps et en été.
scharz-option-horse_spring_meat-none = Aucune
scharz-option-horse_spring_meat-3 = 3 rations de viande
scharz-option-seed_returns = La semence revient
    .help = La récolte rend le grain semé en plus du rendement.
scharz-option-unit_limit = Limite de 20
    .help = La limite compte toutes les unités, ou seulement les cubes : les jetons placés dessous ne comptent alors pas.
scharz-option-unit_limit-units = Unités
scharz-option-unit_limit-cubes = Cubes
scharz-option-prestige_move = Ce que valent 14 points de prestige
    .help = Ce que 14 points de prestige déplacent dans la sous-phase spéciale.
scharz-option-prestige_move-all = Toutes les unités
scharz-option-prestige_move-each = Une unité chacun
scharz-option-empty_settlement = Colonies vides
    .help = Si les murs d’une colonie sans garnison doivent être forcés, ou si l’on y entre simplement.
scharz-option-empty_settlement-sdl = Se défendent
scharz-option-empty_settlement-walk_in = Tombent aussitôt
scharz-option-plunder_pp = Prestige du pillage
    .help = Le champ de quelle colonie rapporte du prestige quand on le pille.
scharz-option-plunder_pp-any_opponent = De tout adversaire
scharz-option-plunder_pp-rival_only = Du rival seulement
scharz-option-grain_vp = Grain volé
    .help = Ce que vaut le grain volé en points de victoire.
scharz-option-grain_vp-per_crop = Un par semis ou grenier
scharz-option-grain_vp-per_grain = Un par mesure de grain
scharz-option-danube_literal = Danube : texte imprimé
    .help = Sur la carte Huns, l’aide de jeu échange les rives dont le pillage rapporte du prestige. Activez pour jouer comme imprimé.
scharz-option-short_dominance = Domination précoce
    .help = En deux ou trois années, la Domination ne nécessite que 7 points de victoire.

## La table dans le navigateur

scharz-ui-how-many = Combien
scharz-ui-fewer = Moins
scharz-ui-more = Plus
scharz-ui-gold = Or
scharz-ui-prestige = Prestige
scharz-ui-victory = Points de victoire
scharz-ui-units = Unités standard (limite 20)
scharz-ui-held-by = Tenu par { $player }
scharz-ui-controlled-by = Contrôlé par { $player }
scharz-ui-contested = Disputé : des ennemis se font face, la case est bloquée
scharz-ui-encircled = Encerclé : l’ennemi campe devant les murs
scharz-ui-cut_off = Coupé du ravitaillement
scharz-ui-plundered = Pillé
scharz-ui-neutral = neutre pour toute la partie
scharz-ui-river = tronçon de fleuve
scharz-ui-empty = Il n’y a rien ici.
scharz-ui-do-here = Ce qu’on peut faire ici
scharz-ui-training = { $count } à l’entraînement
scharz-ui-laden = { $count ->
    [one] { $count } chargé
   *[other] { $count } chargés
}
scharz-ui-moved = { $count ->
    [one] { $count } a bougé
   *[other] { $count } ont bougé
}
scharz-ui-fort = fortification
scharz-ui-walls = Murs : { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
scharz-ui-garrison = Garnison
scharz-ui-grain = Grain
scharz-ui-fish = Poisson
scharz-ui-berths = Mouillages
scharz-ui-site = En chantier : { $building }
scharz-ui-idle = personne n’y travaille
scharz-ui-crop = { $count ->
    [one] { $count } mesure de grain sur pied, semée par { $player }
   *[other] { $count } mesures de grain sur pied, semées par { $player }
}
scharz-ui-mini-map = Toute la carte ; un clic y mène
scharz-ui-map-keys = Majuscule et flèches vont de champ en champ, Entrée ouvre un champ ; les flèches déplacent la carte, plus et moins changent sa taille, 0 la montre en entier.
scharz-ui-larger = Plus grand
scharz-ui-smaller = Plus petit
scharz-ui-whole-map = Toute la carte
scharz-ui-tint = Ce que montrent les couleurs
scharz-ui-tint-control = Contrôle
scharz-ui-tint-supply = Mon ravitaillement
scharz-ui-tint-homelands = Patries
scharz-ui-tint-plain = Terrain seul
scharz-ui-die = Le dé brun montre { $die }
scharz-ui-gifts = Ce que sait faire chaque peuple
scharz-ui-last-moves = Derniers mouvements
scharz-ui-ready = Prêt
scharz-ui-fleet = Flotte
scharz-ui-where-to = vers où ?
scharz-ui-map-year-italia = 290 av. J.-C.
scharz-ui-map-year-britannia = 410
scharz-ui-map-year-huns = 373
scharz-ui-map-year-orient = 1550 av. J.-C.
scharz-ui-map-year-taifas = 1050
scharz-ui-map-year-vikings = 800

## Couleurs de la carte, chantiers, ordres, pourparlers
scharz-ui-tint-climate = Climat
scharz-ui-legend = Légende des couleurs
scharz-ui-supplied = Ravitaillé
scharz-ui-climate-counts = Le climat influe sur les récoltes et l’hiver, et sur les pâturages d’hiver des troupeaux.
scharz-ui-done = { $rounds ->
    [one] fini : { $season }, an { $year }
   *[other] fini : { $season }, an { $year } ({ $rounds } saisons)
}
scharz-ui-done-now = fini aussitôt
scharz-ui-done-late = après la fin de la partie
scharz-ui-workers = Bâtisseurs
scharz-ui-add-workers = { $count ->
    [one] Un bâtisseur de plus
   *[other] { $count } bâtisseurs de plus
}
scharz-ui-gain-taxes = +{ $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
} d’impôts
scharz-ui-importance-why = L’importance est la somme des petites lignes qui la suivent. Si personne n’a gagné avant, elle décide après la dernière année.
scharz-ui-gain-importance = +{ $count } Importance
scharz-ui-gain-storage = +{ $count ->
    [one] { $count } place
   *[other] { $count } places
} pour unités et grain
scharz-ui-gain-storage-units = +{ $count ->
    [one] { $count } place
   *[other] { $count } places
} pour unités
scharz-ui-gain-berths = +{ $count ->
    [one] { $count } mouillage
   *[other] { $count } mouillages
}
scharz-ui-gain-shields = +{ $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
scharz-ui-gain-levies = +{ $count ->
    [one] { $count } fantassin léger
   *[other] { $count } fantassins légers
} par saison
scharz-ui-gain-hires = +{ $count ->
    [one] { $count } mercenaire
   *[other] { $count } mercenaires
} par saison
scharz-ui-order = Un ordre
scharz-ui-order-change = Changer l’ordre : { $count }, { $from } → { $to }
scharz-ui-order-drop = Retirer
scharz-ui-watch-again = Revoir les derniers mouvements
scharz-ui-ready-unless = Passer les étapes calmes
scharz-ui-skip-idle = Passer le repli sans ennemi proche et le pillage de mes propres champs
scharz-ui-skip-idle-farm = Passer le repli, les troupeaux et le pillage là où ils ne changent rien
scharz-ui-ask-proposals = Me demander mes propositions à chaque manche
scharz-ui-ready-withdraw = Prêt : ne plus rien retrancher
scharz-ui-ready-battles = Prêt : n’attaquer personne d’autre
scharz-ui-hold = Tenir la position
scharz-ui-ready-flight = Prêt : continuer le combat
scharz-ui-ready-rerolls = Prêt : garder les dés
scharz-ui-ready-answer = Prêt : ne rien accepter d’autre
scharz-ui-pass-sieges = Assiéger sans assaut
scharz-ui-ready-weather = Prêt : laisser pousser
scharz-ui-ready-harvest = Prêt : rentrer la récolte

## Batailles
scharz-ui-battle-of = Bataille : { $place }
scharz-ui-assault-of = Assaut : { $place }
scharz-ui-combat-round = Round { $round }
scharz-ui-fallen = Tombés
scharz-ui-charge = Les cavaliers chargent d’abord ; contre eux les boucliers comptent double.
scharz-ui-fight-to-end = Combattre jusqu’au bout
scharz-ui-fight-until = Jusqu’à moins de { $percent } % de chances
scharz-ui-fight-least = Me redemander sous cette chance
scharz-ui-fight-stop = Me redemander
scharz-ui-breached = Une brèche est ouverte dans les murs.
scharz-ui-swords = Épées
scharz-ui-shields = Boucliers
scharz-ui-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
scharz-ui-dice = Épées : { $swords ->
    [one] { $swords } dé
   *[other] { $swords } dés
} sur { $dice }
scharz-ui-sampled = environ, sur { $count } essais
scharz-ui-exact = exact

## L’année
scharz-ui-year = Année { $year } sur { $years }
scharz-ui-next = puis { $phase }
scharz-ui-storms = Tempêtes en mer
scharz-ui-weather = { $climate } : { $winter }

## Joueurs
scharz-ui-first = A l’initiative
scharz-ui-out = Éliminé
scharz-ui-away = Pas encore sur la carte.
scharz-ui-rival = Rival : { $player }
scharz-ui-announced = Revendique : { $way }
scharz-ui-taxes = Impôts
scharz-ui-purse = L’or après les versements de cette année, dans l’ordre
scharz-ui-feast = Fête
scharz-ui-tiles = Tuiles de bâtiment
scharz-ui-destroyed = Détruit cette année
scharz-ui-lost = Perdu cette année
scharz-ui-cannot-feed = Ne peut nourrir toutes ses colonies
scharz-ui-pacts = Accords
scharz-ui-for-ever = pour toute la partie
scharz-ui-pact-truce = { $inferior } paie un tribut { A($superior) }
scharz-ui-pact-peace = { $inferior } a payé une rançon { A($superior) }
scharz-ui-pact-vassalage = { $inferior } sert { $superior }

## Mon pupitre
scharz-ui-realm = Mon royaume
scharz-ui-winter = Hiver
scharz-ui-winter-needs = Vivres pour l’hiver qui vient : ce qu’il faut et ce qui est en réserve
scharz-ui-need = il faut { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
}{ $fodder ->
    [0] { "" }
    [one] { " " }et { $fodder } ration de fourrage
   *[other] { " " }et { $fodder } rations de fourrage
}
scharz-ui-draft = Mes ordres jusqu’ici
scharz-ui-search = Chercher parmi les choix
scharz-ui-search-more = { $count } de plus
scharz-ui-market = Marché
scharz-ui-stall-army = Armée
scharz-ui-stall-buildings = Bâtiments
scharz-ui-stall-training = Entraînement et renvois
scharz-ui-stall-goods = Denrées et troupeaux
scharz-ui-stall-other = Autre
scharz-ui-talks = Pourparlers
scharz-ui-partner = Avec qui
scharz-ui-ends = Si c’est conclu, { $is_you ->
    [yes] vous régnez sur tous les autres et gagnez la partie
   *[no] { $player } règne sur tous les autres et gagne la partie
}.
scharz-ui-offer-tribute-proposer = { $player } offre { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour une trêve.
scharz-ui-offer-tribute-partner = { $player } exige { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour une trêve.
scharz-ui-offer-ransom-proposer = { $player } offre { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour la paix.
scharz-ui-offer-ransom-partner = { $player } exige { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour la paix.
scharz-ui-offer-vassalhood-proposer = { $player } s’offre comme vassal{ $gold ->
    [0] { "" }
    [one] , avec { $gold } pièce d’or
   *[other] , avec { $gold } pièces d’or
}.
scharz-ui-offer-vassalhood-partner = { $player } vous veut pour vassal{ $gold ->
    [0] { "" }
    [one] , avec { $gold } pièce d’or de votre part
   *[other] , avec { $gold } pièces d’or de votre part
}.
scharz-ui-offer-lord-proposer = { $player } s’offre comme vassal, avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} de votre part.
scharz-ui-offer-lord-partner = { $player } vous veut pour vassal et ajoute { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour vous.
scharz-ui-offer-aid-proposer = { $player } veut vous donner une aide de { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
scharz-ui-offer-aid-partner = { $player } vous demande une aide de { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
scharz-ui-agree = Accepter
scharz-ui-agreed = Accepté

## La fin
scharz-ui-won-by = { $player } gagne par : { $way }.
scharz-ui-hungry-end = { $player } ne pouvait pas nourrir toutes ses colonies et n’a pas été pris en compte pour l’Importance.
scharz-ui-final = Les royaumes à la fin
scharz-ui-player = Joueur

## Conseils de la première année
scharz-ui-hints-off = Masquer les conseils
scharz-ui-hints-on = Afficher les conseils
scharz-hint-choose_factions = Chaque peuple a ses capacités et sa patrie. Pour une première partie, prenez-en un avec une longue côte ou beaucoup de terre jaune.
scharz-hint-first_village = Les villages paient l’impôt et nourrissent les soldats. Installez-vous sur une terre jaune ou verte entourée de champs libres ; une côte permet un quai.
scharz-hint-first_village-quick = Les villages paient l’impôt et vendent des soldats. Installez-vous là où des champs libres vous entourent ; une côte permet un quai.
scharz-hint-second_village = Des villages proches se ravitaillent ensemble. Gardez le deuxième à deux pas du premier.
scharz-hint-third_village = Le troisième village peut s’avancer vers une terre convoitée, mais un village isolé est vite assiégé.
scharz-hint-move_village = Un de vos villages peut déménager. Laissez-le si vos trois champs se touchent.
scharz-hint-pieces = Placez vos soldats là où un voisin peut attaquer. « Comme proposé » répartit tout avec bon sens.
scharz-hint-units = Cliquez sur un de vos champs pour sélectionner une troupe, choisissez combien, puis cliquez sur la destination. Une unité à découvert contrôle son champ, et les champs paient l’impôt. Cliquez sur « Prêt » quand vos flèches sont justes.
scharz-hint-sending = Les champs entourés d’or sont à portée. Changez d’abord le nombre si certains doivent rester.
scharz-hint-retreat = Les unités qui n’ont pas bougé peuvent encore rejoindre une de vos colonies, monter à bord ou entrer dans un chantier naval, sauf là où des ennemis se faisaient déjà face.
scharz-hint-special = Cavaliers et flottes bougent encore une fois.
scharz-hint-herds = Troupeaux et denrées vont à toute distance dans vos terres reliées, par une mer au plus ; deux troupeaux tiennent sur un champ sans semis.
scharz-hint-withdraw = L’ennemi est devant vos murs. Dedans, on se bat derrière cinq boucliers par niveau de défense, mais on est encerclé.
scharz-hint-battles = Attaquez là où vous êtes le plus fort : cinq unités donnent un bouclier, six du même type, un dé de plus. Personne n’est forcé de se battre.
scharz-hint-sieges = Les murs ne cèdent que si un round donne autant d’épées qu’ils ont de boucliers. Huit fantassins légers prennent un village.
scharz-hint-plunder = Le pillage donne de l’or et prend des récoltes, mais un champ pillé ne paie pas d’impôts, même à vous.
scharz-hint-plunder-quick = Le pillage donne de l’or, mais un champ pillé ne paie pas d’impôts, même à vous.
scharz-hint-build = Un chantier avance d’un quart par équipe complète.
scharz-hint-propose = Deux royaumes en paix peuvent se tourner ailleurs. Attention : quand tous paient ou servent un joueur, il gagne aussitôt.
scharz-hint-answer = Lisez ce qui s’ensuit avant d’accepter.
scharz-hint-trade = Dépensez pour l’année qui vient : d’abord un village avec deux bâtisseurs, des soldats là où vous êtes faible. Les champs entourés d’or ont quelque chose à vendre.
scharz-hint-sowing = Le grain semé revient avec le rendement de sa terre : trois sur le jaune, deux sur le vert. Troupeaux et semis ne partagent pas un champ.
scharz-hint-feasts = Une fête change le grain en prestige. Gardez ce qu’il faut pour l’hiver.
scharz-hint-feeding = La proposition nourrit colonies et soldats depuis les réserves reliées. Ce qui n’est pas nourri est perdu.
scharz-hint-quick_wages = Chaque unité et chaque colonie coûte de l’or maintenant. Si vous ne pouvez pas payer, vous abandonnez des unités.
scharz-hint-round_end = Vous pouvez revendiquer une victoire que vous saurez garder jusqu’à la fin de la manche suivante.

## La première saison guidée
scharz-guide-on = Me guider pendant cette saison

scharz-guide-second = Deuxième leçon : le reste de l’année
scharz-guide-third = Troisième leçon : des vivres pour l’hiver
scharz-guide-welcome-title = Une première saison
scharz-guide-welcome = L’Italie en 290 av. J.-C. : vous menez un peuple, votre rival un autre. L’année a quatre saisons, et chacune se déroule de la même façon : se déplacer, combattre, puis bâtir et commercer. Ce guide vous accompagne pendant le premier printemps et dit pourquoi. Vous pouvez faire autrement à tout moment.
scharz-guide-map-title = Lire la carte
scharz-guide-map = Le jaune et le vert sont des plaines, le brun des montagnes, le turquoise des marais ; une colonie en montagne ou au marais est plus difficile à prendre. Aucune armée ne franchit les crêtes blanches. Cliquez sur un champ pour lire sa fiche ; plus, moins et le carré changent ce que vous voyez.
scharz-guide-first-village-title = Votre premier village
scharz-guide-first-village = Fondez-le ici : { $place }. { $room ->
    [0] C’est le meilleur champ qui reste.
    [one] Un champ libre est à côté ({ $fields }) : de la place pour grandir.
   *[other] { $room } champs libres l’entourent ({ $fields }) : de la place pour grandir.
} Cliquez sur le champ entouré, ou choisissez-le dans la liste.
scharz-guide-second-village-title = Votre deuxième village
scharz-guide-second-village = { $home ->
    [none] Fondez-le ici : { $place }. Il y a de la place autour.
   *[other] Fondez-le ici : { $place }, près de votre village ({ $home }). Les soldats d’un village atteignent l’autre en un mouvement, et le ravitaillement passe de l’un à l’autre.
} Personne ne peut s’installer à côté d’un de vos villages.
scharz-guide-third-village-title = Votre troisième village
scharz-guide-third-village = { $home ->
    [none] Fondez-le ici : { $place }. Il y a de la place autour.
   *[other] Fondez-le ici : { $place }. Il touche { $home }, et vos trois villages ne font qu’un royaume.
} Chaque village paie 1 pièce d’or d’impôts et vous vend un soldat par saison.
scharz-guide-lonely-village-title = Un village isolé
scharz-guide-lonely-village = { $from } ne touche aucun de vos villages : l’aide arriverait trop tard. Vous pouvez déplacer un village : cliquez sur { $from }, puis sur { $place }.
scharz-guide-stay-title = Tout est à sa place
scharz-guide-stay = Vous pouvez encore déplacer un village. { $homes } sont bien où ils sont : choisissez « { $button } ».
scharz-guide-pieces-title = Vos premiers soldats
scharz-guide-pieces = Vous recevez cinq unités d’infanterie légère, et un quai avec un navire si un village est sur la côte ; sinon deux soldats et 2 pièces d’or de plus. Les mêmes soldats combattent, bâtissent et tiennent la terre. « { $button } » les répartit dans vos villages.
scharz-guide-wheel-title = La saison
scharz-guide-wheel = La roue, en haut, montre la saison, et les points ses étapes : mouvement, combat, puis construction, pourparlers et commerce. Les étapes où vous n’avez rien à décider passent automatiquement. Tous décident en même temps, en secret.
scharz-guide-realm-title = L’or qui entre, l’or qui sort
scharz-guide-realm = Vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}. Les impôts rapportent { $taxes } après le printemps, l’été et l’automne : 1 par village, 1 pour deux de vos champs. Après l’hiver, votre royaume coûte des soldes, { $wages } pour l’instant : économisez à temps.
scharz-guide-take-title = Sélectionner des soldats
scharz-guide-take = { $count ->
    [one] Destination d’un soldat : { $target }. Une unité à découvert vous donne le contrôle du champ, et deux champs paient 1 pièce d’or.
   *[other] Destination de deux soldats : { $target }. Ils y tiennent le champ et peuvent bâtir un village.
} Cliquez sur { $place } et sélectionnez l’infanterie légère.
scharz-guide-send-title = Les envoyer
scharz-guide-send = Les champs entourés d’or sont à portée ({ $place }). { $spare ->
    [0] { "" }
   *[other] Réglez d’abord le nombre sur { $count }, pour que d’autres restent de garde.
} Cliquez sur { $target } : une unité à découvert vous donne le contrôle du champ.
scharz-guide-orders-title = Donner l’ordre
scharz-guide-orders = { $moves ->
    [0] Vous n’avez rien ordonné ; c’est permis.
   *[other] Votre ordre est noté. Personne ne le voit encore ; « Annuler » le retire, et d’autres troupes peuvent bouger aussi.
} { $empty ->
    [none] { "" }
   *[other] { $empty } reste sans soldats pour l’instant ; vous y en achèterez un.
} Cliquez sur « { $button } » : alors tous les ordres sont exécutés à la fois.
scharz-guide-retreat-title = Repli
scharz-guide-retreat = Les unités qui n’ont pas bougé peuvent faire un pas maintenant, vers une de vos colonies ou à bord. C’est utile là où l’ennemi vient d’arriver. S’il n’est pas venu, cliquez sur « { $button } ».
scharz-guide-withdraw-title = L’ennemi devant les murs
scharz-guide-withdraw = L’ennemi est devant une de vos colonies. Dedans, vos soldats combattent derrière ses boucliers, mais sont encerclés et coupés du reste. S’ils sont au moins aussi nombreux que l’ennemi, mieux vaut rester à découvert : cliquez sur « { $button } ».
scharz-guide-attack-title = Attaquer
scharz-guide-attack = { $place } : vous gagneriez { $win } fois sur 100. Choisissez « { $button } ». Une bataille gagnée vaut 1 point de victoire.
scharz-guide-hold-title = Tenir
scharz-guide-hold = { $place } : une attaque a peu de chances de réussir. Personne n’est obligé de combattre : cliquez sur « { $button } ».
scharz-guide-fight-title = Dans la bataille
scharz-guide-fight = Le panneau montre les deux camps en trois lignes, les dés et les chances. Les boucliers arrêtent les épées, puis la première ligne tombe d’abord. Regardez les chances : au-dessous de la moitié, fuir ou rompre épargne vos soldats.
scharz-guide-plunder-title = Piller ? Pas ici
scharz-guide-plunder = Vous pourriez piller { $place } pour 1 pièce d’or. Mais un champ pillé ne paie pas d’impôts, et vous voulez garder celui-ci. Le pillage est pour la terre ennemie : cliquez sur « { $button } ».
scharz-guide-ways-title = Quatre façons de gagner
scharz-guide-ways = Souveraineté : tous les autres vous paient ou vous servent. Domination : { $points } points de victoire, par les batailles et les colonies prises. Puissance : { $fields } champs et { $settlements } colonies. Importance : le meilleur royaume après l’année { $years }. Les barres près de chaque nom montrent où chacun en est.
scharz-guide-talks-title = Pourparlers
scharz-guide-talks = Avec de l’or on obtient une trêve ou la paix, ou l’on devient vassal. { $players ->
    [2] À deux joueurs, attention : celui que l’autre paie a gagné aussitôt. N’offrez rien
   *[other] Celui que tous les autres paient ou servent gagne aussitôt. N’offrez rien encore
} et cliquez sur « { $button } ».
scharz-guide-triumph-title = Un cadeau
scharz-guide-triumph = Votre rival offre de vous payer ou de vous servir. Si vous acceptez, vous avez gagné aussitôt : « { $button } ».
scharz-guide-answer-title = Une offre
scharz-guide-answer = On vous propose quelque chose. Vous lisez en bas ce qui s’ensuivrait pour les deux. Non est la réponse prudente : cliquez sur « { $button } ».
scharz-guide-build-title = Bâtir un village
scharz-guide-build = Vos { $count } soldats ({ $place }) peuvent bâtir un village pour { $gold } pièces d’or. En mode Rapide, le chantier commence à moitié fait et avance d’un quart par saison tant que deux soldats y travaillent : il est fini en automne. Cliquez sur { $place }, puis sur le bâtiment dans sa fiche.
scharz-guide-buy-title = Acheter un soldat
scharz-guide-buy = { $guards ->
    [0] { $place } est sans garde : achetez-y de l’infanterie légère pour { $gold } pièces d’or.
   *[other] Les soldats tiennent des champs et bâtissent : achetez de l’infanterie légère ({ $place }) pour { $gold } pièces d’or.
} Un village en vend une par saison. Cliquez sur le champ, puis sur la ligne de sa fiche.
scharz-guide-close-title = Fermer le marché
scharz-guide-close = Il vous reste { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, et les impôts en rapporteront { $taxes }. Cliquez sur « { $button } » : la saison se termine.
scharz-guide-end-title = Le printemps est fini
scharz-guide-end = Les impôts sont rentrés : vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}. { $site ->
    [none] { "" }
   *[other] Le chantier ({ $site }) est à { $progress } % ; laissez-y ses bâtisseurs.
} L’été reprend les mêmes étapes. Prenez champ après champ, bâtissez, et gardez { $wages } pièces d’or pour l’hiver. Une deuxième leçon continue : la guerre, les soldes, le Nouvel An. Ou jouez sans guide, avec les conseils.
scharz-guide-war-title = En guerre
scharz-guide-war = Les batailles donnent des points de victoire, les colonies prises davantage. Attaquez là où vous êtes plus nombreux : cinq unités donnent un bouclier, six d’une même sorte un dé de plus. Deux armées ennemies sur un champ se battent si l’une d’elles le veut. Cliquez sur un champ ennemi pour lire qui s’y trouve.
scharz-guide-strike-take-title = Une bataille gagnable
scharz-guide-strike-take = { $target } : { $enemies ->
    [one] un ennemi
   *[other] { $enemies } ennemis
}. { $place } : { $count } des vôtres. Cliquez sur { $place } et sélectionnez la troupe.
scharz-guide-strike-send-title = Contre l’ennemi
scharz-guide-strike-send = Arrêtez le pointeur sur { $target } : vos chances de gagner s’affichent. Puis cliquez sur { $target } et envoyez tout le monde.
scharz-guide-march-on-title = En avant
scharz-guide-march-on = { $moves ->
    [0] Personne de plus faible n’est à côté. Prenez un autre champ libre, ou restez.
   *[other] Votre ordre est noté. D’autres troupes peuvent prendre des champs libres.
} Cliquez sur « { $button } » quand vous avez fini.
scharz-guide-siege-title = Un siège
scharz-guide-siege = Votre armée encercle { $place }. Les murs ne cèdent que si un round donne autant d’épées qu’ils ont de boucliers ; vos chances sont de { $win } %. Choisissez « { $button } ». Une colonie encerclée jusqu’à l’hiver paie double, ou se rend.
scharz-guide-storm-title = Continuer l’assaut ?
scharz-guide-storm = { $place } : vous gagnez { $win } fois sur 100. Au-dessus de la moitié, continuez ; au-dessous, gardez vos soldats : « { $button } ».
scharz-guide-fallen-title = Elle est à vous
scharz-guide-fallen = { $place } est tombée. Gardez-la : un village paie l’impôt et vend des soldats. Choisissez « { $button } ».
scharz-guide-save-title = Économiser pour l’hiver
scharz-guide-save = Après l’hiver, chaque unité et chaque colonie coûte une solde, { $wages ->
    [one] { $wages } pièce d’or
   *[other] { $wages } pièces d’or
} pour l’instant. { $short ->
    [yes] En l’état vous ne pouvez pas payer : n’achetez rien, prenez des champs qui paient l’impôt, ou renvoyez quelqu’un.
   *[no] Avec les impôts d’ici là, il vous restera { $left } pièces d’or : vous n’avez que cela à dépenser.
} Chaque soldat acheté coûte aussi sa solde.
scharz-guide-close-year-title = Vers la saison suivante
scharz-guide-close-year = Achetez ce que vos économies permettent : des bâtisseurs pour un village, une garde là où l’ennemi est proche. Puis cliquez sur « { $button } ».
scharz-guide-pay-title = Jour de solde
scharz-guide-pay = Les soldes sont de { $wages ->
    [one] { $wages } pièce d’or
   *[other] { $wages } pièces d’or
}, vous en avez { $gold }. Abandonnez ce dont vous avez le moins besoin jusqu’à pouvoir payer, d’abord un navire sans armée ; puis cliquez sur « { $button } ».
scharz-guide-new-year-title = Nouvel An
scharz-guide-new-year = Une année est finie. Les joueurs qui ont détruit beaucoup d’unités ont gagné des points de victoire, ceux qui ont perdu beaucoup d’unités en ont perdu : vous en êtes à { $points }. Les trêves échues prennent fin. Vous commencez avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
scharz-guide-onward-title = Et maintenant ?
scharz-guide-onward = Vous connaissez le mode Rapide. Finissez cette partie ; puis essayez le mode Base : on y sème au printemps, on récolte en automne, et chaque unité et chaque colonie mange en hiver. Une jauge près de votre or montre si les vivres suffisent. Le mode Original ajoute le prestige et l’expérience, le mode Étendu les peuples et leurs capacités.
scharz-guide-surround-take-title = Devant les murs
scharz-guide-surround-take = { $target } : aucune armée devant les murs. Encerclez la colonie : tant que vous y êtes, elle ne paie rien et ne recrute personne. { $place } : { $count } des vôtres. Cliquez sur { $place } et sélectionnez la troupe.
scharz-guide-surround-send-title = Encercler
scharz-guide-surround-send = Cliquez sur { $target } et envoyez tout le monde. Plus il y a d’épées, plus vite les murs cèdent.
scharz-guide-approach-take-title = Se rassembler
scharz-guide-approach-take = Un soldat seul ne gagne pas la guerre : marchez ensemble. { $target } est plus près de l’ennemi. Cliquez sur { $place } et sélectionnez la troupe.
scharz-guide-approach-send-title = En marche
scharz-guide-approach-send = Cliquez sur { $target } et envoyez tout le monde.
scharz-guide-recruit-title = Plus de soldats
scharz-guide-recruit = Achetez de l’infanterie légère ({ $place }) pour { $gold } pièces d’or ; sa solde d’hiver en coûte 1 de plus. Toutes les soldes payées, il vous resterait { $left ->
    [one] { $left } pièce d’or
   *[other] { $left } pièces d’or
}. Cliquez sur le champ, puis sur la ligne de sa fiche.
scharz-guide-pay-day-title = Jour de solde
scharz-guide-pay-day = L’année finit par les soldes : { $wages ->
    [one] { $wages } pièce d’or
   *[other] { $wages } pièces d’or
}, et vous en avez { $gold }. { $short ->
    [yes] Cela ne suffit pas : on vous demandera qui vous abandonnez.
   *[no] Il vous en restera { $left }.
} Cliquez sur « { $button } ».
scharz-guide-food-welcome-title = Avec des vivres
scharz-guide-food-welcome = La même terre dans le mode Base : désormais grain, poisson et troupeaux comptent, et tout le monde mange en hiver. Fondez d’abord trois villages, comme vous le savez.
scharz-guide-larder-title = Ce que mange l’hiver
scharz-guide-larder = En hiver, vos unités et vos colonies mangent { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
}, vos troupeaux { $fodder ->
    [one] { $fodder } mesure de grain
   *[other] { $fodder } mesures de grain
}. Vous avez { $grain ->
    [one] { $grain } mesure de grain
   *[other] { $grain } mesures de grain
}. La jauge près de votre or le montre toute l’année.
scharz-guide-herds-stay-title = Les troupeaux
scharz-guide-herds-stay = Troupeaux et denrées peuvent aller dans vos terres reliées. Les vôtres paissent bien où ils sont : cliquez sur « { $button } ».
scharz-guide-sow-title = Semer
scharz-guide-sow = Une mesure de grain semée ({ $place }) revient en automne avec ce qui a poussé : 3 de plus sur une terre jaune, 2 sur une verte, 1 sur une brune ou turquoise. Vous avez { $grain ->
    [one] { $grain } mesure de grain
   *[other] { $grain } mesures de grain
}. Cliquez sur { $place }.
scharz-guide-sown-title = Tout est semé
scharz-guide-sown = Tous vos champs libres sont semés ; il reste { $grain ->
    [one] { $grain } mesure de grain
   *[other] { $grain } mesures de grain
} dans vos greniers. Cliquez sur « { $button } ».
scharz-guide-crop-title = Le grain pousse
scharz-guide-crop = { $crop ->
    [one] { $crop } mesure de grain pousse
   *[other] { $crop } mesures de grain poussent
} sur { $fields ->
    [one] votre champ
   *[other] vos champs
}. Jusqu’à l’automne, il faut les tenir : le joueur qui contrôle un champ en fait la récolte. Laissez vos soldats en place.
scharz-guide-reap-title = Rentrer la récolte
scharz-guide-reap = Les flèches montrent vers quel grenier va chaque récolte ; un village a de la place pour 5. La proposition convient : cliquez sur « { $button } ».
scharz-guide-harvested-title = La récolte
scharz-guide-harvested = La récolte est rentrée : { $grain ->
    [one] { $grain } mesure de grain
   *[other] { $grain } mesures de grain
}. Un village en garde 5 ; ce qui n’a pas de place est perdu. En hiver, il faut { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
}, et { $fodder ->
    [one] { $fodder } mesure de grain
   *[other] { $fodder } mesures de grain
} pour les troupeaux.
scharz-guide-count-title = Le dernier marché
scharz-guide-count = Comptez maintenant : il faut { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
}, et { $fodder ->
    [one] { $fodder } mesure de grain
   *[other] { $fodder } mesures de grain
} pour les troupeaux ; vous avez { $grain ->
    [one] { $grain } mesure de grain
   *[other] { $grain } mesures de grain
} et { $fish ->
    [0] pas de poisson
    [one] { $fish } poisson
   *[other] { $fish } poissons
}. { $missing ->
    [0] Cela suffit ; le reste servira de semence au printemps.
    [one] Il manque { $missing } mesure de grain : achetez-en, ou abattez des troupeaux.
   *[other] Il manque { $missing } mesures de grain : achetez-en, ou abattez des troupeaux.
} Grain, poisson ou viande : chacun fait une ration.
scharz-guide-provide-title = Acheter du grain
scharz-guide-provide = Il manque encore { $missing ->
    [one] { $missing } mesure de grain
   *[other] { $missing } mesures de grain
}. Le pain coûte moins que de nouveaux soldats : achetez du grain ({ $place }).
scharz-guide-let-grow-title = Laisser pousser
scharz-guide-let-grow = Rien à faire pour vos vivres en ce moment. Cliquez sur « { $button } ».
scharz-guide-feed-title = Le repas d’hiver
scharz-guide-feed = La proposition dit qui mange quoi. Sans vivres, on perd d’abord des troupeaux, puis des soldats, puis des villages : il faut { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
}, et vous avez { $grain ->
    [one] { $grain } mesure de grain
   *[other] { $grain } mesures de grain
}. Vous pouvez abattre un troupeau pour sa viande. Puis cliquez sur « { $button } ».
scharz-guide-fed-title = Tout le monde a mangé
scharz-guide-fed = L’hiver est passé, et il vous reste { $grain ->
    [one] { $grain } mesure de grain
   *[other] { $grain } mesures de grain
} à semer. Vous connaissez l’année des champs : semer, garder, récolter, manger. Continuez, ou ouvrez une table en mode Original ou Étendu.

## Prévisions et avertissements
scharz-ui-to-deal = { $count ->
    [one] encore { $count } épée à répartir
   *[other] encore { $count } épées à répartir
}
scharz-ui-lives = { $count ->
    [one] { $count } vie chacune
   *[other] { $count } vies chacune
}
scharz-ui-attacker = compte comme attaquant
scharz-ui-defender = compte comme défenseur
scharz-ui-swords-rolled = { $count } aux dés
scharz-ui-swords-blanks = +{ $count } pour trois dés vides
scharz-ui-swords-number = +{ $count } pour la taille de l’armée
scharz-ui-swords-free = +{ $count } d’épées libres
scharz-ui-swords-loss = −{ $count } pour le moral bas
scharz-ui-ahead = Batailles à venir
scharz-ui-meets-at = ({ $place }) contre
scharz-ui-storms-at = assaut : { $place }
scharz-ui-odds-win = gagne { $percent } %
scharz-ui-odds-you-win = vous gagnez { $percent } %
scharz-ui-odds-lose = perd { $percent } %
scharz-ui-odds-you-lose = vous perdez { $percent } %
scharz-ui-odds-draw = match nul : { $percent } %
scharz-ui-thresholds = Seuils de victoire
scharz-ui-from-gold = à partir de { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
scharz-ui-odds-fall = Unités perdues
scharz-ui-odds-next = prochain round
scharz-ui-odds-this = ce round, avec les dés actuels
scharz-ui-odds-breach = Les murs cèdent au prochain round : { $percent } %
scharz-ui-odds-breach-this = Les murs cèdent à ce round, avec les dés actuels : { $percent } %
scharz-ui-odds-losses = en tout
scharz-ui-odds-assumes = Calculé sans fuite ni relance payée.
scharz-ui-odds-assumes-plain = Calculé sans fuite.
scharz-ui-pact-ends = jusqu’au Nouvel An de l’année { $year }
scharz-ui-wages = Soldes
scharz-ui-missing = { $count ->
    [one] il manque { $count } mesure de grain
   *[other] il manque { $count } mesures de grain
}
scharz-ui-hunger = En l’état, nourrir les vôtres coûte :
scharz-ui-meal = Repas d’hiver
scharz-ui-meal-at = { $at } et alentours
scharz-ui-meal-need = { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
}{ $fodder ->
    [0] { "" }
    [one] { " " }et { $fodder } mesure de grain pour les bêtes
   *[other] { " " }et { $fodder } mesures de grain pour les bêtes
}
scharz-ui-meal-sold = { $count ->
    [one] Il reste { $count } ration de viande, vendue { $count } pièce d’or.
   *[other] Il reste { $count } rations de viande, vendues { $count } pièces d’or.
}
scharz-ui-meal-missing = { $count ->
    [one] Il manque { $count } mesure de grain.
   *[other] Il manque { $count } mesures de grain.
}
scharz-ui-meal-stores = Greniers
scharz-ui-harvest-how = Choisissez un semis, puis son grenier. Tout le reste est rentré comme indiqué.
scharz-ui-harvest-where = { $at } : dans quel grenier ?
scharz-ui-harvest-crops = Semis
scharz-ui-harvest-stores = Greniers après la récolte
scharz-ui-harvest-stolen = pris { A($seat) }
scharz-ui-harvest-chosen = votre choix
scharz-ui-harvest-none = aucun grenier
scharz-ui-harvest-lost = { $count ->
    [one] { $count } mesure de grain ne trouve pas de place et est perdue.
   *[other] { $count } mesures de grain ne trouvent pas de place et sont perdues.
}
scharz-ui-store = { $at } : { $before ->
    [one] { $before } mesure de grain
   *[other] { $before } mesures de grain
} à présent, { $after } après la récolte, place pour { $storage }
scharz-ui-summer-bad = mauvais
scharz-ui-summer-normal = normal
scharz-ui-summer-good = bon
scharz-ui-summer-grain = { $count ->
    [one] { $count } mesure de grain
   *[other] { $count } mesures de grain
}
scharz-ui-summer-again = est relancé
scharz-ui-summer-odds = Faces meilleures : { $better } sur six ; pires : { $worse }.
scharz-ui-summer-reroll = Relancer
scharz-ui-crops = { $count ->
    [one] +{ $count } mesure de grain sur pied
   *[other] +{ $count } mesures de grain sur pied
}
scharz-ui-meat = { $count ->
    [one] +{ $count } ration de viande dans les troupeaux
   *[other] +{ $count } rations de viande dans les troupeaux
}
scharz-ui-crew = { $workers } au travail (au moins { $builders }),
scharz-ui-levies = Encore disponibles ici cette saison : infanterie légère { $levies }, mercenaires { $hires }
scharz-ui-warnings = Avertissements
scharz-ui-trouble-left_empty = { $place } reste vide.
scharz-ui-trouble-cut_off = Coupure du ravitaillement : { $place }.
scharz-ui-trouble-hungry = Tout le monde ne pourrait pas être nourri l’hiver prochain.
scharz-ui-trouble-unpaid = Les soldes sont dues après cette étape, et il manque { $missing ->
    [one] { $missing } pièce d’or
   *[other] { $missing } pièces d’or
} : vous perdrez des unités ou des colonies.
scharz-ui-way-board = à bord
scharz-ui-way-moor = au chantier naval
scharz-ui-way-transfer = de port à port
scharz-ui-way-drive = mené
scharz-ui-way-carry = porté
scharz-ui-follows-tribute = Une trêve jusqu’au prochain Nouvel An.
scharz-ui-follows-ransom = La paix jusqu’au deuxième Nouvel An.
scharz-ui-follows-vassalhood = La paix tant que cela dure ; un tiers des impôts du vassal va au suzerain.
scharz-ui-follows-aid = Un don d’or.

## Titres des choix
scharz-group-choose_faction = Choisir un peuple
scharz-group-settle = Fonder une colonie
scharz-group-resettle = Déplacer un village
scharz-group-put = Placer ici
scharz-group-put_herd = Placer un troupeau ici
scharz-group-select = Sélectionner des unités
scharz-group-select_transports = Sélectionner des navires de transport
scharz-group-select_fleet = Sélectionner une flotte
scharz-group-go = Marcher ou naviguer
scharz-group-board = Monter à bord
scharz-group-moor = Entrer au chantier naval
scharz-group-transfer = De port à port
scharz-group-select_herd = Sélectionner un troupeau
scharz-group-drive_to = Mener le troupeau
scharz-group-select_good = Sélectionner des denrées
scharz-group-carry_to = Transporter les denrées
scharz-group-toll = Payer le péage
scharz-group-sacrifice = Sacrifier une unité
scharz-group-withdraw = Se retrancher derrière les murs
scharz-group-withdraw_builders = Retrancher des bâtisseurs
scharz-group-withdraw_herd = Rentrer les troupeaux
scharz-group-put_to_sea = Prendre la mer
scharz-group-stay_behind = Rester en arrière
scharz-group-keep_herd = Garder un troupeau
scharz-group-stand_outside = Qui reste à découvert
scharz-group-attack = Attaquer
scharz-group-charge = Charger
scharz-group-reroll_die = Relancer des dés
scharz-group-reroll_weather = Relancer la météo
scharz-group-aim = Viser l’arrière
scharz-group-hit = Choisir la prochaine victime
scharz-group-free = Utiliser les épées libres
scharz-group-flee = Fuir
scharz-group-occupy = La colonie tombée
scharz-group-plunder = Piller
scharz-group-raise = Aguerrir une unité
scharz-group-propose = Faire une proposition
scharz-group-offer = Offrir de l’or
scharz-group-offer_for_ever = Offrir de l’or pour une paix durable
scharz-group-agree = Accepter une proposition
scharz-group-buy_infantry = Acheter de l’infanterie légère
scharz-group-recruit = Recruter de l’infanterie légère
scharz-group-double_quota = Doubler le quota
scharz-group-hire = Engager des mercenaires
scharz-group-hire_for_prestige = Engager des mercenaires contre du prestige
scharz-group-buy_elephant = Acheter des éléphants de guerre
scharz-group-buy_corsair = Engager des corsaires
scharz-group-buy_corsair_for_prestige = Engager des corsaires contre du prestige
scharz-group-upgrade = Améliorer l’infanterie légère
scharz-group-mount = Améliorer en cavalerie en choisissant les chevaux
scharz-group-degrade = Rétrograder une unité
scharz-group-disembark = Changer un navire en infanterie
scharz-group-train = Entraîner une unité
scharz-group-buy_good = Acheter des denrées
scharz-group-sell_good = Vendre des denrées
scharz-group-buy_herd = Acheter un troupeau
scharz-group-sell_herd = Vendre un troupeau
scharz-group-slaughter = Abattre un troupeau
scharz-group-build = Commencer un bâtiment
scharz-group-build_with = Commencer un bâtiment avec
scharz-group-enter_site = Rejoindre un chantier
scharz-group-hurry = Hâter un chantier
scharz-group-cancel_site = Abandonner un chantier
scharz-group-dismantle = Démolir un bâtiment
scharz-group-clean = Remettre en état un champ pillé
scharz-group-hire_commander = Engager un commandant
scharz-group-change_rival = Changer de rival
scharz-group-dismiss = Congédier une unité
scharz-group-buy_in_belgica = Acheter en Belgica
scharz-group-sow = Semer
scharz-group-reap = Rentrer la récolte
scharz-group-celebrate = Donner une fête
scharz-group-draw_from = Puiser d’abord ici
scharz-group-land_fish = Débarquer la prise
scharz-group-give_up = Abandonner une unité
scharz-group-announce = Revendiquer une victoire
scharz-group-abandon = Abandonner une colonie

## Le calculateur de batailles
scharz-calc-title = Calculateur de batailles
scharz-calc-open = Calculer une bataille
scharz-calc-open-here = Calculer une bataille ici
scharz-calc-clash = Genre de combat
scharz-calc-battle = bataille rangée
scharz-calc-assault = assaut des murs
scharz-calc-ground = Terrain
scharz-calc-lands = N’importe quel terrain
scharz-calc-spaces = Sur cette carte
scharz-calc-land-plain = plaine ou champ mixte
scharz-calc-land-mountains = montagnes
scharz-calc-land-wetland = marais
scharz-calc-land-water = mer ou fleuve
scharz-calc-settlement = Colonie du défenseur
scharz-calc-fort = fortifiée
scharz-calc-attacker = Attaquant
scharz-calc-defender = Défenseur
scharz-calc-who = L’armée de qui
scharz-calc-anybody = n’importe qui
scharz-calc-swap = Échanger les camps
scharz-calc-add-units = Ajouter des unités
scharz-calc-fewer = Moins : { $what }
scharz-calc-more = Plus : { $what }
scharz-calc-level = Expérience : { $kind }
scharz-calc-no-units = Pas encore d’unités : ajoutez-en ci-dessous.
scharz-calc-no-garrison = Personne à l’intérieur : les murs se défendent seuls.
scharz-calc-commander = Commandant
scharz-calc-prestige = Prestige
scharz-calc-rival = combat son rival
scharz-calc-fights = Se bat
scharz-calc-fights-0 = jusqu’à la dernière unité
scharz-calc-fights-25 = tant qu’il reste au moins un quart
scharz-calc-fights-50 = tant qu’il reste au moins la moitié
scharz-calc-fights-75 = tant qu’il reste au moins les trois quarts
scharz-calc-attacker-wins = L’attaquant gagne { $percent } %
scharz-calc-defender-wins = Le défenseur gagne { $percent } %
scharz-calc-drawn = match nul : { $percent } %
scharz-calc-breach = Murs : { $shields ->
    [one] { $shields } épée nécessaire
   *[other] { $shields } épées nécessaires
} en un seul round. Brèche au premier round { $first } %, à la fin { $ever } %.
scharz-calc-sampled = Environ, sur { $count } essais. Rounds en moyenne : { $rounds }.
scharz-calc-exact = Exact. Rounds en moyenne : { $rounds }.
scharz-calc-first-exact = Les chiffres du premier round sont exacts.
scharz-calc-losses = Perd { $lost } sur { $units } en moyenne.
scharz-calc-destroyed = Anéanti : { $percent } %.
scharz-calc-flees = Fuit : { $percent } %.
scharz-calc-breaks-off = Rompt l’assaut : { $percent } %.
scharz-calc-loss = −{ $lost } sur { $count }
scharz-calc-first = Premier round, en moyenne : épées { $swords }, unités perdues { $lost }.
scharz-calc-die-white = dés blancs
scharz-calc-die-blue = dés bleus
scharz-calc-die-red = dés rouges
scharz-calc-die-reversed = dés blancs inversés
scharz-calc-assumes = Toutes les unités capables de charger chargent, personne ne paie de relance, et les épées en trop frappent au round suivant. Les unités en fuite ont toujours une issue.
scharz-calc-assumes-plain = Toutes les unités capables de charger chargent, et les épées en trop frappent au round suivant. Les unités en fuite ont toujours une issue.
scharz-calc-failed = Le serveur ne répond pas pour l’instant.
scharz-calc-why-nobody = Il faut quelqu’un pour se battre de chaque côté.
scharz-calc-why-too_many = Une armée compte au plus 48 unités.
scharz-calc-why-no_room_aboard = En mer, les unités terrestres ont besoin de place à bord : un navire de transport offre trois places.
scharz-calc-why-not_inside = Navires, corsaires et éléphants ne restent pas dans une colonie.
scharz-calc-why-wrong_ground = Les corsaires ne débarquent pas.
scharz-calc-why-no_site = Seules des unités terrestres peuvent être sur un chantier, et seulement à terre.
scharz-calc-why-no_settlement = Il n’y a pas de colonie à prendre d’assaut.
scharz-calc-why-other_map = Ces peuples ne se sont jamais rencontrés sur cette carte.

## Les parties de la table, telles que la règle les nomme
scharz-part-players = Joueurs : or, unités, bâtiments, points de victoire
scharz-part-ways = Où en est chaque façon de gagner
scharz-part-field = Champ : sa couleur dit s’il est fertile et s’il est difficile
scharz-part-sea = Mer : les navires y vont, et le ravitaillement la passe
scharz-part-settlement = Colonie : un village de Bleu, avec ses unités
scharz-part-army = Armée : type et nombre des unités
scharz-part-rival = Unités du rival
scharz-part-orders = Ordres en train de s’écrire ; seul leur propriétaire les voit
scharz-part-draft = Les mêmes ordres en liste
scharz-part-realm = Votre royaume : impôts, soldes ou vivres de l’hiver qui vient

## Ce que veulent dire les signes
scharz-sign-armies = Armées et unités
scharz-sign-army = Armée : l’écu de son propriétaire et le nombre d’unités
scharz-sign-fleet = Flotte : une coque sous l’écu
scharz-sign-cargo = Unités à bord de la flotte
scharz-sign-aside = Bord en tirets : à bord, ou au travail sur un chantier
scharz-sign-levels = Expérience
scharz-sign-buildings = Bâtiments
scharz-sign-garrison = Un nombre près d’une colonie : les unités et navires à l’intérieur
scharz-sign-site = Chantier : l’anneau se remplit au fil des travaux
scharz-sign-marks = Sur une case
scharz-sign-crop = Semis, avec le nombre de mesures de grain s’il y en a plus d’une
scharz-sign-order = Un de vos ordres : une flèche et le nombre d’unités
scharz-sign-land = Terrains
scharz-sign-dice = Dés et bataille
scharz-sign-die = Dé : { $colour }
scharz-sign-goods = Denrées et points

## D’où viennent les points, comme le dit l’analyse
scharz-worth-land = avec les champs et les colonies
scharz-worth-glory = avec les points de victoire
scharz-worth-army = avec l’armée
scharz-worth-gold = avec les pièces d’or
scharz-worth-sites = avec les chantiers
scharz-worth-victory = sur le chemin de la victoire
scharz-worth-dangers = avec les conquêtes et les pertes possibles
scharz-worth-hunger = avec la nourriture
