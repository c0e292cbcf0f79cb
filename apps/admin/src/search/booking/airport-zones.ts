/** Time zones of the airports in airport-countries.ts, as db/seeds/places/airports.csv has them. */
const AIRPORTS_OF = `
  Africa/Abidjan:ABJ Africa/Accra:ACCKMSTML Africa/Addis_Ababa:ADDMQXBJRAWADIRGDQAXUJIM Africa/Algiers:ALGCZLORNAAEBJATLM Africa/Asmara:ASM
  Africa/Bamako:BKO Africa/Banjul:BJL Africa/Blantyre:BLZLLW Africa/Brazzaville:BZVPNR Africa/Cairo:ABSASWCAIHBEHRGLXRRMFSSH
  Africa/Casablanca:AGACMNFEZNDROUDRAKRBATNGOZZVILEUNERHESUTTU Africa/Conakry:CKY Africa/Dakar:DSSCSK
  Africa/Dar_es_Salaam:DARJROZNZDODMWZSEU Africa/Djibouti:JIB Africa/Douala:DLANSI Africa/Freetown:FNA Africa/Gaborone:GBEMUBBBK
  Africa/Harare:BUQHREVFA Africa/Johannesburg:CPTDURHLAJNBMQPPLZUTNELSBFNHDS Africa/Juba:JUB Africa/Kampala:EBB Africa/Khartoum:KRT
  Africa/Kigali:KGL Africa/Kinshasa:FIH Africa/Lagos:ABVENUKANLOSPHCQUOKADQOW Africa/Libreville:LBVPOG Africa/Lome:LFW Africa/Luanda:LAD
  Africa/Lusaka:LUNLVINLAMFU Africa/Maputo:MPMPOLAPLVNXBEWINH Africa/Mogadishu:HGAMGQ Africa/Monrovia:ROB
  Africa/Nairobi:MBANBOWILMYDKISEDLLAU Africa/Ndjamena:NDJ Africa/Niamey:NIM Africa/Nouakchott:NKC Africa/Ouagadougou:OUA
  Africa/Porto-Novo:COO Africa/Tripoli:MJIBEN Africa/Tunis:DJEMIRNBESFATUNTOETBJGAF Africa/Windhoek:WDHWVB America/Anchorage:ANCFAI
  America/Antigua:ANU America/Argentina/Buenos_Aires:AEPBRCEZEMDZFTECORSLAIGRTUCNQNBHIRELCRDPMYMDQROS America/Argentina/Jujuy:JUJ
  America/Argentina/Ushuaia:USH America/Aruba:AUA America/Asuncion:ASU America/Barbados:BGI
  America/Belem:BELBPSFORNATRECSSAMCZAJUJPASLZTHEMCPIOS America/Belize:BZE America/Bogota:BOGCLOCTGEOHMDEBGABAQSMRADZCUCMTRVVCIBEPEI
  America/Boise:BOI America/Cancun:CUNCZMTQOCTM America/Caracas:CCSMARPMV
  America/Chicago:AUSBNADALDFWHOUIAHMCIMDWMEMMKEMSPMSYOKCOMAORDSATDSMICTTULLITHSVBTRPNSLBBAMAMFE America/Curacao:BONCUR
  America/Denver:ABQDENELPSLCCOSASEJACBZNMSOBIL America/Edmonton:YEGYYC America/Grand_Turk:PLS America/Grenada:GND
  America/Guadeloupe:PTPSXMSBH America/Guatemala:GUA America/Guayaquil:GYEUIOCUE America/Halifax:YHZYYG
  America/Havana:HAVVRAHOGCCCCYOSNUSCUCFG America/Indiana/Indianapolis:IND America/Jamaica:KINMBJ
  America/Lima:CUZLIMAQPPIUCIXIQTJULTPPPCLTCQPEM America/Los_Angeles:GEGLASLAXOAKRNOSANSEASFOSMFBURSNASBAPSPFAT America/Managua:MGA
  America/Manaus:MAO America/Martinique:FDF America/Mazatlan:SJDCUUCULMZT
  America/Mexico_City:GDLHUXMEXNLUOAXPVRZIHACAVERVSATAMBJXQROAGUSLPMLMTGZPBCPXM America/Monterrey:MTYTRC America/Montevideo:MVD
  America/Nassau:NASFPOELH
  America/New_York:ATLBDLBOSBUFBWICLECLTCVGDCADTWEWRFLLIADJFKLGAMCOMIAORFPHLPITRDURICRSWSFBTPAEYWTLHMYRGSOAVLTYSCHAPVDPBISRQ
  America/Panama:BLBPTYBOC America/Paramaribo:PBM America/Phoenix:AZAPHXTUS America/Port-au-Prince:CAPPAP America/Port_of_Spain:POSTAB
  America/Porto_Velho:PVH America/Santiago:SCLPUQANFCJCIQQARICCPZCOPMCBBAZALLSCCPOPNT America/Santo_Domingo:POPPUJSDQLRMAZS
  America/Sao_Paulo:BSBCGHCWBFLNGIGGRUPOASDUVCPIGUCNFGYNUDILDBNVTRAO America/St_Kitts:SKB America/St_Lucia:UVF America/St_Thomas:STTSTX
  America/Tegucigalpa:SAPRTBLCE America/Tijuana:TIJ America/Toronto:YHUYOWYQBYTZYULYYZ America/Vancouver:YVRYYJYLWYXSYKA
  America/Winnipeg:YWG Asia/Almaty:ALANQZCITKGFPWQUKK Asia/Amman:AMMAQJ Asia/Ashgabat:ASB Asia/Baghdad:BGWBSREBLISUNJF Asia/Bahrain:BAH
  Asia/Baku:GYD Asia/Bangkok:BKKCEICNXDMKHDYHKTKBVURTUSMUBPUTHKKCHHQUTPTSTTDXTHSNST Asia/Beirut:BEY Asia/Bishkek:BSZOSS Asia/Brunei:BWN
  Asia/Colombo:CMBHRIJAF Asia/Damascus:DAM Asia/Dhaka:CGPDACZYLCXB Asia/Dubai:AUHDWCDXBRKTSHJAANFJR Asia/Dushanbe:DYULBD Asia/Famagusta:ECN
  Asia/Ho_Chi_Minh:CXRDADHANHPHPQCSGNVCAVIIDLIHUIUIHBMVVCS Asia/Hong_Kong:HKG
  Asia/Jakarta:CGKHLPJOGKNOSUBYIAPDGPLMPKUBTHPNKSRGSOCBDOBWXBTJDTB Asia/Jerusalem:TLV Asia/Kabul:KBL Asia/Karachi:ISBKHILHEMUXPEWSKT
  Asia/Kathmandu:KTMPKRBWALUA
  Asia/Kolkata:AMDATQBLRBOMCCJCCUCJBCOKDELGOIGOXHYDIXEJAILKOMAANAGPNQTRVIXCIXBIXJSXRIXLUDRJDHJSABDQSTVRAJBHOIDRRPRVNSIXRPAT
  Asia/Kolkata:BBIVTZVGAIXMTRZCNNIXZGAUIMFDIBIXAAGRHJRDEDDHMIXU Asia/Kuala_Lumpur:BKIJHBKCHKULLGKPENSZBSDKTWUMYYLBUIPHTGGKBRAORKUA
  Asia/Kuwait:KWI Asia/Macau:MFM Asia/Makassar:DPSLBJLOPUPGBPNMDCBDJKOETMCMOF
  Asia/Manila:CEBDVOKLOMNLMPHPPSDGTBCDILOTAGCGYZAMTACENIIAOUSUGESCRK Asia/Muscat:MCTSLL Asia/Nicosia:LCAPFO Asia/Novosibirsk:OVB
  Asia/Phnom_Penh:KTISAIKOS Asia/Qatar:DOH Asia/Riyadh:AHBDMMJEDMEDRUHTIFTUUULH Asia/Seoul:CJUGMPICNPUSTAEKWJ
  Asia/Shanghai:CANCGOCKGCSXCTUDLCFOCHAKHGHHRBKMGKWLNKGPEKPKXPVGSHASHESYXSZXTAOTFUTSNURCWUHXIYXMNXNNLHWINCHETTYNTNAYNTKHNCGQ
  Asia/Shanghai:LJGJHGDYGZUHWNZNGBHFEWUXNNGKWELXADNHKHGJZHDIGTXNJJNSJW Asia/Singapore:SIN Asia/Taipei:KHHTPETSARMQHUN
  Asia/Tashkent:SKDTASBHKUGCNCUFEGNMA Asia/Tbilisi:BUSKUTTBS Asia/Tehran:IKAMHDSYZTHRTBZKIH Asia/Thimphu:PBH
  Asia/Tokyo:CTSFUKHIJHNDITMKIXKOJNGONKMNRTOKAOKDSDJUKBNGSKMJKMIOITMYJTAKHKDAKJISGKMQAOJKIJ Asia/Ulaanbaatar:UBN Asia/Vientiane:LPQVTEPKZ
  Asia/Yangon:RGNMDLNYUHEHSNW Asia/Yekaterinburg:SVX Asia/Yerevan:EVN Atlantic/Azores:PDLTERHOR Atlantic/Canary:ACEFUELPASPCTFNTFSGMZVDE
  Atlantic/Cape_Verde:BVCRAISIDVXE Atlantic/Madeira:FNCPXO Atlantic/Reykjavik:KEFRKVAEYEGSIFJ Australia/Adelaide:ADL
  Australia/Brisbane:BNECNSOOLTSVMKYROKPPPMCYHVB Australia/Darwin:AYQDRWASP Australia/Hobart:HBALST Australia/Lindeman:HTI
  Australia/Melbourne:MEL Australia/Perth:PERBMEKTAPHEKNXLEA Australia/Sydney:AVVCBRSYDCFS Europe/Amsterdam:AMSEINGRQMSTRTM
  Europe/Athens:ATHCFUCHQEFLHERJKHJMKJSIJTRKGSKLXKVAMJTPVKRHOSKGSMIZTHAXDJNXPASMLOJTYJIKLRSKITIOAJSHLXSJSYAOKVOLGPAKZSSKU
  Europe/Belgrade:BEGPRN Europe/Berlin:BERBRECGNDRSDTMDUSERFFDHFKBFMMFMOFRAGWTHAJHAMHHNLEJMUCNRNNUEPADSCNSTR Europe/Bratislava:BTSKSC
  Europe/Brussels:ANRBRUCRLLGG Europe/Bucharest:BBUCLJCRAIASOTPSBZTSROMRSCVTGM Europe/Budapest:BUDDEB Europe/Chisinau:RMO
  Europe/Copenhagen:AALAARBLLCPHRNNKRP Europe/Dublin:DUBORKSNN Europe/Helsinki:HELOULRVNTKUTMPIVLKTTKUOJOEJYVKAJVAAKAO
  Europe/Istanbul:ADAADBASRAYTBJVCOVDIYDLMERZESBGZTISTKYANAVSAWSZFTZXERCMQMHTYEZSKCMDNZEDOISEGNYNOPIGDKSYMZHADFOGUMLXBGGRZVVAS
  Europe/Istanbul:CKZNKTYEIVAN Europe/Kyiv:HRKIEVKBPLWO Europe/Lisbon:FAOLISOPO Europe/Ljubljana:LJU
  Europe/London:ABZBFSBHDBHXBRSCWLEDIEMAEXTGLAINVLBALCYLGWLHRLPLLTNMANPIKSENSOUSTNNWINQYKOISYY Europe/Luxembourg:LUX
  Europe/Madrid:AGPALCBCNBIOGROGRXIBZLEIMADMAHOVDPMIREURMUSCQSDRSVQVGOVLCXRYZAZPNAMLN Europe/Malta:MLA Europe/Minsk:MSQ
  Europe/Moscow:AERDMEKZNLEDSVOVKOZIAKRR Europe/Oslo:BGOBOOOSLSVGTOSTRDTRFEVEKRSAESHAUMOLKSUKKNBDULKLHFTSVJLKN
  Europe/Paris:AJABIABIQBODBSLBVACDGCMFGNBLDELILLYSMPLMRSNCENTEORYRNSSXBTLNTLSPGFFSCCLYLRH Europe/Podgorica:TGDTIV Europe/Prague:BRQOSRPRG
  Europe/Riga:RIX Europe/Rome:AHOAOIBDSBGYBLQBRICAGCIACTAFCOFLRGOALINMXPNAPOLBPEGPMOPSAPSRREGRMISUFTPSTRNTRSTSFVCEVRNCUFCIYPMFLMPPNLEBACRV
  Europe/Rome:FOGQSR Europe/Sarajevo:OMOSJJTZLBNX Europe/Skopje:OHDSKP Europe/Sofia:BOJSOFVAR
  Europe/Stockholm:ARNBMAGOTMMXNYOLLAKRNUMEOSDVBYKLRHADRNBVXOSFT Europe/Tallinn:TLL Europe/Tirane:TIA Europe/Vienna:GRZINNKLULNZSZGVIE
  Europe/Vilnius:KUNPLQVNO Europe/Warsaw:BZGGDNKRKKTWLCJLUZPOZRDORZESZZWAWWMIWRO Europe/Zagreb:DBVPUYRJKSPUZADZAG Europe/Zurich:GVAZRH
  Indian/Antananarivo:TNRTMMNOSDIEMJNFTUTLE Indian/Mahe:PRISEZ Indian/Maldives:MLEGAN Indian/Mauritius:MRURRG Indian/Reunion:RUN
  Pacific/Apia:APW Pacific/Auckland:AKLCHCDUDNSNROTWLGZQNNPENPLPMRIVCTRG Pacific/Fiji:NANSUVTVU Pacific/Guam:GUM
  Pacific/Honolulu:HNLKOALIHOGGITO Pacific/Noumea:NOU Pacific/Port_Moresby:POM Pacific/Rarotonga:RARAIT
  Pacific/Tahiti:BOBPPTMOZHUHRFPRGIFAVTIHMAU America/Tortola:EIS America/St_Vincent:SVD America/Costa_Rica:LIRSJO Pacific/Galapagos:GPSSCY
  Arctic/Longyearbyen:LYR America/Godthab:JAVSFJ Atlantic/Faroe:FAE America/Cayman:GCM Indian/Comoro:HAH Indian/Mayotte:DZA
  Africa/Lubumbashi:GOMFBM Atlantic/St_Helena:HLE Africa/Malabo:SSG Africa/Sao_Tome:TMS Africa/Bujumbura:BJM Africa/Bangui:BGF
  Africa/Maseru:MSU Africa/Bissau:OXB America/Cayenne:CAY America/Guyana:GEO America/El_Salvador:SAL America/La_Paz:VVILPBCBBTJAUYU
  Pacific/Easter:IPC America/Argentina/Rio_Gallegos:RGL America/Argentina/Salta:CPC America/Campo_Grande:CGBCGR America/Noronha:FEN
  America/Fortaleza:JJD America/Merida:MIDCPE America/Hermosillo:HMO America/Ciudad_Juarez:CJS America/Puerto_Rico:SJU America/Dominica:DOM
  America/Anguilla:AXA Atlantic/Bermuda:BDA America/Regina:YXE America/Moncton:YQMYFC America/Whitehorse:YXY America/Yellowknife:YZF
  America/Thunder_Bay:YQT America/Iqaluit:YFB America/St_Johns:YYT America/Kentucky/Louisville:SDF America/Detroit:GRR America/Juneau:JNU
  Europe/Mariehamn:MHQ Asia/Oral:SCOURA Asia/Atyrau:GUW Asia/Aqtobe:AKX Asia/Qostanay:KSN Pacific/Efate:VLI Pacific/Tongatapu:TBU
  Pacific/Guadalcanal:HIR Pacific/Tarawa:TRW Pacific/Majuro:MAJ Pacific/Pohnpei:PNI Pacific/Palau:ROR Pacific/Saipan:SPN Pacific/Niue:IUE
  Pacific/Nauru:INU Pacific/Marquesas:AUQNHV Pacific/Pago_Pago:PPG Australia/Lord_Howe:LDH Pacific/Norfolk:NLK Indian/Christmas:XCH
  Asia/Jayapura:AMQSOQDJJ Europe/Jersey:JER Europe/Guernsey:GCI Europe/Isle_of_Man:IOM Europe/Kaliningrad:KGD Asia/Irkutsk:IKT
  Asia/Vladivostok:VVO
`;

/** The time zone of an airport that names are known of. */
export const ZONE_OF_AIRPORT: ReadonlyMap<string, string> = new Map(
  AIRPORTS_OF.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [zone = '', airports = ''] = entry.split(':');
      return (airports.match(/.{3}/g) ?? []).map((airport) => [airport, zone] as const);
    }),
);
