const MARKS = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };
/** Words that some lists add to the names of regions and others leave out. */
const KIND =
  /\b(?:administrative|area|autonomous|canton|capital|city|commune|community|council|county|departamento|department|departement|district|distrito|division|emirate|governorate|gouvernorat|island|kraj|krai|maakond|municipality|oblast|oblysy|of|okrug|parish|prefecture|province|provincia|provincie|provinsi|region|republic|respublika|state|territory|town|voivodeship|wojewodztwo|zupanija|apskritis|marz|muhafazat|wilaya|viloyati|velayat|welayaty)\b/g;

export function foldName(text) {
  const folded = text
    .toLowerCase()
    .replace(/[ßıøæœđðłþ]/gu, (letter) => MARKS[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʼʻ`´′]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  const bare = folded.replace(KIND, ' ').replace(/ +/g, ' ').trim();
  return bare === '' ? folded.trim() : bare;
}

export const tokensOf = (text) =>
  foldName(text)
    .split(' ')
    .filter((word) => word.length > 2);
