export interface CalendarLine {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

export interface CalendarEvent {
  lines: readonly CalendarLine[];
  hasEnded: boolean;
}

export interface Calendar {
  events: CalendarEvent[];
  /** Of the calendar itself. */
  lines: CalendarLine[];
  /** Offsets that a calendar gives to a time zone, in minutes. */
  offsets: ReadonlyMap<string, readonly number[]>;
}

const LINE = /^([A-Za-z][\w-]{0,60})((?:;[\w-]{1,40}=(?:"[^"]{0,200}"|[^";:]{0,200})){0,12}):(.*)$/s;
const PARAMETER = /;([\w-]{1,40})=(?:"([^"]{0,200})"|([^";:]{0,200}))/g;
const LONGEST_LINE = 20_000;

const unescaped = (text: string): string =>
  text.replace(/\\([nN,;:\\"])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));

function lineIn(text: string): CalendarLine | null {
  const [, name, parameters = '', value = ''] = text.length > LONGEST_LINE ? [] : (LINE.exec(text) ?? []);
  if (name === undefined) return null;
  const said = [...parameters.matchAll(PARAMETER)].map(
    ([, key = '', quoted, bare = '']) => [key.toUpperCase(), quoted ?? bare] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(said), value: unescaped(value).trim() };
}

/** What begins with a space goes on from the line before. */
function unfolded(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = found.length - 1;
    if (/^[ \t]/.test(line) && last >= 0) found[last] += line.slice(1);
    else if (line.trim() !== '') found.push(line);
  }
  return found;
}

function minutesOf(offset: string): number[] {
  const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})/.exec(offset) ?? [];
  return sign === undefined ? [] : [(sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))];
}

interface Component {
  kind: string;
  lines: CalendarLine[];
  hasEnded: boolean;
}

/** All components of a calendar in the order of the text, with the words of the text around it. */
function componentsIn(text: string): { components: Component[]; words: string[] } {
  const [components, open, words]: [Component[], Component[], string[]] = [[], [], []];
  for (const written of unfolded(text)) {
    const line = lineIn(written.trimStart());
    const last = open.at(-1);
    if (line?.name === 'BEGIN') {
      const component = { kind: line.value.toUpperCase(), lines: [], hasEnded: false };
      components.push(component);
      open.push(component);
    } else if (line?.name === 'END' && last?.kind === line.value.toUpperCase()) open.pop()!.hasEnded = true;
    else if (line && last) last.lines.push(line);
    else words.push(written);
  }
  return { components, words };
}

/** The events of a calendar (iCalendar, RFC 5545), with the words of the text around it. Null: there is none. */
export function calendarIn(text: string): { calendar: Calendar; words: string } | null {
  if (!/^[ \t]{0,20}BEGIN:VEVENT[ \t\r]{0,20}$/im.test(text)) return null;
  const { components, words } = componentsIn(text);
  const offsets = new Map<string, number[]>();
  let zone = '';
  for (const { name, value } of components.flatMap(({ lines }) => lines)) {
    if (name === 'TZID') zone = value;
    if (name !== 'TZOFFSETTO') continue;
    const known = offsets.get(zone);
    if (known) known.push(...minutesOf(value));
    else offsets.set(zone, minutesOf(value));
  }
  const ofKind = (kind: string): Component[] => components.filter((one) => one.kind === kind);
  const lines = ofKind('VCALENDAR').flatMap((one) => one.lines);
  return { calendar: { events: ofKind('VEVENT'), lines, offsets }, words: words.join('\n') };
}
