/** "(potwierdzone, HK)" may stand behind it. */
const END = String.raw`(?:\s\([^()]{1,40}\))?\s?:\W*$`;
const CHANGE = String.raw`\s(?:(?:the|der|die|la|le|el|de|del|della)\s)?(?:change|anderung|umbuchung|modific\p{L}{2,6}|changement|cambio|wijziging|zmian(?:a|y|ie)|zmen[aouy]|alteracao)`;
const BEFORE = new RegExp(
  String.raw`^\W*(?:bisher|vorher|zuvor|previously|voorheen|avant|antes|prima|bylo|eski|onceki|puvodne|korabban|(?:vor|before|voor|avant|antes|prima|przed|pred)${CHANGE})${END}`,
  'u',
);
const AFTER = new RegExp(
  String.raw`^\W*(?:nachher|jetzt|(?:is )?now|nu|maintenant|ahora|despues|adesso|ora|dopo|jest|bedzie|teraz|obecnie|simdi|nyni|bude|most|utana|agora|depois|(?:nach|after|na|apres|despues|dopo|po)${CHANGE})${END}`,
  'u',
);
/** In capitals alone: elsewhere it is the German "what". */
const WAS = /^\W*WAS\s?:\W*$/;
const LONGEST = 70;

/**
 * Whether a line is the heading of the flights before a change, or of those after it: "BYŁO:", "JEST (potwierdzone):". `text`: the line as
 * `plain` makes it. Null: it is neither.
 */
export function sideOfChange(line: string, text: string): 'VOID' | 'VALID' | null {
  if (text.length > LONGEST) return null;
  if (WAS.test(line) || BEFORE.test(text)) return 'VOID';
  return AFTER.test(text) ? 'VALID' : null;
}
