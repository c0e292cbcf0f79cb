const MOST_LINES = 3_000;
const LONGEST_LINE = 300;
/** From its head on. */
const MOST_BELOW = 60;
/** As the head of a column: gaps stand on both sides. */
const HEAD =
  /(?<=\S\s{2,60})(?:CHECK-?IN(?: OPENS| CLOSES| FROM| AB| BIS)?|BOARDING|BOARDING TIME|GATE CLOSES|EINCHECKEN|EINSTEIGEN|ENREGISTREMENT|EMBARQUEMENT|FACTURACIÓN|ACCETTAZIONE|IMBARCO|ODPRAWA|ODBAVENÍ|INDTJEKNING|INCHECKEN|BEJELENTKEZÉS|CHECK-IN-SCHLUSS)(?=\s{2,}|\s*$)/iu;
const CLOCK = /(?<!\S)\d{1,2}[:.H]?\d{2}(?!\S)/gi;

/** A text without the times in a column of check-in or boarding, which are those of no flight. */
export function withoutCheckIn(text: string): string {
  if (!HEAD.test(text)) return text;
  const lines = text.split(/\r?\n/);
  lines.slice(0, MOST_LINES).forEach((line, at) => {
    const head = line.length > LONGEST_LINE ? null : HEAD.exec(line);
    if (!head) return;
    const start = head.index;
    const behind = /\s{2,}(?=\S)/.exec(line.slice(start));
    const end = behind ? start + behind.index + behind[0].length : LONGEST_LINE;
    for (let below = at + 1; below < Math.min(at + MOST_BELOW, lines.length); below++) {
      const one = lines[below]!;
      if (one.length <= LONGEST_LINE) lines[below] = withoutClocks(one, start - 1, end);
    }
  });
  return lines.join('\n');
}

const withoutClocks = (line: string, start: number, end: number): string =>
  line.replace(CLOCK, (clock: string, at: number) =>
    at >= start && at + clock.length < end ? ' '.repeat(clock.length) : clock,
  );
