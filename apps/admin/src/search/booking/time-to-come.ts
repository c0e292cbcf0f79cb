import { plain } from './prose-words.js';

const TIME = String.raw`(?:orari[oi]?|horaires?|horarios?|hora|(?:\p{L}{0,8})(?:flugzeit|uhrzeit|abflugzeit)(?:en)?|zeiten|(?:flight\s|departure\s)?times?|schedule|(?:vlucht|vertrek)?tijd(?:en)?|godzin[ay]|saat(?:i|leri)?|(?:fly|afgangs)?tid(?:er)?|cas(?:y)?(?:\s(?:letu|odletu))?|idopont)`;
const BETWEEN = String.raw`(?:[:,–-]?\s(?:(?:is|are|will|be|to|yet|not|still|wird|werden|noch|nicht|zu|zur|da|ancora|a|est|sont|encore|sera|seront|por|de|pendiente|nog|niet|te|do|zostanie|er|endnu|ikke|bude|meg|nem)(?!\p{L})\s?){0,4}|\s|:\s)`;
const OPEN = String.raw`(?:tb[acn]|(?:ri|re)?conf[ei]rm\p{L}{0,6}|nachbestatig\p{L}{1,4}|bestatig\p{L}{1,4}|folg(?:t|en)|follows?|advised|announced|determined|offen|mitgeteilt|bekannt\p{L}{0,8}|defini\p{L}{1,4}|comuni(?:car|qu)\p{L}{0,5}|communiqu\p{L}{1,4}|precis\p{L}{1,3}|volg(?:t|en)|bevestig\p{L}{1,3}|potwierdz\p{L}{1,6}|ustal\p{L}{1,5}|bekraeft\p{L}{1,4}|oplys\p{L}{1,3}|upresn\p{L}{1,4}|potvrz\p{L}{1,4})`;
const TIME_TO_COME = new RegExp(String.raw`(?<!\p{L})${TIME}${BETWEEN}${OPEN}(?!\p{L})`, 'u');
const LONGEST_LINE = 400;

/** Whether a line says of a flight that its time is to come: "orario da riconfermare", "Flugzeit folgt". */
export const isTimeToCome = (line: string): boolean => line.length <= LONGEST_LINE && TIME_TO_COME.test(plain(line));

const PARTS = /(?<=[,;])\s|\s{2,}|\s(?=[(–-])/;

/** Without the part of a line that says so. */
export const withoutTimeToCome = (line: string): string =>
  isTimeToCome(line)
    ? line
        .split(PARTS)
        .filter((part) => !isTimeToCome(part))
        .join(' ')
    : line;
