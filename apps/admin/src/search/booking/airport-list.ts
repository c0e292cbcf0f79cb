/** Cities with one airport of the airlines, by the names that itineraries and mails give them. */
export const CITIES = `
AAL Aalborg|AAR Aarhus|ABJ Abidjan|Abidzan|ABQ Albuquerque|ABV Abuja|ABZ Aberdeen|ACC Accra|Akra|ACE Lanzarote|ADB Izmir
ADD Addis Ababa|Addis Abeba|Adis Abeba|ADL Adelaide|AER Sochi|Sotschi|Soczi|AGA Agadir|AGP Malaga|AHB Abha|AHO Alghero|AJA Ajaccio|AKL Auckland
ALA Almaty|Alma Ata|ALC Alicante|ALG Algiers|Algier|Alger|Algeri|Argel|AMD Ahmedabad|AMM Amman|AMS Amsterdam|ANC Anchorage|ANR Antwerp|Antwerpen
ANU Antigua|AOI Ancona|APW Apia|ARN Arlanda|ASB Ashgabat|ASM Asmara|ASR Kayseri|ASU Asuncion|ASW Aswan|Assuan|Asuan|Assouan
ATH Athens|Athen|Athene|Atina|Ateny|Atenas|Athenes|Atene|ATL Atlanta|ATQ Amritsar|AUA Aruba|AUH Abu Dhabi|Abu Dabi|Abou Dabi|Abu Zabi|AUS Austin
AYT Antalya|BAH Bahrain|BCN Barcelona|Barcelone|Barcellona|Barselona|BDL Hartford|BDS Brindisi|BEG Belgrade|Belgrad|Belgrado|BEL Belem
BER Berlin|Berlino|Berlijn|BEY Beirut|Beyrut|Bejrut|Beyrouth|Beiroet|BGI Barbados|Bridgetown|BGO Bergen|BGW Baghdad|Bagdad|Bagdat|BHX Birmingham
BIA Bastia|BIO Bilbao|BIQ Biarritz|BJL Banjul|BJV Bodrum|BKI Kota Kinabalu|BKO Bamako|BLL Billund|BLQ Bologna|Bolonia|Bologne
BLR Bangalore|Bengaluru|BLZ Blantyre|BNA Nashville|BNE Brisbane|BOD Bordeaux|Burdeos|BOG Bogota|BOI Boise|BOJ Burgas|BOM Mumbai|Bombay|BON Bonaire
BOO Bodo|BOS Boston|BPS Porto Seguro|BRC Bariloche|BRE Bremen|BRI Bari|BRS Bristol|BSB Brasilia|BSL Basel|BSR Basra|BSZ Bishkek
BUD Budapest|Budapeszt|Boedapest|BUF Buffalo|BUQ Bulawayo|BWN Bandar Seri Begawan|BZE Belize City|BZG Bydgoszcz|BZV Brazzaville|CAG Cagliari
CAI Cairo|Kairo|Kair|Kahire|El Cairo|Le Caire|Il Cairo|CAN Guangzhou|CAP Cap Haitien|Le Cap Haitien|CBR Canberra|CCJ Calicut|Kozhikode|CCS Caracas
CCU Kolkata|CEB Cebu|CFU Corfu|Korfu|Corfou|Kerkyra|CGN Cologne|Koeln|Koln|Kolonia|Keulen|CGO Zhengzhou|CGP Chittagong|CHC Christchurch
CHQ Chania|Hania|CJB Coimbatore|CJU Jeju|CKG Chongqing|CKY Conakry|CLE Cleveland|CLJ Cluj Napoca|Cluj|Klausenburg|CLO Cali|CLT Charlotte
CMB Colombo|Kolombo|CMN Casablanca|Kazablanka|CNS Cairns|CNX Chiang Mai|COK Cochin|COO Cotonou
CPH Copenhagen|Kopenhagen|Kopenhag|Kopenhaga|Copenhague|Copenaghen|CPT Cape Town|Kapstadt|Kapsztad|Ciudad del Cabo|Le Cap|Citta del Capo|Kaapstad
CSX Changsha|CTA Catania|Katania|CTG Cartagena|CUN Cancun|CUR Curacao|CUZ Cusco|Cuzco|CVG Cincinnati|CWB Curitiba|CWL Cardiff|CXR Nha Trang
CZL Constantine|DAC Dhaka|Dakka|Dacca|DAD Da Nang|Danang|DAM Damascus|Damaskus|Damaszek|Damasco|Damas|DAR Dar es Salaam|DBV Dubrovnik
DEL Delhi|New Delhi|Neu Delhi|Yeni Delhi|Nowe Delhi|Nueva Delhi|Nuova Delhi|DEN Denver|DIY Diyarbakir|DJE Djerba|Dzerba|Yerba|Cerba|DLA Douala
DLC Dalian|DLM Dalaman|DMM Dammam|DOH Doha|DPS Denpasar|Bali|DRS Dresden|DRW Darwin|DSS Dakar|DTM Dortmund|DTW Detroit|DUB Dublin|Dublino|DUR Durban
DUS Duesseldorf|Dusseldorf|DVO Davao|DYU Dushanbe|EBB Entebbe|EBL Erbil|ECN Ercan|EDI Edinburgh|Edynburg|Edimburgo|Edimbourg|EFL Kefalonia
ELP El Paso|EMA East Midlands|ENU Enugu|ERF Erfurt|ERZ Erzurum|ESB Ankara|EVN Yerevan|Eriwan|Erewan|Erivan|Erevan|EXT Exeter|FAO Faro
FDF Fort de France|FDH Friedrichshafen|FEZ Fes|Fez|FIH Kinshasa|FKB Karlsruhe|Baden Baden|FLL Fort Lauderdale|FLN Florianopolis
FLR Firenze|Florenz|Florencja|Floransa|FMM Memmingen|FMO Muenster Osnabrueck|FNA Freetown|FNC Funchal|FOC Fuzhou|FOR Fortaleza
FRA Frankfurt|Francfort|Francoforte|FUE Fuerteventura|FUK Fukuoka|GBE Gaborone|GDL Guadalajara|GDN Gdansk|Danzig|GEG Spokane
GOA Genoa|Genova|Genua|Genes|Cenova|GOT Gothenburg|Goeteborg|GRO Girona|Gerona|GRQ Groningen|GRX Granada|GRZ Graz|GUA Guatemala City|GUM Guam
GVA Geneva|Genf|Cenevre|Genewa|Ginebra|Geneve|Ginevra|GYD Baku|Bakou|Bakoe|GYE Guayaquil|GZT Gaziantep|HAJ Hannover|HAK Haikou
HAM Hamburg|Hamburgo|Hambourg|Amburgo|HAN Hanoi|Hanoj|HAV Havana|Havanna|Hawana|La Habana|La Havane|L Avana|HBA Hobart|HDY Hat Yai|HEL Helsinki
HER Heraklion|Iraklion|Heraclion|HGA Hargeisa|HGH Hangzhou|HIJ Hiroshima|HKG Hong Kong|Hongkong|HKT Phuket|HNL Honolulu|HPH Haiphong|HRB Harbin
HRE Harare|HRG Hurghada|Hurgada|HRK Kharkiv|Charkiw|HYD Hyderabad|IAS Iasi|IBZ Ibiza|IND Indianapolis|INN Innsbruck|INV Inverness|ISB Islamabad
ISU Sulaymaniyah|IXE Mangalore|JAI Jaipur|JED Jeddah|Dschidda|Djeddah|Gedda|Cidde|Djedda|Yeda|Jiddah|JHB Johor Bahru|JIB Djibouti
JMK Mykonos|Mikonos|JNB Johannesburg|Johannesbourg|Johannesburgo|JRO Kilimanjaro|JSI Skiathos|JTR Santorini|Thira|Santorin|JUB Juba
JUJ San Salvador de Jujuy|KAN Kano|KBL Kabul|KBP Kyiv Boryspil|KBV Krabi|KCH Kuching|KEF Keflavik|KGL Kigali|KGS Kos|KHH Kaohsiung|KHI Karachi
KIN Kingston|KLU Klagenfurt|KLX Kalamata|KMG Kunming|KNO Medan|KOJ Kagoshima|KRK Krakow|Krakau|Cracovia|Cracovie|KRT Khartoum|KTI Phnom Penh
KTM Kathmandu|Katmandu|Katmandou|KTW Katowice|Kattowitz|KUL Kuala Lumpur|KUN Kaunas|Kowno|KWI Kuwait|KWL Guilin|KYA Konya|KZN Kazan|LAD Luanda
LAS Las Vegas|LAX Los Angeles|LBA Leeds|LBV Libreville|LCA Larnaca|Larnaka|LCJ Lodz
LED Sankt Petersburg|San Pietroburgo|Sint Petersburg|San Petersburgo|LEI Almeria|LEJ Leipzig|LFW Lome|LGG Liege|Luettich|Luik|LGK Langkawi
LHE Lahore|LIL Lille|LIM Lima|LIS Lisbon|Lissabon|Lizbon|Lizbona|Lisboa|Lisbonne|Lisbona|LJU Ljubljana|LKO Lucknow|LLW Lilongwe|LNZ Linz|LOP Lombok
LOS Lagos|LPA Gran Canaria|Las Palmas|LPL Liverpool|LPQ Luang Prabang|LUN Lusaka|LUX Luxembourg|Luxemburg|Lussemburgo|Luksemburg|LUZ Lublin
LVI Livingstone|LWO Lviv|Lwow|Lemberg|Leopoli|LXR Luxor|Luksor|Louxor|LYS Lyon|Lione|MAA Chennai|MAD Madrid|Madryt|MAH Menorca|Minorca
MAN Manchester|MAO Manaus|MBA Mombasa|MBJ Montego Bay|MCI Kansas City|MCT Muscat|Maskat|Mascate|MDZ Mendoza|MED Madinah|Medina|Medine|Medyna
MEM Memphis|MFM Macau|Macao|MGA Managua|MGQ Mogadishu|Mogadischu|MHD Mashhad|MIA Miami|MIR Monastir|MKE Milwaukee|MLA Malta|Malte|Luqa|MLE Male
MMX Malmo|Malmoe|MNL Manila|MPL Montpellier|MPM Maputo|MRS Marseille|Marsylia|Marsella|Marsiglia|Marsilya|MRU Mauritius|Mauricio|Ile Maurice
MSP Minneapolis|MSQ Minsk|MST Maastricht|MSY New Orleans|La Nouvelle Orleans|Nueva Orleans|MTY Monterrey
MUC Munich|Muenchen|Munchen|Munih|Monachium|Monaco di Baviera|MUX Multan|MVD Montevideo|Montewideo|NAG Nagpur|NAN Nadi
NAP Naples|Neapel|Napoli|Neapol|Napoles|Napels|NAS Nassau|NAT Natal|NAV Nevsehir|NBE Enfidha|NBO Nairobi|NCE Nice|Nizza|Nicea|Niza
NDJ N Djamena|Ndjamena|NDR Nador|NIM Niamey|NJF Najaf|NKC Nouakchott|NKG Nanjing|NOU Noumea|NQZ Astana|NRN Weeze|NSI Yaounde|Jaunde|NTE Nantes
NUE Nuremberg|Nuernberg|Nurnberg|Norymberga|Norimberga|Neurenberg|OAK Oakland|OGG Kahului|Maui|OHD Ohrid|OKA Okinawa|Naha|OKC Oklahoma City
OLB Olbia|OMA Omaha|OOL Gold Coast|OPO Porto|Oporto|ORF Norfolk|ORK Cork|ORN Oran|OUA Ouagadougou|OUD Oujda|OUL Oulu|OVB Novosibirsk|Nowosibirsk
OVD Asturias|Oviedo|PAD Paderborn|PAP Port au Prince|Porto Principe|PBH Paro|PBM Paramaribo|PDL Ponta Delgada|PEG Perugia|PEN Penang|PER Perth
PEW Peshawar|PFO Paphos|Pafos|Baf|PHC Port Harcourt|PHL Philadelphia|PIT Pittsburgh|PKR Pokhara|PLQ Palanga
PMI Palma de Mallorca|Mallorca|Majorca|Majorka|Majorque|Maiorca|Palma|PMO Palermo|PNQ Pune|POA Porto Alegre|POL Porto Amelia|Pemba|POM Port Moresby
POP Puerto Plata|POS Port of Spain|POZ Poznan|Posen|PPT Papeete|PQC Phu Quoc|PRG Prague|Prag|Praag|Praga|PRN Pristina|Prishtina|Prisztina
PSA Pisa|Piza|PSR Pescara|PTP Pointe a Pitre|PUJ Punta Cana|PUS Busan|PUY Pula|PVH Porto Velho|PVK Preveza|PVR Puerto Vallarta|PXO Porto Santo
RAI Praia|RAK Marrakech|Marrakesch|Marrakesh|Marakesz|Marakes|RBA Rabat|RDU Raleigh Durham|Raleigh|REC Recife|REG Reggio Calabria|REU Reus
RGN Yangon|RHO Rhodes|Rhodos|Rodos|Rodas|Rodi|RIC Richmond|RIX Riga|Ryga|RJK Rijeka|RMF Marsa Alam|RMI Rimini|RMO Chisinau|RMU Murcia|RNO Reno
RNS Rennes|ROB Monrovia|RSW Fort Myers|RUH Riyadh|Riad|Riyad|Rijad|RUN Reunion|La Reunion|RVN Rovaniemi|RZE Rzeszow|SAI Siem Reap|SAN San Diego
SAP San Pedro Sula|SAT San Antonio|SBZ Sibiu|Hermannstadt|SCL Santiago de Chile|SCN Saarbruecken|Saarbrucken|SCQ Santiago de Compostela|SDJ Sendai
SDQ Santo Domingo|Saint Domingue|SDR Santander|SEA Seattle|SEZ Mahe|SFA Sfax|SFO San Francisco
SGN Ho Chi Minh City|Saigon|Ho Chi Minh|Ho Chi Minh Stadt|Sajgon|SHE Shenyang|SHJ Sharjah|SIN Singapore|Singapur|Singapour|SJD Los Cabos
SJJ Sarajevo|Sarajewo|Saraybosna|SKD Samarkand|SKG Thessaloniki|Saloniki|Selanik|Salonicco|Tesalonica|Thessalonique|SKP Skopje|Uskup|SKT Sialkot
SLC Salt Lake City|SMF Sacramento|SMI Samos|SNN Shannon|SOF Sofia|Sofya|SOU Southampton|SPU Split|SSA Salvador de Bahia|Salvador Bahia
SSH Sharm el Sheikh|Szarm el Szejk|Charm el Cheikh|Scharm el Scheich|Sarm el Seyh|STR Stuttgart|Stoccarda|STT Charlotte Amalie|SUB Surabaya
SUF Lamezia Terme|Lamezia|SVG Stavanger|SVQ Seville|Sevilla|Sewilla|Siviglia|SVX Yekaterinburg|Jekaterinburg
SXB Strasbourg|Strassburg|Estrasburgo|Strasburgo|SYD Sydney|SYX Sanya|SYZ Shiraz|SZF Samsun|SZG Salzburg|SZX Shenzhen|SZZ Szczecin|Stettin|TAE Daegu
TAO Qingdao|TAS Tashkent|Taszkent|Taschkent|Tachkent|Taskent|TBS Tbilisi|Tiflis|TER Praia da Vitoria|Terceira|TGD Podgorica|TIA Tirana|TIF Taif
TIJ Tijuana|TIV Tivat|TKU Turku|TLL Tallinn|Tallin|TLN Toulon|TLS Toulouse|Tuluza|Tolosa|TLV Tel Aviv|Tel Awiw|TMP Tampere
TNG Tangier|Tanger|Tangeri|TNR Antananarivo|TOS Tromso|Tromsoe|TPA Tampa|TPS Trapani|TRD Trondheim|TRN Turin|Torino|Turyn|TRS Trieste|Triest
TRV Trivandrum|Thiruvananthapuram|TSR Timisoara|Temeswar|TUN Tunis|Tunus|Tunisi|Tunez|TUS Tucson|TZX Trabzon|UBN Ulaanbaatar|Ulan Bator|UIO Quito
UPG Makassar|URC Urumqi|USH Ushuaia|USM Koh Samui|Ko Samui|VAR Varna|Warna|VCE Venice|Venedig|Venedik|Wenecja|Venecia|Venise|Venezia|Venetie
VFA Victoria Falls|VGO Vigo|VIE Vienna|Wien|Wenen|Viyana|Wieden|Viena|Vienne|VLC Valencia|VNO Vilnius|Wilno|Vilna|Wilna|VRA Varadero
VRN Verona|Werona|VTE Vientiane|WAW Warsaw|Warschau|Warszawa|Varsova|Varsovia|Varsovie|Varsavia|WDH Windhoek|WLG Wellington|WRO Wroclaw|Breslau
WUH Wuhan|XIY Xi an|Xian|XMN Xiamen|XRY Jerez|YEG Edmonton|YHZ Halifax|YOW Ottawa|YQB Quebec City|Quebec|YVR Vancouver|YWG Winnipeg|YYC Calgary
ZAD Zadar|ZAG Zagreb|Zagrzeb|Zagabria|ZAZ Zaragoza|Saragossa|ZNZ Zanzibar|Sansibar|ZQN Queenstown|ZRH Zurich|Zuerich|Zurih|Zurych|Zurigo
ZTH Zakynthos|Zante|ZYL Sylhet
BUS Batumi|Batoumi|KUT Kutaisi|Kutaissi|PRI Praslin|BOB Bora Bora|SPC La Palma|Santa Cruz de la Palma|KVA Kavala|JKH Chios|MJT Mytilene|Lesbos|Lesvos|LDE Lourdes
CMF Chambery|GNB Grenoble|GWT Westerland|Sylt|TZL Tuzla|OMO Mostar|CRA Craiova|RKT Ras al Khaimah|SLL Salalah|AQJ Aqaba|Akaba|ABS Abu Simbel|HBE Borg el Arab
SID Sal|BVC Boa Vista|PLZ Port Elizabeth|Gqeberha|MQP Nelspruit|Mpumalanga|URT Surat Thani|CEI Chiang Rai|PPS Puerto Princesa|MPH Caticlan|Boracay|KLO Kalibo
LBJ Labuan Bajo|AYQ Ayers Rock|Uluru|HTI Hamilton Island|ROT Rotorua|DUD Dunedin|NSN Nelson|RAR Rarotonga|KOA Kona|LIH Lihue|UVF Saint Lucia|St Lucia|GND Grenada
TAB Tobago|SXM Sint Maarten|St Maarten|PLS Providenciales|CZM Cozumel|OAX Oaxaca|TQO Tulum|SKB Saint Kitts|St Kitts|HUX Huatulco
AMS Amsterodam|Amszterdam|Amesterdao|Amsterdao|ATH Atheny|Aten|BEG Belehrad|BER Berlim|BEY Beirute|BRQ Brno
BSL Basilej|Bale|Bazylea|Basileia|Basilea|Bazel|BTS Bratislava|Pressburg|Bratyslawa|Pozsony|BUD Budapeste|CAI Kahira
CLJ Kolozsvar|Kluz|CPH Kodan|Koppenhaga|Kobenhavn|Copenhaga|CPT Kapske Mesto|Cidade do Cabo|DEB Debrecen|DRS Drazdany|Drezno|Drezda
EVN Jerevan|FLR Florencie|Florenca|Florence|Florencia|Firence|FRA Frankfurt am Main|Frankfurt nad Mohanem|GOA Janov|GOT Goteborg
GVA Zeneva|Genebra|HAM Hamburk|HEL Helsinky|Helsinque|Helsinquia|JNB Joanesburgo|KRK Krakov|Krakko|KSC Kosice
LED Petrohrad|LIS Lisabon|Lisszabon|LJU Lublan|Lubiana|Lublana|Laibach|LUX Lucemburk|Luxemburgo|MAD Madri
MUC Mnichov|Munique|NAP Napoly|NUE Norimberk|OSR Ostrava|PRG Praha|Praze|Prahy|RAK Marrakes|Marraquexe|RHO Rodosz|SEZ Mahe Island
SIN Singapura|Szingapur|SJJ Szarajevo|SKG Solun|Szaloniki|SVQ Sevilha|SXB Strasburk|VCE Benatky|Velence|Veneza|VIE Viden|Becs
WAW Varsava|Varso|WRO Vratislav|Boroszlo|ZAG Zahreb|Zagrab|Agram|ZRH Curych|Zurique
LRM La Romana|AZS Samana|HOG Holguin|EIS Tortola|SVD Saint Vincent|St Vincent|RTB Roatan|LIR Liberia Costa Rica|MUB Maun|BBK Kasane|MOZ Moorea|HUH Huahine
RFP Raiatea|RGI Rangiroa|BME Broome|ASP Alice Springs|EYW Key West|AQP Arequipa|GPS Baltra|IGU Foz do Iguacu|FTE El Calafate|PUQ Punta Arenas
LYR Longyearbyen|IVL Ivalo|KTT Kittila|JAV Ilulissat|SFJ Kangerlussuaq|AEY Akureyri|FAE Vagar|Vagar Faroe|HOR Horta|GCM Grand Cayman
MRU Maurice|L Ile Maurice|Isla Mauricio|Isola Maurizio|RUN Saint Denis de la Reunion|St Denis de la Reunion|FDF Martinique|Martinica|Martinik
PTP Guadeloupe|Guadalupa|Guadalupe|Gwadelupa|NAN Fiji|Fidschi|Fidji|WDH Windhuk|TNR Tananarive|CUR Willemstad|FNC Madeira|Madere
RRG Rodrigues|Rodrigues Mauritius|Rodrigues Island|Ile Rodrigues|Insel Rodrigues|TMM Tamatave|Toamasina|NOS Nosy Be|Nossi Be|DIE Diego Suarez|Antsiranana
MJN Majunga|Mahajanga|FTU Fort Dauphin|Tolagnaro|TLE Tulear|Toliara|HAH Moroni|DZA Mayotte|Dzaoudzi|GAN Gan Island|HRI Mattala|JAF Jaffna|GOM Goma|NLA Ndola
HLE Saint Helena|St Helena|Sankt Helena|Sainte Helene|WVB Walvis Bay|Walvis Bucht|Walvisbaai|UTN Upington|ELS East London|BFN Bloemfontein|HDS Hoedspruit
MQX Mekelle|BJR Bahir Dar|AWA Hawassa|DIR Dire Dawa|GDQ Gondar|AXU Axum|Aksum|JIM Jimma|MYD Malindi|KIS Kisumu|EDL Eldoret|LAU Lamu|DOD Dodoma|MWZ Mwanza
SEU Seronera|Serengeti|APL Nampula|VNX Vilankulo|Vilanculos|BEW Beira|INH Inhambane|PNR Pointe Noire|POG Port Gentil|FBM Lubumbashi|SSG Malabo|TMS Sao Tome
KMS Kumasi|TML Tamale|CSK Cap Skirring|OZZ Ouarzazate|Uarzazat|VIL Dakhla|Dachla|Dajla|EUN Laayoune|El Aaiun|ERH Errachidia|ESU Essaouira|Esauira
TTU Tetouan|Tetuan|AAE Annaba|BJA Bejaia|TLM Tlemcen|TOE Tozeur|TBJ Tabarka|GAF Gafsa|BJM Bujumbura|BGF Bangui|MSU Maseru|OXB Bissau|VXE Sao Vicente|Mindelo
QUO Uyo|KAD Kaduna|QOW Owerri|BEN Benghazi|Bengasi|MFU Mfuwe|CAY Cayenne|Caienna|Cayena|GEO Georgetown Guyana|SAL San Salvador El Salvador|LCE La Ceiba
BOC Bocas del Toro|BGA Bucaramanga|BAQ Barranquilla|SMR Santa Marta|ADZ San Andres|San Andres Isla|San Andres Island|CUC Cucuta|MTR Monteria|VVC Villavicencio
IBE Ibague|PIU Piura|CIX Chiclayo|IQT Iquitos|JUL Juliaca|TPP Tarapoto|PCL Pucallpa|TCQ Tacna|PEM Puerto Maldonado|CUE Cuenca Ecuador
SCY San Cristobal Galapagos|VVI Santa Cruz de la Sierra|Santa Cruz Bolivia|LPB La Paz Bolivia|CBB Cochabamba|TJA Tarija|UYU Uyuni|ANF Antofagasta|CJC Calama
IQQ Iquique|ARI Arica|CCP Concepcion Chile|ZCO Temuco|PMC Puerto Montt|BBA Balmaceda|ZAL Valdivia|LSC La Serena|CPO Copiapo
IPC Easter Island|Osterinsel|Isla de Pascua|Ile de Paques|Isola di Pasqua|Hanga Roa|Rapa Nui|Paaseiland|Wyspa Wielkanocna|Ilha de Pascoa|PNT Puerto Natales
COR Cordoba Argentina|SLA Salta|IGR Puerto Iguazu|TUC Tucuman|San Miguel de Tucuman|NQN Neuquen|BHI Bahia Blanca|REL Trelew|CRD Comodoro Rivadavia
RGL Rio Gallegos|PMY Puerto Madryn|MDQ Mar del Plata|ROS Rosario Argentina|CPC San Martin de los Andes|CNF Belo Horizonte|MCZ Maceio|AJU Aracaju|JPA Joao Pessoa
SLZ Sao Luis|THE Teresina|MCP Macapa|CGB Cuiaba|CGR Campo Grande|GYN Goiania|UDI Uberlandia|LDB Londrina|NVT Navegantes|IOS Ilheus|FEN Fernando de Noronha
RAO Ribeirao Preto|JJD Jericoacoara|MID Merida Mexico|Merida Yucatan|CUU Chihuahua|HMO Hermosillo|CUL Culiacan|ZIH Zihuatanejo|Ixtapa|ACA Acapulco|VER Veracruz
VSA Villahermosa|TAM Tampico|BJX Guanajuato|QRO Queretaro|AGU Aguascalientes|SLP San Luis Potosi|TRC Torreon|MZT Mazatlan|MLM Morelia|TGZ Tuxtla Gutierrez
PBC Puebla|CTM Chetumal|CPE Campeche|PXM Puerto Escondido|CJS Ciudad Juarez|MAR Maracaibo|PMV Porlamar|Isla Margarita|Isla de Margarita|CCC Cayo Coco
CYO Cayo Largo|SNU Santa Clara Cuba|SCU Santiago de Cuba|CFG Cienfuegos|SJU San Juan Puerto Rico|San Juan de Puerto Rico
SJO San Jose Costa Rica|San Jose de Costa Rica|SBH St Barthelemy|Saint Barthelemy|St Barts|DOM Dominica|AXA Anguilla|STX St Croix|Saint Croix|FPO Freeport
BDA Bermuda|Bermudas|Bermudes|ELH North Eleuthera|YYJ Victoria British Columbia|Victoria BC|YXE Saskatoon|YQM Moncton|YFC Fredericton|YYG Charlottetown
YXY Whitehorse|YZF Yellowknife|YQT Thunder Bay|YLW Kelowna|YXS Prince George|YFB Iqaluit|YKA Kamloops|YYT St John s Newfoundland|DSM Des Moines|ICT Wichita
TUL Tulsa|LIT Little Rock|HSV Huntsville|BTR Baton Rouge|PNS Pensacola|TLH Tallahassee|MYR Myrtle Beach|GSO Greensboro|AVL Asheville|TYS Knoxville
CHA Chattanooga|SDF Louisville|GRR Grand Rapids|PVD Providence Rhode Island|PBI West Palm Beach|SRQ Sarasota|COS Colorado Springs|ASE Aspen|JAC Jackson Hole
BZN Bozeman|MSO Missoula|BIL Billings|LBB Lubbock|AMA Amarillo|MFE McAllen|ITO Hilo|FAI Fairbanks|JNU Juneau|BUR Burbank|SNA Orange County|SBA Santa Barbara
PSP Palm Springs|FAT Fresno|EVE Harstad Narvik|Evenes|Narvik|LLA Lulea|KRN Kiruna|UME Umea|OSD Ostersund|VBY Visby|KLR Kalmar|HAD Halmstad|RNB Ronneby|VXO Vaxjo
SFT Skelleftea|KRS Kristiansand|AES Alesund|Aalesund|HAU Haugesund|MOL Molde|KSU Kristiansund|KKN Kirkenes|BDU Bardufoss|LKL Lakselv|HFT Hammerfest|SVJ Svolvaer
LKN Leknes|KUO Kuopio|JOE Joensuu|JYV Jyvaskyla|KAJ Kajaani|MHQ Mariehamn|VAA Vaasa|KAO Kuusamo|RNN Bornholm|Ronne|KRP Karup|EGS Egilsstadir|IFJ Isafjordur
AXD Alexandroupolis|Alexandroupoli|JNX Naxos|PAS Paros|MLO Milos|Milos Island|JTY Astypalaia|JIK Ikaria|LRS Leros|KIT Kythira|Kithira|Cythera|IOA Ioannina
JSH Sitia|LXS Lemnos|Limnos|JSY Syros|AOK Karpathos|VOL Volos|GPA Araxos|KZS Kastellorizo|SKU Skyros|ERC Erzincan|MQM Mardin|HTY Hatay|Antakya|EZS Elazig
KCM Kahramanmaras|DNZ Denizli|Pamukkale|EDO Edremit|ISE Isparta|GNY Sanliurfa|NOP Sinop|IGD Igdir|KSY Kars|MZH Amasya|ADF Adiyaman|OGU Ordu Giresun|MLX Malatya
BGG Bingol|RZV Rize|VAS Sivas|CKZ Canakkale|NKT Sirnak|YEI Bursa|CUF Cuneo|CIY Comiso|PMF Parma|LMP Lampedusa|PNL Pantelleria|EBA Elba|Isola d Elba|Insel Elba
CRV Crotone|FOG Foggia|QSR Salerno|OSS Osh|BHK Bukhara|Buchara|Boukhara|Bujara|Bucara|UGC Urgench|Urgentsch|Ourguentch|NCU Nukus|FEG Fergana|Ferghana
NMA Namangan|LBD Khujand|Chudschand|SCO Aktau|Aqtau|GUW Atyrau|AKX Aktobe|Aqtobe|CIT Shymkent|Schymkent|KGF Karaganda|Qaraghandy|PWQ Pavlodar
UKK Ust Kamenogorsk|Oskemen|KSN Kostanay|Kostanai|URA Uralsk|VLI Port Vila|SUV Suva|TBU Tongatapu|Nuku Alofa|Nukualofa|HIR Honiara|TRW Tarawa|MAJ Majuro
PNI Pohnpei|ROR Palau|Koror|SPN Saipan|IUE Niue|INU Nauru|AIT Aitutaki|AUQ Hiva Oa|NHV Nuku Hiva|FAV Fakarava|TIH Tikehau|MAU Maupiti|PPG Pago Pago|TVU Taveuni
TSV Townsville|MKY Mackay|ROK Rockhampton|LST Launceston|KTA Karratha|PHE Port Hedland|PPP Proserpine|MCY Sunshine Coast|HVB Hervey Bay|KNX Kununurra
LEA Exmouth Australia|Learmonth|CFS Coffs Harbour|LDH Lord Howe Island|NLK Norfolk Island|XCH Christmas Island|Weihnachtsinsel|NPE Napier|NPL New Plymouth
PMR Palmerston North|IVC Invercargill|TRG Tauranga|IXC Chandigarh|IXB Bagdogra|IXJ Jammu|SXR Srinagar|IXL Leh|Leh Ladakh|UDR Udaipur|JDH Jodhpur|JSA Jaisalmer
BDQ Vadodara|Baroda|STV Surat|RAJ Rajkot|BHO Bhopal|IDR Indore|RPR Raipur|VNS Varanasi|Benares|IXR Ranchi|PAT Patna|BBI Bhubaneswar|VTZ Visakhapatnam|Vizag
VGA Vijayawada|IXM Madurai|TRZ Tiruchirappalli|Trichy|CNN Kannur|IXZ Port Blair|GAU Guwahati|IMF Imphal|DIB Dibrugarh|IXA Agartala|AGR Agra|HJR Khajuraho
DED Dehradun|Dehra Dun|DHM Dharamshala|IXU Aurangabad|XNN Xining|LHW Lanzhou|INC Yinchuan|HET Hohhot|TYN Taiyuan|TNA Jinan|YNT Yantai|KHN Nanchang|CGQ Changchun
LJG Lijiang|JHG Xishuangbanna|Jinghong|DYG Zhangjiajie|ZUH Zhuhai|WNZ Wenzhou|NGB Ningbo|HFE Hefei|WUX Wuxi|NNG Nanning|KWE Guiyang|LXA Lhasa|DNH Dunhuang
KHG Kashgar|Kaschgar|JZH Jiuzhaigou|DIG Shangri La|TXN Huangshan|JJN Quanzhou|SJW Shijiazhuang|DGT Dumaguete|BCD Bacolod|ILO Iloilo|TAG Tagbilaran|Panglao|Bohol
CGY Cagayan de Oro|ZAM Zamboanga|TAC Tacloban|ENI El Nido|IAO Siargao|USU Busuanga|GES General Santos|BPN Balikpapan|MDC Manado|PDG Padang|PLM Palembang
PKU Pekanbaru|BTH Batam|PNK Pontianak|SRG Semarang|SOC Surakarta|AMQ Ambon|SOQ Sorong|DJJ Jayapura|BDJ Banjarmasin|KOE Kupang|BDO Bandung|BWX Banyuwangi
BTJ Banda Aceh|TMC Tambolaka|MOF Maumere|DTB Silangit|NGS Nagasaki|KMJ Kumamoto|KMI Miyazaki|OIT Oita|MYJ Matsuyama|TAK Takamatsu|HKD Hakodate|AKJ Asahikawa
ISG Ishigaki|KMQ Komatsu|AOJ Aomori|KIJ Niigata|VCA Can Tho|VII Vinh|DLI Da Lat|Dalat|HUI Hue|UIH Quy Nhon|BMV Buon Ma Thuot|VCS Con Dao|UBP Ubon Ratchathani
UTH Udon Thani|KKC Khon Kaen|HHQ Hua Hin|UTP U Tapao|TST Trang|TDX Trat|THS Sukhothai|NST Nakhon Si Thammarat|MDL Mandalay|NYU Nyaung U|Bagan|HEH Heho
SNW Thandwe|Ngapali|PKZ Pakse|KOS Sihanoukville|BWA Bhairahawa|LUA Lukla|CXB Cox s Bazar|SDK Sandakan|TWU Tawau|MYY Miri|LBU Labuan|IPH Ipoh
TGG Kuala Terengganu|KBR Kota Bharu|Kota Baharu|AOR Alor Setar|Alor Star|KUA Kuantan|RMQ Taichung|HUN Hualien|KWJ Gwangju|JER Jersey|GCI Guernsey
IOM Isle of Man|NWI Norwich|NQY Newquay|KOI Kirkwall|SYY Stornoway|PGF Perpignan|FSC Figari|CLY Calvi|LRH La Rochelle|PNA Pamplona|MLN Melilla|GMZ La Gomera
VDE El Hierro|OMR Oradea|Grosswardein|SCV Suceava|TGM Targu Mures|BNX Banja Luka|KGD Kaliningrad|IKT Irkutsk|VVO Vladivostok|Wladiwostok|KRR Krasnodar
AAN Al Ain|FJR Fujairah|TUU Tabuk|ULH Al Ula|AlUla|TBZ Tabriz|Taebris|KIH Kish Island`;

/** Airports of cities that have more than one, and those that stand in the place of a city. */
export const AIRPORTS = `
LHR Heathrow|LGW Gatwick|LTN Luton|LCY London City|STN Stansted|CDG Charles de Gaulle|Ch de Gaulle|Paris de Gaulle|Roissy|ORY Orly|BVA Beauvais|JFK Kennedy|New York JFK
LGA La Guardia|LaGuardia|EWR Newark|NRT Narita|HND Haneda|KIX Kansai|ITM Itami|MXP Malpensa|LIN Linate|BGY Bergamo|FCO Fiumicino|CIA Ciampino
SAW Sabiha|Sabiha Gokcen|IST Istanbul Airpo|IST Istanbul Airport|ICN Incheon|GMP Gimpo|PEK Beijing Capital|PKX Daxing|PVG Pudong|SHA Hongqiao
BKK Suvarnabhumi|DMK Don Mueang|DXB Dubai Intl|Dubai International|DWC Al Maktoum|GRU Guarulhos|CGH Congonhas|VCP Viracopos
GIG Galeao|SDU Santos Dumont|EZE Ezeiza|Pistarini|AEP Aeroparque|IAD Dulles|DCA Reagan|BWI Baltimore|ORD O Hare|OHare|MDW Midway|DFW Fort Worth
IAH George Bush|HOU Hobby|SVO Sheremetyevo|DME Domodedovo|VKO Vnukovo|CGK Soekarno|HLP Halim|IKA Imam Khomeini|THR Mehrabad|YYZ Pearson
YUL Trudeau|Pierre Elliott|OSL Gardermoen|TRF Torp|BRU Zaventem|CRL Charleroi|RTM Rotterdam|EIN Eindhoven|AMS Schiphol|CUR Hato|HHN Hahn|BVA Beauvais
NBO Jomo Kenyatta|WIL Wilson|LOS Murtala|OTP Otopeni|TSA Songshan|TPE Taoyuan|TSN Tianjin|WMI Modlin|WAW Chopin
TFS Tenerife South|Reina Sofia|Teneriffa Sued|Teneriffa Sud|Tenerife Sur
TFS Tenerife Sud|Tenerife Sul|Tenerife Zuid|Teneryfa Poludnie|Teneryfa Poludniowa|Tenerife Jih|Tenerife Guney
TFN Tenerife North|Los Rodeos|Teneriffa Nord|Tenerife Norte|Tenerife Nord|Tenerife Noord|Teneryfa Polnoc|Tenerife Sever|Tenerife Kuzey
TFN Teneryfa Polnocna|GLA Glasgow Intl|BHD Belfast City|BFS Belfast Intl|MJI Mitiga
MAD Barajas|BCN El Prat|BUD Ferenc Liszt|Liszt Ferenc|FCO Leonardo da Vinci|VCE Marco Polo|TSF Treviso|PSA Galileo Galilei|IST Istanbul Havalimani
IST Istanbul Havaalani|Istanbul Lotnisko|Istanbul Yeni|RUH King Khalid|JED King Abdulaziz|DOH Hamad|SIN Changi|DPS Ngurah Rai|SGN Tan Son Nhat|HAN Noi Bai
MNL Ninoy Aquino|DEL Indira Gandhi|BOM Chhatrapati Shivaji|BLR Kempegowda|CMB Bandaranaike|KTM Tribhuvan|DAC Shahjalal|MEX Benito Juarez|NLU Felipe Angeles
BOG El Dorado|Eldorado|LIM Jorge Chavez|UIO Mariscal Sucre|HAV Jose Marti|SDQ Las Americas|PTY Tocumen|BOS Logan|ATL Hartsfield|PHX Sky Harbor|ADD Bole|ACC Kotoka
JNB OR Tambo|O R Tambo|HLA Lanseria|CMN Mohammed V|Mohamed V|RAK Menara|ALG Houari Boumediene|TLV Ben Gurion|AMM Queen Alia|BEY Rafic Hariri|ESB Esenboga
ADB Adnan Menderes|PRG Vaclav Havel|Vaclava Havla|Ruzyne|CPH Kastrup|HEL Vantaa|ZRH Kloten|GVA Cointrin|BSL Euroairport|VIE Schwechat|MUC Franz Josef|LIS Humberto Delgado
OPO Sa Carneiro|ATH Eleftherios Venizelos|GYD Heydar Aliyev|KBP Boryspil|IEV Zhuliany|LED Pulkovo|KEF Keflavik|ARN Arlanda|BMA Bromma|NYO Skavsta|WAW Chopina|Okecie
RDO Radom|ZIA Zhukovsky|TFU Tianfu|CTU Shuangliu|CTS Chitose|NGO Centrair|Chubu|SZB Subang|GIG Tom Jobim|MCO Orlando Intl|SFB Sanford
DAL Love Field|YTZ Billy Bishop|MEL Tullamarine|AVV Avalon
SYD Kingsford Smith|HKG Chek Lap Kok|NCE Cote d Azur|MRS Marseille Provence|TLS Blagnac|LYS Saint Exupery|St Exupery|BOD Merignac|KRK Jana Pawla|John Paul II
GDN Lecha Walesy|Lech Walesa|Rebiechowo|KTW Pyrzowice|WRO Strachowice|POZ Lawica|AGP Costa del Sol|PMI Son Sant Joan|LPA Gando|BER Willy Brandt|Brandenburg
CGN Konrad Adenauer|HAM Helmut Schmidt|NUE Albrecht Duerer|STR Echterdingen|SZG W A Mozart|GRZ Thalerhof|LNZ Hoersching|INN Kranebitten|BGY Orio al Serio
NAP Capodichino|CTA Fontanarossa|PMO Punta Raisi|Falcone Borsellino|BLQ Marconi|TRN Caselle|FLR Peretola|HER Kazantzakis|RHO Diagoras|CFU Kapodistrias
TBS Shota Rustaveli|EVN Zvartnots|TUN Carthage|HYD Rajiv Gandhi|CCU Netaji Subhas|MLE Velana|SEZ Seychelles Intl|Seychelles International|MRU Ramgoolam|LUX Findel
FAO Gago Coutinho|FNC Cristiano Ronaldo|LIS Portela|SEA Tacoma|DTW Metro Wayne|SCL Merino Benitez|MVD Carrasco|DAR Nyerere|ZNZ Karume|WDH Hosea Kutako|DSS Blaise Diagne
ABJ Houphouet|AGA Massira|TNG Ibn Battouta|Ibn Batouta|PPT Faa a|BHX Elmdon|EDI Turnhouse|KUL KLIA|JNB Tambo|DUR King Shaka|KGL Kanombe|ASU Pettirossi
BGI Grantley Adams|POS Piarco|KIN Norman Manley|MBJ Sangster|NAS Lynden Pindling|ANU V C Bird|UVF Hewanorra|SXM Princess Juliana|AUA Reina Beatrix
AUA Queen Beatrix|POP Gregorio Luperon|VRA Juan Gualberto Gomez|GUA La Aurora|PTP Pole Caraibes|FDF Aime Cesaire|CUZ Velasco Astete
MDE Jose Maria Cordova|CTG Rafael Nunez|CLO Bonilla Aragon|GYE Jose Joaquin de Olmedo|CCS Maiquetia|BSB Kubitschek|REC Guararapes|FOR Pinto Martins
POA Salgado Filho|CWB Afonso Pena|FLN Hercilio Luz|GND Maurice Bishop|SKB Bradshaw|TAB A N R Robinson|PLS Howard Hamilton|LAS Harry Reid|LAS McCarran
HNL Daniel K Inouye|MSY Louis Armstrong|CLE Hopkins|YHZ Stanfield|YOW Macdonald Cartier|YQB Jean Lesage|CLT Charlotte Douglas|MSP Saint Paul
LUN Kenneth Kaunda|HRE Robert Mugabe|GBE Seretse Khama|PLZ Dawid Stuurman|LVI Harry Mwanga Nkumbula|LLW Kamuzu|BLZ Chileka|TNR Ivato|RUN Roland Garros
ABV Nnamdi Azikiwe|MIR Habib Bourguiba|ORN Ahmed Ben Bella|FEZ Saiss|DJE Zarzis|BJV Milas|COV Cukurova|AUH Zayed Intl|AUH Zayed International
KHI Jinnah|LHE Allama Iqbal|AMD Sardar Vallabhbhai Patel|GOI Dabolim|GOX Mopa|LKO Chaudhary Charan Singh|CMB Katunayake|CGP Shah Amanat|KTI Techo
SAI Angkor|VTE Wattay|CEB Mactan|SUB Juanda|KNO Kualanamu|UPG Hasanuddin|PUS Gimhae|RGN Mingaladon|LPL John Lennon|LBA Leeds Bradford|ABZ Dyce
PIK Prestwick|SEN Southend|NTE Nantes Atlantique|SXB Entzheim|LIL Lesquin|HAJ Langenhagen|DRS Klotzsche|NRN Niederrhein|BTS Stefanik|BRQ Turany
OSR Leos Janacek|BUD Ferihegy|LJU Brnik|LJU Joze Pucnik|ZAG Franjo Tudman|DBV Cilipi|BEG Nikola Tesla|TIA Nene Tereza|TIA Mother Teresa
PRN Adem Jashari|TGD Golubovci|OTP Henri Coanda|CLJ Avram Iancu|TSR Traian Vuia|SKG Makedonia|CHQ Daskalogiannis|KGS Hippocrates|ZTH Dionysios Solomos
CAG Elmas|OLB Costa Smeralda|AHO Fertilia|BRI Karol Wojtyla|BDS Papola Casale|TRS Ronchi dei Legionari|VRN Villafranca|VRN Catullo
GOA Cristoforo Colombo|PDL Joao Paulo II|MAD Adolfo Suarez|VLC Manises|ALC Miguel Hernandez|GRX Garcia Lorca|SCQ Rosalia de Castro
SDR Seve Ballesteros|ACE Cesar Manrique|TLL Lennart Meri|GOT Landvetter|MMX Sturup|BGO Flesland|TRD Vaernes|SZZ Goleniow|RZE Jasionka|BZG Paderewski
LWO Danylo Halytskyi|NQZ Nursultan Nazarbayev|TAS Islam Karimov|WRO Mikolaja Kopernika|WRO Kopernika
RRG Plaine Corail|SJU Luis Munoz Marin|SJO Juan Santamaria|SAL Oscar Arnulfo Romero|Comalapa|GEO Cheddi Jagan|VVI Viru Viru|LPB El Alto|COR Taravella
CNF Confins|Tancredo Neves|LIR Daniel Oduber|CAY Felix Eboue|DZA Pamandzi|BAQ Ernesto Cortissoz|PEI Matecana|BJX Del Bajio|SLA Martin Miguel de Guemes
MDQ Astor Piazzolla|CRK Clark International|Clark Intl|VAN Ferit Melen|IPC Mataveri`;

/** Cities with more than one: the name alone is no airport, with one of these codes behind it, it is. */
export const CITIES_OF_SEVERAL = `
London|Londres|Londra|Londen|Londyn:LHR LGW LTN STN LCY SEN
Paris|Paryz|Parigi|Parijs|Pariz|Parizs:CDG ORY BVA
New York|Nueva York|Nowy Jork|Nuova York|Nova Iorque:JFK EWR LGA
Istanbul|Stambul|Estambul|Istanboel|Istambul|Isztambul:IST SAW
Tokyo|Tokio|Toquio:HND NRT
Osaka:KIX ITM UKB
Milan|Mailand|Milano|Mediolan|Milaan|Milao:MXP LIN BGY
Rome|Rom|Roma|Rzym|Rim:FCO CIA
Moscow|Moskau|Moskwa|Moskova|Moscu|Moscou|Mosca|Moskou|Moskva|Moscovo|Moszkva:SVO DME VKO ZIA
Dubai|Dubaj|Dubay:DXB DWC
Bangkok|Banguecoque:BKK DMK
Beijing|Peking|Pekin|Pechino|Pequim:PEK PKX
Shanghai|Schanghai|Szanghaj|Sangay|Sanghaj|Xangai:PVG SHA
Seoul|Seul|Szoul:ICN GMP
Taipei|Taipeh:TPE TSA
Jakarta|Dzakarta|Cakarta:CGK HLP
Tehran|Teheran|Tahran:IKA THR
Sao Paulo|San Paolo:GRU CGH VCP
Rio de Janeiro:GIG SDU
Buenos Aires:EZE AEP
Washington:IAD DCA BWI
Chicago|Sikago:ORD MDW
Houston:IAH HOU
Dallas:DFW DAL
Orlando:MCO SFB
Phoenix:PHX AZA
Toronto:YYZ YTZ
Montreal:YUL YHU
Mexico City|Ciudad de Mexico|Mexiko Stadt|Mexico Stad|Meksyk|Citta del Messico|Cidade do Mexico|Mexikovaros:MEX NLU
Stockholm|Sztokholm|Estocolmo|Stoccolma|Stokholm:ARN BMA NYO
Oslo:OSL TRF
Brussels|Bruessel|Brussel|Bruxelles|Bruksela|Bruselas|Bruksel|Brusel|Brusszel|Bruxelas:BRU CRL
Bucharest|Bukarest|Bucarest|Bukareszt|Bukres|Boekarest|Bukurest|Bucareste:OTP BBU
Kyiv|Kiev|Kiew|Kijow|Kyjev|Kijev:KBP IEV
Reykjavik|Reykjawik:KEF RKV
Tenerife|Teneriffa|Teneryfa:TFS TFN
Glasgow:GLA PIK
Belfast:BFS BHD
Melbourne:MEL AVV
Chengdu:CTU TFU
Sapporo:CTS OKD
Nagoya:NGO NKM
Goa:GOI GOX
Medellin:MDE EOH
Yogyakarta:YIA JOG
Panama City|Ciudad de Panama:PTY BLB
Adana:ADA COV`;
