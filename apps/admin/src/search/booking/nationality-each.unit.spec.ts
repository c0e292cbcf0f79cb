import { labelledNationalities } from './labelled-nationalities.js';

const said = (text: string): string[] => labelledNationalities(text).nationalities;

describe('nationalities of several travellers in one sentence', () => {
  it.each([
    ['Los pasaportes: ella española, él uruguayo. Ya están metidos los datos.', ['ES', 'UY']],
    ['Die Reisepässe: er deutsch, sie polnisch.', ['DE', 'PL']],
    ['Passports: Liam is British and Niamh Irish.', ['GB', 'IE']],
    ['Son 5 pax españoles y 1 chilena (Javiera). Tarifa 1.046 €.', ['ES', 'CL']],
    ['Wir sind 3 deutsche Reisende und 1 österreichische.', ['DE', 'AT']],
    ['Ce sont 4 passagers français et 2 suisses.', ['FR', 'CH']],
    ['Beste Sandra en Maarten,\n\nMaarten reist op een Nederlands paspoort, Sandra op een Belgisch.', ['NL', 'BE']],
    [
      'Dear Ann, Bob and Cy,\n\nAnn travels on an Irish passport, Bob on a French one and Cy on a Polish one.',
      ['IE', 'FR', 'PL'],
    ],
    ['Not: Tüm yolcular T.C. vatandaşıdır.', ['TUR']],
    ['Yolcuların tamamı Alman vatandaşıdır.', ['DE']],
    ['Cestující:\n1. ŠIMEK/PAVEL MR (občan ČR)\n2. KOVÁČOVÁ/ZUZANA MS (občanka SR)', ['CZ', 'SK']],
  ])('are read in %s', (text, codes) => {
    expect(said(text)).toEqual(codes);
  });

  it.each([
    'We ordered 5 pax Indian meals and 1 Thai.',
    '2 French and 1 Italian hotel.',
    'Menu: he Indian, she Thai.',
    'Passports: she Irish, he unknown.',
    'If there are 2 German passengers and 1 French, call us.',
  ])('are none in %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('take no time for texts that begin again and again', () => {
    const start = performance.now();
    for (const text of ['2 pax German, ', 'pasaportes: ella española, ', ', Sandra op een Belgisch']) {
      const lines = Array.from({ length: 300 }, () => text.repeat(15)).join('\n');
      said(lines + text.repeat(4_000));
    }
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
