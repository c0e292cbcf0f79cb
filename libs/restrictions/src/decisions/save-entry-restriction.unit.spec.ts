import type { ConditionInput } from '../model/restriction/condition-input.js';
import type { SaveContext } from './save-context.js';
import { decideSave, type DecidedRevision } from './save-entry-restriction.decide.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import { aContext } from '../../test/a-context.js';
import { aRestriction, type ARestriction } from '../../test/a-restriction.js';
import { theSeeds, type Seeds } from '../../test/the-seeds.js';

let seeds: Seeds;
beforeAll(async () => {
  seeds = await theSeeds();
}, 30_000);

const decide = (
  restriction: ARestriction,
  state: EntryRestriction | null = null,
  overrides: Partial<SaveContext> = {},
): ReturnType<typeof decideSave> => decideSave(state, restriction.draft(), aContext(seeds, overrides));
function saved(
  restriction: ARestriction,
  state: EntryRestriction | null = null,
  overrides: Partial<SaveContext> = {},
): DecidedRevision {
  const outcome = decide(restriction, state, overrides);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
  return outcome;
}
function rejections(
  restriction: ARestriction,
  state: EntryRestriction | null = null,
  overrides: Partial<SaveContext> = {},
): string[] {
  const outcome = decide(restriction, state, overrides);
  if (outcome.ok) throw new Error('It was accepted.');
  return outcome.rejections.map((r) => `${r.field} ${r.key}`);
}
const later = (instant: string): Partial<SaveContext> => ({ now: new Date(instant), editorId: 'editor-2' });

describe('the place of a restriction', () => {
  it.each<[string, ARestriction, string[]]>([
    ['a country that does not exist', aRestriction().for('ZZ'), ['countryId rejection.unknownCountry']],
    [
      'a region that does not exist',
      aRestriction().forRegion('TH', 'TH-ZZ'),
      ['regionId rejection.unknownPlace', 'regionId rejection.required'],
    ],
    ['an airport that does not exist', aRestriction().forAirport('TH', 'ZZZ'), ['airportId rejection.unknownPlace']],
    ['a region of another country', aRestriction().forRegion('TH', 'ES-CN'), ['regionId rejection.regionNotInCountry']],
    [
      'an airport of another country',
      aRestriction().forAirport('TH', 'BCN'),
      ['airportId rejection.airportNotInCountry'],
    ],
    [
      'an airport in another region',
      aRestriction().forAirport('TH', 'BKK').with({ regionId: 'TH-50' }),
      ['regionId rejection.levelPlace'],
    ],
    [
      'a region at the level of a country',
      aRestriction().for('TH').with({ regionId: 'TH-50' }),
      ['level rejection.levelPlace'],
    ],
    [
      'an airport at the level of a region',
      aRestriction().forRegion('TH', 'TH-50').with({ airportId: 'CNX' }),
      ['level rejection.levelPlace'],
    ],
    ['no region at the level of a region', aRestriction().forRegion('TH', ''), ['regionId rejection.required']],
    ['no airport at the level of an airport', aRestriction().forAirport('TH', ''), ['airportId rejection.required']],
  ])('is rejected: %s', (_, restriction, expected) => {
    // The first rejection names the fault; "required" may follow, because nothing usable was given.
    expect(rejections(restriction)[0]).toBe(expected[0]);
    expect(expected).toEqual(expect.arrayContaining(rejections(restriction)));
  });

  it('is stored with canonical ids, an airport with its region', () => {
    expect(saved(aRestriction().forAirport('th', 'bkk')).restriction).toMatchObject({
      level: 'AIRPORT',
      countryId: 'TH',
      regionId: 'TH-11',
      airportId: 'BKK',
    });
    expect(saved(aRestriction().forAirport('TH', 'BKK')).events[0]!.payload.placeKey).toBe('AIRPORT:BKK');
    expect(saved(aRestriction().forRegion('TH', 'TH-50')).events[0]!.payload.placeKey).toBe('REGION:TH-50');
  });
});

describe('a revision', () => {
  it('cannot move to another place: trips of the old one would keep its rules', () => {
    const state = saved(aRestriction().for('TH')).restriction;
    expect(rejections(aRestriction().for('VN').with({ id: state.id, version: state.version }), state)).toEqual([
      'countryId rejection.placeFixed',
    ]);
  });

  it('that names no region, no airport and no deviation leaves them as they are; null removes a deviation', () => {
    for (const restriction of [aRestriction().forRegion('TH', 'TH-50'), aRestriction().forAirport('TH', 'BKK')]) {
      const state = saved(restriction.with({ regionDeviationTourism: true })).restriction;
      const next = saved(
        restriction
          .revising(state)
          .with({ regionId: undefined, airportId: undefined, regionDeviationTourism: undefined }),
        state,
      ).restriction;
      expect(next).toMatchObject({
        regionId: state.regionId,
        airportId: state.airportId,
        regionDeviationTourism: true,
      });
      expect(saved(restriction.revising(next).with({ regionDeviationTourism: null }), next).restriction).toMatchObject({
        regionDeviationTourism: false,
      });
    }
  });

  it('bears no earlier time than the version before it, whatever the clock says', () => {
    const state = saved(aRestriction().visaFree()).restriction;
    const next = saved(
      aRestriction().visaRequired().revising(state),
      state,
      later('2026-05-01T09:59:59.990Z'),
    ).restriction;
    expect([next.version, next.modifiedAt, next.details[0]!.modifiedAt]).toEqual([
      2,
      state.modifiedAt,
      state.modifiedAt.toISOString(),
    ]);
  });
});

describe('the frame of a restriction', () => {
  it.each<[string, ARestriction, string[]]>([
    [
      'a reminder on a day that does not exist',
      aRestriction().with({ reminder: '2026-02-30' }),
      ['reminder rejection.invalidDate'],
    ],
    [
      'an internal note without end',
      aRestriction().with({ internalNote: 'x'.repeat(20_001) }),
      ['internalNote rejection.tooLong'],
    ],
    [
      'internal sources without end',
      aRestriction().with({ internalSources: 'x'.repeat(20_001) }),
      ['internalSources rejection.tooLong'],
    ],
    [
      'a note of the update without end',
      aRestriction().with({ significantUpdateNote: 'x'.repeat(20_001) }),
      ['significantUpdateNote rejection.tooLong'],
    ],
    [
      'more details than anybody can read',
      aRestriction().with({
        details: Array.from({ length: 1_001 }, () => ({
          restrictionType: 'PRIVATE' as const,
          restrictionDetailJson: {},
        })),
      }),
      ['details rejection.tooManyIds'],
    ],
  ])('is rejected: %s', (_, restriction, expected) => {
    expect(rejections(restriction)).toEqual(expected);
  });

  it('tells every bad field at once', () => {
    const restriction = aRestriction()
      .for('ZZ')
      .with({ reminder: 'soon' })
      .stating({ ErVisaRequired: 'yes', Unheard: true }, { sourceUri: 'here', authorityId: 'nobody' });
    expect(rejections(restriction)).toEqual([
      'reminder rejection.invalidDate',
      'details.0.sourceUri rejection.invalidUrl',
      'countryId rejection.unknownCountry',
      'details.0.authorityId rejection.unknownAuthority',
      'details.0.restrictionDetailJson.ErVisaRequired rejection.wrongKind',
      'details.0.restrictionDetailJson.Unheard rejection.unknownDetailType',
    ]);
  });
});

describe('a revision', () => {
  const first = (): EntryRestriction => saved(aRestriction().visaRequired('IN').visaFree('DE')).restriction;

  it('is rejected on a version that is not the stored one, or on none', () => {
    const state = first();
    expect(
      rejections(
        aRestriction()
          .visaRequired()
          .revising({ ...state, version: 2 }),
        state,
      ),
    ).toEqual(['version rejection.staleVersion']);
    expect(
      rejections(
        aRestriction()
          .visaRequired()
          .revising({ ...state, version: 0 }),
        state,
      ),
    ).toEqual(['version rejection.staleVersion']);
    expect(rejections(aRestriction().visaRequired().revising(state).with({ version: null }), state)).toEqual([
      'version rejection.required',
    ]);
  });

  it('is rejected for a detail that it does not have, or names twice', () => {
    const state = first();
    const detail = aRestriction().visaRequired('IN').revising(state).build().details[0]!;
    expect(
      rejections(
        aRestriction().with({ id: state.id, version: 1, details: [{ ...detail, id: 'of another restriction' }] }),
        state,
      ),
    ).toEqual(['details.0.id rejection.notFound']);
    expect(rejections(aRestriction().with({ id: state.id, version: 1, details: [detail, detail] }), state)).toEqual([
      'details.1.id rejection.duplicateDetail',
    ]);
  });

  it('of an imported restriction is rejected to editors', () => {
    const importProvenance = { source: 'visa-matrix', licence: 'CC0', dated: '2026-01-10' };
    const imported = saved(aRestriction().visaRequired(), null, { importProvenance }).restriction;
    expect(rejections(aRestriction().visaFree().revising(imported), imported)).toEqual([
      'id rejection.importedReadOnly',
    ]);
    expect(
      saved(aRestriction().visaFree().revising(imported), imported, { importProvenance }).restriction,
    ).toMatchObject({
      provenance: 'imported',
      version: 2,
    });
  });

  it('names the types it changes, adds and removes, and no other', () => {
    const state = saved(
      aRestriction().stating({ ErVisaRequired: true, ErVisaFreeDays: 30, ErOnwardTicketRequired: { yes: true } }),
    ).restriction;
    const { revision, events } = saved(
      aRestriction()
        .stating({ ErVisaRequired: false, ErOnwardTicketRequired: { yes: true }, ErEVisaPossible: true })
        .revising(state),
      state,
    );
    expect(revision).toEqual({
      isSignificant: true,
      changedTypes: ['ErEVisaPossible', 'ErVisaFreeDays', 'ErVisaRequired'],
    });
    expect(events[0]!.payload).toMatchObject(revision);
  });

  it.each<[string, ARestriction, string[]]>([
    ['a note', aRestriction().stating({ ErVisaRequired: true }, { noteEn: 'New.' }), ['Note']],
    ['a phase', aRestriction().barred('2026-01-01', null).with({}), ['ErVisaRequired', 'Status']],
    ['other nationals', aRestriction().visaRequired('IN'), ['ErVisaRequired']],
    [
      'other countries of departure',
      aRestriction().stating({ ErVisaRequired: true }, { departureIds: ['IN'] }),
      ['ErVisaRequired'],
    ],
    [
      'another purpose',
      aRestriction().stating({ ErVisaRequired: true }, { restrictionType: 'BUSINESS' }),
      ['ErVisaRequired'],
    ],
    ['being switched off', aRestriction().visaRequired().inactive(), ['ErVisaRequired']],
    ['a source', aRestriction().stating({ ErVisaRequired: true }, { sourceUri: 'https://www.thaievisa.go.th' }), []],
    ['nothing', aRestriction().visaRequired(), []],
  ])('by %s changes %j', (_, restriction, types) => {
    const state = saved(aRestriction().visaRequired()).restriction;
    expect(saved(restriction.revising(state), state).revision).toEqual({
      isSignificant: types.length > 0,
      changedTypes: types,
    });
  });

  it('is notified only when it is significant and differs', () => {
    const state = first();
    const minor = saved(
      aRestriction().visaFree('IN').visaFree('DE').minor().revising(state),
      state,
      later('2026-05-02T10:00:00Z'),
    );
    expect(minor.revision).toEqual({ isSignificant: false, changedTypes: ['ErVisaRequired'] });
    expect(minor.restriction).toMatchObject({
      version: 2,
      modifiedBy: 'editor-2',
      significantUpdateAt: state.significantUpdateAt,
      significantUpdateBy: 'editor-1',
    });
    const reported = saved(
      aRestriction().visaFree('IN').visaFree('DE').with({ significantUpdateNote: 'Visa abolished' }).revising(state),
      state,
      later('2026-05-02T10:00:00Z'),
    );
    expect(reported.restriction).toMatchObject({
      significantUpdateAt: new Date('2026-05-02T10:00:00Z'),
      significantUpdateBy: 'editor-2',
      significantUpdateNote: 'Visa abolished',
    });
  });

  it('keeps the identity and the times of details that say the same', () => {
    const state = first();
    const { restriction } = saved(
      aRestriction().visaRequired('IN').visaRequired('DE').revising(state),
      state,
      later('2026-05-02T10:00:00Z'),
    );
    expect(restriction.details.map((d) => d.id)).toEqual(state.details.map((d) => d.id));
    expect(restriction.details.map((d) => [d.modifiedAt, d.significantUpdateAt])).toEqual([
      ['2026-05-01T10:00:00.000Z', '2026-05-01T10:00:00.000Z'],
      ['2026-05-02T10:00:00.000Z', '2026-05-02T10:00:00.000Z'],
    ]);
  });

  it('notes a check when it says so, and keeps the last one when not', () => {
    const checked = saved(aRestriction().visaRequired().with({ isChecked: true })).restriction;
    expect(checked).toMatchObject({ checkedAt: new Date('2026-05-01T10:00:00Z'), checkedBy: 'editor-1' });
    expect(
      saved(aRestriction().visaRequired().revising(checked), checked, later('2026-05-02T10:00:00Z')).restriction,
    ).toMatchObject({ checkedAt: checked.checkedAt, checkedBy: 'editor-1' });
  });

  it('carries no internal note and no source of the editors into the log', () => {
    const { events } = saved(
      aRestriction()
        .visaRequired()
        .with({ internalNote: 'SECRET-1', internalSources: 'SECRET-2', significantUpdateNote: 'SECRET-3' }),
    );
    expect(JSON.stringify(events)).not.toContain('SECRET');
  });
});

describe('the day on which a detail was compared with its source', () => {
  const checkedOn = (checkedAt: string): ARestriction =>
    aRestriction().stating({ ErVisaRequired: true }, { checkedAt });

  it('is rejected where it has begun nowhere yet, unless it stood already or nobody typed it', () => {
    expect(rejections(checkedOn('2026-05-03'))).toEqual(['details.0.checkedAt rejection.dateInFuture']);
    expect(rejections(aRestriction().stating({ ErVisaRequired: true }, { writtenOn: '2026-05-03' }))).toEqual([
      'details.0.writtenOn rejection.dateInFuture',
    ]);
    expect(saved(checkedOn('2026-05-02')).restriction.details[0]!.checkedAt).toBe('2026-05-02');
    const seeded = saved(checkedOn('2026-05-03'), null, { editorId: null }).restriction;
    expect(saved(checkedOn('2026-05-03').revising(seeded), seeded).restriction.details[0]!.checkedAt).toBe(
      '2026-05-03',
    );
  });
});

describe('statements of equal rank that conflict', () => {
  it('are saved, and reported to the editor at the value', () => {
    const { warnings } = saved(
      aRestriction()
        .visaRequired('IN')
        .stating({ ErVisaRequired: false, ErVisaFreeDays: 30 }, { citizenshipIds: ['IN'] }),
    );
    expect(warnings).toEqual([
      {
        field: 'details.0.restrictionDetailJson.ErVisaRequired',
        key: 'rejection.conflict',
        values: { type: 'ErVisaRequired' },
      },
    ]);
  });

  it('are reported too where their conditions can hold at once, and not where they cannot', () => {
    const keys = (...second: ConditionInput[]): string[] =>
      saved(
        aRestriction()
          .stating({ ErVisaFreeDays: 30 }, { conditions: [{ kind: 'AGE', ageTo: 11 }] })
          .stating({ ErVisaFreeDays: 60 }, { conditions: second }),
      ).warnings.map(({ key }) => key);
    const residence: ConditionInput = { kind: 'RESIDENCE', countryIds: ['IN'] };
    expect(keys(residence)).toEqual(['rejection.conflictOfConditions']);
    expect(keys(residence, { kind: 'PASSPORT', passports: ['BIOMETRIC'] })).toEqual(['rejection.conflictByConditions']);
    expect(keys({ kind: 'AGE', ageFrom: 12 })).toEqual([]);
    expect(keys(residence, { kind: 'AGE', ageTo: 11 })).toEqual([]);
  });

  it('are none between ranks, purposes, or two details that say the same', () => {
    expect(saved(aRestriction().visaRequired().visaFree('EU').visaRequired('DE')).warnings).toEqual([]);
    expect(
      saved(
        aRestriction()
          .visaRequired('IN')
          .stating({ ErVisaRequired: false }, { citizenshipIds: ['IN'], restrictionType: 'BUSINESS' }),
      ).warnings,
    ).toEqual([]);
    expect(saved(aRestriction().visaRequired('IN').visaRequired('IN')).warnings).toEqual([]);
  });

  it('are also found against another restriction of the same place, by the same kind of author', () => {
    const neighbour = {
      ...saved(aRestriction().visaFree()).restriction,
      id: 'neighbour',
      details: saved(aRestriction().visaFree()).restriction.details.map((d) => ({ ...d, id: 'neighbours-detail' })),
    };
    expect(saved(aRestriction().visaRequired(), null, { neighbours: [neighbour] }).warnings).toHaveLength(1);
    expect(
      saved(aRestriction().visaRequired(), null, { neighbours: [{ ...neighbour, provenance: 'imported' }] }).warnings,
    ).toEqual([]);
    expect(
      saved(aRestriction().visaRequired(), null, { neighbours: [{ ...neighbour, isActive: false }] }).warnings,
    ).toEqual([]);
  });
});

describe('phases that overlap', () => {
  const barredInJanuary = { noAccessStart: '2026-01-10', noAccessEnd: '2026-01-19' };
  const warned = (restriction: ARestriction): string[] =>
    saved(restriction).warnings.map(({ field, key }) => `${field} ${key}`);

  it('are reported on the one that begins later, within a detail and between two of the same travellers', () => {
    const overlapping = { ...barredInJanuary, someRestrictionsStart: '2026-01-19', someRestrictionsEnd: '2026-02-10' };
    expect(warned(aRestriction().stating({}, overlapping))).toEqual([
      'details.0.someRestrictionsStart rejection.phasesOverlap',
    ]);
    expect(
      warned(aRestriction().stating({}, barredInJanuary).stating({}, { noRestrictionsEnd: '2026-01-10' })),
    ).toEqual(['details.0.noAccessStart rejection.phasesOverlap']);
    expect(warned(aRestriction().stating({}, { noAccessEnd: '2026-01-10', noRestrictionsEnd: '2026-01-05' }))).toEqual([
      'details.0.noRestrictionsEnd rejection.phasesOverlap',
    ]);
  });

  it('are none when they follow each other, are the same, are of other travellers, or of an inactive restriction', () => {
    const next = { someRestrictionsStart: '2026-01-20' };
    expect(warned(aRestriction().stating({}, { ...barredInJanuary, ...next }))).toEqual([]);
    expect(warned(aRestriction().stating({}, barredInJanuary).stating({}, barredInJanuary))).toEqual([]);
    const meeting = { someRestrictionsStart: '2026-01-15' };
    expect(
      warned(
        aRestriction()
          .stating({}, barredInJanuary)
          .stating({}, { ...meeting, citizenshipIds: ['FR'] }),
      ),
    ).toEqual([]);
    const conditions: ConditionInput[] = [{ kind: 'RESIDENCE', countryIds: ['FR'] }];
    expect(
      warned(
        aRestriction()
          .stating({}, barredInJanuary)
          .stating({}, { ...meeting, conditions }),
      ),
    ).toEqual([]);
    expect(
      warned(
        aRestriction()
          .stating({}, { ...barredInJanuary, ...meeting })
          .inactive(),
      ),
    ).toEqual([]);
  });
});
