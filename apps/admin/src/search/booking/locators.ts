const LOCATOR =
  /(?<!AIRLINE\s{0,4}|FLUG|AIRLINES?-)\b(?:BUCHUNGSCODE|BUCHUNGSNUMMER|RESERVATION (?:CODE|NUMBER)|RESERVIERUNGSCODE|BOOKING (?:REF(?:ERENCE)?|CODE|NUMBER)|BOEKINGSCODE|RESERVERINGSCODE|(?:RECORD|AGENCY) LOCATOR|PNR|FILEKEY|R[EÉ]F[EÉ]RENCE DE R[EÉ]SERVATION)\s{0,6}[:.=#]?\s{0,6}(?:AMADEUS\s?:\s?)?([A-Z0-9]{6})\b/;

/** The code of a booking that a line names, in capitals; not that of an airline. */
export const locatorIn = (line: string): string | null => LOCATOR.exec(line.slice(0, 250).toUpperCase())?.[1] ?? null;
