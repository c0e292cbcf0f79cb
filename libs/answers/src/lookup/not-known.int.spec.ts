import { jest } from '@jest/globals';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { answersIn } from '../../test/answers-in.js';

jest.setTimeout(30_000);
let world: TripWorld;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
});

const general = aRestriction()
  .for('TH')
  .stating({ ErIdSufficient: true, ErHealthInsuranceRequired: { yes: true } });
const notKnownFor = (...nationals: string[]) =>
  general.stating(
    { ErIdSufficient: null, ErHealthInsuranceRequired: { yes: null } },
    { citizenshipIds: nationals, sourceUri: 'https://ministry.example' },
  );

describe('what an editor states as not known', () => {
  it('is stored and wins over the general rule, for those it names', async () => {
    const saved = await world.saved(notKnownFor('TR'));
    const answers = await answersIn(world);
    const [forTr, forDe] = [
      await answers({ citizenshipIds: ['TR'], language: 'en' }),
      await answers({ citizenshipIds: ['DE'] }),
    ];
    expect(saved.details[1]!.values).toEqual({ ErIdSufficient: null, ErHealthInsuranceRequired: { yes: null } });
    expect(forTr.summary('HEALTH_INSURANCE')).toBe('UNKNOWN');
    expect(forTr.summary('ID_OR_PASSPORT')).toBe('UNKNOWN');
    expect(forTr.entry('ErHealthInsuranceRequired')).toMatchObject({
      value: null,
      state: 'UNKNOWN',
      provenance: 'EDITORIAL',
      positive: null,
      sourceUri: 'https://ministry.example',
      text: 'Not known: our editors have no reliable information on this. Please check before travelling.',
    });
    expect(forDe.summary('HEALTH_INSURANCE')).toBe('REQUIRED');
  });

  it('survives a revision that leaves it, and is taken back by one that leaves it out', async () => {
    const first = await world.saved(notKnownFor('TR'));
    const second = await world.saved(notKnownFor('TR').stating({}, { noteEn: 'x' }).revising(first));
    expect(second.details[1]!.values).toEqual(first.details[1]!.values);
    await world.saved(general.revising(second));
    const answers = await answersIn(world);
    expect((await answers({ citizenshipIds: ['TR'] })).summary('HEALTH_INSURANCE')).toBe('REQUIRED');
  });

  it('reports a conflict with a value of equal rank', async () => {
    const result = await world.save(notKnownFor('TR').stating({ ErIdSufficient: true }, { citizenshipIds: ['TR'] }));
    expect(result).toMatchObject({ warnings: [expect.objectContaining({ key: 'rejection.conflict' })] });
    const answers = await answersIn(world);
    expect((await answers({ citizenshipIds: ['TR'] })).entry('ErIdSufficient')?.state).toBe('CONFLICTING');
  });

  it('changes trip pages, as not known', async () => {
    const first = await world.saved(general);
    const { token } = await world.journey(await world.agent('SONNENWEG'), { citizenshipCountryIds: ['TR'] });
    await world.saved(notKnownFor('TR').revising(first));
    await world.processLog();
    const page = await world.page(token, 'de');
    expect(page?.changes.find(({ detailType }) => detailType === 'ErHealthInsuranceRequired')).toMatchObject({
      before: 'Eine Auslandskrankenversicherung ist vorgeschrieben.',
      after: expect.stringMatching(/^Nicht bekannt: Unserer Redaktion/) as string,
    });
  });
});
