# Scharz: names, actions, events, prompts, reasons and options.

scharz-title = Scharz
scharz-about = March in spring, harvest in autumn, survive the winter: six ages of Europe and the Orient, four ways to rule.

## Maps
scharz-italia = Italia
scharz-britannia = Britannia
scharz-huns = Huns
scharz-orient = Orient
scharz-taifas = Taifas
scharz-vikings = Vikings

## Modes
scharz-quick = Quick
scharz-basic = Basic
scharz-original = Original
scharz-extended = Extended
scharz-sealed = secret orders
scharz-sequential = orders in turn

## Seasons
scharz-spring = spring
scharz-summer = summer
scharz-autumn = autumn
scharz-winter = winter

## Units
scharz-light_infantry = light infantry
scharz-heavy_infantry = heavy infantry
scharz-cavalry = cavalry
scharz-siege_engine = siege engine
scharz-transport = transport ship
scharz-warship = warship
scharz-mercenary = mercenary
scharz-elephant = war elephant
scharz-corsair = corsair

## Levels of experience; texts select on the second
scharz-recruit = recruit
scharz-standard = standard
scharz-experienced = experienced
scharz-veteran = veteran
scharz-elite = elite

## Where a unit is; texts select on the first
scharz-open = in the open
scharz-on_site = on the building site
scharz-inside = inside the settlement
scharz-in_yard = in the shipyard
scharz-aboard = aboard

## Buildings; texts select on them
scharz-wilderness = no settlement
scharz-village = village
scharz-city = city
scharz-no_yard = no shipyard
scharz-dock = dock
scharz-port = port
scharz-build_village = village
scharz-build_city = city
scharz-build_dock = dock
scharz-build_port = port
scharz-build_fort = fortification

## Herds and goods
scharz-sheep = sheep
scharz-pigs = pigs
scharz-cattle = cattle
scharz-horses = horses
scharz-grain = grain
scharz-fish = fish
scharz-meat = meat
scharz-gold = gold

## Land and sea
scharz-yellow = fertile plain
scharz-green = plain
scharz-brown = mountains
scharz-turquoise = wetland
scharz-grey = wasteland
scharz-calm = calm sea
scharz-rough = rough sea
scharz-subtropical = subtropical zone
scharz-temperate = temperate zone
scharz-cold = cold zone
scharz-good = good
scharz-normal = normal
scharz-bad = bad

## Dice
scharz-white = white
scharz-blue = blue
scharz-red = red
scharz-reversed = white, reversed

## Agreements and proposals; texts select on them
scharz-truce = truce
scharz-peace = peace
scharz-vassalage = vassalage
scharz-tribute = tribute
scharz-ransom = ransom
scharz-vassalhood = vassalage
scharz-aid = aid

## Never shown: they choose between forms of a sentence
scharz-proposer = proposer
scharz-partner = partner
scharz-inferior = inferior
scharz-superior = superior
scharz-empty = empty
scharz-laden = laden
scharz-village_start = village
scharz-city_start = city
scharz-steal = steal
scharz-destroy = destroy
scharz-raze = raze
scharz-keep = keep

## Commanders
scharz-no_commander = no commander
scharz-poor = poor commander
scharz-average = average commander
scharz-better = better commander
scharz-brilliant = brilliant commander

## Ways to win and minor goals
scharz-sovereignty = Sovereignty
scharz-dominance = Dominance
scharz-power = Power
scharz-importance = Importance
scharz-last_standing = last realm standing
scharz-goal_fields = A: fields
scharz-goal_settlements = B: settlements
scharz-goal_agrarian = C: agrarian points
scharz-goal_cities = D: cities
scharz-goal_prestige = E: prestige

## Feasts
scharz-small = small feast
scharz-double = double feast
scharz-triple = triple feast

## Phases
scharz-choose_factions = Factions
scharz-first_village = First village
scharz-second_village = Second village
scharz-third_village = Third village
scharz-move_village = Moving a village
scharz-pieces = Start pieces
scharz-new_year = New Year
scharz-breeding = Breeding
scharz-births = Young herds
scharz-weather = Weather and yield
scharz-harvest = Harvest
scharz-winter_weather = Winter weather
scharz-units = Movement: Units
scharz-raids = Movement: Raids
scharz-special = Movement: Special
scharz-herds = Movement: Herds
scharz-retreat = Movement: Retreat
scharz-attrition = Movement: Attrition
scharz-withdraw = Battle: Withdraw
scharz-battles = Battle: Battle
scharz-charge = Battle: Charge
scharz-rerolls = Battle: Re-rolls
scharz-hits = Battle: Hits
scharz-free_swords = Battle: Free swords
scharz-flight = Battle: Flight
scharz-sieges = Battle: Siege
scharz-go_on = Battle: Siege, next round
scharz-fall = Battle: Fallen settlement
scharz-plunder = Battle: Plunder
scharz-experience = Hinterland: Experience
scharz-build = Hinterland: Building
scharz-propose = Hinterland: Proposals
scharz-answer = Hinterland: Answers
scharz-trade = Hinterland: Trade
scharz-wages = Hinterland: Wages
scharz-fishing = Hinterland: Fishing
scharz-sowing = Sowing
scharz-taxes = Taxes
scharz-feasts = Feasts
scharz-feeding = Feeding
scharz-siege_feeding = Feeding the besieged
scharz-quick_wages = Wages
scharz-round_end = End of the round
scharz-room = Overcrowding
scharz-over = End of the match

## Peoples
scharz-britannia_scots = Scots and Irish
scharz-britannia_islanders = Islanders
scharz-britannia_picts = Picts
scharz-britannia_romans = Romans
scharz-britannia_germans = Germans
scharz-britannia_celts = Celts
scharz-huns_constantinople = Constantinople
scharz-huns_romans = Romans
scharz-huns_bosporus = Bosporus
scharz-huns_huns = Huns
scharz-huns_alans = Alans
scharz-huns_visigoths = Visigoths
scharz-huns_ostrogoths = Ostrogoths
scharz-huns_slavs = Slavs
scharz-italia_etruscans = Etruscans
scharz-italia_carthaginians = Carthaginians
scharz-italia_greeks = Greeks
scharz-italia_illyrians = Illyrians
scharz-italia_celts = Celts
scharz-italia_romans = Romans
scharz-orient_egypt = Egypt
scharz-orient_canaan = Canaan
scharz-orient_qatna = Qatna
scharz-orient_yamhad = Yamhad
scharz-orient_hittites = Hittites
scharz-orient_aegean = Aegean
scharz-orient_mitanni = Mitanni
scharz-orient_assyria = Assyria
scharz-orient_babylon = Babylon
scharz-orient_elam = Elam
scharz-orient_kassites = Kassites
scharz-orient_hurrians = Hurrians
scharz-taifas_reinos = Christian Reinos
scharz-taifas_taifas = Muslim Taifas
scharz-taifas_almoravids = Almoravids
scharz-taifas_franks = Franks
scharz-taifas_vikings = Vikings
scharz-vikings_vikings = Vikings
scharz-vikings_british = British Isles
scharz-vikings_franks = Franks
scharz-vikings_slavs_balts = Slavs and Balts

## Morale, lines of battle, parts of importance, warnings
scharz-morale_very_low = very low morale
scharz-morale_low = low morale
scharz-morale_average = average morale
scharz-morale_high = high morale
scharz-morale_very_high = very high morale
scharz-front_line = front
scharz-standard_line = standard
scharz-rear_line = rear
scharz-from_victory_points = victory points
scharz-from_agreements = agreements
scharz-from_aid = aid
scharz-from_fields = fields
scharz-from_settlements = settlements
scharz-from_agriculture = agrarian points
scharz-from_prestige = prestige
scharz-left_empty = a settlement is left empty
scharz-cut_off = units lose their connection
scharz-hungry = the stores do not last the winter
scharz-unpaid = the wages cannot be paid

## Ways to move, sources of dice
scharz-go = move
scharz-board = board
scharz-moor = enter the shipyard
scharz-transfer = transfer
scharz-drive = drive
scharz-carry = carry
scharz-unit = unit
scharz-extra = seventh die
scharz-walls = walls

## Spaces of the map Britannia
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
scharz-br_s_north_n = Mare Germanicum (north)
scharz-br_s_north_m = Mare Germanicum (centre)
scharz-br_s_north_s = Litus Saxonicum
scharz-br_s_channel = Fretum Gallicum
scharz-br_s_channel_w = Mare Britannicum
scharz-br_s_celtic = Mare Vergivium
scharz-br_s_irish = Mare Hibernicum
scharz-br_s_minch = Mare Deucaledonium
scharz-br_s_clyde = Fretum Hibernicum
scharz-br_s_atlantic = Oceanus Occidentalis
scharz-br_s_north_w = Oceanus Hyperboreus (west)
scharz-br_s_orkney = Oceanus Hyperboreus (east)

## Spaces of the map Huns
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
scharz-hu_tyras = Tyras and Olbia
scharz-hu_podolia = Podolia
scharz-hu_tiasmin = Tiasmin
scharz-hu_greuthungia = Greuthungia
scharz-hu_maeotis = Maeotis
scharz-hu_donets = Donets
scharz-hu_volhynia = Volhynia
scharz-hu_pripet = Pripet Marshes
scharz-hu_polesia = Polesia
scharz-hu_desna = Desna
scharz-hu_tyragetia = Tyragetia
scharz-hu_chersonesus = Chersonesus
scharz-hu_taurica = Taurica
scharz-hu_panticapaeum = Panticapaeum
scharz-hu_phanagoria = Phanagoria
scharz-hu_tanais = Tanais
scharz-hu_zichia = Zichia
scharz-hu_kuban = Kuban
scharz-hu_manych = Manych
scharz-hu_kuma = Kuma
scharz-hu_terek = Terek
scharz-hu_don = Lower Don
scharz-hu_khoper = Khoper
scharz-hu_upper_don = Upper Don
scharz-hu_volga_bend = Volga Bend
scharz-hu_transvolga = Trans-Volga
scharz-hu_caspian_steppe = Caspian Steppe
scharz-hu_s_propontis = Propontis
scharz-hu_s_aegean = Mare Aegaeum
scharz-hu_s_pontus_w = Pontus Euxinus (west)
scharz-hu_s_pontus_nw = Pontus Euxinus (north-west)
scharz-hu_s_pontus_s = Pontus Euxinus (south)
scharz-hu_s_pontus_e = Pontus Euxinus (east)
scharz-hu_s_maeotis = Palus Maeotis
scharz-hu_s_caspian = Mare Caspium
scharz-hu_r_danube = Danube
scharz-hu_r_danube_1 = Danube 1
scharz-hu_r_danube_2 = Danube 2
scharz-hu_r_danube_3 = Danube 3
scharz-hu_r_danube_4 = Danube 4
scharz-hu_r_dnieper = Dnieper
scharz-hu_r_dnieper_1 = Dnieper 1
scharz-hu_r_dnieper_2 = Dnieper 2
scharz-hu_r_dnieper_3 = Dnieper 3
scharz-hu_r_don = Don
scharz-hu_r_don_1 = Don 1
scharz-hu_r_don_2 = Don 2
scharz-hu_r_volga = Volga
scharz-hu_r_volga_1 = Volga 1
scharz-hu_r_volga_2 = Volga 2

## Spaces of the map Italia
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
scharz-it_corcyra = Epirus and Corcyra
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
scharz-it_s_tyrrhenian_n = Mare Tyrrhenum (north)
scharz-it_s_tyrrhenian_s = Mare Tyrrhenum (south)
scharz-it_s_africa_w = Mare Africum (west)
scharz-it_s_sicilian = Fretum Siculum
scharz-it_s_syrtis = Syrtis Minor
scharz-it_s_ionian_s = Mare Siculum
scharz-it_s_ionian_n = Sinus Tarentinus
scharz-it_s_adriatic_n = Mare Adriaticum (north)
scharz-it_s_adriatic_m = Mare Adriaticum (centre)
scharz-it_s_adriatic_s = Mare Adriaticum (south)

## Spaces of the map Orient
scharz-or_sais = Sais
scharz-or_memphis = Memphis
scharz-or_avaris = Avaris
scharz-or_thebes = Thebes
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
scharz-or_carchemish = Carchemish
scharz-or_washukanni = Washukanni
scharz-or_urkesh = Urkesh
scharz-or_nineveh = Nineveh
scharz-or_assur = Assur
scharz-or_arrapha = Arrapha
scharz-or_sippar = Sippar
scharz-or_babylon = Babylon
scharz-or_uruk = Uruk
scharz-or_sealand = Sealand
scharz-or_lullubum = Lullubum
scharz-or_namri = Namri
scharz-or_ellipi = Ellipi
scharz-or_susa = Susa
scharz-or_anshan = Anshan
scharz-or_liyan = Liyan
scharz-or_tadmor = Tadmor (Oasis)
scharz-or_paths = Paths
scharz-or_arabia = Desert (Arabia)
scharz-or_libya = Desert (Libya)
scharz-or_s_aegean = Aegean Sea
scharz-or_s_creta = Sea of Keftiu
scharz-or_s_lycian = Sea of Lukka
scharz-or_s_libyan = Great Green (west)
scharz-or_s_delta = Great Green (delta)
scharz-or_s_levant = Upper Sea
scharz-or_s_cilician = Sea of Alashiya
scharz-or_s_red = Red Sea
scharz-or_s_gulf = Lower Sea

## Spaces of the map Taifas
scharz-ta_galicia = Galicia
scharz-ta_portucale = Portucale
scharz-ta_asturias = Asturias
scharz-ta_leon = León
scharz-ta_castilla = Castilla
scharz-ta_vizcaya = Vizcaya
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
scharz-ta_lisboa = Lisboa
scharz-ta_silves = Silves
scharz-ta_sevilla = Sevilla
scharz-ta_cordoba = Córdoba
scharz-ta_granada = Granada
scharz-ta_murcia = Murcia
scharz-ta_baleares = Balearics
scharz-ta_tanger = Tangier
scharz-ta_nakur = Nakur
scharz-ta_fes = Fes
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
scharz-ta_s_biscay_n = Gulf of Biscay (north)
scharz-ta_s_cantabrian = Cantabrian Sea
scharz-ta_s_galician = Atlantic (Galicia)
scharz-ta_s_lusitanian = Atlantic (Lusitania)
scharz-ta_s_cadiz = Gulf of Cadiz
scharz-ta_s_morocco = Atlantic (Morocco)
scharz-ta_s_alboran = Alboran Sea
scharz-ta_s_algiers = Sea of Algiers
scharz-ta_s_balearic = Balearic Sea
scharz-ta_s_mallorca_e = Sardinian Sea
scharz-ta_s_lion = Gulf of Lion
scharz-ta_r_guadalquivir = Guadalquivir
scharz-ta_r_tagus = Tagus
scharz-ta_r_douro = Douro
scharz-ta_r_garonne = Garonne
scharz-ta_r_ebro = Ebro
scharz-ta_r_rhone = Rhône

## Spaces of the map Vikings
scharz-vi_jutland = Jutland
scharz-vi_sjaelland = Sjælland
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
scharz-vi_kent = Kent and London
scharz-vi_mercia = Mercia
scharz-vi_east_anglia = East Anglia
scharz-vi_northumbria = Northumbria
scharz-vi_wales = Wales
scharz-vi_cornwall = Cornwall
scharz-vi_alba = Alba
scharz-vi_strathclyde = Strathclyde
scharz-vi_ulster = Ulster
scharz-vi_connacht = Connacht and Munster
scharz-vi_leinster = Leinster
scharz-vi_neustria = Neustria
scharz-vi_rouen = Rouen
scharz-vi_brittany = Brittany
scharz-vi_aquitaine = Aquitaine
scharz-vi_burgundy = Burgundy
scharz-vi_flanders = Flanders
scharz-vi_frisia = Frisia
scharz-vi_austrasia = Austrasia
scharz-vi_alemannia = Alemannia
scharz-vi_bavaria = Bavaria
scharz-vi_saxony = Saxony
scharz-vi_obotrites = Obotrites
scharz-vi_sorbs = Sorbs
scharz-vi_bohemia = Bohemia
scharz-vi_pomerania = Pomerania
scharz-vi_polans = Polans
scharz-vi_vistula = Vistulans and Masovia
scharz-vi_prussia = Prussia
scharz-vi_lithuania = Lithuania and Curonia
scharz-vi_livonia = Livonia and Estonia
scharz-vi_polotsk = Polotsk
scharz-vi_s_norwegian = Norwegian Sea
scharz-vi_s_north_n = North Sea (north)
scharz-vi_s_north_s = North Sea (south)
scharz-vi_s_skagerrak = Skagerrak and Kattegat
scharz-vi_s_channel = English Channel
scharz-vi_s_biscay = Bay of Biscay
scharz-vi_s_celtic = Celtic Sea
scharz-vi_s_irish = Irish Sea
scharz-vi_s_hebrides = Hebridean Sea
scharz-vi_s_baltic_w = Western Baltic
scharz-vi_s_baltic_e = Eastern Baltic
scharz-vi_s_bothnia = Gulf of Bothnia
scharz-vi_r_thames = Thames
scharz-vi_r_humber = Humber and Trent
scharz-vi_r_severn = Severn
scharz-vi_r_ouse = Great Ouse
scharz-vi_r_clyde = Clyde
scharz-vi_r_bann = Bann
scharz-vi_r_liffey = Liffey
scharz-vi_r_shannon = Shannon
scharz-vi_r_seine = Seine
scharz-vi_r_loire = Loire
scharz-vi_r_scheldt = Scheldt
scharz-vi_r_rhine = Rhine
scharz-vi_r_elbe = Elbe
scharz-vi_r_oder = Oder
scharz-vi_r_vistula = Vistula
scharz-vi_r_neman = Neman
scharz-vi_r_dvina = Dvina
scharz-vi_r_glomma = Glomma
scharz-vi_r_gota = Göta älv
scharz-vi_r_malaren = Mälaren

## Actions
scharz-action-ready = Ready
scharz-action-ready_unless_disturbed = Ready, and ask me only when something happens
scharz-action-as_proposed = As proposed
scharz-action-choose_faction = Lead this faction: { $faction }
scharz-action-settle = { $opening_id ->
    [city_start] Place a city: { $at }
   *[other] Place a village: { $at }
}
scharz-action-resettle = Move a village: { $from } → { $to }
scharz-action-pass = Pass
scharz-action-put = Place here: { $at }
scharz-action-put_herd = Place the herd of { $herd } here: { $at }
scharz-action-select = { $at }, select: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-select_transports = { $at }, select: { $load_id ->
    [laden] laden
   *[other] empty
} transport ships{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-select_fleet = { $at }: select ships as a fleet
scharz-action-stay_behind = { $at }, leave behind: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $load_id ->
    [laden] { " " }(laden)
   *[other] { "" }
}
scharz-action-go = → { $to }: { $count ->
    [one] one unit
   *[other] { $count } units
}
scharz-action-board = → { $to }: { $count ->
    [one] one unit goes
   *[other] { $count } units go
} aboard
scharz-action-moor = → { $to }: { $count ->
    [one] one ship enters
   *[other] { $count } ships enter
} the shipyard
scharz-action-transfer = → { $to }: { $count ->
    [one] transfer one unit
   *[other] transfer { $count } units
} from port to port
scharz-action-pay_march = Pay 14 prestige for Special moves
scharz-action-select_herd = { $at }: drive a herd of { $herd }
scharz-action-drive_to = → { $to }: drive the herd there
scharz-action-select_good = { $at }: carry { $count } × { $good }
scharz-action-carry_to = → { $to }: carry it there
scharz-action-reroll = Pay 4 prestige and roll again
scharz-action-accept = Let the roll stand
scharz-action-reroll_weather = { $at }: pay 4 prestige and roll again for the weather
scharz-action-toll = { $count ->
    [0] Pay no toll
    [one] Pay the toll for one unit
   *[other] Pay the toll for { $count } units
}
scharz-action-toll_for = Pay the toll for { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-live_off_the_land = Plunder the field instead of rolling
scharz-action-take_nothing = Plunder the field instead of rolling, but leave crop and herds alone
scharz-action-roll_for_units = Roll for each unit
scharz-action-feed = Feed it
scharz-action-lose = Lose it
scharz-action-sacrifice = Sacrifice in place of the settlement: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-withdraw = { $at }: withdraw { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-withdraw_builders = { $at }: withdraw { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} from the building site
scharz-action-withdraw_herd = { $at }: withdraw a herd of { $herd }
scharz-action-put_to_sea = → { $to }: { $count ->
    [one] one ship puts
   *[other] { $count } ships put
} to sea
scharz-action-keep_herd = { $at }: keep the herd of { $herd }
scharz-action-stand_outside = { $at }, stands in the open: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-attack = Attack { $target }
scharz-action-charge = { $cavalry ->
    [0] { $elephants ->
        [0] No charge
       *[other] Charge: { $elephants } × war elephant
    }
   *[other] Charge: { $cavalry } × cavalry{ $elephants ->
        [0] { "" }
       *[other] , { $elephants } × war elephant
    }
}
scharz-action-charge_with = Charge: { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_die = Roll again: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-reroll_fort = Roll again: a die of the walls
scharz-action-aim = Pay 6 prestige to strike in the rear: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hit = Victim: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-free = { $shields ->
    [0] Keep all as swords
    [one] 1 shield, the rest swords
   *[other] { $shields } shields, the rest swords
}
scharz-action-flee = Flee to { $to }
scharz-action-assault = Assault
scharz-action-break_off = Break off the assault
scharz-action-occupy = { $city_id ->
    [raze] Destroy it all
   *[other] { $port_id ->
        [raze] Keep a village, destroy the port
       *[other] Keep a village; a port becomes a dock
    }
}
scharz-action-plunder = { $at }: plunder{ $loot_id ->
    [steal] , take what is there
   *[other] , destroy what is there
}
scharz-action-plunder_for = { $at }: plunder, take { $herd }, destroy the rest
scharz-action-raise = { $at }, promote: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-pay_builders = Pay 12 prestige: all builders work twice
scharz-action-propose = { $proposal_id ->
    [tribute] Truce for tribute with { $target }, { $giver_id ->
        [proposer] you pay
       *[other] { $target } pays
    }
    [ransom] Peace for ransom with { $target }, { $giver_id ->
        [proposer] you pay
       *[other] { $target } pays
    }
    [aid] { $giver_id ->
        [proposer] Give aid to { $target }
       *[other] Ask { $target } for aid
    }
   *[other] { $giver_id ->
        [proposer] Become the vassal of { $target }
       *[other] Make { $target } your vassal
    }
}
scharz-action-offer = { $gold ->
    [0] Without gold
   *[other] For { $gold } gold
}
scharz-action-offer_for_ever = For { $gold } gold, once and for the whole match
scharz-action-offer_from_lord = The lord adds { $gold } gold for the vassal
scharz-action-revolt = Revolt against your lord
scharz-action-agree = Accept { $index ->
    [0] the first
    [1] the second
   *[other] the third
} proposal from { $target }
scharz-action-buy_infantry = { $at }: buy light infantry, 2 gold
scharz-action-recruit = { $at }: recruit light infantry, 1 gold
scharz-action-double_quota = { $at }: double the quota, 2 prestige
scharz-action-hire = { $at }: hire a mercenary{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hire_for_prestige = { $at }: hire a mercenary{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} for 10 prestige and gold
scharz-action-buy_elephant = { $at }: buy a war elephant{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-buy_corsair = { $at }: a corsair for 10 gold
scharz-action-buy_corsair_for_prestige = { $at }: a corsair for 16 prestige
scharz-action-upgrade = { $at }, light infantry{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} becomes: { $to }
scharz-action-mount = { $at }: upgrade light infantry{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
} to cavalry, with the horses of { $from }
scharz-action-degrade = { $at }, downgrade: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-disembark = { $at } → { $to }, land as light infantry: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-train = { $at }, train for 2 gold: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-buy_good = { $at }: buy { $good }
scharz-action-sell_good = { $at }: sell { $count } × { $good }
scharz-action-buy_herd = { $at }: buy a herd of { $herd }
scharz-action-sell_herd = { $at }: sell a herd of { $herd }
scharz-action-slaughter = { $at }: slaughter a herd of { $herd }
scharz-action-build = { $at }: build a { $building }
scharz-action-build_with = { $at }: build a { $building } with { $count } × { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-enter_site = { $at }, send to the building site: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}
scharz-action-hurry = { $at }: hurry the building by a quarter
scharz-action-cancel_site = { $at }: give up the building site
scharz-action-dismantle = { $at }: pull down the { $building }
scharz-action-clean = { $at }: remove the plunder marker, 3 gold
scharz-action-hire_commander = Hire: { $commander }
scharz-action-change_rival = New rival: { $rival }, 8 prestige
scharz-action-dismiss = { $at }, dismiss: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-buy_in_belgica = Buy heavy infantry in Belgica, 5 gold
scharz-action-sow = { $at }: sow
scharz-action-reap = { $at }: harvest into { $to }
scharz-action-celebrate = Hold a { $feast }
scharz-action-draw_from = { $at }: take { $good } from here first
scharz-action-eat_first = Around { $at }: eat { $food } first
scharz-action-land_fish = { $at }: land { $count } fish
scharz-action-let_commander_go = Let the commander go unpaid
scharz-action-give_up = { $at }, give up: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}{ $post_id ->
    [open] { "" }
   *[other] , { $post }
}
scharz-action-abandon = { $at }, give up: the settlement
scharz-action-announce = Claim { $way }

## Events
scharz-event-rival_drawn = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} rival is { $rival_is_you ->
    [yes] you
   *[no] { $rival }
}.
scharz-event-first_player = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} the initiative.
scharz-event-faction_chosen = { $seat_is_you ->
    [yes] You lead
   *[no] { $seat } leads
} this faction: { $faction }.
scharz-event-village_founded = { $at }: { $seat_is_you ->
    [yes] you place
   *[no] { $seat } places
} a village.
scharz-event-city_founded = { $at }: { $seat_is_you ->
    [yes] you place
   *[no] { $seat } places
} a city.
scharz-event-village_moved = { $from } → { $to }: { $seat_is_you ->
    [yes] you move
   *[no] { $seat } moves
} a village.
scharz-event-season_began = Year { $year }: { $season }.
scharz-event-new_year = Year { $year } begins.
scharz-event-year_counted = The year’s losses, { $seat_is_you ->
    [yes] for you
   *[no] for { $seat }
}: +{ $gained } / −{ $lost } victory points.
scharz-event-vikings_landed = { $at }: { $seat_is_you ->
    [yes] your Vikings arrive
   *[no] { $seat }’s Vikings arrive
}.
scharz-event-herds_born = { $seat_is_you ->
    [yes] You breed
   *[no] { $seat } breeds
} { $herd }: { $count ->
    [one] one new herd
   *[other] { $count } new herds
}.
scharz-event-herd_lost = { $at }: { $seat_is_you ->
    [yes] you lose
   *[no] { $seat } loses
} a herd of { $herd }.
scharz-event-winter_weather = Winter, { $climate }: { $winter_id ->
    [good] good, herds in the open need no fodder
    [bad] bad, no movement by land
   *[other] normal
}.
scharz-event-storms = Winter storms rage at sea.
scharz-event-river_froze = { $at }: the river is frozen.
scharz-event-moved = { $from } → { $to }: { $seat_is_you ->
    [yes] you move
   *[no] { $seat } moves
} { $count } × { $kind }.
scharz-event-sallied = { $at }: { $seat_is_you ->
    [yes] you lead
   *[no] { $seat } leads
} { $count } × { $kind } out of the settlement.
scharz-event-disembarked = { $at }: { $seat_is_you ->
    [yes] you disembark
   *[no] { $seat } disembarks
} { $count } × { $kind }.
scharz-event-boarded = { $at }: { $seat_is_you ->
    [yes] you embark
   *[no] { $seat } embarks
} { $count } × { $kind }.
scharz-event-paid_march = { $seat_is_you ->
    [yes] You pay
   *[no] { $seat } pays
} 14 prestige for Special moves.
scharz-event-herd_driven = { $from } → { $to }: { $seat_is_you ->
    [yes] you drive
   *[no] { $seat } drives
} a herd of { $herd }.
scharz-event-carried = { $from } → { $to }: { $seat_is_you ->
    [yes] you carry
   *[no] { $seat } carries
} { $count ->
    [one] one load of goods
   *[other] { $count } loads of goods
}.
scharz-event-raid = { $at }: { $seat_is_you ->
    [yes] your
   *[no] { $seat }’s
} fortification raids { $target_is_you ->
    [yes] you
   *[no] { $target }
} with { $swords ->
    [0] no sword
    [one] one sword
   *[other] { $swords } swords
}.
scharz-event-destroyed = { $at }: { $by_is_you ->
    [yes] you destroy
   *[no] { $by } destroys
} { $owner_is_you ->
    [yes] one of your units
   *[no] a unit of { $owner }
}: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-unit_lost = { $at }: { $owner_is_you ->
    [yes] you lose
   *[no] { $owner } loses
} a unit: { $kind }.
scharz-event-toll_paid = { $seat_is_you ->
    [yes] You pay
   *[no] { $seat } pays
} the toll for { $count ->
    [one] one unit
   *[other] { $count } units
}.
scharz-event-rerolled = { $seat_is_you ->
    [yes] You pay
   *[no] { $seat } pays
} prestige for a re-roll.
scharz-event-weather_rerolled = { $at }: { $seat_is_you ->
    [yes] you pay
   *[no] { $seat } pays
} prestige for another roll; the die shows { $die }.
scharz-event-went_inside = { $at }: { $seat_is_you ->
    [yes] you withdraw
   *[no] { $seat } withdraws
} { $count } × { $kind } into the settlement.
scharz-event-battle_began = { $at }: battle between { $by_is_you ->
    [yes] you
   *[no] { $by }
} and { $target_is_you ->
    [yes] you
   *[no] { $target }
}.
scharz-event-charged = { $seat_is_you ->
    [yes] You charge
   *[no] { $seat } charges
} with { $count ->
    [one] one unit
   *[other] { $count } units
}.
scharz-event-struck = Round { $round }: { $seat_is_you ->
    [yes] you have
   *[no] { $seat } has
} { $swords ->
    [0] no swords
    [one] one sword
   *[other] { $swords } swords
} and { $shields ->
    [0] no shields
    [one] one shield
   *[other] { $shields } shields
}.
scharz-event-fled = { $at } → { $to }: { $seat_is_you ->
    [yes] you flee
   *[no] { $seat } flees
}.
scharz-event-battle_won = { $at }: { $winner_is_you ->
    [yes] you win
   *[no] { $winner } wins
} the battle against { $target_is_you ->
    [yes] you
   *[no] { $target }
}.
scharz-event-battle_drawn = { $at }: the battle between { $by_is_you ->
    [yes] you
   *[no] { $by }
} and { $target_is_you ->
    [yes] you
   *[no] { $target }
} is drawn.
scharz-event-assault_began = { $at }: { $by_is_you ->
    [yes] you assault
   *[no] { $by } assaults
} { $target_is_you ->
    [yes] your settlement
   *[no] { $target }’s settlement
}.
scharz-event-breached = { $at }: { $by_is_you ->
    [yes] you breach
   *[no] { $by } breaches
} the walls.
scharz-event-assault_failed = { $at }: { $by_is_you ->
    [yes] your assault fails
   *[no] { $by }’s assault fails
}.
scharz-event-settlement_razed = { $at }: { $by_is_you ->
    [yes] you destroy
   *[no] { $by } destroys
} { $owner_is_you ->
    [yes] your settlement
   *[no] { $owner }’s settlement
}{ $gold ->
    [0] { "" }
   *[other] { " " }and { $by_is_you ->
        [yes] take
       *[no] takes
    } { $gold } gold
}.
scharz-event-settlement_taken = { $at }: { $by_is_you ->
    [yes] you take
   *[no] { $by } takes
} { $owner_is_you ->
    [yes] your settlement
   *[no] { $owner }’s settlement
}.
scharz-event-settlement_surrendered = { $at }: { $owner_is_you ->
    [yes] your settlement
   *[no] { $owner }’s settlement
} surrenders to { $by_is_you ->
    [yes] you
   *[no] { $by }
}.
scharz-event-settlement_starved = { $at }: { $owner_is_you ->
    [yes] your settlement
   *[no] { $owner }’s settlement
} goes hungry and shrinks or is lost.
scharz-event-plundered = { $at }: { $seat_is_you ->
    [yes] you plunder
   *[no] { $seat } plunders
} the field.
scharz-event-crop_taken = { $at }: { $seat_is_you ->
    [yes] you take
   *[no] { $seat } takes
} { $count } grain from { $owner_is_you ->
    [yes] you
   *[no] { $owner }
}.
scharz-event-crop_destroyed = { $at }: { $seat_is_you ->
    [yes] you burn
   *[no] { $seat } burns
} { $owner_is_you ->
    [yes] your crop
   *[no] { $owner }’s crop
}.
scharz-event-herd_taken = { $at }: { $seat_is_you ->
    [yes] you steal
   *[no] { $seat } steals
} a herd of { $herd } from { $owner_is_you ->
    [yes] you
   *[no] { $owner }
}.
scharz-event-herd_destroyed = { $at }: { $seat_is_you ->
    [yes] you destroy
   *[no] { $seat } destroys
} { $owner_is_you ->
    [yes] your herd
   *[no] a herd of { $owner }
}: { $herd }.
scharz-event-unit_raised = { $at }: { $seat_is_you ->
    [yes] one of your units
   *[no] a unit of { $seat }
} gains experience: { $kind }, now { $level }.
scharz-event-paid_builders = { $seat_is_you ->
    [yes] You pay
   *[no] { $seat } pays
} 12 prestige: all builders work twice.
scharz-event-built = { $at }: { $seat_is_you ->
    [yes] you complete
   *[no] { $seat } completes
} a { $building }.
scharz-event-site_begun = { $at }: { $seat_is_you ->
    [yes] you begin
   *[no] { $seat } begins
} a { $building }.
scharz-event-removed = { $at }: { $seat_is_you ->
    [yes] you remove
   *[no] { $seat } removes
} the { $building }.
scharz-event-declined = { $target_is_you ->
    [yes] You decline
   *[no] { $target } declines
} { $seat_is_you ->
    [yes] your
   *[no] { $seat }’s
} proposal: { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] aid as a gift
       *[other] aid as a request
    }
    [tribute] { $giver_id ->
        [proposer] a truce, tribute offered
       *[other] a truce, tribute demanded
    }
    [ransom] { $giver_id ->
        [proposer] peace, ransom offered
       *[other] peace, ransom demanded
    }
   *[other] { $giver_id ->
        [proposer] vassalage, offering to serve
       *[other] vassalage, demanding service
    }
}{ $gold ->
    [0] { "" }
   *[other] { $payer_id ->
        [superior] , { $gold } gold from the lord
       *[other] , { $gold } gold
    }
}.
scharz-event-lapsed = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} proposal, accepted by { $target_is_you ->
    [yes] you
   *[no] { $target }
}, lapses: { $proposal_id ->
    [aid] { $giver_id ->
        [proposer] aid as a gift
       *[other] aid as a request
    }
    [tribute] { $giver_id ->
        [proposer] a truce, tribute offered
       *[other] a truce, tribute demanded
    }
    [ransom] { $giver_id ->
        [proposer] peace, ransom offered
       *[other] peace, ransom demanded
    }
   *[other] { $giver_id ->
        [proposer] vassalage, offering to serve
       *[other] vassalage, demanding service
    }
}{ $gold ->
    [0] { "" }
   *[other] { $payer_id ->
        [superior] , { $gold } gold from the lord
       *[other] , { $gold } gold
    }
}.
scharz-event-pact_made = { $kind_id ->
    [truce] A truce: { $target_is_you ->
        [yes] you pay
       *[no] { $target } pays
    } { $winner_is_you ->
        [yes] you
       *[no] { $winner }
    } { $gold } gold in tribute.
    [peace] Peace: { $target_is_you ->
        [yes] you pay
       *[no] { $target } pays
    } { $winner_is_you ->
        [yes] you
       *[no] { $winner }
    } { $gold } gold in ransom.
   *[other] { $target_is_you ->
        [yes] You become
       *[no] { $target } becomes
    } { $winner_is_you ->
        [yes] your vassal
       *[no] the vassal of { $winner }
    }{ $gold ->
        [0] { "" }
       *[other] { $payer_id ->
            [superior] , with { $gold } gold from the lord
           *[other] , with { $gold } gold
        }
    }.
}
scharz-event-pact_ended = The agreement between { $seat_is_you ->
    [yes] you
   *[no] { $seat }
} and { $target_is_you ->
    [yes] you
   *[no] { $target }
} ends.
scharz-event-aid_given = { $seat_is_you ->
    [yes] You give
   *[no] { $seat } gives
} { $target_is_you ->
    [yes] you
   *[no] { $target }
} { $gold } gold in aid.
scharz-event-revolted = { $seat_is_you ->
    [yes] You revolt
   *[no] { $seat } revolts
} against { $target_is_you ->
    [yes] you
   *[no] { $target }
}.
scharz-event-guests_left = { $from } → { $to }: { $seat_is_you ->
    [yes] your
   *[no] { $seat }’s
} units leave { $target_is_you ->
    [yes] your land
   *[no] { $target ->
        [none] the land of their partner
       *[other] { $target }’s land
    }
}.
scharz-event-bought = { $at }: { $seat_is_you ->
    [yes] you have
   *[no] { $seat } has
} a new unit: { $kind }{ $level_id ->
    [standard] { "" }
   *[other] { " " }({ $level })
}.
scharz-event-upgraded = { $at }: { $seat_is_you ->
    [yes] your
   *[no] { $seat }’s
} light infantry becomes: { $kind }.
scharz-event-trained = { $at }: { $seat_is_you ->
    [yes] you begin
   *[no] { $seat } begins
} to train: { $kind }.
scharz-event-degraded = { $at }: { $seat_is_you ->
    [yes] you downgrade
   *[no] { $seat } downgrades
} a unit: { $kind }.
scharz-event-dismissed = { $at }: { $seat_is_you ->
    [yes] you dismiss
   *[no] { $seat } dismisses
} a unit: { $kind }.
scharz-event-good_bought = { $at }: { $seat_is_you ->
    [yes] you buy
   *[no] { $seat } buys
} { $count } × { $good }.
scharz-event-good_sold = { $at }: { $seat_is_you ->
    [yes] you sell
   *[no] { $seat } sells
} { $count } × { $good }.
scharz-event-herd_bought = { $at }: { $seat_is_you ->
    [yes] you buy
   *[no] { $seat } buys
} a herd of { $herd }.
scharz-event-herd_sold = { $at }: { $seat_is_you ->
    [yes] you sell
   *[no] { $seat } sells
} a herd of { $herd }.
scharz-event-slaughtered = { $at }: { $seat_is_you ->
    [yes] you slaughter
   *[no] { $seat } slaughters
} a herd of { $herd }.
scharz-event-hurried = { $at }: { $seat_is_you ->
    [yes] you hurry
   *[no] { $seat } hurries
} the building.
scharz-event-site_cancelled = { $at }: { $seat_is_you ->
    [yes] you give
   *[no] { $seat } gives
} up the building site.
scharz-event-site_lost = { $at }: { $seat_is_you ->
    [yes] you lose
   *[no] { $seat } loses
} the building site.
scharz-event-cleaned = { $at }: { $seat_is_you ->
    [yes] you remove
   *[no] { $seat } removes
} the plunder marker.
scharz-event-commander_hired = { $seat_is_you ->
    [yes] You hire
   *[no] { $seat } hires
}: { $commander }.
scharz-event-commander_left = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} unpaid commander leaves.
scharz-event-rival_changed = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} new rival is { $rival_is_you ->
    [yes] you
   *[no] { $rival }
}.
scharz-event-wages_paid = { $seat_is_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $gold } gold in wages.
scharz-event-fish_caught = { $at }: { $seat_is_you ->
    [yes] you catch
   *[no] { $seat } catches
} { $count } fish.
scharz-event-sown = { $at }: { $seat_is_you ->
    [yes] you sow
   *[no] { $seat } sows
}.
scharz-event-grew = { $at }: the crop yields { $count ->
    [0] nothing
   *[other] { $count } grain
}.
scharz-event-taxes_collected = { $seat_is_you ->
    [yes] You collect
   *[no] { $seat } collects
} { $gold } gold in taxes.
scharz-event-hiring_share = { $seat_is_you ->
    [yes] You receive
   *[no] { $seat } receives
} { $gold } gold because Rome hired mercenaries.
scharz-event-tax_shared = { $seat_is_you ->
    [yes] You hand
   *[no] { $seat } hands
} { $gold } gold of the taxes over to { $target_is_you ->
    [yes] you
   *[no] { $target }
}.
scharz-event-harvested = { $at }: { $seat_is_you ->
    [yes] you harvest
   *[no] { $seat } harvests
} { $count } grain, stored in { $to }.
scharz-event-grain_lost = { $at }: { $seat_is_you ->
    [yes] you lose
   *[no] { $seat } loses
} { $count } grain, because no store has room.
scharz-event-feasted = { $seat_is_you ->
    [yes] You hold
   *[no] { $seat } holds
} a { $feast }: { $points } prestige.
scharz-event-fed = { $seat_is_you ->
    [yes] You feed
   *[no] { $seat } feeds
} settlements, units and herds: { $grain ->
    [0] { $fish ->
        [0] { $meat ->
            [0] no food is needed
           *[other] { "" }
        }
       *[other] { $fish } fish{ $meat ->
            [0] { "" }
           *[other] ,{ " " }
        }
    }
   *[other] { $grain } grain{ $fish ->
        [0] { "" }
       *[other] , { $fish } fish
    }{ $meat ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $meat ->
    [0] { "" }
   *[other] { $meat } meat
}.
scharz-event-prestige_fell = { $seat_is_you ->
    [yes] You lose
   *[no] { $seat } loses
} { $points } prestige for lost victory points.
scharz-event-eliminated = { $seat_is_you ->
    [yes] You are
   *[no] { $seat } is
} out of the game.
scharz-event-announced = { $seat_is_you ->
    [yes] You claim
   *[no] { $seat } claims
} { $way }.
scharz-event-announcement_lapsed = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} claim to { $way } lapses.
scharz-event-match_won = { $winner_is_you ->
    [yes] You win
   *[no] { $winner } wins
}: { $way }.
scharz-event-ranked = { $seat_is_you ->
    [yes] You finish
   *[no] { $seat } finishes
} with { $points ->
    [one] 1 Importance point
   *[other] { $points } Importance points
}{ $fed ->
    [yes] { "" }
   *[no] , but cannot feed every settlement
}.

## Prompts
scharz-prompt-choose_factions = Choose the faction you will lead.
scharz-prompt-wait_choose_factions = The factions are being chosen.
scharz-prompt-first_village = Place your first village.
scharz-prompt-wait_first_village = The first villages are being placed.
scharz-prompt-second_village = Place your second village.
scharz-prompt-wait_second_village = The second villages are being placed.
scharz-prompt-third_village = Place your third village.
scharz-prompt-wait_third_village = The third villages are being placed.
scharz-prompt-move_village = Move one of your villages, or press “Pass”.
scharz-prompt-wait_move_village = Villages may be moved once more.
scharz-prompt-pieces = { $piece ->
    [none] Your start pieces are on your fields.
   *[other] Start pieces: where do you put { $piece_id ->
        [sheep] a herd of { $piece }
        [pigs] a herd of { $piece }
        [cattle] a herd of { $piece }
        [horses] a herd of { $piece }
       *[other] 1 × { $piece }
    }{ $level_id ->
        [none] { "" }
       *[other] { " " }({ $level })
    }{ $left ->
        [1] { "" }
       *[other] { " " }(of { $left })
    }? Or press “As proposed”.
}
scharz-prompt-wait_pieces = The start pieces are being placed.
scharz-prompt-new_year = New Year: buy heavy infantry in Belgica if you like, then press “Ready”.
scharz-prompt-wait_new_year = New Year: a player may buy heavy infantry in Belgica.
scharz-prompt-breeding = Breeding{ $herd ->
    [none] { "" }
   *[other] , { $herd }
}: the die shows { $die }, no young. Roll again?
scharz-prompt-wait_breeding = Breeding: a player may roll again.
scharz-prompt-births = Where do the young herds graze?
scharz-prompt-wait_births = The young herds are being placed.
scharz-prompt-weather = Weather: which dice are rolled again, for 4 prestige each? Then press “Ready”.
scharz-prompt-wait_weather = Weather: a player may roll again.
scharz-prompt-harvest = Harvest: which crop goes into which store? Then press “Ready”.
scharz-prompt-wait_harvest = The harvest is being brought in.
scharz-prompt-units = Orders: move your units, then press “Ready”.
scharz-prompt-wait_units = Orders are being written.
scharz-prompt-raids = { $at ->
    [none] Raid
   *[other] { $at }, raid of your fortification
}: choose the next victim.
scharz-prompt-wait_raids = { $at ->
    [none] Raid
   *[other] { $at }, raid of a fortification
}: victims are being chosen.
scharz-prompt-special = Special moves: riders and fleets may move once more, and units may be transferred between ports; then press “Ready”.
scharz-prompt-wait_special = Special moves are being ordered.
scharz-prompt-herds = Drive herds and carry stores inside your realm, then press “Ready”.
scharz-prompt-wait_herds = Herds and stores are being moved.
scharz-prompt-retreat = Retreat: units that have not moved may join a settlement or board ships; then press “Ready”.
scharz-prompt-wait_retreat = Retreats are being ordered.
scharz-prompt-attrition = Attrition{ $at ->
    [none] { "" }
   *[other] , { $at }
}{ $kind ->
    [none] { "" }
   *[other] , { $kind }
}: { $die ->
    [none] plunder the field, or roll for each unit?
   *[other] the die shows { $die }.
}
scharz-prompt-wait_attrition = Attrition{ $at ->
    [none] { "" }
   *[other] , { $at }
}: a player decides.
scharz-prompt-withdraw = Enemies stand before your settlement: who withdraws inside? Then press “Ready”.
scharz-prompt-wait_withdraw = A player may withdraw into a settlement.
scharz-prompt-battles = { $at }: attack, or hold?
scharz-prompt-wait_battles = { $at }: attack or hold is being decided.
scharz-prompt-charge = { $at }: who charges?
scharz-prompt-wait_charge = { $at }: charges are being decided.
scharz-prompt-rerolls = { $at }: roll dice again, or go on?
scharz-prompt-wait_rerolls = { $at }: dice may be rolled again.
scharz-prompt-hits = { $at }: choose the next victim.
scharz-prompt-wait_hits = { $at }: victims are being chosen.
scharz-prompt-free_swords = { $at }: use free swords as shields or as swords in the next round?
scharz-prompt-wait_free_swords = { $at }: the use of free swords is being decided.
scharz-prompt-flight = { $at }: fight on, or flee?
scharz-prompt-wait_flight = { $at }: fight on or flee is being decided.
scharz-prompt-sieges = { $at }: assault the settlement?
scharz-prompt-wait_sieges = { $at }: the besieger decides about an assault.
scharz-prompt-go_on = { $at }: another round of assault, or break it off?
scharz-prompt-wait_go_on = { $at }: the besieger decides whether to go on.
scharz-prompt-fall = { $at } has fallen: what happens to it?
scharz-prompt-wait_fall = { $at } has fallen; its fate is being decided.
scharz-prompt-plunder = Which fields do you plunder, and where does the loot go? Then press “Ready”.
scharz-prompt-wait_plunder = Fields may be plundered.
scharz-prompt-experience = Which units rise a level? Then press “Ready”.
scharz-prompt-wait_experience = Experience is being awarded.
scharz-prompt-build = Building: pay 12 prestige to let all builders work twice?
scharz-prompt-wait_build = Builders may be urged on.
scharz-prompt-propose = Diplomacy: make up to three proposals, then press “Ready”.
scharz-prompt-wait_propose = Proposals are being written.
scharz-prompt-answer = Diplomacy: which proposals do you accept? Then press “Ready”.
scharz-prompt-wait_answer = Proposals are being answered.
scharz-prompt-trade = Trade: buy, sell, build and train, then press “Ready”.
scharz-prompt-wait_trade = Everybody is trading.
scharz-prompt-wages = You do not have gold for everybody: whom do you give up?
scharz-prompt-wait_wages = Wages are being paid.
scharz-prompt-fishing = Fishing{ $at ->
    [none] { "" }
   *[other] , { $at }
}: the die shows { $die }, no catch. Roll again?
scharz-prompt-wait_fishing = Fishing: a player may roll again, or chooses a shipyard.
scharz-prompt-sowing = Where do you sow? Then press “Ready”.
scharz-prompt-fishing_yard = Fishing, { $at }: { $left } fish. To which shipyard do they go?
scharz-prompt-wait_sowing = Fields are being sown.
scharz-prompt-feasts = How big is your feast?
scharz-prompt-wait_feasts = Feasts are being prepared.
scharz-prompt-feeding = Food is short: slaughter herds, give up units, or feed as proposed.
scharz-prompt-feeding_enough = There is food for everybody. You may still slaughter herds and say what is eaten first; meat that is left is sold.
scharz-prompt-wait_feeding = Settlements, units and herds are being fed.
scharz-prompt-siege_feeding = Food is short behind the walls: slaughter herds, give up units, or feed as proposed.
scharz-prompt-wait_siege_feeding = The besieged are being fed.
scharz-prompt-quick_wages = You do not have gold for everything: what do you give up?
scharz-prompt-wait_quick_wages = Wages are being paid.
scharz-prompt-round_end = You may claim a victory. It must still hold at the end of the next round.
scharz-prompt-wait_round_end = A player may claim a victory.
scharz-prompt-room_ships = { $at }: there is no berth left. To which sea do the ships go{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}?
scharz-prompt-room_herds = { $at }: there is one stall left. Which herd keeps it?
scharz-prompt-room_garrison = { $at }: there is too little room inside. Who stands in the open?
scharz-prompt-wait_room = { $at ->
    [none] There is too little room
   *[other] { $at }: there is too little room
}; the owner decides what goes where.
scharz-prompt-over = The match is over.

## Why not
scharz-why-aid_given = Aid has already been given between you two this year.
scharz-why-bad_winter = Bad winter weather: nobody moves by land in this zone.
scharz-why-barren = Nothing grows on wasteland.
scharz-why-black_river = The river can only be crossed with a ship in this section, or on the ice.
scharz-why-bought_this_round = This unit was bought only this round.
scharz-why-bound_already = You two already have an agreement that is at least as strong.
scharz-why-building_stands = This building stands there already.
scharz-why-buy_or_recruit = In one settlement you either buy or recruit in a round, not both.
scharz-why-cannot_degrade = This unit cannot be downgraded where it stands.
scharz-why-cannot_train = Units train only in the open in your completed settlements, ships only in a shipyard.
scharz-why-cannot_withdraw = Units go inside only when enemies stand in front of the settlement.
scharz-why-changed_this_round = This unit has already been changed this round.
scharz-why-city_needs_port = You have a city already: the next needs a village with a completed port.
scharz-why-corsairs_never_rise = Corsairs never gain experience.
scharz-why-die_hits = This die already shows a sword.
scharz-why-die_is_barred = Dice of recruits and elephants are never rolled again.
scharz-why-draft_full = One step cannot hold more orders.
scharz-why-elite_already = Elite units cannot get any better.
scharz-why-faction_taken = This faction has already been chosen.
scharz-why-field_grazed = A herd stands on this field.
scharz-why-field_in_use = This field is already sown.
scharz-why-friends_field = This field belongs to a player you have an agreement with.
scharz-why-goal_not_met = You do not meet the condition for this victory.
scharz-why-goods_stay = No other store that these goods can reach has room.
scharz-why-goods_have_moved = These goods have already been moved.
scharz-why-has_better = Your commander is already at least as good.
scharz-why-has_moved = These units have used their move.
scharz-why-heavy_stays = Heavy infantry does not move in Retreat.
scharz-why-herd_stays = No other field that this herd can reach has room.
scharz-why-hostile_ships = Hostile ships are in this sea.
scharz-why-herd_has_moved = This herd has already been moved.
scharz-why-hurried_twice = A building can be hurried only twice.
scharz-why-impassable = This border is impassable.
scharz-why-locked = Enemies face each other there: the space is locked.
scharz-why-lord_serves_nobody = A player with vassals cannot become a vassal.
scharz-why-must_choose = You cannot finish yet: complete what you have begun.
scharz-why-needs_any_yard = A corsair needs a completed shipyard of yours.
scharz-why-needs_city = You need a completed city that is not encircled.
scharz-why-needs_coast = A dock needs a coast.
scharz-why-needs_crew = There are too few builders on this field.
scharz-why-needs_desert = Elephants are sold only in the Desert, where one of your land units stands in the open.
scharz-why-needs_horses = Cavalry needs a horse herd.
scharz-why-needs_port = You need a completed port that is not encircled.
scharz-why-needs_settlement = You need a completed settlement there that is not encircled.
scharz-why-needs_siege = Siege engines are built only where your infantry encircles a settlement.
scharz-why-needs_yard = You need a completed dock there.
scharz-why-neutral_field = This field stays neutral for the whole match.
scharz-why-never_inside = Units of this kind never go inside a settlement.
scharz-why-never_moves = Siege engines and corsairs never move.
scharz-why-never_trained = Mercenaries, elephants and corsairs are never trained.
scharz-why-no_assault = There is nothing to assault here.
scharz-why-no_attrition = There is nothing of this kind to decide here.
scharz-why-no_belgica = In Belgica you buy only once each New Year.
scharz-why-no_berth = None of your shipyards there has a free berth.
scharz-why-no_catch = There is no catch to land there.
scharz-why-no_credit = There is no experience left for this unit.
scharz-why-no_fleet = Too few ships here can still move: they are not a fleet.
scharz-why-no_flight = There is no safe way out in that direction.
scharz-why-no_gold = There is not enough gold.
scharz-why-no_grain = There is not enough grain.
scharz-why-no_haven = Ships can only go to a sea that touches the field.
scharz-why-no_landing = Ships cannot land there.
scharz-why-room_enough = Nothing of this kind has to make room here.
scharz-why-no_meat_now = Horses are not slaughtered in spring and summer.
scharz-why-no_prestige = There is not enough prestige.
scharz-why-no_proposal = There is no such proposal between you.
scharz-why-no_reroll = This die has been rolled again as often as allowed.
scharz-why-no_own_crop = You have no crop to store there.
scharz-why-crop_is_in = This crop is already stored.
scharz-why-store_out_of_reach = This crop is not connected to that store.
scharz-why-no_difference = No choice needed: it makes no difference here.
scharz-why-rolled_again = This die is already being rolled again.
scharz-why-good_weather = The weather cannot get better there.
scharz-why-no_revolt = Only a vassal can revolt.
scharz-why-no_room = There is no room for it.
scharz-why-no_room_aboard = None of your transport ships there has room.
scharz-why-no_site = You have no building site for this.
scharz-why-no_special = This unit has no Special move.
scharz-why-no_such_die = You have no such die.
scharz-why-no_such_field = Neutral fields are entered in Extended mode only.
scharz-why-no_such_good = There is not enough of it here to sell.
scharz-why-no_such_herd = You have no such herd there.
scharz-why-no_such_sea = A corsair goes only to a sea beside a space you control.
scharz-why-no_such_load = You can choose between laden and empty ships only where there are both.
scharz-why-no_such_target = There is no such target.
scharz-why-no_such_unit = You have no such unit there.
scharz-why-no_transfer = No way between these two ports is free of hostile ships.
scharz-why-no_village_there = No village may be placed there.
scharz-why-no_walls_there = You have no settlement there.
scharz-why-not_connected = This field is not part of your connected land.
scharz-why-not_controlled = You do not control this field.
scharz-why-not_in_mode = This is not part of this mode.
scharz-why-not_plundered = This field is not plundered.
scharz-why-not_so_much_there = There is not that much in this store.
scharz-why-not_stolen = Only what you have just taken can be moved now.
scharz-why-not_this_people = Your faction cannot do this.
scharz-why-not_yours = You have no building there that could be pulled down now.
scharz-why-nothing_short = Nothing has to be given up.
scharz-why-nothing_lower = This unit cannot be downgraded to anything.
scharz-why-nowhere_to_go = There is nowhere for these units to go.
scharz-why-offer_first = First say how much gold goes with your proposal.
scharz-why-offered_already = You have already made this very proposal.
scharz-why-once_a_round = This can be done only once a round.
scharz-why-one_rome = With two players only one of the two Romes takes part.
scharz-why-one_lord = A vassal serves only one lord.
scharz-why-other_river = This round a ship keeps to the river by which it came.
scharz-why-out_of_reach = That is out of reach.
scharz-why-own_settlement = Your own settlement stands there.
scharz-why-plundered = This field is plundered.
scharz-why-port_has_received = That port cannot take in any more units in this step.
scharz-why-port_has_sent = This port cannot send any more units in this step.
scharz-why-revolt_in_spring = A vassal can revolt only in spring.
scharz-why-romans_are_bound = The Romans cannot revolt against Constantinople before year 3.
scharz-why-quota = The quota of this round is used up.
scharz-why-raised_already = This unit has already gained a level this round.
scharz-why-send_first = First send what you have selected.
scharz-why-ship_is_laden = There are units aboard this ship.
scharz-why-ships_alike = These ships are alike: select them by their kind.
scharz-why-site_taken = There is a building site on this field already.
scharz-why-still_besieging = This siege engine still stands before a settlement you encircle.
scharz-why-stuck = Mountains or wetland hold this unit until the next round.
scharz-why-take_up_first = First select units.
scharz-why-take_load_first = First select a herd, grain or fish.
scharz-why-three_proposals = At most three proposals per round.
scharz-why-tile_limit = All 15 building tiles are in use.
scharz-why-too_many = Not that many of these units can go there.
scharz-why-trains_already = This unit is already being trained.
scharz-why-unit_limit = You have reached the unit limit.
scharz-why-unit_not_free = Only light infantry in the open can be upgraded.
scharz-why-vassal_is_no_lord = A vassal cannot have vassals.
scharz-why-wrong_ground = Land units need a ship to go to sea.
scharz-why-wrong_phase = Not now: another decision comes first.

## Options
scharz-option-map = Map
    .help = Where and when the match is played: Italy in 290 BC, Britain in AD 410, the steppe in AD 373, the Orient in 1550 BC, Spain in AD 1050 or the northern seas in AD 800.
scharz-option-map-italia = Italia, 290 BC
    .about = Mountains, long coasts and large islands around one sea; Roma in the middle, Karthago beyond the water.
scharz-option-map-britannia = Britannia, AD 410
    .about = Two large islands and many small ones, highlands in the north, sea on every side.
scharz-option-map-huns = Huns, AD 373
    .about = Wide plains around the Black Sea; great rivers stop whoever has no ship on them.
scharz-option-map-orient = Orient, 1550 BC
    .about = Fertile river land between mountains and deserts; an oasis on the short way through.
scharz-option-map-taifas = Taifas, AD 1050
    .about = A peninsula cut up by mountains, the Pyrenees in the north, Africa across the strait.
scharz-option-map-vikings = Vikings, AD 800
    .about = Two seas and coasts everywhere: whoever has ships can land anywhere.
scharz-option-mode = Mode
    .help = How much of the game is played. Quick has armies and gold only, Basic adds herds and harvests, Original adds prestige and experience, Extended adds factions with their bonuses, weather, morale and commanders.
scharz-option-mode-quick = Quick
    .about = Armies, settlements and gold: the one to begin with.
scharz-option-mode-basic = Basic
    .about = Adds herds, harvests and food for the winter.
scharz-option-mode-original = Original
    .about = Adds prestige, feasts and experienced units.
scharz-option-mode-extended = Extended
    .about = Adds factions with their bonuses, weather, morale and commanders.
scharz-option-years = Years
    .help = Each year has four rounds, one per season.
scharz-option-orders = Orders
    .help = Everybody writes the moves in secret at the same time, or players move one after the other.
scharz-option-orders-sealed = In secret
scharz-option-orders-sequential = In turn
scharz-option-peoples = Factions
    .help = In Extended mode factions are chosen at the table, or a recommended set is assigned by seat.
scharz-option-peoples-chosen = Chosen at the table
scharz-option-peoples-recommended = Recommended set
scharz-option-build_pace = Large building crews
    .help = Whether a crew of four times the minimum finishes a building in one round, or never more than half of it.
scharz-option-build_pace-multiples = As fast as they can
scharz-option-build_pace-max_double = At most half per round
scharz-option-horse_spring_meat = Horse meat in spring
    .help = What a horse herd yields in spring and summer.
scharz-option-horse_spring_meat-none = None
scharz-option-horse_spring_meat-3 = 3 meat
scharz-option-seed_returns = The seed comes back
    .help = The harvest brings the sown grain back, besides the yield.
scharz-option-unit_limit = Limit of 20
    .help = Count every unit, or only cubes (units shown as stones under a cube are then free).
scharz-option-unit_limit-units = Units
scharz-option-unit_limit-cubes = Cubes
scharz-option-prestige_move = What 14 prestige buys
    .help = Which units 14 prestige moves in the Special sub-phase.
scharz-option-prestige_move-all = All units
scharz-option-prestige_move-each = One unit each
scharz-option-empty_settlement = Empty settlements
    .help = Whether the walls of a settlement without a garrison must be broken, or can simply be walked into.
scharz-option-empty_settlement-sdl = Defend themselves
scharz-option-empty_settlement-walk_in = Fall at once
scharz-option-plunder_pp = Prestige for plunder
    .help = Whose settlement field brings prestige when plundered.
scharz-option-plunder_pp-any_opponent = Any opponent’s
scharz-option-plunder_pp-rival_only = Only the rival’s
scharz-option-grain_vp = Stolen grain
    .help = What stolen grain is worth in victory points.
scharz-option-grain_vp-per_crop = One per crop or store
scharz-option-grain_vp-per_grain = One per grain
scharz-option-danube_literal = Danube: as printed
    .help = On the map Huns the player aid swaps the banks whose plunder brings prestige. Turn this on to play it as printed.
scharz-option-short_dominance = Early Dominance
    .help = In matches of two or three years Dominance needs only 7 victory points.

## The table in the browser

scharz-ui-how-many = How many
scharz-ui-fewer = Fewer
scharz-ui-more = More
scharz-ui-gold = Gold
scharz-ui-prestige = Prestige
scharz-ui-victory = Victory points
scharz-ui-units = Standard units (limit 20)
scharz-ui-held-by = Held by { $player }
scharz-ui-controlled-by = Controlled by { $player }
scharz-ui-contested = Contested: enemies face each other, the space is locked
scharz-ui-encircled = Encircled: enemies camp outside the walls
scharz-ui-cut_off = Cut off from supplies
scharz-ui-plundered = Plundered
scharz-ui-neutral = neutral for the whole match
scharz-ui-river = river section
scharz-ui-empty = There is nothing here.
scharz-ui-do-here = What can be done here
scharz-ui-training = { $count } in training
scharz-ui-laden = { $count } laden
scharz-ui-moved = { $count ->
    [one] 1 has moved
   *[other] { $count } have moved
}
scharz-ui-fort = fortification
scharz-ui-walls = Walls: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
scharz-ui-garrison = Garrison
scharz-ui-grain = Grain
scharz-ui-fish = Fish
scharz-ui-berths = Berths
scharz-ui-site = Building a { $building }
scharz-ui-idle = nobody works here
scharz-ui-crop = { $count } grain in the field, sown by { $player }
scharz-ui-mini-map = The whole map; click to move there
scharz-ui-map-keys = Shift and arrows walk from field to field, Enter opens a field; arrows move the map, plus and minus change its size, 0 shows all of it.
scharz-ui-larger = Larger
scharz-ui-smaller = Smaller
scharz-ui-whole-map = The whole map
scharz-ui-tint = What the colours show
scharz-ui-tint-control = Control
scharz-ui-tint-supply = My supplies
scharz-ui-tint-homelands = Homelands
scharz-ui-tint-plain = Land only
scharz-ui-die = The brown die shows { $die }
scharz-ui-gifts = What each faction can do
scharz-ui-last-moves = Last moves
scharz-ui-ready = Ready
scharz-ui-fleet = Fleet
scharz-ui-where-to = where to?
scharz-ui-map-year-italia = 290 BC
scharz-ui-map-year-britannia = AD 410
scharz-ui-map-year-huns = AD 373
scharz-ui-map-year-orient = 1550 BC
scharz-ui-map-year-taifas = AD 1050
scharz-ui-map-year-vikings = AD 800

## Colours of the map, sites, orders, talks
scharz-ui-tint-climate = Climate
scharz-ui-legend = Key to the colours
scharz-ui-supplied = Supplied
scharz-ui-climate-counts = Climate influences harvest and winter, and where herds find winter pasture.
scharz-ui-done = { $rounds ->
    [one] done in { $season }, year { $year }
   *[other] done in { $season }, year { $year } ({ $rounds } seasons)
}
scharz-ui-done-now = finished immediately
scharz-ui-done-late = after the end of the match
scharz-ui-workers = Builders
scharz-ui-add-workers = { $count ->
    [one] One more builder
   *[other] { $count } more builders
}
scharz-ui-gain-taxes = +{ $count } gold in taxes
scharz-ui-importance-why = Importance is the sum of the smaller lines below it. If nobody has won before, it decides after the last year.
scharz-ui-gain-importance = +{ $count } Importance
scharz-ui-gain-storage = +{ $count } room for units and grain
scharz-ui-gain-storage-units = +{ $count } room for units
scharz-ui-gain-berths = { $count ->
    [one] +1 berth
   *[other] +{ $count } berths
}
scharz-ui-gain-shields = { $count ->
    [one] +1 shield
   *[other] +{ $count } shields
}
scharz-ui-gain-levies = +{ $count } light infantry a season
scharz-ui-gain-hires = { $count ->
    [one] +1 mercenary a season
   *[other] +{ $count } mercenaries a season
}
scharz-ui-order = An order
scharz-ui-order-change = Change the order: { $count } from { $from } to { $to }
scharz-ui-order-drop = Drop
scharz-ui-watch-again = Watch the last moves again
scharz-ui-ready-unless = Skip quiet steps
scharz-ui-skip-idle = Skip Retreat without enemies near and Plunder of my own land
scharz-ui-skip-idle-farm = Skip Retreat, Herds and Plunder where they can change nothing
scharz-ui-ask-proposals = Ask me about proposals every round
scharz-ui-ready-withdraw = Ready: withdraw no more
scharz-ui-ready-battles = Ready: attack nobody else
scharz-ui-hold = Hold
scharz-ui-ready-flight = Ready: fight on
scharz-ui-ready-rerolls = Ready: keep the dice
scharz-ui-ready-answer = Ready: accept nothing else
scharz-ui-pass-sieges = Besiege, no assault
scharz-ui-ready-weather = Ready: let it grow
scharz-ui-ready-harvest = Ready: bring in the harvest

## Battles
scharz-ui-battle-of = Battle: { $place }
scharz-ui-assault-of = Assault: { $place }
scharz-ui-combat-round = Round { $round }
scharz-ui-fallen = Fallen
scharz-ui-charge = The riders charge first; shields count double against them.
scharz-ui-fight-to-end = Fight to the end
scharz-ui-fight-until = Until my chance is below { $percent }%
scharz-ui-fight-least = Ask me again below this chance
scharz-ui-fight-stop = Ask me again
scharz-ui-breached = The walls are breached.
scharz-ui-swords = Swords
scharz-ui-shields = Shields
scharz-ui-free = { $count } free
scharz-ui-dice = Swords on { $swords } of { $dice } dice
scharz-ui-sampled = about, from { $count } tries
scharz-ui-exact = exact

## The year
scharz-ui-year = Year { $year } of { $years }
scharz-ui-next = then { $phase }
scharz-ui-storms = Storms at sea
scharz-ui-weather = { $climate }: { $winter }

## Players
scharz-ui-first = Has the initiative
scharz-ui-out = Out of the game
scharz-ui-away = Not on the map yet.
scharz-ui-rival = Rival: { $player }
scharz-ui-announced = Claims { $way }
scharz-ui-taxes = Taxes
scharz-ui-purse = Gold after the payments of this year, in their order
scharz-ui-feast = Feast
scharz-ui-tiles = Building tiles
scharz-ui-destroyed = Destroyed this year
scharz-ui-lost = Lost this year
scharz-ui-cannot-feed = Cannot feed all settlements
scharz-ui-pacts = Agreements
scharz-ui-for-ever = for the whole match
scharz-ui-pact-truce = { $inferior } pays tribute to { $superior }
scharz-ui-pact-peace = { $inferior } paid a ransom to { $superior }
scharz-ui-pact-vassalage = { $inferior } serves { $superior }

## My desk
scharz-ui-realm = My realm
scharz-ui-winter = Winter
scharz-ui-winter-needs = Food for the coming winter: what is needed, and what is stored
scharz-ui-need = { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
}{ $fodder ->
    [0] { "" }
   *[other] { " " }and { $fodder } fodder
} needed
scharz-ui-draft = My orders so far
scharz-ui-search = Search the choices
scharz-ui-search-more = { $count } more
scharz-ui-market = Market
scharz-ui-stall-army = Army
scharz-ui-stall-buildings = Buildings
scharz-ui-stall-training = Training and dismissal
scharz-ui-stall-goods = Goods and herds
scharz-ui-stall-other = Other
scharz-ui-talks = Talks
scharz-ui-partner = With whom
scharz-ui-ends = If this is agreed, { $is_you ->
    [yes] you rule over all others and win the match
   *[no] { $player } rules over all others and wins the match
}.
scharz-ui-offer-tribute-proposer = { $player } offers { $gold } gold for a truce.
scharz-ui-offer-tribute-partner = { $player } demands { $gold } gold for a truce.
scharz-ui-offer-ransom-proposer = { $player } offers { $gold } gold for peace.
scharz-ui-offer-ransom-partner = { $player } demands { $gold } gold for peace.
scharz-ui-offer-vassalhood-proposer = { $player } offers to become your vassal{ $gold ->
    [0] { "" }
   *[other] , with { $gold } gold
}.
scharz-ui-offer-vassalhood-partner = { $player } wants you as a vassal{ $gold ->
    [0] { "" }
   *[other] , with { $gold } gold from you
}.
scharz-ui-offer-lord-proposer = { $player } offers to become your vassal, with { $gold } gold from you.
scharz-ui-offer-lord-partner = { $player } wants you as a vassal and adds { $gold } gold for you.
scharz-ui-offer-aid-proposer = { $player } wants to give you { $gold } gold in aid.
scharz-ui-offer-aid-partner = { $player } asks you for { $gold } gold in aid.
scharz-ui-agree = Accept
scharz-ui-agreed = Agreed

## The end
scharz-ui-won-by = { $player } wins by { $way }.
scharz-ui-hungry-end = { $player } could not feed all settlements and was not counted for Importance.
scharz-ui-final = The realms at the end
scharz-ui-player = Player

## Hints of the first year
scharz-ui-hints-off = Hide hints
scharz-ui-hints-on = Show hints
scharz-hint-choose_factions = Every faction has its own abilities and its own homeland. For a first match take one with a long coast or much yellow land.
scharz-hint-first_village = Villages pay taxes and feed soldiers. Settle on yellow or green land with empty fields around it; a coast lets you build a dock.
scharz-hint-first_village-quick = Villages pay taxes and sell soldiers. Settle on land with empty fields around it; a coast lets you build a dock.
scharz-hint-second_village = Villages that lie together are supplied together. Keep the second within two steps of the first.
scharz-hint-third_village = The third village may reach out towards land you want, but a lonely village is soon besieged.
scharz-hint-move_village = You may move one of your villages now. Leave them where they are if your three fields touch each other.
scharz-hint-pieces = Put your soldiers where a neighbour could attack. “As proposed” spreads everything sensibly.
scharz-hint-units = Click one of your fields to select a stack, choose how many, then click where they go. A unit of yours in the open controls its field, and fields pay taxes. Press “Ready” when your arrows are right.
scharz-hint-sending = Fields outlined in gold can be reached. Change the number first if some should stay.
scharz-hint-retreat = Units that have not moved may still enter one of your settlements, a ship or a shipyard – except where enemies already faced each other.
scharz-hint-special = Riders and fleets move once more.
scharz-hint-herds = Herds and goods go any distance inside your connected land, over one sea at most; two herds fit on a field without a crop.
scharz-hint-withdraw = Enemies stand before your walls. Units inside fight behind five shields for each level of defence, but are encircled.
scharz-hint-battles = Attack where you are stronger: five units bring a shield, six of one kind an extra die. Nobody has to fight.
scharz-hint-sieges = Walls break only if one round brings as many swords as they have shields. Eight light infantry take a village.
scharz-hint-plunder = Plunder brings gold and takes harvests, but a plundered field pays no taxes, even to you.
scharz-hint-plunder-quick = Plunder brings gold, but a plundered field pays no taxes, even to you.
scharz-hint-build = Sites grow by a quarter for each full crew.
scharz-hint-propose = Two realms at peace can both turn elsewhere. Beware: when everybody pays or serves one player, that player wins at once.
scharz-hint-answer = Read what follows before you agree.
scharz-hint-trade = Plan for next year: a village with two builders first, soldiers where you are weak. Fields outlined in gold offer something to buy.
scharz-hint-sowing = Each sown grain comes back with the yield of its land: three on yellow, two on green. Herds and crops do not share a field.
scharz-hint-feasts = A feast turns grain into prestige. Keep what the winter needs.
scharz-hint-feeding = The proposal feeds settlements and soldiers from connected stores. What cannot be fed is lost.
scharz-hint-quick_wages = Every unit and settlement costs gold now. If you cannot pay, you give up units.
scharz-hint-round_end = You may claim a victory that you can keep until the end of the next round.

## The guided first season
scharz-guide-on = Guide me through this season

scharz-guide-second = Second lesson: the rest of the year
scharz-guide-third = Third lesson: food for the winter
scharz-guide-welcome-title = A first season
scharz-guide-welcome = Italia, 290 BC: you lead one faction, your rival another. A year has four seasons, and each one works the same way: move, fight, then build and trade. This guide goes with you through the first spring and says why. You may do something else at any time.
scharz-guide-map-title = Reading the map
scharz-guide-map = Yellow and green are plains, brown mountains, turquoise wetland; settlements in mountains and wetland are harder to take. No army crosses the white ridges. Click any field to read its card; plus, minus and the square change how much you see.
scharz-guide-first-village-title = Your first village
scharz-guide-first-village = Place it in { $place }. { $room ->
    [0] It is the best field left.
    [one] A free field lies next to it ({ $fields }): room to grow.
   *[other] { $room } free fields lie around it ({ $fields }): room to grow.
} Click the ringed field, or choose it in the list.
scharz-guide-second-village-title = Your second village
scharz-guide-second-village = { $home ->
    [none] Place it in { $place }, where there is room around it.
   *[other] Place it in { $place }, next to { $home }: soldiers of one village reach the other in one move, and supplies pass between them.
} Nobody may settle beside a village of yours.
scharz-guide-third-village-title = Your third village
scharz-guide-third-village = { $home ->
    [none] Place it in { $place }, where there is room around it.
   *[other] Place it in { $place }: it touches { $home }, so that your three villages are one realm.
} Every village pays 1 gold of taxes and sells you a soldier each season.
scharz-guide-lonely-village-title = A lonely village
scharz-guide-lonely-village = { $from } touches none of your villages: no help would come in time. You may move one village now: click { $from }, then { $place }.
scharz-guide-stay-title = Everything in its place
scharz-guide-stay = You may still move one village. { $homes } serve you well where they are: choose “{ $button }”.
scharz-guide-pieces-title = Your first soldiers
scharz-guide-pieces = You get five light infantry, and a dock with a ship if a village lies on the coast; otherwise two more soldiers and 2 gold. The same soldiers fight, build and hold land. “{ $button }” spreads them over your villages.
scharz-guide-wheel-title = The season
scharz-guide-wheel = The wheel above shows the season, the dots its steps: movement, battle, then building, talks and trade. Steps in which you have nothing to decide pass automatically. Everybody decides at the same time, in secret.
scharz-guide-realm-title = Gold in, gold out
scharz-guide-realm = You have { $gold } gold. Taxes bring { $taxes } after spring, summer and autumn: 1 for each village, 1 for every two fields of yours. After winter your realm costs wages, now { $wages } gold: save in time.
scharz-guide-take-title = Select soldiers
scharz-guide-take = { $count ->
    [one] One soldier goes to { $target }: a unit of yours in the open makes a field yours, and two fields pay 1 gold.
   *[other] Two soldiers go to { $target }: there they hold the field and can build a village.
} Click { $place } and select the light infantry.
scharz-guide-send-title = Send them
scharz-guide-send = From { $place } the fields outlined in gold are in reach. { $spare ->
    [0] { "" }
   *[other] First set the number to { $count }, so that some stay on guard.
} Click { $target }: a unit of yours in the open makes the field yours.
scharz-guide-orders-title = Give the order
scharz-guide-orders = { $moves ->
    [0] You have ordered nothing; that is allowed.
   *[other] Your order is noted. Nobody sees it yet; “Undo” cancels it, and other stacks may move too.
} { $empty ->
    [none] { "" }
   *[other] { $empty } is left without soldiers for now; you will buy one there.
} Press “{ $button }”: then all orders are carried out at once.
scharz-guide-retreat-title = Retreat
scharz-guide-retreat = Units that have not moved may take one step now, to a settlement of yours or aboard. That helps where enemies have just arrived. If nobody came, press “{ $button }”.
scharz-guide-withdraw-title = Enemies at the walls
scharz-guide-withdraw = Enemies stand before a settlement of yours. Inside, your soldiers fight behind its shields, but are encircled and cut off. If they are at least as many as the enemy, they had better stay outside: press “{ $button }”.
scharz-guide-attack-title = Attack
scharz-guide-attack = { $place }: you would win { $win } times out of 100. Choose “{ $button }”. A battle won brings 1 victory point.
scharz-guide-hold-title = Hold
scharz-guide-hold = { $place }: an attack is not likely to succeed. Nobody has to fight: press “{ $button }”.
scharz-guide-fight-title = In battle
scharz-guide-fight = The panel shows both sides in three lines, the dice and the odds. Shields stop swords, then the front falls first. Look at the odds: below a half, fleeing or breaking off saves your soldiers.
scharz-guide-plunder-title = Plunder? Not here
scharz-guide-plunder = You could plunder { $place } for 1 gold. But a plundered field pays no taxes, and you want to keep this one. Plunder is for the land of enemies: press “{ $button }”.
scharz-guide-ways-title = Four ways to win
scharz-guide-ways = Sovereignty: all others pay or serve you. Dominance: { $points } victory points, from battles and captured settlements. Power: { $fields } fields and { $settlements } settlements. Importance: the best realm after year { $years }. The bars beside each name show how far everybody is.
scharz-guide-talks-title = Talks
scharz-guide-talks = For gold you can have a truce or peace, or become somebody’s vassal. { $players ->
    [2] With two players beware: the one who is paid by the other has won at once. Offer nothing,
   *[other] The player who is paid or served by all others wins at once. Offer nothing yet,
} and press “{ $button }”.
scharz-guide-triumph-title = A gift
scharz-guide-triumph = Your rival offers to pay or to serve you. If you accept, you have won at once: “{ $button }”.
scharz-guide-answer-title = An offer
scharz-guide-answer = You have received a proposal. Below you read what would follow for both. No is the safe answer: press “{ $button }”.
scharz-guide-build-title = Build a village
scharz-guide-build = Your { $count } soldiers in { $place } can build: a village for { $gold } gold. In Quick the site starts half done and grows by a quarter each season while two of them work: it is finished in autumn. Click { $place }, then the building in its card.
scharz-guide-buy-title = Buy a soldier
scharz-guide-buy = { $guards ->
    [0] { $place } has no guard: buy light infantry there for { $gold } gold.
   *[other] Soldiers hold fields and build: buy light infantry in { $place } for { $gold } gold.
} A village sells one each season. Click the field, then the row in its card.
scharz-guide-close-title = Close the market
scharz-guide-close = You have { $gold } gold left, and taxes will bring { $taxes }. Press “{ $button }”: the season ends.
scharz-guide-end-title = Spring is over
scharz-guide-end = Taxes are in: you have { $gold } gold. { $site ->
    [none] { "" }
   *[other] The site in { $site } stands at { $progress }%; leave its builders there.
} Summer repeats the same steps. Take field after field, build, and keep { $wages } gold for the winter. A second lesson leads on, to war, wages and the New Year; or play on alone, with hints.
scharz-guide-war-title = To war
scharz-guide-war = Battles bring victory points, captured settlements more. Attack where you are more: five units bring a shield, six of one kind an extra die. Two hostile armies on one field fight if one of them wants to. Click an enemy field to read who stands there.
scharz-guide-strike-take-title = A battle you can win
scharz-guide-strike-take = { $enemies ->
    [one] One enemy stands
   *[other] { $enemies } enemies stand
} in { $target }, and you have { $count } in { $place }. Click { $place } and select the stack.
scharz-guide-strike-send-title = Against the enemy
scharz-guide-strike-send = Rest the pointer on { $target }: it tells how likely you are to win. Then click { $target }, and send all.
scharz-guide-march-on-title = March on
scharz-guide-march-on = { $moves ->
    [0] Nobody weaker is next to you. Take another free field, or stay.
   *[other] Your order is noted. Other stacks may take free fields.
} Press “{ $button }” when you are done.
scharz-guide-siege-title = A siege
scharz-guide-siege = Your army encircles { $place }. Walls break only if one round brings as many swords as they have shields; your chance is { $win }%. Choose “{ $button }”. A settlement that is encircled until winter pays double, or surrenders.
scharz-guide-storm-title = Storm on?
scharz-guide-storm = { $place }: you win { $win } times out of 100. Above a half go on, below it keep your soldiers: “{ $button }”.
scharz-guide-fallen-title = It is yours
scharz-guide-fallen = { $place } has fallen. Keep it: a village pays taxes and sells soldiers. Choose “{ $button }”.
scharz-guide-save-title = Save for the winter
scharz-guide-save = After winter every unit and settlement costs wages, now { $wages } gold. { $short ->
    [yes] As things stand you cannot pay them: buy nothing, take fields that pay taxes, or let somebody go.
   *[no] With the taxes until then you will have { $left } gold left: only so much is free to spend.
} Each soldier you buy costs his wage, too.
scharz-guide-close-year-title = On to the next season
scharz-guide-close-year = Buy what your savings allow: builders for a village, a guard where enemies are near. Then press “{ $button }”.
scharz-guide-pay-title = Pay day
scharz-guide-pay = Wages are { $wages } gold, you have { $gold }. Give up what you need least until you can pay, a ship without an army first; then press “{ $button }”.
scharz-guide-new-year-title = New Year
scharz-guide-new-year = A year is over. Players who destroyed many units have gained victory points, those who lost many have lost some: you stand at { $points }. Truces that have run out end now. You begin with { $gold } gold.
scharz-guide-onward-title = Where to go from here
scharz-guide-onward = You know Quick. Play this match to its end; then try Basic: there you sow in spring and harvest in autumn, and every unit and settlement eats in winter. A meter beside your gold shows whether the food lasts. Original adds prestige and experience, Extended the factions with their own abilities.
scharz-guide-surround-take-title = To the walls
scharz-guide-surround-take = No army stands outside in { $target }, only a settlement. Surround it: it pays nothing and recruits nobody while you are there. You have { $count } in { $place }: click { $place } and select the stack.
scharz-guide-surround-send-title = Surround it
scharz-guide-surround-send = Click { $target } and send all. The more swords, the sooner the walls break.
scharz-guide-approach-take-title = Gather
scharz-guide-approach-take = One soldier wins no war: march together. { $target } is nearer to the enemy. Click { $place } and select the stack.
scharz-guide-approach-send-title = March
scharz-guide-approach-send = Click { $target } and send all.
scharz-guide-recruit-title = More soldiers
scharz-guide-recruit = Buy light infantry in { $place } for { $gold } gold; in winter its wage costs you 1 gold more. After all wages you would have { $left } gold left. Click the field, then the row in its card.
scharz-guide-pay-day-title = Pay day
scharz-guide-pay-day = The year ends with wages: { $wages } gold, and you have { $gold }. { $short ->
    [yes] That is not enough: you will be asked whom you give up.
   *[no] You keep { $left } gold.
} Press “{ $button }”.
scharz-guide-food-welcome-title = Now with food
scharz-guide-food-welcome = The same land in Basic: now grain, fish and herds count, and in winter everybody eats. First settle three villages as you know it.
scharz-guide-larder-title = What winter eats
scharz-guide-larder = In winter your units and settlements eat { $rations ->
    [one] one ration
   *[other] { $rations } rations
}, your herds { $fodder } grain. You have { $grain } grain. The meter beside your gold shows it all year.
scharz-guide-herds-stay-title = Herds
scharz-guide-herds-stay = Herds and goods can be moved within your connected land. Yours graze well where they are: press “{ $button }”.
scharz-guide-sow-title = Sow
scharz-guide-sow = A grain that you sow in { $place } comes back in autumn with what has grown: 3 more on yellow land, 2 on green, 1 on brown and turquoise. You have { $grain } grain. Click { $place }.
scharz-guide-sown-title = All sown
scharz-guide-sown = Every free field of yours is sown; { $grain } grain stays in your stores. Press “{ $button }”.
scharz-guide-crop-title = The crop is standing
scharz-guide-crop = { $crop } grain stands on { $fields ->
    [one] your field
   *[other] your fields
}. Until autumn somebody must stay there: whoever controls a field brings in its harvest. Let your soldiers stay.
scharz-guide-reap-title = Bring it in
scharz-guide-reap = The arrows show which store each crop goes to; a village has room for 5. The proposal fits: press “{ $button }”.
scharz-guide-harvested-title = Harvest
scharz-guide-harvested = The harvest is in: { $grain } grain. A village has room for 5; what has no room is lost. In winter you need { $rations ->
    [one] one ration
   *[other] { $rations } rations
}, and { $fodder } grain for the herds.
scharz-guide-count-title = The last market
scharz-guide-count = Now count: you need { $rations ->
    [one] one ration
   *[other] { $rations } rations
} and { $fodder } grain for the herds, and you have { $grain } grain and { $fish } fish. { $missing ->
    [0] That is enough; what is left is seed for spring.
   *[other] { $missing } grain is missing: buy some, or slaughter herds.
} One grain, one fish and one meat are a ration each.
scharz-guide-provide-title = Buy grain
scharz-guide-provide = { $missing } grain is still missing. Bread is cheaper than new soldiers: buy grain in { $place }.
scharz-guide-let-grow-title = Let it grow
scharz-guide-let-grow = Nothing to do for your food now. Press “{ $button }”.
scharz-guide-feed-title = Winter meal
scharz-guide-feed = The proposal lists who eats what. Without food, herds go first, then soldiers, then villages: you need { $rations ->
    [one] one ration
   *[other] { $rations } rations
} and have { $grain } grain. You may slaughter a herd for its meat. Then press “{ $button }”.
scharz-guide-fed-title = Everybody has eaten
scharz-guide-fed = Winter is over, and { $grain } grain is left to sow. You know the farm year: sow, guard, harvest, eat. Play on, or open a new table in Original or Extended mode.

## Forecasts and warnings
scharz-ui-to-deal = { $count ->
    [one] 1 sword still to deal
   *[other] { $count } swords still to deal
}
scharz-ui-lives = { $count ->
    [one] 1 life each
   *[other] { $count } lives each
}
scharz-ui-attacker = counts as the attacker
scharz-ui-defender = counts as the defender
scharz-ui-swords-rolled = { $count } rolled
scharz-ui-swords-blanks = +{ $count } for three blank dice
scharz-ui-swords-number = +{ $count } for army size
scharz-ui-swords-free = +{ $count } from free swords
scharz-ui-swords-loss = −{ $count } for low morale
scharz-ui-ahead = Battles ahead
scharz-ui-meets-at = at { $place } against
scharz-ui-storms-at = storms { $place }
scharz-ui-odds-win = wins { $percent }%
scharz-ui-odds-you-win = you win { $percent }%
scharz-ui-odds-lose = loses { $percent }%
scharz-ui-odds-you-lose = you lose { $percent }%
scharz-ui-odds-draw = drawn { $percent }%
scharz-ui-thresholds = Needed to win
scharz-ui-from-gold = from { $gold } gold
scharz-ui-odds-fall = Units that fall
scharz-ui-odds-next = next round
scharz-ui-odds-this = this round, with the dice as they are
scharz-ui-odds-breach = The walls fall in the next round: { $percent }%
scharz-ui-odds-breach-this = The walls fall in this round, with the dice as they are: { $percent }%
scharz-ui-odds-losses = in all
scharz-ui-odds-assumes = Assumes that nobody flees or pays for re-rolls.
scharz-ui-odds-assumes-plain = Assumes that nobody flees.
scharz-ui-pact-ends = until the New Year of year { $year }
scharz-ui-wages = Wages
scharz-ui-missing = { $count } grain missing
scharz-ui-hunger = As things stand, feeding takes:
scharz-ui-meal = Winter meals
scharz-ui-meal-at = Around { $at }
scharz-ui-meal-need = { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
}{ $fodder ->
    [0] { "" }
   *[other] { " " }and { $fodder } grain as fodder
}
scharz-ui-meal-sold = { $count } meat is left and sold for { $count } gold.
scharz-ui-meal-missing = { $count } grain is missing.
scharz-ui-meal-stores = Stores
scharz-ui-harvest-how = Choose a crop, then its store. Crops you do not assign are stored as shown.
scharz-ui-harvest-where = { $at }: into which store?
scharz-ui-harvest-crops = Crops
scharz-ui-harvest-stores = Stores after the harvest
scharz-ui-harvest-stolen = from { $seat }
scharz-ui-harvest-chosen = your choice
scharz-ui-harvest-none = no store
scharz-ui-harvest-lost = { $count } grain finds no room and is lost.
scharz-ui-store = { $at }: { $before } grain now, { $after } after the harvest, room for { $storage }
scharz-ui-summer-bad = bad
scharz-ui-summer-normal = normal
scharz-ui-summer-good = good
scharz-ui-summer-grain = { $count } grain
scharz-ui-summer-again = is rolled again
scharz-ui-summer-odds = Better faces: { $better } of six; worse: { $worse }.
scharz-ui-summer-reroll = Roll again
scharz-ui-crops = +{ $count } grain in the fields
scharz-ui-meat = +{ $count } meat in the herds
scharz-ui-crew = { $workers } at work (at least { $builders }),
scharz-ui-levies = Still available here this season: { $levies } light infantry, { $hires ->
    [one] 1 mercenary
   *[other] { $hires } mercenaries
}
scharz-ui-warnings = Warnings
scharz-ui-trouble-left_empty = { $place } is left empty.
scharz-ui-trouble-cut_off = { $place } would be cut off from supplies.
scharz-ui-trouble-hungry = Not everybody could be fed next winter.
scharz-ui-trouble-unpaid = Wages are due after this step, and { $missing } gold is missing: you will lose units or settlements.
scharz-ui-way-board = aboard
scharz-ui-way-moor = into the yard
scharz-ui-way-transfer = from port to port
scharz-ui-way-drive = driven
scharz-ui-way-carry = carried
scharz-ui-follows-tribute = A truce until the next New Year.
scharz-ui-follows-ransom = Peace until the second New Year.
scharz-ui-follows-vassalhood = Peace while it lasts; a third of the vassal’s taxes goes to the lord.
scharz-ui-follows-aid = A gift of gold.

## Headings of choices
scharz-group-choose_faction = Choose a faction
scharz-group-settle = Place a settlement
scharz-group-resettle = Move a village
scharz-group-put = Place it here
scharz-group-put_herd = Place a herd here
scharz-group-select = Select units
scharz-group-select_transports = Select transport ships
scharz-group-select_fleet = Select a fleet
scharz-group-go = March or sail
scharz-group-board = Go aboard
scharz-group-moor = Enter a shipyard
scharz-group-transfer = From port to port
scharz-group-select_herd = Select a herd
scharz-group-drive_to = Drive the herd
scharz-group-select_good = Select goods
scharz-group-carry_to = Carry the goods
scharz-group-toll = Pay the toll
scharz-group-sacrifice = Sacrifice a unit
scharz-group-withdraw = Withdraw behind the walls
scharz-group-withdraw_builders = Withdraw builders
scharz-group-withdraw_herd = Bring herds inside
scharz-group-put_to_sea = Put to sea
scharz-group-stay_behind = Stay behind
scharz-group-keep_herd = Keep a herd
scharz-group-stand_outside = Who stands outside
scharz-group-attack = Attack
scharz-group-charge = Charge
scharz-group-reroll_die = Re-roll dice
scharz-group-reroll_weather = Roll again for the weather
scharz-group-aim = Aim at the rear
scharz-group-hit = Choose the next victim
scharz-group-free = Use free swords
scharz-group-flee = Flee
scharz-group-occupy = The fallen settlement
scharz-group-plunder = Plunder
scharz-group-raise = Raise a unit’s level
scharz-group-propose = Make a proposal
scharz-group-offer = Offer gold
scharz-group-offer_for_ever = Offer gold for lasting peace
scharz-group-agree = Agree to a proposal
scharz-group-buy_infantry = Buy light infantry
scharz-group-recruit = Recruit light infantry
scharz-group-double_quota = Double the quota
scharz-group-hire = Hire mercenaries
scharz-group-hire_for_prestige = Hire mercenaries for prestige
scharz-group-buy_elephant = Buy war elephants
scharz-group-buy_corsair = Hire corsairs
scharz-group-buy_corsair_for_prestige = Hire corsairs for prestige
scharz-group-upgrade = Upgrade light infantry
scharz-group-mount = Upgrade to cavalry, choosing the horses
scharz-group-degrade = Downgrade a unit
scharz-group-disembark = Turn a ship into infantry
scharz-group-train = Train a unit
scharz-group-buy_good = Buy goods
scharz-group-sell_good = Sell goods
scharz-group-buy_herd = Buy a herd
scharz-group-sell_herd = Sell a herd
scharz-group-slaughter = Slaughter a herd
scharz-group-build = Begin a building
scharz-group-build_with = Begin a building with
scharz-group-enter_site = Join a building site
scharz-group-hurry = Hurry a site
scharz-group-cancel_site = Give up a site
scharz-group-dismantle = Pull down a building
scharz-group-clean = Clean a plundered field
scharz-group-hire_commander = Hire a commander
scharz-group-change_rival = Change the rival
scharz-group-dismiss = Dismiss a unit
scharz-group-buy_in_belgica = Buy in Belgica
scharz-group-sow = Sow
scharz-group-reap = Harvest
scharz-group-celebrate = Hold a feast
scharz-group-draw_from = Take from here first
scharz-group-land_fish = Land the catch
scharz-group-give_up = Give up a unit
scharz-group-announce = Claim a victory
scharz-group-abandon = Give up a settlement

## The battle calculator
scharz-calc-title = Battle calculator
scharz-calc-open = Calculate a battle
scharz-calc-open-here = Calculate a battle here
scharz-calc-clash = Kind of fight
scharz-calc-battle = battle in the open
scharz-calc-assault = assault on the walls
scharz-calc-ground = Ground
scharz-calc-lands = Any land
scharz-calc-spaces = On this map
scharz-calc-land-plain = plain or mixed field
scharz-calc-land-mountains = mountains
scharz-calc-land-wetland = wetland
scharz-calc-land-water = sea or river
scharz-calc-settlement = Defender’s settlement
scharz-calc-fort = fortified
scharz-calc-attacker = Attacker
scharz-calc-defender = Defender
scharz-calc-who = Whose army
scharz-calc-anybody = anybody
scharz-calc-swap = Swap the sides
scharz-calc-add-units = Add units
scharz-calc-fewer = Fewer: { $what }
scharz-calc-more = More: { $what }
scharz-calc-level = Experience: { $kind }
scharz-calc-no-units = No units yet: add some below.
scharz-calc-no-garrison = Nobody inside: the walls defend themselves.
scharz-calc-commander = Commander
scharz-calc-prestige = Prestige
scharz-calc-rival = fights its rival
scharz-calc-fights = Fights
scharz-calc-fights-0 = to the last unit
scharz-calc-fights-25 = until less than a quarter is left
scharz-calc-fights-50 = until less than half is left
scharz-calc-fights-75 = until less than three quarters are left
scharz-calc-attacker-wins = Attacker wins { $percent }%
scharz-calc-defender-wins = Defender wins { $percent }%
scharz-calc-drawn = nobody { $percent }%
scharz-calc-breach = Walls: { $shields ->
    [one] 1 sword
   *[other] { $shields } swords
} needed in one round. Breach in the first round { $first }%, in the end { $ever }%.
scharz-calc-sampled = About, from { $count } tries. Rounds on average: { $rounds }.
scharz-calc-exact = Exact. Rounds on average: { $rounds }.
scharz-calc-first-exact = The figures of the first round are exact.
scharz-calc-losses = Loses { $lost } of { $units } on average.
scharz-calc-destroyed = Wiped out: { $percent }%.
scharz-calc-flees = Flees: { $percent }%.
scharz-calc-breaks-off = Breaks off: { $percent }%.
scharz-calc-loss = −{ $lost } of { $count }
scharz-calc-first = First round, on average: swords { $swords }, units lost { $lost }.
scharz-calc-die-white = white dice
scharz-calc-die-blue = blue dice
scharz-calc-die-red = red dice
scharz-calc-die-reversed = reversed white dice
scharz-calc-assumes = Everybody who can charge does, nobody pays for re-rolls, and left-over swords strike again in the next round. Fleeing units always have somewhere to go.
scharz-calc-assumes-plain = Everybody who can charge does, and left-over swords strike again in the next round. Fleeing units always have somewhere to go.
scharz-calc-failed = The server does not answer just now.
scharz-calc-why-nobody = There must be a unit on each side.
scharz-calc-why-too_many = An army has at most 48 units.
scharz-calc-why-no_room_aboard = At sea land units need room on transport ships: a transport ship has three places.
scharz-calc-why-not_inside = Ships, corsairs and elephants do not stay inside a settlement.
scharz-calc-why-wrong_ground = Corsairs do not come ashore.
scharz-calc-why-no_site = Only land units can be on a building site, and only on land.
scharz-calc-why-no_settlement = There is no settlement to storm.
scharz-calc-why-other_map = These factions never met on this map.

## Parts of the table, as the rules name them
scharz-part-players = Players: gold, units, buildings, victory points
scharz-part-ways = How near each way to win is
scharz-part-field = Field: its colour says how fertile and how difficult it is
scharz-part-sea = Sea: ships sail here, and supply crosses it
scharz-part-settlement = Settlement: one of Blue’s villages, with its units
scharz-part-army = Army: kind and number of units
scharz-part-rival = Units of the rival
scharz-part-orders = Orders being written; only their owner sees them
scharz-part-draft = The same orders as a list
scharz-part-realm = Your realm: taxes, wages or food of the coming winter

## What the signs on the table mean
scharz-sign-armies = Armies and units
scharz-sign-army = Army: its owner’s shield and the number of units
scharz-sign-fleet = Fleet: a hull under the shield
scharz-sign-cargo = Units aboard the fleet
scharz-sign-aside = Dashed edge: aboard, or at work on a building site
scharz-sign-levels = Experience
scharz-sign-buildings = Buildings
scharz-sign-garrison = A number at a settlement: units and ships inside
scharz-sign-site = Building site: the ring fills as the work proceeds
scharz-sign-marks = On a space
scharz-sign-crop = Crop, with the amount of grain if there is more than one
scharz-sign-order = Your order: an arrow with the number of units
scharz-sign-land = Land
scharz-sign-dice = Dice and battle
scharz-sign-die = Die: { $colour }
scharz-sign-goods = Goods and points

## Worth: where points come from, as the coach says it
scharz-worth-land = from fields and settlements
scharz-worth-glory = from victory points
scharz-worth-army = from the army
scharz-worth-gold = from gold
scharz-worth-sites = from building sites
scharz-worth-victory = on the way to victory
scharz-worth-dangers = from what may soon be captured or lost
scharz-worth-hunger = from food
