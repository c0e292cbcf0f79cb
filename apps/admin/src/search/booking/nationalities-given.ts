const WORD = String.raw`["'„“«]?(\p{L}{3,20})["'“”»]?`;
/** Up to three words between. */
const SOME = String.raw`(?:\s\p{L}{2,20}){0,3}`;
const pattern = (text: string): RegExp => new RegExp(String.raw`(?<!\p{L})${text}(?!\p{L})`, 'iu');

/** "für alle Reiseteilnehmer wurde die Staatsangehörigkeit DEUTSCH angegeben": what a booking says of its travellers. */
const GIVEN = [
  String.raw`(?:staatsangehörigkeit|staatsbürgerschaft|nationalität)\s${WORD}\s(?:angegeben|hinterlegt|erfasst|eingetragen|vermerkt)`,
  String.raw`${WORD}\s(?:staatsangehörigkeit|staatsbürgerschaft|nationalität)\s(?:angegeben|hinterlegt|erfasst|eingetragen|vermerkt)`,
  String.raw`(?:nationality|citizenship)\s${WORD}\s(?:was|is|has\sbeen)\s(?:given|entered|stated|recorded|provided)`,
  String.raw`${WORD}\s(?:nationality|citizenship)\s(?:was|is|has\sbeen)\s(?:given|entered|stated|recorded|provided)`,
  String.raw`nationalité\s${WORD}\sa\sété\s(?:indiquée|déclarée|renseignée|saisie|communiquée)`,
  String.raw`(?:cittadinanza|nazionalità)\s${WORD}\sè\sstata\s(?:indicata|dichiarata|comunicata)`,
  String.raw`(?:indicata|dichiarata|comunicata)\sla\s(?:cittadinanza|nazionalità)\s${WORD}`,
  String.raw`(?:indicado|declarado|registrado|indicó|declaró)\sla\snacionalidad\s${WORD}`,
  String.raw`nationaliteit\s${WORD}\s(?:opgegeven|doorgegeven|vermeld|ingevoerd)`,
  String.raw`podano\s(?:obywatelstwo|narodowość)\s${WORD}`,
  String.raw`uveden[ao]?\sstátní\s(?:příslušnost|občanství)\s${WORD}`,
  // "Los tres son de nacionalidad española".
  String.raw`(?:l[oa]s|amb[oa]s|tod[oa]s)${SOME}\sson\sde\snacionalidad\s${WORD}`,
  String.raw`(?:os|as|amb[oa]s|tod[oa]s)${SOME}\ssão\sde\snacionalidade\s${WORD}`,
  String.raw`(?:i|le|tutt[ie]|entramb[ie])${SOME}\ssono\sdi\s(?:nazionalità|cittadinanza)\s${WORD}`,
  String.raw`(?:les|tou(?:te)?s)${SOME}\ssont\s(?:tou(?:te)?s\s)?de\snationalité\s${WORD}`,
  String.raw`(?:all|both)${SOME}\s(?:have|hold|are\sof)\s${WORD}\s(?:nationality|citizenship)`,
  String.raw`(?:alle|beide)${SOME}\s(?:haben|besitzen|sind)\s(?:die\s)?${WORD}\s(?:staatsangehörigkeit|staatsbürgerschaft)`,
  String.raw`(?:alle|beiden?)${SOME}\shebben\sde\s${WORD}\snationaliteit`,
  String.raw`(?:wszyscy|oboje|obaj|obie)${SOME}\s(?:mają|posiadają)\s(?:obywatelstwo\s${WORD}|(\p{L}{3,20})\sobywatelstwo)`,
  // "passaporto italiano YA0000XX1", beside the name of a traveller.
  String.raw`(?:passaporto|pasaporte|passeport|passaporte)\s${WORD}\s(?:n[.°º]{1,2}\s?)?(?=[A-Z]{0,9}\d)[A-Z\d]{6,12}`,
].map(pattern);

/** "Ce sont tous des ressortissants français." */
const ALL_ARE = [
  String.raw`ce\ssont\stou(?:te)?s\s(?:des\s)?(?:ressortissante?s|citoyen(?:ne)?s)\s${WORD}`,
  String.raw`they\sare\sall\s${WORD}\s(?:citizens|nationals|passport\sholders)`,
  String.raw`(?:es\ssind\salle[s]?|alle\ssind)\s${WORD}\s(?:staatsbürger(?:innen)?|staatsangehörige)`,
  String.raw`sono\stutt[ie]\scittadin[ie]\s${WORD}`,
  String.raw`(?:son\stod[oa]s|tod[oa]s\sson)\sciudadan[oa]s\s${WORD}`,
  String.raw`(?:het\szijn\sallemaal|allen\szijn)\s${WORD}\s(?:staatsburgers|onderdanen)`,
  String.raw`(?:tüm|bütün)\s(?:yolcular(?:ımız)?|misafirler(?:imiz)?|katılımcılar)\s(T\.\s?C\.?|\p{L}{3,20})\s(?:vatandaşı|uyruklu|pasaportlu)(?:d[ıu]r)?`,
  String.raw`(?:yolcuların|misafirlerin|katılımcıların|grubun)\s(?:tamamı|hepsi|tümü)\s(T\.\s?C\.?|\p{L}{3,20})\s(?:vatandaşı|uyruklu|pasaportlu)(?:d[ıu]r)?`,
].map((text) => new RegExp(String.raw`^${text}$`, 'iu'));

const wordOf = (found: RegExpExecArray | null): string | undefined =>
  found?.slice(1).find((word) => word !== undefined);

/** Words of nationality that a sentence says of all travellers of a booking. */
export const givenIn = (sentence: string): string[] =>
  [...GIVEN, ...ALL_ARE].flatMap((one) => wordOf(one.exec(sentence))?.replace(OF_TURKEY, 'TUR') ?? []);
/** Of the republic of Türkiye. */
const OF_TURKEY = /^T\.\s?C\.?$/;

const READERS_WITH = [
  String.raw`(?:(?:both|all)\sof\syou|you(?:\s(?:both|all|two))?)\s(?:are\s(?:both\s|all\s)?travell?ing\s(?:on|with)|travel\s(?:on|with)|hold)\s(?:an?\s|your\s)?${WORD}\spassports?`,
  String.raw`(?:sie|ihr)\sreis(?:en|t)\s(?:(?:beide|alle)\s)?mit\s(?:(?:einem|ihrem|eurem|ihren|euren)\s)?${WORD}\s(?:reise)?p[aä]ss(?:en)?`,
  String.raw`vous\svoyagez\s(?:tous\s(?:les\s)?(?:deux|trois|quatre)?\s?)?avec\s(?:un|votre|vos|des)\spasseports?\s${WORD}`,
  String.raw`(?:ustedes\s|los\sdos\s|ambos\s)?viaja(?:n|is|áis)\s(?:tod[oa]s\s|amb[oa]s\s)?con\s(?:su\s|un\s)?pasaportes?\s${WORD}`,
  String.raw`(?:voi\s)?viaggiate\s(?:tutti\s|entrambi\s)?con\s(?:il\s(?:vostro\s)?|un\s)?passaporto\s${WORD}`,
].map((text) => new RegExp(String.raw`^${text}(?!\p{L})`, 'iu'));

/** The word of nationality of the passports with which those travel to whom a sentence is written; empty: none. */
export const readersTravelWith = (sentence: string): string =>
  READERS_WITH.map((one) => one.exec(sentence)?.[1]).find((word) => word !== undefined) ?? '';
