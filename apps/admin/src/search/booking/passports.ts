/** Type of document (passport, identity card …), issuer, number, nationality. */
const PASSPORT = /DOCS[^/]{0,20}[/\s](?:DB\/)?[A-Z]{1,2}\/[A-Z]{1,3}\/[^/]{0,40}\/([A-Z]{1,3})\//g;
/** The same without the name of its entry, with the day of birth behind it. */
const BARE_PASSPORT = /(?<![A-Z\d/])P\/[A-Z]{1,3}\/[A-Z\d]{5,14}\/([A-Z]{1,3})\/\d{2}[A-Z]{3}\d{2,4}\//g;
const LONGEST_LINE = 400;
/** A line of a screen that goes on below: without a number of its own. */
const GOES_ON = /^\s{4,}(?!\d{1,3}[\s.])\S/;

/** Nationalities of the passports in the entries DOCS of a screen, as they stand, each once. Amadeus breaks its lines anywhere. */
export function passportNationalities(texts: readonly string[]): string[] {
  const entries: string[] = [];
  for (const text of texts.filter(({ length }) => length <= LONGEST_LINE)) {
    const last = entries.at(-1);
    if (last?.includes('DOCS') && GOES_ON.test(text) && last.length <= LONGEST_LINE)
      entries[entries.length - 1] = last + text.trim();
    else entries.push(text.toUpperCase());
  }
  const found = entries.flatMap((entry) =>
    [PASSPORT, BARE_PASSPORT].flatMap((pattern) => [...entry.toUpperCase().matchAll(pattern)].map(([, code]) => code!)),
  );
  return [...new Set(found)];
}
