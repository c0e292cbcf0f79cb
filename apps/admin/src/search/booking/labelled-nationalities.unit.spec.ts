import { MOST_BYTES } from './booking-file.js';
import { labelledNationalities, namesNationality } from './labelled-nationalities.js';
import { meansSeveral, nationalityIn } from './named-countries.js';
import { NATIONALITY_STEMS, WORD_LANGUAGES } from './nationality-words.js';

const read = (text: string) => {
  const { nationalities, unread } = labelledNationalities(text);
  return { nationalities, unread: unread.map(({ line }) => line) };
};

describe('a word of nationality', () => {
  it('has its stems in each language, none of them of two countries', () => {
    const entries = Object.entries(NATIONALITY_STEMS);
    expect(entries.length).toBeGreaterThanOrEqual(80);
    for (const [code, stems] of entries) expect([code, stems.split(' ').length]).toEqual([code, WORD_LANGUAGES.length]);
  });

  it.each([
    ['deutsche', 'DE'],
    ['Deutscher', 'DE'],
    ['française', 'FR'],
    ['polskie', 'PL'],
    ['ukraińskie', 'UA'],
    ['białoruskie', 'BY'],
    ['česká', 'CZ'],
    ['Nederlandse', 'NL'],
    ['dansk', 'DK'],
    ['brasileira', 'BR'],
    ['Türk', 'TR'],
    ['T.C.', 'TR'],
    ['bordo pasaport', 'TR'],
    ['Italienerin', 'IT'],
    ['South African', 'ZA'],
    ['sud-africaine', 'ZA'],
    ['nigerian', 'NG'],
    ['nigérienne', 'NE'],
  ])('%s is of %s', (word, code) => {
    expect(nationalityIn(word)).toBe(code);
  });

  it.each(['Congolese', 'koreanisch', 'Guinean', 'dominicano', 'slovenske'])('%s means two countries', (word) => {
    expect(nationalityIn(word)).toBeNull();
    expect(meansSeveral(word)).toBe(true);
  });

  it.each(['no', 'NO', 'ja', 'JA', 'ok', 'OK', 'de', 'yes', 'SI', 'ID', 'TC', 'XYZ', 'Maler'])('%s is none', (word) => {
    expect(nationalityIn(word)).toBeNull();
  });

  it.each(['DE', 'DEU', 'NOR', 'D', 'UK'])('%s is a code as it stands', (code) => {
    expect(nationalityIn(code)).toBe(code);
  });
});

it.each([
  ['Nationality: DEU, AUT', ['DEU', 'AUT']],
  [
    '01 Herr Klaus Wagner     Staatsangehörigkeit: deutsch\n02 Frau N. Wagner   Staatsangehörigkeit: marokkanisch',
    ['DE', 'MA'],
  ],
  ['1. Mr R Caldwell   Citizenship: United Kingdom   DOB 02 Mar 1957', ['GB']],
  ['1. Mr R Caldwell, Nationality: Irish, DOB: 02.03.1957, Passport: C01X00T47', ['IE']],
  ['Uyruk / Nationality        : TR', ['TR']],
  ['Kişi sayısı: 2 yetişkin. Uyruk: Türkiye Cumhuriyeti (bordo pasaport)', ['TR']],
  ['Passeggeri: M Ferrari (cittadinanza italiana), O Kovalenko (cittadinanza ucraina)', ['IT', 'UA']],
  ['Mme Aminata T. – nationalité française\nM. Ibrahim T. – nationalité malienne', ['FR', 'ML']],
  ['Anna N. – obywatelstwo: polskie', ['PL']],
  ['> Passengers: Joanna Z (Polish), Kwame M (Ghanaian)', ['PL', 'GH']],
  ['Passengers:\n 1. DIJK/PIETER MR (Dutch)\n 2. MENSAH/KOFI MR (Ghanaian)', ['NL', 'GH']],
  ['Pass: deutsch', ['DE']],
  ['Hr. Lars J, dansk statsborger', ['DK']],
  ['Staatsangehörigkeit\ndeutsch', ['DE']],
  [
    'Name          Nationality   Born\nJohn S        British       02 May 1980\nAnna R        Italian       01 Jan 1985',
    ['GB', 'IT'],
  ],
  ['Nationality: Irish/British', ['IE', 'GB']],
  ['Flights of Mr Otieno. Nationality: Kenyan. Please tell us what he needs.', ['KE']],
])('is read from %s', (text, expected) => {
  expect(read(text)).toEqual({ nationalities: expected, unread: [] });
});

it.each([
  ['Nationality: TUR, unclear', ['TUR'], ['unclear']],
  ['Mr K (Polish)\nMrs M (Congolese)', ['PL'], ['Congolese']],
  ['Herr Petersen, Finn', [], ['Finn']],
  ['Sr. Luis Pérez, Román', [], ['Román']],
  ['Nationality: South Sudanese', [], ['South Sudanese']],
  ['Nationality: American Samoan', [], ['American Samoan']],
  ['Nationality: Chinese (Hong Kong)', [], ['Chinese']],
  ['Nationality: Chinese. Lives in Hong Kong', [], ['Nationality']],
  ['Nationality: French. Holds a Moroccan passport too', [], ['Nationality']],
  ['Nationality: NO', [], ['NO']],
  ['Nationality: C01X00T47 12.03.1980', [], ['Nationality']],
  ['Nationality:', [], ['Nationality']],
  ['Herr H (Österreich)', [], ['Österreich']],
  ['She is a Ukrainian, and her husband has a Turkish passport.', [], ['Ukrainian', 'Turkish passport']],
  ['Entry rules depend on your nationality.', [], ['nationality']],
  ['Deutsche Staatsbürger benötigen kein Visum.', [], ['Deutsche Staatsbürger']],
  ['Deutscher Reisepass, noch sechs Monate gültig', [], ['Deutscher Reisepass']],
  ['Jan K, obywatel polski; O B, obywatelka Mordoru', ['PL'], ['obywatelka']],
])('what is not certain of %s is named', (text, nationalities, unread) => {
  expect(read(text)).toEqual({ nationalities, unread });
  expect(namesNationality(text)).toBe(true);
});

it.each([
  ['Turkish Airlines wishes you a pleasant flight. Operated by Swiss (LX). Meal: Indian. Thai (TG)'],
  ['Passport: C01X00T47'],
  ['Bitte beachten Sie die Pass- und Visabestimmungen.'],
  ['Ronald Reagan National Airport (DCA)'],
  ['Guide: Mr Ali (Egyptian)'],
])('%s says nothing of a traveller', (text) => {
  expect(read(text)).toEqual({ nationalities: [], unread: [] });
  expect(namesNationality(text)).toBe(false);
});

it('a nationality that the passports of a screen have is not named once more', () => {
  const text =
    ' 5 SSR DOCS LH HK1 P/UKR/X12345678/UKR/01JAN80/M/31OCT30/A/B\n 6 RM PASZPORT UKRAINSKI\n 7 RM CHECK NATIONALITY';
  expect(read(text)).toEqual({ nationalities: [], unread: [] });
});

it('is read in reasonable time, however long the text is', () => {
  const began = performance.now();
  for (const line of [
    'Nationality: '.repeat(30),
    'nationality German '.repeat(20),
    'Mr X (Polish), '.repeat(26),
    '( '.repeat(200),
  ])
    read(`${line}\n`.repeat(1_000).slice(0, MOST_BYTES));
  expect(performance.now() - began).toBeLessThan(8_000);
});

it.each([
  ['NACIONALIDAD DEL PASAJERO: ESPAÑOLA', ['ES'], []],
  ['Trasferimento ore 10.30. Cittadinanza passeggeri: italiana.', ['IT'], []],
  ['Nationality of all passengers: Irish', ['IE'], []],
  ['Passports: both Irish citizens, ESTA done.', ['IE'], []],
  ['2 Irish citizens', ['IE'], []],
  ['Jana Nováková (státní občanství: ČR)', ['CZ'], []],
  ['Občan České republiky', ['CZ'], []],
  ['Občanství: SR', [], ['Občanství']],
  ['Irish citizens', [], ['Irish citizens']],
  ['Travellers with German passports', [], ['German passports']],
])('a label with more words: %s', (text, nationalities, unread) => {
  expect(read(text)).toEqual({ nationalities, unread });
});

it.each([
  ['Hi Priya & Dan,\nPriya travels on her Indian passport and Dan on his British one.', ['IN', 'GB'], []],
  ['Pan Marek podróżuje z paszportem polskim.', ['PL'], []],
  ['Liebe Anna,\nAnna reist mit ihrem österreichischen Pass.', ['AT'], []],
  ['All travellers are German citizens.', ['DE'], []],
  ['Die Reisenden haben die deutsche Staatsangehörigkeit.', ['DE'], []],
  ['Tous les voyageurs sont de nationalité française.', ['FR'], []],
  ['Reisende: Jörn Petersen, Finn (9) – alle deutsche Staatsangehörige', ['DE'], []],
  ['Oksana Zielińska – ob. Ukrainy', ['UA'], []],
  ['Paspoort: beiden Nederlandse nationaliteit', ['NL'], []],
  ['As you are an Irish citizen you need an ESTA.', ['IE'], []],
  ['Da Sie beide österreichische Staatsbürger sind, genügt der Personalausweis.', ['AT'], []],
  ['Puisque vous êtes de nationalité belge, un visa est nécessaire.', ['BE'], []],
  ['Poiché siete cittadini italiani, basta il passaporto.', ['IT'], []],
])('a sentence on the travellers: %s', (text, nationalities, unread) => {
  expect(read(text)).toEqual({ nationalities, unread });
});

it.each([
  ['Hi Priya,\nIf Priya travels on her Indian passport, she needs a visa.', ['Indian passport']],
  ['Who travels with a Turkish passport needs a visa.', ['Turkish passport']],
  ['Dear Anna, Germany has a British passport office.', ['British passport']],
  ['Dear Dan, Dan has no British passport.', ['British passport']],
  ['Reisende: Jörn Petersen – alle deutschen Staatsangehörigen', ['deutschen Staatsangehörigen']],
  ['Alle deutschen Staatsangehörigen benötigen einen Reisepass.', ['deutschen Staatsangehörigen']],
  ['Sofern alle Reisenden deutsche Staatsangehörige sind, ist kein Visum nötig.', ['deutsche Staatsangehörige']],
  ['Passengers: all German citizens', ['German citizens']],
  ['If you are an Irish citizen you need an ESTA.', ['Irish', 'Irish citizen']],
])('a sentence that may speak of others is named: %s', (text, unread) => {
  expect(read(text)).toEqual({ nationalities: [], unread });
});

it('a cell under another head is no nationality', () => {
  const head = 'Name               Nationality    Residence';
  expect(read(`${head}\nEva Novak                         Austria`).nationalities).toEqual([]);
  expect(read(`${head}\nEva Novak          Austrian`).nationalities).toEqual(['AT']);
  expect(
    read(`${head}\nEva Novak          Austrian       Germany\nIda Berg                          France`).nationalities,
  ).toEqual(['AT']);
});
