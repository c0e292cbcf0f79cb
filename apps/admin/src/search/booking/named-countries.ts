import { LANGUAGES } from '@landfall/kernel';
import { fold } from '../../ui/fold.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names that are still written, and that the data of languages does not have any more. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  turkey: 'TR',
  'czech republic': 'CZ',
  macedonia: 'MK',
  swaziland: 'SZ',
  burma: 'MM',
  'cape verde': 'CV',
  'ivory coast': 'CI',
};
let byName: ReadonlyMap<string, string> | null = null;

/** Names of countries in all languages; those that mean two are left out. */
function namedCountries(): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const name = names.of(`${first}${second}`);
        // Former codes, such as UK and DD, stand for those of today.
        const code = new Intl.Locale(`und-${first}${second}`).region;
        if (!name || !code) continue;
        const key = fold(name);
        const known = found.get(key);
        found.set(key, known === undefined || known === code ? code : null);
      }
  }
  return new Map([...found].flatMap(([name, code]) => (code ? [[name, code]] : [])));
}

/** The code of a country as it stands, or that of its name; null for anything else. */
export function nationalityIn(text: string): string | null {
  const bare = text.trim();
  if (/^[A-Za-z]{1,3}$/.test(bare)) return bare.toUpperCase();
  byName ??= namedCountries();
  return byName.get(fold(bare)) ?? FORMER_NAMES[fold(bare)] ?? null;
}
