import { LANGUAGES } from '@landfall/kernel';
import { fold, type Places } from '@landfall/places';

/** Names that authorities use and that no list of country names has; folded. */
const FURTHER: Readonly<Record<string, string>> = {
  'federated states of micronesia': 'FM',
  'kyrgyz republic': 'KG',
  'democratic republic of the congo': 'CD',
  'republic of the congo': 'CG',
  congo: 'CG',
  'republic of korea': 'KR',
  'democratic peoples republic of korea': 'KP',
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'ivory coast': 'CI',
  'palastinensische gebiete': 'PS',
  'occupied palestinian territories': 'PS',
  'palestinian territories': 'PS',
  'west bank and gaza': 'PS',
  palestine: 'PS',
  burma: 'MM',
  macau: 'MO',
  macao: 'MO',
  'hong kong': 'HK',
  'east timor': 'TL',
  swaziland: 'SZ',
  'czech republic': 'CZ',
  'cape verde': 'CV',
  turkey: 'TR',
  holy: 'VA',
  'holy see': 'VA',
  vatican: 'VA',
  'brunei darussalam': 'BN',
  'slovak republic': 'SK',
  macedonia: 'MK',
  'st helena ascension and tristan da cunha': 'SH',
  'st martin and st barthelemy': 'MF',
  'st maarten': 'SX',
  'st martin': 'MF',
  'st barthelemy': 'BL',
  'st pierre miquelon': 'PM',
  'bonaire st eustatius saba': 'BQ',
  'falkland islands': 'FK',
  'virgin islands british': 'VG',
  'british virgin islands': 'VG',
  'pitcairn island': 'PN',
  'south georgia and the south sandwich islands': 'GS',
  reunion: 'RE',
  'sao tome and principe': 'ST',
  'wallis and futuna': 'WF',
  'cocos keeling islands': 'CC',
  vietnam: 'VN',
  laos: 'LA',
  syria: 'SY',
  russia: 'RU',
};

const NAME_LENGTH = 200;

/** Finds a country by any of its names, as an authority's list may spell it: with an article, an explanation in brackets, or a mark. */
export class CountryNames {
  private readonly byName = new Map<string, string>();

  constructor(places: Places) {
    for (const { iso2, names, also } of places.countries('en')) {
      for (const name of [...LANGUAGES.map((language) => names[language]), ...also]) this.byName.set(fold(name), iso2);
    }
    for (const [name, iso2] of Object.entries(FURTHER)) if (places.country(iso2)) this.byName.set(name, iso2);
  }

  /** ISO code; null for a name that is not known. */
  find(name: string): string | null {
    const plain = name.slice(0, NAME_LENGTH).replace(/\*/g, '').trim();
    const [, outside = plain, inside = ''] = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(plain) ?? [];
    for (const form of [plain, outside, inside]) {
      const folded = fold(form);
      const found =
        this.byName.get(folded) ??
        this.byName.get(folded.replace(/^the /, '')) ??
        this.byName.get(folded.replace(/\bst\b/g, 'saint'));
      if (found) return found;
    }
    return null;
  }
}
