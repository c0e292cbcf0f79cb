import { LANGUAGES, type Language } from '@landfall/kernel';
import type { TextValue } from '@landfall/catalogue';
import { formatted, localeOf, messageFormat } from '@landfall/messages';
import type { IntlMessageFormat } from 'intl-messageformat';

/** ICU messages for facts that are kept as numbers and codes. `{unit}` is km/h or mph; alcohol is in grams per litre of blood. */
const TEXTS = {
  cs: {
    drivesOnLeft: 'Jezdí se vlevo',
    drivesOnRight: 'Jezdí se vpravo',
    summerTime: '{standard}, v letním čase {summer}',
    timeZone: '{time} ({place})',
    town: 'v obci {limit} {unit}',
    road: 'mimo obec {limit} {unit}',
    expressway: 'na silnici pro motorová vozidla {limit} {unit}',
    motorway: 'na dálnici {limit} {unit}',
    noAlcohol: 'Za volantem platí nulová tolerance alkoholu (0,0 ‰)',
    alcohol: 'Nejvýše {limit} ‰',
    alcoholNovice: 'Nejvýše {limit} ‰, pro začínající řidiče {novice} ‰',
    alcoholNoviceYoung: 'Nejvýše {limit} ‰, pro začínající řidiče a řidiče mladší {age} let {novice} ‰',
  },
  da: {
    drivesOnLeft: 'Venstrekørsel',
    drivesOnRight: 'Højrekørsel',
    summerTime: '{standard}, i sommertid {summer}',
    timeZone: '{time} ({place})',
    town: 'i byer {limit} {unit}',
    road: 'på landeveje {limit} {unit}',
    expressway: 'på motortrafikveje {limit} {unit}',
    motorway: 'på motorveje {limit} {unit}',
    noAlcohol: 'Ingen alkohol bag rattet (0,0 ‰)',
    alcohol: 'Højst {limit} ‰',
    alcoholNovice: 'Højst {limit} ‰, for nye bilister {novice} ‰',
    alcoholNoviceYoung: 'Højst {limit} ‰, for nye bilister og bilister under {age} år {novice} ‰',
  },
  de: {
    drivesOnLeft: 'Linksverkehr',
    drivesOnRight: 'Rechtsverkehr',
    summerTime: '{standard}, in der Sommerzeit {summer}',
    timeZone: '{time} ({place})',
    town: 'innerorts {limit} {unit}',
    road: 'außerorts {limit} {unit}',
    expressway: 'auf Schnellstraßen {limit} {unit}',
    motorway: 'auf Autobahnen {limit} {unit}',
    noAlcohol: 'Kein Alkohol am Steuer (0,0 ‰)',
    alcohol: 'Höchstens {limit} ‰',
    alcoholNovice: 'Höchstens {limit} ‰, für Fahranfänger {novice} ‰',
    alcoholNoviceYoung: 'Höchstens {limit} ‰, für Fahranfänger und Fahrer unter {age} Jahren {novice} ‰',
  },
  en: {
    drivesOnLeft: 'Traffic keeps left',
    drivesOnRight: 'Traffic keeps right',
    summerTime: '{standard}, in daylight saving time {summer}',
    timeZone: '{time} ({place})',
    town: 'in built-up areas {limit} {unit}',
    road: 'outside built-up areas {limit} {unit}',
    expressway: 'on expressways {limit} {unit}',
    motorway: 'on motorways {limit} {unit}',
    noAlcohol: 'No alcohol at all when driving (0.0 g per litre of blood)',
    alcohol: 'At most {limit} g of alcohol per litre of blood',
    alcoholNovice: 'At most {limit} g of alcohol per litre of blood, for novice drivers {novice} g',
    alcoholNoviceYoung:
      'At most {limit} g of alcohol per litre of blood, for novice drivers and drivers under {age} {novice} g',
  },
  es: {
    drivesOnLeft: 'Se circula por la izquierda',
    drivesOnRight: 'Se circula por la derecha',
    summerTime: '{standard}, en horario de verano {summer}',
    timeZone: '{time} ({place})',
    town: 'en poblado {limit} {unit}',
    road: 'fuera de poblado {limit} {unit}',
    expressway: 'en vías rápidas {limit} {unit}',
    motorway: 'en autopistas {limit} {unit}',
    noAlcohol: 'Prohibido conducir con cualquier cantidad de alcohol (0,0 g/l)',
    alcohol: 'Máximo {limit} g/l de alcohol en sangre',
    alcoholNovice: 'Máximo {limit} g/l de alcohol en sangre; conductores noveles, {novice} g/l',
    alcoholNoviceYoung:
      'Máximo {limit} g/l de alcohol en sangre; conductores noveles y menores de {age} años, {novice} g/l',
  },
  fr: {
    drivesOnLeft: 'Circulation à gauche',
    drivesOnRight: 'Circulation à droite',
    summerTime: '{standard}, à l’heure d’été {summer}',
    timeZone: '{time} ({place})',
    town: 'en agglomération {limit} {unit}',
    road: 'hors agglomération {limit} {unit}',
    expressway: 'sur voie rapide {limit} {unit}',
    motorway: 'sur autoroute {limit} {unit}',
    noAlcohol: 'Aucun alcool au volant (0,0 g/l)',
    alcohol: 'Au plus {limit} g d’alcool par litre de sang',
    alcoholNovice: 'Au plus {limit} g d’alcool par litre de sang ; conducteurs novices : {novice} g',
    alcoholNoviceYoung:
      'Au plus {limit} g d’alcool par litre de sang ; conducteurs novices ou de moins de {age} ans : {novice} g',
  },
  hu: {
    drivesOnLeft: 'Bal oldali közlekedés',
    drivesOnRight: 'Jobb oldali közlekedés',
    summerTime: '{standard}, nyári időszámítás szerint {summer}',
    timeZone: '{time} ({place})',
    town: 'lakott területen {limit} {unit}',
    road: 'lakott területen kívül {limit} {unit}',
    expressway: 'autóúton {limit} {unit}',
    motorway: 'autópályán {limit} {unit}',
    noAlcohol: 'Vezetéskor semmilyen alkohol nem megengedett (0,0 ‰)',
    alcohol: 'Legfeljebb {limit} ‰',
    alcoholNovice: 'Legfeljebb {limit} ‰, kezdő vezetőknek {novice} ‰',
    alcoholNoviceYoung: 'Legfeljebb {limit} ‰, kezdő és {age} évesnél fiatalabb vezetőknek {novice} ‰',
  },
  it: {
    drivesOnLeft: 'Si guida a sinistra',
    drivesOnRight: 'Si guida a destra',
    summerTime: '{standard}, con l’ora legale {summer}',
    timeZone: '{time} ({place})',
    town: 'nei centri abitati {limit} {unit}',
    road: 'fuori dai centri abitati {limit} {unit}',
    expressway: 'sulle superstrade {limit} {unit}',
    motorway: 'in autostrada {limit} {unit}',
    noAlcohol: 'Nessun consumo di alcol alla guida (0,0 g/l)',
    alcohol: 'Al massimo {limit} g/l di alcol nel sangue',
    alcoholNovice: 'Al massimo {limit} g/l di alcol nel sangue; neopatentati {novice} g/l',
    alcoholNoviceYoung:
      'Al massimo {limit} g/l di alcol nel sangue; neopatentati e conducenti sotto i {age} anni {novice} g/l',
  },
  nl: {
    drivesOnLeft: 'Links rijden',
    drivesOnRight: 'Rechts rijden',
    summerTime: '{standard}, in zomertijd {summer}',
    timeZone: '{time} ({place})',
    town: 'binnen de bebouwde kom {limit} {unit}',
    road: 'buiten de bebouwde kom {limit} {unit}',
    expressway: 'op autowegen {limit} {unit}',
    motorway: 'op snelwegen {limit} {unit}',
    noAlcohol: 'Geen alcohol achter het stuur (0,0 ‰)',
    alcohol: 'Maximaal {limit} ‰',
    alcoholNovice: 'Maximaal {limit} ‰, voor beginnende bestuurders {novice} ‰',
    alcoholNoviceYoung:
      'Maximaal {limit} ‰, voor beginnende bestuurders en bestuurders jonger dan {age} jaar {novice} ‰',
  },
  pl: {
    drivesOnLeft: 'Ruch lewostronny',
    drivesOnRight: 'Ruch prawostronny',
    summerTime: '{standard}, w czasie letnim {summer}',
    timeZone: '{time} ({place})',
    town: 'w obszarze zabudowanym {limit} {unit}',
    road: 'poza obszarem zabudowanym {limit} {unit}',
    expressway: 'na drogach ekspresowych {limit} {unit}',
    motorway: 'na autostradach {limit} {unit}',
    noAlcohol: 'Całkowity zakaz alkoholu za kierownicą (0,0 ‰)',
    alcohol: 'Najwyżej {limit} ‰',
    alcoholNovice: 'Najwyżej {limit} ‰, dla początkujących kierowców {novice} ‰',
    alcoholNoviceYoung: 'Najwyżej {limit} ‰, dla kierowców początkujących i w wieku poniżej {age} lat {novice} ‰',
  },
  pt: {
    drivesOnLeft: 'Circula-se pela esquerda',
    drivesOnRight: 'Circula-se pela direita',
    summerTime: '{standard}, no horário de verão {summer}',
    timeZone: '{time} ({place})',
    town: 'dentro das localidades {limit} {unit}',
    road: 'fora das localidades {limit} {unit}',
    expressway: 'nas vias rápidas {limit} {unit}',
    motorway: 'nas autoestradas {limit} {unit}',
    noAlcohol: 'Tolerância zero ao álcool ao volante (0,0 g/l)',
    alcohol: 'No máximo {limit} g/l de álcool no sangue',
    alcoholNovice: 'No máximo {limit} g/l de álcool no sangue; condutores recém-encartados, {novice} g/l',
    alcoholNoviceYoung:
      'No máximo {limit} g/l de álcool no sangue; condutores recém-encartados ou com menos de {age} anos, {novice} g/l',
  },
  tr: {
    drivesOnLeft: 'Trafik soldan akar',
    drivesOnRight: 'Trafik sağdan akar',
    summerTime: '{standard}, yaz saatinde {summer}',
    timeZone: '{time} ({place})',
    town: 'yerleşim yeri içinde {limit} {unit}',
    road: 'yerleşim yeri dışında {limit} {unit}',
    expressway: 'ekspres yollarda {limit} {unit}',
    motorway: 'otoyollarda {limit} {unit}',
    noAlcohol: 'Direksiyon başında alkol tamamen yasaktır (0,0 promil)',
    alcohol: 'En fazla {limit} promil',
    alcoholNovice: 'En fazla {limit} promil, yeni sürücüler için {novice} promil',
    alcoholNoviceYoung:
      'En fazla {limit} promil, yeni sürücüler ve {age} yaşından küçük sürücüler için {novice} promil',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type FactText = keyof (typeof TEXTS)['en'];
export const FACT_TEXTS: Readonly<Record<Language, Readonly<Record<FactText, string>>>> = TEXTS;

const compiled = new Map<string, IntlMessageFormat>();

/** A fact in words. */
export function factText(
  language: Language,
  key: FactText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const id = `${language}/${key}`;
  let message = compiled.get(id);
  if (!message) compiled.set(id, (message = messageFormat(FACT_TEXTS[language][key], localeOf(language))));
  return formatted(message, values);
}

/** A text in each language of the product. */
export const inEveryLanguage = (textIn: (language: Language) => string): TextValue =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)]));

/** Parts listed as the language lists them, the first letter a capital. */
export function listed(language: Language, parts: readonly string[]): string {
  const text = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
