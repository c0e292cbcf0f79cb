import { jest } from '@jest/globals';
import type { Tx } from '@landfall/platform';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { asking } from '../../../test/asking.js';
import { dueLinks, keepLinkChecks } from '../../model/links/link-check-store.js';
import { DetailLinkResolver } from './detail-link.resolver.js';
import type { PresentedDetail, PresentedRestriction } from './present-restriction.js';
import { restrictionViews } from '../../../test/restriction-views.js';

jest.setTimeout(20_000);
const uriOf = (country: string): string => `https://${country.toLowerCase()}.example/visa`;
const NOW = new Date('2026-04-30T10:00:00Z');

let world: TripWorld;
/** The addresses that each reading of the checks asked for. */
let requests: string[][];
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  for (const country of ['TH', 'IN', 'VN'])
    await world.saved(
      aRestriction()
        .for(country)
        .stating({ ErVisaRequired: true }, { sourceUri: uriOf(country) }),
    );
  await world.inSystem((tx) =>
    keepLinkChecks(
      tx,
      ['TH', 'IN'].map((country) => ({
        uri: uriOf(country),
        state: 'OK',
        httpStatus: 200,
        location: null,
        digest: null,
      })),
      NOW,
    ),
  );
  requests = [];
  const { database } = world.db;
  const transaction = database.transaction.bind(database);
  jest
    .spyOn(database, 'transaction')
    .mockImplementation((scope, work) => transaction(scope, (tx) => work(watched(tx))));
});
afterEach(() => jest.restoreAllMocks());

function watched(tx: Tx): Tx {
  const runner = tx.manager.queryRunner!;
  const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<unknown>;
  jest.spyOn(runner, 'query').mockImplementation((...statement: unknown[]) => {
    const [sql, values] = statement as [string, string[]];
    if (sql.includes('link_check')) requests.push(values);
    return query(...statement);
  });
  return tx;
}
type Row = PresentedRestriction & { details: () => PresentedDetail[] };
const list = (): Promise<Row[]> => asking(() => restrictionViews(world).entryRestrictions({}));
const links = async (rows: readonly Row[]): Promise<unknown[]> => {
  const resolver = new DetailLinkResolver(world.db.database, { timeZone: 'Europe/Berlin' });
  return Promise.all(rows.flatMap((row) => row.details().map((detail) => resolver.link(detail))));
};

describe('the list of restrictions', () => {
  it('reads no check of a source while none is shown', async () => {
    expect((await list()).map((row) => row.details().length)).toEqual([1, 1, 1]);
    expect(requests).toEqual([]);
  });

  it('reads the checks of the rows that are shown, at once', async () => {
    const [india, thailand, vietnam] = await list();
    const check = { state: 'OK', httpStatus: 200, location: null, checkedAt: NOW, digest: null, unchangedSince: null };
    expect(await links([india!, vietnam!])).toEqual([{ ...check, uri: uriOf('IN') }, null]);
    expect(requests).toEqual([[uriOf('IN'), uriOf('VN')]]);
    expect(await links([thailand!])).toEqual([{ ...check, uri: uriOf('TH') }]);
    expect(requests.slice(1)).toEqual([[uriOf('TH')]]);
  });

  it('asks for none of a detail without a source, nor of an import', async () => {
    await world.query(`update entry_restriction set provenance = 'imported' where country_id = 'IN'`);
    await world.saved(aRestriction().for('KH').visaRequired());
    const rows = (await list()).filter(({ stored }) => ['IN', 'KH'].includes(stored.countryId));
    expect(await links(rows)).toEqual([null, null]);
    expect(requests).toEqual([]);
  });

  it('says what the page said when it was compared, and since when it says something else', async () => {
    const uri = uriOf('IN');
    const sees = (digest: string | null, at: string): Promise<void> =>
      world.inSystem((tx) =>
        keepLinkChecks(tx, [{ uri, state: 'OK', httpStatus: 200, location: null, digest }], new Date(at)),
      );
    const [india] = await list();
    const detail = india!.details()[0]!;
    const shown = async (checkedAt: string | null): Promise<unknown[]> => {
      const resolver = new DetailLinkResolver(world.db.database, { timeZone: 'Europe/Berlin' });
      const [link, digest] = await Promise.all([
        resolver.link(detail),
        resolver.checkedDigest({ ...detail, checkedAt }),
      ]);
      return [digest, link!.digest, link!.unchangedSince && new Date(link!.unchangedSince).toISOString()];
    };
    expect(await shown('2026-05-01')).toEqual([null, null, null]);
    await sees('a', '2026-05-02T08:00:00Z');
    expect(await shown('2026-05-01')).toEqual(['a', 'a', '2026-05-02T08:00:00.000Z']);
    await sees('a', '2026-05-09T08:00:00Z');
    await sees(null, '2026-05-16T08:00:00Z');
    await sees('b', '2026-05-22T22:30:00Z');
    await sees('a', '2026-05-30T08:00:00Z');
    expect(await shown('2026-05-22')).toEqual(['a', 'a', '2026-05-30T08:00:00.000Z']);
    expect(await shown('2026-05-23')).toEqual(['b', 'a', '2026-05-30T08:00:00.000Z']);
    expect(await shown(null)).toEqual([null, 'a', '2026-05-30T08:00:00.000Z']);
  });

  it('has a source due again once a person has compared it on a later day than it was read', async () => {
    const before = new Date('2026-01-01T00:00:00Z');
    const due = (): Promise<string[]> =>
      world.inSystem((tx) => dueLinks(tx, { before, timeZone: 'Europe/Berlin', limit: 9 }));
    const compared = (day: string): Promise<unknown> =>
      world.query(
        `update entry_restriction set details = jsonb_set(details, '{0,checkedAt}', to_jsonb($1::text)) where country_id = 'IN'`,
        [day],
      );
    expect(await due()).toEqual([uriOf('VN')]);
    await compared('2026-04-30');
    expect(await due()).toEqual([uriOf('VN')]);
    await compared('2026-05-01');
    expect(await due()).toEqual([uriOf('VN'), uriOf('IN')]);
  });

  it('reads them anew each time', async () => {
    const [india] = await list();
    const resolver = new DetailLinkResolver(world.db.database, { timeZone: 'Europe/Berlin' });
    const link = (): Promise<unknown> => resolver.link(india!.details()[0]!);
    expect(await link()).toMatchObject({ state: 'OK' });
    await world.inSystem((tx) =>
      keepLinkChecks(tx, [{ uri: uriOf('IN'), state: 'BROKEN', httpStatus: 404, location: null, digest: null }], NOW),
    );
    expect(await link()).toMatchObject({ state: 'BROKEN' });
  });
});
