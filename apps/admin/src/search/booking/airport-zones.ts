/**
 * Time zones as db/seeds/places/airports.csv has them, each with the airports of airport-list.ts in it: behind the alpha-2 code of a country the
 * codes of its airports.
 */
const AIRPORTS_OF = `
  Africa/Abidjan CIABJ Africa/Accra GHACCKMSTML Africa/Addis_Ababa ETADDMQXBJRAWADIRGDQAXUJIM Africa/Algiers DZALGCZLORNAAEBJATLM Africa/Asmara
  ERASM Africa/Bamako MLBKO Africa/Banjul GMBJL Africa/Blantyre MWBLZLLW Africa/Brazzaville CGBZVPNR Africa/Cairo EGABSASWCAIHBEHRGLXRRMFSSH
  Africa/Casablanca MAAGACMNFEZNDROUDRAKRBATNGOZZVILEUNERHESUTTU Africa/Conakry GNCKY Africa/Dakar SNDSSCSK Africa/Dar_es_Salaam
  TZDARJROZNZDODMWZSEU Africa/Djibouti DJJIB Africa/Douala CMDLANSI Africa/Freetown SLFNA Africa/Gaborone BWGBEMUBBBK Africa/Harare ZWBUQHREVFA
  Africa/Johannesburg ZACPTDURHLAJNBMQPPLZUTNELSBFNHDS Africa/Juba SSJUB Africa/Kampala UGEBB Africa/Khartoum SDKRT Africa/Kigali RWKGL
  Africa/Kinshasa CDFIH Africa/Lagos NGABVENUKANLOSPHCQUOKADQOW Africa/Libreville GALBVPOG Africa/Lome TGLFW Africa/Luanda AOLAD Africa/Lusaka
  ZMLUNLVINLAMFU Africa/Maputo MZMPMPOLAPLVNXBEWINH Africa/Mogadishu SOHGAMGQ Africa/Monrovia LRROB Africa/Nairobi KEMBANBOWILMYDKISEDLLAU
  Africa/Ndjamena TDNDJ Africa/Niamey NENIM Africa/Nouakchott MRNKC Africa/Ouagadougou BFOUA Africa/Porto-Novo BJCOO Africa/Tripoli LYMJIBEN
  Africa/Tunis TNDJEMIRNBESFATUNTOETBJGAF Africa/Windhoek NAWDHWVB America/Anchorage USANCFAI America/Antigua AGANU America/Argentina/Buenos_Aires
  ARAEPBRCEZEMDZFTECORSLAIGRTUCNQNBHIRELCRDPMYMDQROS America/Argentina/Jujuy ARJUJ America/Argentina/Ushuaia ARUSH America/Aruba AWAUA
  America/Asuncion PYASU America/Barbados BBBGI America/Belem BRBELBPSFORNATRECSSAMCZAJUJPASLZTHEMCPIOS America/Belize BZBZE America/Bogota
  COBOGCLOCTGEOHMDEBGABAQSMRADZCUCMTRVVCIBEPEI America/Boise USBOI America/Cancun MXCUNCZMTQOCTM America/Caracas VECCSMARPMV America/Chicago
  USAUSBNADALDFWHOUIAHMCIMDWMEMMKEMSPMSYOKCOMAORDSATDSMICTTULLITHSVBTRPNSLBBAMAMFE America/Curacao BQBON CWCUR America/Denver
  USABQDENELPSLCCOSASEJACBZNMSOBIL America/Edmonton CAYEGYYC America/Grand_Turk TCPLS America/Grenada GDGND America/Guadeloupe GPPTP SXSXM BLSBH
  America/Guatemala GTGUA America/Guayaquil ECGYEUIOCUE America/Halifax CAYHZYYG America/Havana CUHAVVRAHOGCCCCYOSNUSCUCFG
  America/Indiana/Indianapolis USIND America/Jamaica JMKINMBJ America/Lima PECUZLIMAQPPIUCIXIQTJULTPPPCLTCQPEM America/Los_Angeles
  USGEGLASLAXOAKRNOSANSEASFOSMFBURSNASBAPSPFAT America/Managua NIMGA America/Manaus BRMAO America/Martinique MQFDF America/Mazatlan MXSJDCUUCULMZT
  America/Mexico_City MXGDLHUXMEXNLUOAXPVRZIHACAVERVSATAMBJXQROAGUSLPMLMTGZPBCPXM America/Monterrey MXMTYTRC America/Montevideo UYMVD America/Nassau
  BSNASFPOELH America/New_York USATLBDLBOSBUFBWICLECLTCVGDCADTWEWRFLLIADJFKLGAMCOMIAORFPHLPITRDURICRSWSFBTPAEYWTLHMYRGSOAVLTYSCHAPVDPBISRQ
  America/Panama PABLBPTYBOC America/Paramaribo SRPBM America/Phoenix USAZAPHXTUS America/Port-au-Prince HTCAPPAP America/Port_of_Spain TTPOSTAB
  America/Porto_Velho BRPVH America/Santiago CLSCLPUQANFCJCIQQARICCPZCOPMCBBAZALLSCCPOPNT America/Santo_Domingo DOPOPPUJSDQLRMAZS America/Sao_Paulo
  BRBSBCGHCWBFLNGIGGRUPOASDUVCPIGUCNFGYNUDILDBNVTRAO America/St_Kitts KNSKB America/St_Lucia LCUVF America/St_Thomas VISTTSTX America/Tegucigalpa
  HNSAPRTBLCE America/Tijuana MXTIJ America/Toronto CAYHUYOWYQBYTZYULYYZ America/Vancouver CAYVRYYJYLWYXSYKA America/Winnipeg CAYWG Asia/Almaty
  KZALANQZCITKGFPWQUKK Asia/Amman JOAMMAQJ Asia/Ashgabat TMASB Asia/Baghdad IQBGWBSREBLISUNJF Asia/Bahrain BHBAH Asia/Baku AZGYD Asia/Bangkok
  THBKKCEICNXDMKHDYHKTKBVURTUSMUBPUTHKKCHHQUTPTSTTDXTHSNST Asia/Beirut LBBEY Asia/Bishkek KGBSZOSS Asia/Brunei BNBWN Asia/Colombo LKCMBHRIJAF
  Asia/Damascus SYDAM Asia/Dhaka BDCGPDACZYLCXB Asia/Dubai AEAUHDWCDXBRKTSHJAANFJR Asia/Dushanbe TJDYULBD Asia/Famagusta CYECN Asia/Ho_Chi_Minh
  VNCXRDADHANHPHPQCSGNVCAVIIDLIHUIUIHBMVVCS Asia/Hong_Kong HKHKG Asia/Jakarta IDCGKHLPJOGKNOSUBYIAPDGPLMPKUBTHPNKSRGSOCBDOBWXBTJDTB Asia/Jerusalem
  ILTLV Asia/Kabul AFKBL Asia/Karachi PKISBKHILHEMUXPEWSKT Asia/Kathmandu NPKTMPKRBWALUA Asia/Kolkata
  INAMDATQBLRBOMCCJCCUCJBCOKDELGOIGOXHYDIXEJAILKOMAANAGPNQTRVIXCIXBIXJSXRIXLUDRJDHJSABDQSTVRAJBHOIDRRPRVNSIXRPAT Asia/Kolkata
  INBBIVTZVGAIXMTRZCNNIXZGAUIMFDIBIXAAGRHJRDEDDHMIXU Asia/Kuala_Lumpur MYBKIJHBKCHKULLGKPENSZBSDKTWUMYYLBUIPHTGGKBRAORKUA Asia/Kuwait KWKWI
  Asia/Macau MOMFM Asia/Makassar IDDPSLBJLOPUPGBPNMDCBDJKOETMCMOF Asia/Manila PHCEBDVOKLOMNLMPHPPSDGTBCDILOTAGCGYZAMTACENIIAOUSUGESCRK Asia/Muscat
  OMMCTSLL Asia/Nicosia CYLCAPFO Asia/Novosibirsk RUOVB Asia/Phnom_Penh KHKTISAIKOS Asia/Qatar QADOH Asia/Riyadh SAAHBDMMJEDMEDRUHTIFTUUULH
  Asia/Seoul KRCJUGMPICNPUSTAEKWJ Asia/Shanghai
  CNCANCGOCKGCSXCTUDLCFOCHAKHGHHRBKMGKWLNKGPEKPKXPVGSHASHESYXSZXTAOTFUTSNURCWUHXIYXMNXNNLHWINCHETTYNTNAYNTKHNCGQ Asia/Shanghai
  CNLJGJHGDYGZUHWNZNGBHFEWUXNNGKWELXADNHKHGJZHDIGTXNJJNSJW Asia/Singapore SGSIN Asia/Taipei TWKHHTPETSARMQHUN Asia/Tashkent UZSKDTASBHKUGCNCUFEGNMA
  Asia/Tbilisi GEBUSKUTTBS Asia/Tehran IRIKAMHDSYZTHRTBZKIH Asia/Thimphu BTPBH Asia/Tokyo
  JPCTSFUKHIJHNDITMKIXKOJNGONKMNRTOKAOKDSDJUKBNGSKMJKMIOITMYJTAKHKDAKJISGKMQAOJKIJ Asia/Ulaanbaatar MNUBN Asia/Vientiane LALPQVTEPKZ Asia/Yangon
  MMRGNMDLNYUHEHSNW Asia/Yekaterinburg RUSVX Asia/Yerevan AMEVN Atlantic/Azores PTPDLTERHOR Atlantic/Canary ESACEFUELPASPCTFNTFSGMZVDE
  Atlantic/Cape_Verde CVBVCRAISIDVXE Atlantic/Madeira PTFNCPXO Atlantic/Reykjavik ISKEFRKVAEYEGSIFJ Australia/Adelaide AUADL Australia/Brisbane
  AUBNECNSOOLTSVMKYROKPPPMCYHVB Australia/Darwin AUAYQDRWASP Australia/Hobart AUHBALST Australia/Lindeman AUHTI Australia/Melbourne AUMEL
  Australia/Perth AUPERBMEKTAPHEKNXLEA Australia/Sydney AUAVVCBRSYDCFS Europe/Amsterdam NLAMSEINGRQMSTRTM Europe/Athens
  GRATHCFUCHQEFLHERJKHJMKJSIJTRKGSKLXKVAMJTPVKRHOSKGSMIZTHAXDJNXPASMLOJTYJIKLRSKITIOAJSHLXSJSYAOKVOLGPAKZSSKU Europe/Belgrade RSBEG XKPRN
  Europe/Berlin DEBERBRECGNDRSDTMDUSERFFDHFKBFMMFMOFRAGWTHAJHAMHHNLEJMUCNRNNUEPADSCNSTR Europe/Bratislava SKBTSKSC Europe/Brussels BEANRBRUCRLLGG
  Europe/Bucharest ROBBUCLJCRAIASOTPSBZTSROMRSCVTGM Europe/Budapest HUBUDDEB Europe/Chisinau MDRMO Europe/Copenhagen DKAALAARBLLCPHRNNKRP
  Europe/Dublin IEDUBORKSNN Europe/Helsinki FIHELOULRVNTKUTMPIVLKTTKUOJOEJYVKAJVAAKAO Europe/Istanbul
  TRADAADBASRAYTBJVCOVDIYDLMERZESBGZTISTKYANAVSAWSZFTZXERCMQMHTYEZSKCMDNZEDOISEGNYNOPIGDKSYMZHADFOGUMLXBGGRZVVAS Europe/Istanbul TRCKZNKTYEIVAN
  Europe/Kyiv UAHRKIEVKBPLWO Europe/Lisbon PTFAOLISOPO Europe/Ljubljana SILJU Europe/London
  GBABZBFSBHDBHXBRSCWLEDIEMAEXTGLAINVLBALCYLGWLHRLPLLTNMANPIKSENSOUSTNNWINQYKOISYY Europe/Luxembourg LULUX Europe/Madrid
  ESAGPALCBCNBIOGROGRXIBZLEIMADMAHOVDPMIREURMUSCQSDRSVQVGOVLCXRYZAZPNAMLN Europe/Malta MTMLA Europe/Minsk BYMSQ Europe/Moscow
  RUAERDMEKZNLEDSVOVKOZIAKRR Europe/Oslo NOBGOBOOOSLSVGTOSTRDTRFEVEKRSAESHAUMOLKSUKKNBDULKLHFTSVJLKN Europe/Paris
  FRAJABIABIQBODBSLBVACDGCMFGNBLDELILLYSMPLMRSNCENTEORYRNSSXBTLNTLSPGFFSCCLYLRH Europe/Podgorica METGDTIV Europe/Prague CZBRQOSRPRG Europe/Riga
  LVRIX Europe/Rome ITAHOAOIBDSBGYBLQBRICAGCIACTAFCOFLRGOALINMXPNAPOLBPEGPMOPSAPSRREGRMISUFTPSTRNTRSTSFVCEVRNCUFCIYPMFLMPPNLEBACRV Europe/Rome
  ITFOGQSR Europe/Sarajevo BAOMOSJJTZLBNX Europe/Skopje MKOHDSKP Europe/Sofia BGBOJSOFVAR Europe/Stockholm
  SEARNBMAGOTMMXNYOLLAKRNUMEOSDVBYKLRHADRNBVXOSFT Europe/Tallinn EETLL Europe/Tirane ALTIA Europe/Vienna ATGRZINNKLULNZSZGVIE Europe/Vilnius
  LTKUNPLQVNO Europe/Warsaw PLBZGGDNKRKKTWLCJLUZPOZRDORZESZZWAWWMIWRO Europe/Zagreb HRDBVPUYRJKSPUZADZAG Europe/Zurich CHGVAZRH Indian/Antananarivo
  MGTNRTMMNOSDIEMJNFTUTLE Indian/Mahe SCPRISEZ Indian/Maldives MVMLEGAN Indian/Mauritius MUMRURRG Indian/Reunion RERUN Pacific/Apia WSAPW
  Pacific/Auckland NZAKLCHCDUDNSNROTWLGZQNNPENPLPMRIVCTRG Pacific/Fiji FJNANSUVTVU Pacific/Guam GUGUM Pacific/Honolulu USHNLKOALIHOGGITO
  Pacific/Noumea NCNOU Pacific/Port_Moresby PGPOM Pacific/Rarotonga CKRARAIT Pacific/Tahiti PFBOBPPTMOZHUHRFPRGIFAVTIHMAU America/Tortola VGEIS
  America/St_Vincent VCSVD America/Costa_Rica CRLIRSJO Pacific/Galapagos ECGPSSCY Arctic/Longyearbyen SJLYR America/Godthab GLJAVSFJ Atlantic/Faroe
  FOFAE America/Cayman KYGCM Indian/Comoro KMHAH Indian/Mayotte YTDZA Africa/Lubumbashi CDGOMFBM Atlantic/St_Helena SHHLE Africa/Malabo GQSSG
  Africa/Sao_Tome STTMS Africa/Bujumbura BIBJM Africa/Bangui CFBGF Africa/Maseru LSMSU Africa/Bissau GWOXB America/Cayenne GFCAY America/Guyana
  GYGEO America/El_Salvador SVSAL America/La_Paz BOVVILPBCBBTJAUYU Pacific/Easter CLIPC America/Argentina/Rio_Gallegos ARRGL America/Argentina/Salta
  ARCPC America/Campo_Grande BRCGBCGR America/Noronha BRFEN America/Fortaleza BRJJD America/Merida MXMIDCPE America/Hermosillo MXHMO
  America/Ciudad_Juarez MXCJS America/Puerto_Rico PRSJU America/Dominica DMDOM America/Anguilla AIAXA Atlantic/Bermuda BMBDA America/Regina CAYXE
  America/Moncton CAYQMYFC America/Whitehorse CAYXY America/Yellowknife CAYZF America/Thunder_Bay CAYQT America/Iqaluit CAYFB America/St_Johns CAYYT
  America/Kentucky/Louisville USSDF America/Detroit USGRR America/Juneau USJNU Europe/Mariehamn AXMHQ Asia/Oral KZSCOURA Asia/Atyrau KZGUW
  Asia/Aqtobe KZAKX Asia/Qostanay KZKSN Pacific/Efate VUVLI Pacific/Tongatapu TOTBU Pacific/Guadalcanal SBHIR Pacific/Tarawa KITRW Pacific/Majuro
  MHMAJ Pacific/Pohnpei FMPNI Pacific/Palau PWROR Pacific/Saipan MPSPN Pacific/Niue NUIUE Pacific/Nauru NRINU Pacific/Marquesas PFAUQNHV
  Pacific/Pago_Pago ASPPG Australia/Lord_Howe AULDH Pacific/Norfolk NFNLK Indian/Christmas CXXCH Asia/Jayapura IDAMQSOQDJJ Europe/Jersey JEJER
  Europe/Guernsey GGGCI Europe/Isle_of_Man IMIOM Europe/Kaliningrad RUKGD Asia/Irkutsk RUIKT Asia/Vladivostok RUVVO
`;

interface Placed {
  airport: string;
  country: string;
  zone: string;
}

const placed: Placed[] = [];
let zone = '';
for (const entry of AIRPORTS_OF.trim().split(/\s+/)) {
  if (entry.includes('/')) {
    zone = entry;
    continue;
  }
  for (const airport of entry.slice(2).match(/.{3}/g) ?? []) placed.push({ airport, country: entry.slice(0, 2), zone });
}

/** The time zone of an airport that names are known of. */
export const ZONE_OF_AIRPORT: ReadonlyMap<string, string> = new Map(placed.map((one) => [one.airport, one.zone]));

/** The country of an airport that names are known of. */
export const COUNTRY_OF_AIRPORT: ReadonlyMap<string, string> = new Map(placed.map((one) => [one.airport, one.country]));
