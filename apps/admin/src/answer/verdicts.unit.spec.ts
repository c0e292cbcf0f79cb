import type { AnswerPhase, DestinationAnswer, DestinationDetail, DetailEntry } from '../gen/graphql.js';
import { countOfDuties, verdictsOf, worstOf, type Cell } from './verdicts.js';

const TRIP = { dateStart: '2027-01-01', dateEnd: '2027-01-14' };
const phase = (part: Partial<AnswerPhase> = {}): AnswerPhase =>
  ({
    phase: 'noRestrictions',
    conditions: [],
    citizenships: [],
    startDate: null,
    endDate: null,
    ...part,
  }) as AnswerPhase;
const place = (id: string, part: Partial<DestinationAnswer> = {}): DestinationAnswer =>
  ({
    place: { id },
    isTransit: false,
    status: 'BLUE',
    entryBanned: false,
    phases: [phase()],
    ...part,
  }) as DestinationAnswer;
const entry = (detailType: string, positive: boolean | null, part: Partial<DetailEntry> = {}): DetailEntry =>
  ({ detailType, destination: 'TH', citizenships: [], positive, text: '', state: 'STATED', ...part }) as DetailEntry;

const SETTLED = [
  entry('ErVisaRequired', true),
  entry('ErEntryPermitRequired', true),
  entry('ErPassportSufficient', true),
  entry('ErIdSufficient', false),
];
/** The entries of a plain case, those of the same type replaced. */
const settledBut = (...other: DetailEntry[]): DetailEntry[] => [
  ...SETTLED.filter(({ detailType }) => !other.some((one) => one.detailType === detailType)),
  ...other,
];
const answer = (entries: DetailEntry[], destinations = [place('TH')]): DestinationDetail =>
  ({ destinations, sections: [{ entries }], summary: [], warnings: [] }) as unknown as DestinationDetail;
const cellOf = (entries: DetailEntry[], destination = place('TH'), trip = TRIP): Cell =>
  verdictsOf(answer(entries, [destination]), ['DE'], trip)[0]![0]!;
const saidOf = ({ verdict, reasons }: Cell): string[] => [
  verdict,
  ...reasons.map((one) => `${one.key} ${one.verdict} ${one.variant}`),
];

it('is fine where entry, visa, authorisation and document are, and names both', () => {
  expect(saidOf(cellOf(SETTLED))).toEqual(['FINE', 'visa FINE plain', 'document FINE passport']);
  expect(saidOf(cellOf(settledBut(entry('ErIdSufficient', true))))).toContain('document FINE card');
});

describe('nothing is fine', () => {
  it.each(['ErVisaRequired', 'ErEntryPermitRequired', 'ErPassportSufficient'])('where %s is not stated', (type) => {
    const rest = SETTLED.filter(({ detailType }) => detailType !== type && detailType !== 'ErIdSufficient');
    expect(cellOf(rest).verdict).toBe('UNKNOWN');
    expect(cellOf([...rest, entry(type, null, { state: 'UNKNOWN' })]).verdict).toBe('UNKNOWN');
  });

  it.each(['ErVisaRequired', 'ErEntryPermitRequired', 'VaccinationRequired', 'ErExtraFormsRequired'])(
    'where %s depends or is in conflict',
    (type) => {
      const depends = cellOf(settledBut(entry(type, true, { state: 'DEPENDS' })));
      const conflict = cellOf(settledBut(entry(type, true, { state: 'CONFLICTING' })));
      expect([depends.verdict, depends.reasons[0]!.variant]).toEqual(['DEPENDS', 'plain']);
      expect([conflict.verdict, conflict.reasons[0]!.variant]).toEqual(['DEPENDS', 'conflict']);
    },
  );

  it('where nobody states that entry is possible', () => {
    expect(saidOf(cellOf(SETTLED, place('TH', { status: 'GRAY', phases: [] })))).toContain('entry UNKNOWN plain');
    expect(cellOf(SETTLED, place('TH', { phases: [phase({ citizenships: ['FR'] })] })).verdict).toBe('UNKNOWN');
  });
});

it('is not possible under a bar for this nationality, and depends under a bar with a condition', () => {
  const barred = (part: Partial<AnswerPhase>, ...others: AnswerPhase[]): DestinationAnswer =>
    place('TH', { status: 'RED', phases: [phase({ phase: 'noAccess', ...part }), ...others] });
  expect(saidOf(cellOf(SETTLED, barred({ citizenships: ['DE'] })))[1]).toBe('bar NO plain');
  expect(saidOf(cellOf(SETTLED, barred({})))[0]).toBe('NO');
  expect(saidOf(cellOf(SETTLED, barred({ citizenships: ['FR'] }, phase())))[0]).toBe('FINE');
  expect(saidOf(cellOf(SETTLED, barred({ conditions: ['from Syria'] }, phase())))[1]).toBe('openBar DEPENDS plain');
});

describe('entry itself', () => {
  const at = (phases: AnswerPhase[], part: Partial<DestinationAnswer> = {}): string[] =>
    saidOf(cellOf(SETTLED, place('TH', { phases, ...part })));

  it('is in conflict where phases of one day are contrary; a bar that the server counts stays one', () => {
    const contrary = [phase({ phase: 'someRestrictions' }), phase({ citizenships: ['DE'] })];
    expect(at(contrary, { status: 'PURPLE' })[1]).toBe('entry DEPENDS conflict');
    const barred = [phase({ phase: 'noAccess' }), phase()];
    expect(at(barred, { status: 'PURPLE' })[1]).toBe('entry DEPENDS conflict');
    expect(at(barred, { status: 'PURPLE', entryBanned: true })[1]).toBe('bar NO plain');
    const inTurn = [phase({ endDate: '2027-01-05' }), phase({ phase: 'someRestrictions', startDate: '2027-01-06' })];
    expect(at(inTurn)[1]).toBe('entry TODO plain');
  });

  it('depends where all that is said has a condition, whatever holds for others', () => {
    const phases = [
      phase({ conditions: ['resident'], citizenships: ['DE'] }),
      phase({ phase: 'noAccess', citizenships: ['TR'] }),
    ];
    expect(at(phases, { status: 'RED' })[1]).toBe('entry DEPENDS plain');
  });

  it('is not known on days of which nobody says anything, and known where only others are not', () => {
    expect(at([phase({ endDate: '2027-01-10' })])[1]).toBe('entry UNKNOWN plain');
    expect(at([phase({ endDate: '2027-01-10' }), phase({ startDate: '2027-01-11' })])[0]).toBe('FINE');
    expect(at([phase({ citizenships: ['DE'] })], { status: 'GRAY' })[0]).toBe('FINE');
  });

  it('is read from the status in answers that were kept before phases were part of them', () => {
    expect((['BLUE', 'YELLOW', 'RED', 'PURPLE', 'GRAY'] as const).map((status) => at([], { status })[0])).toEqual([
      'FINE',
      'TODO',
      'NO',
      'DEPENDS',
      'UNKNOWN',
    ]);
  });
});

describe('a visa', () => {
  const required = entry('ErVisaRequired', false);

  it('is to be done, in the forms that are possible; another authorisation is then not missed', () => {
    const withVisa = [required, entry('ErPassportSufficient', true)];
    expect(saidOf(cellOf(withVisa))).toEqual(['TODO', 'visa TODO plain', 'document FINE passport']);
    expect(cellOf([...withVisa, entry('ErEVisaPossible', true)]).reasons[0]!.variant).toBe('online');
    const onArrival = [
      ...withVisa,
      entry('ErEVisaPossible', false),
      entry('ErVisaOnArrivalPossible', true),
      entry('ErVisaOnArrivalDays', null, { value: 30 }),
    ];
    expect(cellOf(onArrival).reasons[0]).toMatchObject({ variant: 'arrival', days: 30 });
  });

  it('is not needed for some days; a stay that is certainly longer, as the summary says, is to be looked into', () => {
    const days = (count: number): DetailEntry[] => [...SETTLED, entry('ErVisaFreeDays', null, { value: count })];
    expect(cellOf(days(14)).reasons[0]).toMatchObject({ verdict: 'FINE', days: 14 });
    const open = [...SETTLED, entry('ErVisaFreeDays', null, { state: 'CONFLICTING' })];
    expect(cellOf(open).reasons[0]).toMatchObject({ verdict: 'DEPENDS', variant: 'days' });
    const two = answer(days(13), [place('TH'), place('VN')]);
    expect(verdictsOf(two, ['DE'], TRIP)[0]![0]!.verdict).toBe('FINE');
    const limits = [{ destinations: ['VN', 'TH'], days: 13, citizenships: ['TR'] }];
    const limited = { ...two, summary: [{ stayLimits: [] }, { stayLimits: limits }] } as unknown as DestinationDetail;
    const [german, turkish] = verdictsOf(limited, ['DE', 'TR'], TRIP).map(([cell]) => cell!.reasons[0]!);
    expect([german, turkish]).toMatchObject([{ variant: 'plain' }, { variant: 'tooLong', days: 13 }]);
  });
});

it('tells nationalities apart, and each place', () => {
  const entries = settledBut(
    entry('ErVisaRequired', true, { citizenships: ['DE'] }),
    entry('ErVisaRequired', false, { citizenships: ['TR'] }),
  );
  const cells = verdictsOf(answer(entries, [place('TH'), place('VN')]), ['DE', 'TR'], TRIP);
  expect(cells.map((row) => row.map(({ verdict }) => verdict))).toEqual([
    ['FINE', 'UNKNOWN'],
    ['TODO', 'UNKNOWN'],
  ]);
  expect(worstOf(cells)).toMatchObject({ verdict: 'UNKNOWN', cells: [{ nationality: 'DE' }, { nationality: 'TR' }] });
  expect(countOfDuties(cells)).toBe(1);
});

it('looks at the transit alone where nobody enters', () => {
  const transit = place('DOH', { isTransit: true, status: 'GRAY', phases: [] });
  const said = (positive: boolean): DetailEntry[] => [
    entry('ErTransitVisaRequired', positive, { destination: 'DOH' }),
    entry('ErTransitEntryPermitRequired', true, { destination: 'DOH' }),
  ];
  expect(cellOf(said(true), transit).verdict).toBe('FINE');
  expect(cellOf(said(false), transit).verdict).toBe('TODO');
  expect(cellOf([], transit).verdict).toBe('UNKNOWN');
});
