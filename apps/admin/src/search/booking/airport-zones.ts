/** Time zones of the airports in airport-countries.ts, as db/seeds/places/airports.csv has them. */
const AIRPORTS_OF = `
  Africa/Abidjan:ABJ Africa/Accra:ACC Africa/Addis_Ababa:ADD Africa/Algiers:ALGCZLORN Africa/Asmara:ASM Africa/Bamako:BKO
  Africa/Banjul:BJL Africa/Blantyre:BLZLLW Africa/Brazzaville:BZV Africa/Cairo:ABSASWCAIHBEHRGLXRRMFSSH
  Africa/Casablanca:AGACMNFEZNDROUDRAKRBATNG Africa/Conakry:CKY Africa/Dakar:DSS Africa/Dar_es_Salaam:DARJROZNZ Africa/Djibouti:JIB
  Africa/Douala:DLANSI Africa/Freetown:FNA Africa/Gaborone:GBEMUBBBK Africa/Harare:BUQHREVFA Africa/Johannesburg:CPTDURHLAJNBMQPPLZ
  Africa/Juba:JUB Africa/Kampala:EBB Africa/Khartoum:KRT Africa/Kigali:KGL Africa/Kinshasa:FIH Africa/Lagos:ABVENUKANLOSPHC
  Africa/Libreville:LBV Africa/Lome:LFW Africa/Luanda:LAD Africa/Lusaka:LUNLVI Africa/Maputo:MPMPOL Africa/Mogadishu:HGAMGQ
  Africa/Monrovia:ROB Africa/Nairobi:MBANBOWIL Africa/Ndjamena:NDJ Africa/Niamey:NIM Africa/Nouakchott:NKC Africa/Ouagadougou:OUA
  Africa/Porto-Novo:COO Africa/Tripoli:MJI Africa/Tunis:DJEMIRNBESFATUN Africa/Windhoek:WDH America/Anchorage:ANC America/Antigua:ANU
  America/Argentina/Buenos_Aires:AEPBRCEZEMDZFTE America/Argentina/Jujuy:JUJ America/Argentina/Ushuaia:USH America/Aruba:AUA
  America/Asuncion:ASU America/Barbados:BGI America/Belem:BELBPSFORNATRECSSA America/Belize:BZE America/Bogota:BOGCLOCTGEOHMDE
  America/Boise:BOI America/Cancun:CUNCZMTQO America/Caracas:CCS America/Chicago:AUSBNADALDFWHOUIAHMCIMDWMEMMKEMSPMSYOKCOMAORDSAT
  America/Curacao:BONCUR America/Denver:ABQDENELPSLC America/Edmonton:YEGYYC America/Grand_Turk:PLS America/Grenada:GND
  America/Guadeloupe:PTPSXM America/Guatemala:GUA America/Guayaquil:GYEUIO America/Halifax:YHZ America/Havana:HAVVRAHOG
  America/Indiana/Indianapolis:IND America/Jamaica:KINMBJ America/Lima:CUZLIMAQP America/Los_Angeles:GEGLASLAXOAKRNOSANSEASFOSMF
  America/Managua:MGA America/Manaus:MAO America/Martinique:FDF America/Mazatlan:SJD America/Mexico_City:GDLHUXMEXNLUOAXPVR
  America/Monterrey:MTY America/Montevideo:MVD America/Nassau:NAS
  America/New_York:ATLBDLBOSBUFBWICLECLTCVGDCADTWEWRFLLIADJFKLGAMCOMIAORFPHLPITRDURICRSWSFBTPAEYW America/Panama:BLBPTY
  America/Paramaribo:PBM America/Phoenix:AZAPHXTUS America/Port-au-Prince:CAPPAP America/Port_of_Spain:POSTAB America/Porto_Velho:PVH
  America/Santiago:SCLPUQ America/Santo_Domingo:POPPUJSDQLRMAZS America/Sao_Paulo:BSBCGHCWBFLNGIGGRUPOASDUVCPIGU America/St_Kitts:SKB
  America/St_Lucia:UVF America/St_Thomas:STT America/Tegucigalpa:SAPRTB America/Tijuana:TIJ America/Toronto:YHUYOWYQBYTZYULYYZ
  America/Vancouver:YVR America/Winnipeg:YWG Asia/Almaty:ALANQZ Asia/Amman:AMMAQJ Asia/Ashgabat:ASB Asia/Baghdad:BGWBSREBLISUNJF
  Asia/Bahrain:BAH Asia/Baku:GYD Asia/Bangkok:BKKCEICNXDMKHDYHKTKBVURTUSM Asia/Beirut:BEY Asia/Bishkek:BSZ Asia/Brunei:BWN
  Asia/Colombo:CMB Asia/Damascus:DAM Asia/Dhaka:CGPDACZYL Asia/Dubai:AUHDWCDXBRKTSHJ Asia/Dushanbe:DYU Asia/Famagusta:ECN
  Asia/Ho_Chi_Minh:CXRDADHANHPHPQCSGN Asia/Hong_Kong:HKG Asia/Jakarta:CGKHLPJOGKNOSUBYIA Asia/Jerusalem:TLV Asia/Kabul:KBL
  Asia/Karachi:ISBKHILHEMUXPEWSKT Asia/Kathmandu:KTMPKR Asia/Kolkata:AMDATQBLRBOMCCJCCUCJBCOKDELGOIGOXHYDIXEJAILKOMAANAGPNQTRV
  Asia/Kuala_Lumpur:BKIJHBKCHKULLGKPENSZB Asia/Kuwait:KWI Asia/Macau:MFM Asia/Makassar:DPSLBJLOPUPG Asia/Manila:CEBDVOKLOMNLMPHPPS
  Asia/Muscat:MCTSLL Asia/Nicosia:LCAPFO Asia/Novosibirsk:OVB Asia/Phnom_Penh:KTISAI Asia/Qatar:DOH Asia/Riyadh:AHBDMMJEDMEDRUHTIF
  Asia/Seoul:CJUGMPICNPUSTAE Asia/Shanghai:CANCGOCKGCSXCTUDLCFOCHAKHGHHRBKMGKWLNKGPEKPKXPVGSHASHESYXSZXTAOTFUTSNURCWUHXIYXMN
  Asia/Singapore:SIN Asia/Taipei:KHHTPETSA Asia/Tashkent:SKDTAS Asia/Tbilisi:BUSKUTTBS Asia/Tehran:IKAMHDSYZTHR Asia/Thimphu:PBH
  Asia/Tokyo:CTSFUKHIJHNDITMKIXKOJNGONKMNRTOKAOKDSDJUKB Asia/Ulaanbaatar:UBN Asia/Vientiane:LPQVTE Asia/Yangon:RGN Asia/Yekaterinburg:SVX
  Asia/Yerevan:EVN Atlantic/Azores:PDLTERHOR Atlantic/Canary:ACEFUELPASPCTFNTFS Atlantic/Cape_Verde:BVCRAISID Atlantic/Madeira:FNCPXO
  Atlantic/Reykjavik:KEFRKVAEY Australia/Adelaide:ADL Australia/Brisbane:BNECNSOOL Australia/Darwin:AYQDRWASP Australia/Hobart:HBA
  Australia/Lindeman:HTI Australia/Melbourne:MEL Australia/Perth:PERBME Australia/Sydney:AVVCBRSYD Europe/Amsterdam:AMSEINGRQMSTRTM
  Europe/Athens:ATHCFUCHQEFLHERJKHJMKJSIJTRKGSKLXKVAMJTPVKRHOSKGSMIZTH Europe/Belgrade:BEGPRN
  Europe/Berlin:BERBRECGNDRSDTMDUSERFFDHFKBFMMFMOFRAGWTHAJHAMHHNLEJMUCNRNNUEPADSCNSTR Europe/Bratislava:BTSKSC
  Europe/Brussels:ANRBRUCRLLGG Europe/Bucharest:BBUCLJCRAIASOTPSBZTSR Europe/Budapest:BUDDEB Europe/Chisinau:RMO
  Europe/Copenhagen:AALAARBLLCPH Europe/Dublin:DUBORKSNN Europe/Helsinki:HELOULRVNTKUTMPIVLKTT
  Europe/Istanbul:ADAADBASRAYTBJVCOVDIYDLMERZESBGZTISTKYANAVSAWSZFTZX Europe/Kyiv:HRKIEVKBPLWO Europe/Lisbon:FAOLISOPO
  Europe/Ljubljana:LJU Europe/London:ABZBFSBHDBHXBRSCWLEDIEMAEXTGLAINVLBALCYLGWLHRLPLLTNMANPIKSENSOUSTN Europe/Luxembourg:LUX
  Europe/Madrid:AGPALCBCNBIOGROGRXIBZLEIMADMAHOVDPMIREURMUSCQSDRSVQVGOVLCXRYZAZ Europe/Malta:MLA Europe/Minsk:MSQ
  Europe/Moscow:AERDMEKZNLEDSVOVKOZIA Europe/Oslo:BGOBOOOSLSVGTOSTRDTRF
  Europe/Paris:AJABIABIQBODBSLBVACDGCMFGNBLDELILLYSMPLMRSNCENTEORYRNSSXBTLNTLS Europe/Podgorica:TGDTIV Europe/Prague:BRQOSRPRG
  Europe/Riga:RIX Europe/Rome:AHOAOIBDSBGYBLQBRICAGCIACTAFCOFLRGOALINMXPNAPOLBPEGPMOPSAPSRREGRMISUFTPSTRNTRSTSFVCEVRN
  Europe/Sarajevo:OMOSJJTZL Europe/Skopje:OHDSKP Europe/Sofia:BOJSOFVAR Europe/Stockholm:ARNBMAGOTMMXNYO Europe/Tallinn:TLL
  Europe/Tirane:TIA Europe/Vienna:GRZINNKLULNZSZGVIE Europe/Vilnius:KUNPLQVNO Europe/Warsaw:BZGGDNKRKKTWLCJLUZPOZRDORZESZZWAWWMIWRO
  Europe/Zagreb:DBVPUYRJKSPUZADZAG Europe/Zurich:GVAZRH Indian/Antananarivo:TNR Indian/Mahe:PRISEZ Indian/Maldives:MLE
  Indian/Mauritius:MRU Indian/Reunion:RUN Pacific/Apia:APW Pacific/Auckland:AKLCHCDUDNSNROTWLGZQN Pacific/Fiji:NAN Pacific/Guam:GUM
  Pacific/Honolulu:HNLKOALIHOGG Pacific/Noumea:NOU Pacific/Port_Moresby:POM Pacific/Rarotonga:RAR Pacific/Tahiti:BOBPPTMOZHUHRFPRGI
  America/Tortola:EIS America/St_Vincent:SVD America/Costa_Rica:LIR Pacific/Galapagos:GPS Arctic/Longyearbyen:LYR America/Godthab:JAVSFJ
  Atlantic/Faroe:FAE America/Cayman:GCM
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
