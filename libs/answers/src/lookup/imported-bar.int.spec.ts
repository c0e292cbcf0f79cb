import { jest } from '@jest/globals';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction, type ARestriction } from '../../../restrictions/test/a-restriction.js';
import { answersIn } from '../../test/answers-in.js';

jest.setTimeout(30_000);
let world: TripWorld;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
});

const free = { noRestrictionsStart: '2026-01-01' };
/** What an importer wrote. */
async function matrix(restriction: ARestriction): Promise<void> {
  const { id } = await world.saved(restriction);
  await world.query(
    `update entry_restriction set provenance = 'imported', import_source = 'test', version = version + 1 where id = $1`,
    [id],
  );
  await world.rules.refresh(id);
}

describe('an imported bar', () => {
  it('is not silenced by a general phase of an editor: both are shown, and the bar warns', async () => {
    await world.saved(aRestriction().for('TH').stating({}, free));
    await matrix(
      aRestriction()
        .for('TH')
        .barred('2026-02-17', null, { citizenshipIds: ['IL'] }),
    );
    const answers = await answersIn(world);
    const { answer, warned } = await answers({ citizenshipIds: ['IL'] });
    expect(answer.destinations[0]).toMatchObject({
      status: 'PURPLE',
      entryBanned: true,
      phase: 'noAccess',
      phaseStart: '2026-02-17',
      phases: [
        { phase: 'noAccess', startDate: '2026-02-17', provenance: 'IMPORTED', citizenships: ['IL'] },
        { phase: 'noRestrictions', startDate: '2026-01-01', provenance: 'EDITORIAL' },
      ],
    });
    expect([warned('ENTRY_BANNED'), warned('CONFLICTING')]).toEqual([['TH'], ['TH']]);
    expect((await answers({ citizenshipIds: ['DE'] })).answer.destinations[0]).toMatchObject({ status: 'BLUE' });
  });

  it.each([
    ['over', { noRestrictionsStart: '2020-01-01', noRestrictionsEnd: '2020-12-31' }],
    ['not yet begun', { noRestrictionsStart: '2027-01-01' }],
  ])('does not give way to a phase that names the nationality and is %s', async (_, phase) => {
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({}, { ...phase, citizenshipIds: ['IL'] }),
    );
    await matrix(
      aRestriction()
        .for('TH')
        .barred('2026-02-17', null, { citizenshipIds: ['IL'] }),
    );
    const { answer, warned } = await (await answersIn(world))({ citizenshipIds: ['IL'] });
    expect(answer.destinations[0]).toMatchObject({ status: 'RED', entryBanned: true, phase: 'noAccess' });
    expect(warned('ENTRY_BANNED')).toEqual(['TH']);
  });

  it('gives way to a phase that names the nationality', async () => {
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({}, { ...free, citizenshipIds: ['IL'] }),
    );
    await matrix(
      aRestriction()
        .for('TH')
        .barred('2026-02-17', null, { citizenshipIds: ['IL'] }),
    );
    const { answer } = await (await answersIn(world))({ citizenshipIds: ['IL'] });
    expect(answer.destinations[0]).toMatchObject({ status: 'BLUE', entryBanned: false });
  });
});

describe('an editor and an import that conflict across types', () => {
  it('conflict in the answer, and in what the editor who saves is warned of', async () => {
    await matrix(
      aRestriction()
        .for('TH')
        .stating({ ErVisaRequired: false, ErVisaFreeDays: 30 }, { citizenshipIds: ['DE'] }),
    );
    const result = await world.save(aRestriction().for('TH').visaRequired());
    expect(result).toMatchObject({
      warnings: [{ key: 'rejection.conflictWithImport', values: { type: 'ErVisaRequired', other: 'ErVisaFreeDays' } }],
    });
    const { entry, summary, warned } = await (await answersIn(world))({ language: 'en' });
    expect(summary('VISA')).toBe('REQUIRED');
    expect(warned('CONFLICTING')).toEqual(['TH']);
    expect(entry('ErVisaFreeDays')).toMatchObject({
      state: 'CONFLICTING',
      statements: [
        { detailType: 'ErVisaFreeDays', value: 30, provenance: 'IMPORTED' },
        { detailType: 'ErVisaRequired', value: true, provenance: 'EDITORIAL' },
      ],
    });
    expect(entry('ErVisaRequired')?.state).toBe('CONFLICTING');
  });
});
