import { addDays, addMonths, type IsoDate } from '@landfall/kernel';
import type { Audience, GroupIndex } from './audience.js';
import type { Circumstances } from './circumstances.js';
import type { Pool } from './intern.js';
import type { Condition, DocumentQuality, EntryMeans, HeldDocument, PassportKind, SaidDocument } from './model.js';

/** `open`: the question does not say; `unlikely`: nor does it, but who is silent is taken to hold no document of the country itself and to be no infant. */
export type Outcome = 'yes' | 'no' | 'open' | 'unlikely';

export interface CompiledConditions {
  readonly list: readonly Condition[];
  readonly text: string;
  readonly groups: GroupIndex;
  outcome(circumstances: Circumstances): Outcome;
}

/** Judges each conditions once, by circumstances that are worked out when the first are judged. */
export function judgeBy(circumstances: () => Circumstances): JudgeConditions {
  const known = new Map<CompiledConditions, Outcome>();
  let by: Circumstances | undefined;
  return (conditions) => {
    let outcome = known.get(conditions);
    if (outcome === undefined) known.set(conditions, (outcome = conditions.outcome((by ??= circumstances()))));
    return outcome;
  };
}

export type JudgeConditions = (conditions: CompiledConditions) => Outcome;

export const NO_CONDITIONS: CompiledConditions = { list: [], text: '', groups: new Map(), outcome: () => 'yes' };

const IATA_LENGTH = 3;

/** Whether a port of entry is an airport, by its code. */
export const isAirport = (port: string): boolean => port.length === IATA_LENGTH;

const allOf = (outcomes: readonly Outcome[]): Outcome => {
  if (outcomes.includes('no')) return 'no';
  if (outcomes.includes('unlikely')) return 'unlikely';
  return outcomes.includes('open') ? 'open' : 'yes';
};

const anyOf = (outcomes: readonly Outcome[]): Outcome => {
  if (outcomes.includes('yes')) return 'yes';
  if (outcomes.includes('open')) return 'open';
  return outcomes.includes('unlikely') ? 'unlikely' : 'no';
};

/** That somebody holds no document is never taken for granted: it would make a "no" of what nobody said. */
const OPPOSITE: Record<Outcome, Outcome> = { yes: 'no', no: 'yes', open: 'open', unlikely: 'open' };

const holdsIf = (holds: boolean | undefined): Outcome => {
  if (holds === undefined) return 'open';
  return holds ? 'yes' : 'no';
};

/** What holds of some and not of others is open. */
function ofAll(found: readonly boolean[]): Outcome {
  if (found.every(Boolean)) return 'yes';
  return found.some(Boolean) ? 'open' : 'no';
}

/** Those of which one is taken to be held by who does not say which. */
const USUAL_PASSPORTS: readonly PassportKind[] = ['ORDINARY', 'BIOMETRIC'];

/** In the order of their texts: conditions mean the same in any order. */
export function compileConditions(conditions: readonly Condition[], pool: Pool): CompiledConditions {
  if (conditions.length === 0) return NO_CONDITIONS;
  const parts = conditions
    .map((condition) => ({ condition, text: conditionKey(condition) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ condition, text }) => ({ condition, text, judge: judgeOf(condition, pool) }));
  return {
    list: parts.map(({ condition }) => condition),
    text: parts.map(({ text }) => text).join(),
    groups: pool.groups,
    outcome: (circumstances) =>
      anyOf(
        circumstances.arrivals.map((arrival) =>
          allOf(
            parts.map(({ condition, judge }) => {
              const outcome = judge(circumstances, arrival);
              return condition.isNot === true ? OPPOSITE[outcome] : outcome;
            }),
          ),
        ),
      ),
  };
}

/** The same for conditions that say the same in another order. */
export const conditionKey = (condition: Condition): string => JSON.stringify(sortedParts(condition));

const sortedParts = (condition: Condition): unknown[] =>
  Object.entries<unknown>({ ...condition })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value]);

type Arrival = Circumstances['arrivals'][number];
type Judge = (circumstances: Circumstances, arrival: Arrival) => Outcome;

const matches = (audience: Audience, code: string): boolean => audience.rankOf(code) >= 0;

function judgeOf(condition: Condition, pool: Pool): Judge {
  switch (condition.kind) {
    case 'VISITED': {
      const countries = pool.audience(condition.countries);
      return (_, arrival) =>
        anyOf(
          arrival.before
            .filter(({ country }) => matches(countries, country))
            .map((stay) =>
              allOf([
                stay.isCertain ? 'yes' : 'open',
                stay.transitHours === undefined ? 'yes' : passes(stay.transitHours, condition.transitHours),
                within(stay.daysSince, condition.withinDays),
              ]),
            ),
        );
    }
    case 'RESIDENCE': {
      const countries = pool.audience(condition.countries);
      return ({ facts }) => holdsIf(facts.residence === undefined ? undefined : matches(countries, facts.residence));
    }
    case 'HOLDS':
      return judgeOfDocuments(condition, pool);
    case 'AGE':
      return ({ facts }) => {
        if (facts.ages === undefined || facts.ages.length === 0) return condition.to === 0 ? 'unlikely' : 'open';
        return ofAll(facts.ages.map((age) => age >= (condition.from ?? 0) && age <= (condition.to ?? Infinity)));
      };
    case 'ENTRY_BY':
      return judgeOfEntry(condition);
    case 'PASSPORT':
      return ({ facts: { passport } }) =>
        passport === undefined
          ? ofAll(USUAL_PASSPORTS.map((usual) => condition.passports.includes(usual)))
          : holdsIf(condition.passports.includes(passport));
  }
}

function judgeOfEntry({ means, ports = [] }: Extract<Condition, { kind: 'ENTRY_BY' }>): Judge {
  const areAirports = ports.every(isAirport);
  const isAtPort = (port: string | null, entryBy: EntryMeans | undefined): Outcome => {
    if (port !== null) return holdsIf(ports.includes(port));
    return areAirports && entryBy !== undefined && entryBy !== 'AIR' ? 'no' : 'open';
  };
  return ({ facts: { entryBy } }, { port }) => {
    const isBy = means.length === 0 ? 'no' : holdsIf(entryBy === undefined ? undefined : means.includes(entryBy));
    return ports.length === 0 ? isBy : anyOf([isBy, isAtPort(port, entryBy)]);
  };
}

/** Of which documents a quality can be asked; of others it is not. */
export const KIND_WITH: Readonly<Record<DocumentQuality, HeldDocument['kind']>> = {
  MULTIPLE_ENTRY: 'VISA',
  USED: 'VISA',
  PERMANENT: 'RESIDENCE',
};

function judgeOfDocuments(
  { documents, withinYears, qualities = [], validMonths }: Extract<Condition, { kind: 'HOLDS' }>,
  pool: Pool,
): Judge {
  const isOneOf = (held: HeldDocument): Outcome =>
    isIssuedBy(
      held.issuer,
      documents.filter(({ kind }) => kind === held.kind).map(({ issuer }) => issuer),
      pool,
    );
  const hasQualities = (held: SaidDocument): Outcome =>
    allOf(qualities.filter((one) => KIND_WITH[one] === held.kind).map((one) => holdsIf(held.qualities?.[one])));
  const counts = (held: SaidDocument, { firstDay }: Circumstances, { reached }: Arrival): Outcome =>
    allOf([isOneOf(held), hasQualities(held), lastsFor(validMonths, held.validUntil, firstDay, reached)]);
  const issuers = documents.map(({ issuer }) => pool.audience([issuer]));
  /** Who sets out from the country, or lives there, may well hold one. */
  const unsaid = ({ country, homes }: Circumstances): Outcome =>
    issuers.every((issuer) => matches(issuer, country) && !homes.some((home) => matches(issuer, home)))
      ? 'unlikely'
      : 'open';
  /** Who lives abroad and names other documents alone may well have a permit there all the same. */
  const permitOfHome = ({ facts: { residence, documents: now = [] } }: Circumstances): Outcome => {
    const isListed = now.some(({ issuer, kind }) => kind === 'RESIDENCE' && issuer === residence);
    return residence !== undefined && !isListed && isOneOf({ issuer: residence, kind: 'RESIDENCE' }) !== 'no'
      ? 'open'
      : 'no';
  };
  return (circumstances, arrival) => {
    const { documents: now, formerDocuments: former } = circumstances.facts;
    const { firstDay } = circumstances;
    const listed =
      now && anyOf([...now.map((held) => counts(held, circumstances, arrival)), permitOfHome(circumstances)]);
    if (withinYears === undefined) return listed ?? unsaid(circumstances);
    const holds = listed ?? 'open';
    const since = firstDay && addMonths(firstDay, -12 * withinYears);
    // What has ended is valid for no month more.
    if (validMonths !== undefined) return holds;
    const held = former
      ? anyOf(former.map((one) => allOf([isOneOf(one), hasQualities(one), endedSince(one.untilYear, since)])))
      : 'open';
    return anyOf([holds, held]);
  };
}

/** A document may be that of a group such as SCHENGEN, whose members issue the same one; which of them did is not said then. */
function isIssuedBy(issuer: string, issuers: readonly string[], pool: Pool): Outcome {
  if (issuers.length === 0) return 'no';
  if (issuers.includes(issuer)) return 'yes';
  const audience = pool.audience(issuers);
  const members = pool.groups.get(issuer)?.members;
  if (!members) return holdsIf(matches(audience, issuer));
  const found = [...members].filter((code) => matches(audience, code));
  if (found.length === members.size) return 'yes';
  return found.length > 0 ? 'open' : 'no';
}

function lastsFor(
  months: number | undefined,
  until: IsoDate | undefined,
  firstDay: IsoDate | null,
  { earliest, latest }: Arrival['reached'],
): Outcome {
  if (months === undefined) return 'yes';
  if (until === undefined || firstDay === null) return 'open';
  if (Number.isFinite(latest) && until >= addMonths(addDays(firstDay, latest), months)) return 'yes';
  return until < addMonths(addDays(firstDay, earliest), months) ? 'no' : 'open';
}

function endedSince(year: number | null, day: string | null): Outcome {
  if (year === null || day === null) return 'open';
  if (`${year}-01-01` >= day) return 'yes';
  return `${year}-12-31` < day ? 'no' : 'open';
}

/** A stay in transit counts after so many hours; `null`: not at all, or for a stay: of unknown length. */
function passes(hours: number | null, least: number | null): Outcome {
  if (least === null) return 'no';
  return holdsIf(hours === null ? undefined : hours > least);
}

function within({ least, most }: { least: number; most: number }, days: number | null): Outcome {
  if (days === null || most <= days) return 'yes';
  return least > days ? 'no' : 'open';
}
