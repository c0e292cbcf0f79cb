/** Type of document (passport, identity card …), issuer, number, nationality; between strokes, or dashes as agents enter them. */
const PASSPORTS = [
  /DOCS[^/]{0,20}[/\s](?:DB\/)?[A-Z]{1,2}\/[A-Z]{1,3}\/[^/]{0,40}\/([A-Z]{1,3})\//g,
  /DOCS\s?(?:[A-Z0-9]{2}\s?[A-Z]{2}\d{0,2})?[-\s]P-[A-Z]{1,3}-[^-/]{0,40}-([A-Z]{1,3})-/g,
  // Without the name of its entry, with the day of birth behind it.
  /(?<![A-Z\d/])P\/[A-Z]{1,3}\/[A-Z\d]{5,14}\/([A-Z]{1,3})\/\d{2}[A-Z]{3}\d{2,4}\//g,
];
const LONGEST_LINE = 400;
/** A line of a screen that goes on below: without a number of its own. */
const GOES_ON = /^\s{2,}(?!\d{1,3}[\s.])\S/;
/** Of Sabre: whose it is, in a column at the right of the entry. */
const TRAVELLER = /\s{1,40}\d{1,2}\.\d{1,2}\s{1,4}[A-Z][^/\d]{0,60}\/[^/\d]{0,60}$/;
/** Galileo shows with a dash that a word goes on. */
const WORD_GOES_ON = /(?<=\/[A-Z\d]{0,20})-$/;

/** Nationalities of the passports in the entries DOCS of a screen, as they stand, each once. Systems break their lines anywhere. */
export function passportNationalities(texts: readonly string[]): string[] {
  const entries: string[] = [];
  for (const text of texts.filter(({ length }) => length <= LONGEST_LINE)) {
    const line = text.toUpperCase().trimEnd().replace(TRAVELLER, '');
    const last = entries.at(-1);
    if (last?.includes('DOCS') && GOES_ON.test(text) && last.length <= LONGEST_LINE)
      entries[entries.length - 1] = last.replace(WORD_GOES_ON, '') + line.trim();
    else entries.push(line);
  }
  const found = entries.flatMap((entry) =>
    PASSPORTS.flatMap((passport) => [...entry.matchAll(passport)].map(([, code]) => code!)),
  );
  return [...new Set(found)];
}
