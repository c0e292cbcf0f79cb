import { useLocale } from 'react-admin';
import { useCountryName } from '../places/useCountries.js';

/** Countries by name, as a list in the language of the console. */
export function useCountryNames(): (codes: readonly string[]) => string {
  const locale = useLocale() ?? 'de';
  const countryName = useCountryName();
  return (codes) => new Intl.ListFormat(locale).format(codes.map((code) => countryName(code)));
}
