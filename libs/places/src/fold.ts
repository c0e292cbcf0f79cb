const WITHOUT_MARK: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const APOSTROPHES = /['’‘ʼʻ`´′]/gu;

/** Lower case without accents, apostrophes and punctuation: "Côte d’Ivoire" becomes "cote divoire". */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßıøæœđðłþ]/gu, (letter) => WITHOUT_MARK[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(APOSTROPHES, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `fold`, also with the word after an apostrophe apart ("l aquila") and umlauts of two letters ("oesterreich"). */
export function foldedForms(name: string): string[] {
  const spelledOut = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/gu, (letter) => TWO_LETTERS[letter] ?? letter);
  return [...new Set([fold(name), fold(name.replace(APOSTROPHES, ' ')), fold(spelledOut)])].filter(Boolean);
}
