import { useLocale, useTranslate } from 'react-admin';
import { useCountryName } from '../places/useCountries.js';
import { usePlaceTitle } from './usePlaceTitle.js';
import { countOfDuties, worstOf, type Cell, type Reason } from './verdicts.js';

export interface VerdictWords {
  reason: (reason: Reason) => string;
  /** The conclusion in a sentence. */
  headline: (cells: readonly (readonly Cell[])[]) => string;
  placeOf: (cell: Cell) => string;
  nationalityOf: (cell: Cell) => string;
}

/** Verdicts and their reasons in words; only below the texts that belong to them. */
export function useVerdictWords(): VerdictWords {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const countryName = useCountryName();
  const placeTitle = usePlaceTitle();
  const placeOf = ({ destination }: Cell) => placeTitle(destination.place);
  const nationalityOf = ({ nationality }: Cell) => countryName(nationality);
  return {
    placeOf,
    nationalityOf,
    reason: ({ key, verdict, variant, days }) =>
      translate(`verdicts.reason.${key}.${verdict}.${variant}`, {
        days: days ?? 0,
        hasDays: days === null ? 'no' : 'yes',
      }),
    headline: (cells) => {
      const worst = worstOf(cells);
      const pairs = worst.cells.map((cell) =>
        translate('verdicts.pair', { nationality: nationalityOf(cell), place: placeOf(cell) }),
      );
      return translate(`verdicts.headline.${worst.verdict}`, {
        people: cells.length,
        count: countOfDuties(cells),
        cells: new Intl.ListFormat(locale).format(pairs),
      });
    },
  };
}
