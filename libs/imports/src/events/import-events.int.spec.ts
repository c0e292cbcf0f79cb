import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { ImportDesk } from '../../test/import-desk.js';

jest.setTimeout(60_000);

const FEED = readFileSync(fileURLToPath(new URL('../../test/fixtures/gdacs.xml', import.meta.url)), 'utf8');
// The files may be read in place and not be committed; without them these tests are skipped.
const REAL = join(fileURLToPath(new URL('../../../../', import.meta.url)), '..', 'shared', 'data', 'events', 'gdacs');

let desk: ImportDesk;
beforeAll(async () => {
  desk = await ImportDesk.open();
});
beforeEach(async () => {
  await desk.startAfresh();
  await desk.world.query('delete from destination_event');
  desk.world.clock.set('2026-10-01T12:00:00Z');
});
afterAll(() => desk.world.close());

async function applied(text: string, fileName = 'rss.xml') {
  const { run } = await desk.start('gdacs', text, { fileName });
  expect([run.state, ...(run.state === 'DRY_RUN' ? [] : run.problems)]).toEqual(['DRY_RUN']);
  await desk.apply(run.id);
  return run;
}
const events = () =>
  desk.world.query(
    `select unique_id, kind, country_id, name, severity, level, is_current, count_updates, page_url, significant_update_at
     from destination_event order by unique_id`,
  );

describe('the feed of GDACS', () => {
  it('brings in events with what it says of them, and leaves out what cannot be read', async () => {
    const run = await applied(FEED);
    expect(run.counts).toMatchObject({ read: 4, added: 2, changed: 0, skipped: 2 });
    expect(run.problems).toEqual([expect.stringContaining('eventtype'), expect.stringContaining('point')]);
    expect(await events()).toMatchObject([
      { unique_id: 'gdacs:EQ:12', country_id: null, name: null, severity: 5.6, is_current: false, page_url: null },
      {
        unique_id: 'gdacs:TC:11',
        kind: 'CYCLONE',
        country_id: 'PH',
        name: 'ARION-26',
        severity: null,
        level: 'LEVEL3',
        is_current: true,
        count_updates: 0,
        significant_update_at: new Date('2026-10-01T06:00:00Z'),
      },
    ]);
  });

  it('changes nothing when it comes again, and counts what is new in an event', async () => {
    await applied(FEED);
    const again = await desk.start('gdacs', FEED, { fileName: 'rss.xml' });
    expect(again.run.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const worse = FEED.replace('>Orange<', '>Red<').replace('<gdacs:episodeid>2<', '<gdacs:episodeid>3<');
    const run = await applied(worse);
    expect(run.counts).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect((await events())[1]).toMatchObject({ level: 'LEVEL4', count_updates: 1 });
    const facts = await desk.world.query(`select type from event_log where type = 'newsroom.EventReported'`);
    expect(facts).toHaveLength(3);
  });

  it.each([
    '',
    '<html></html>',
    '<rss><channel></channel></rss>',
    '<rss><channel><item>',
    '{}',
    '[]',
    '{"features":[]}',
  ])('is rejected as a whole: %s', async (text) => {
    const { run } = await desk.start('gdacs', text, { fileName: 'rss.xml' });
    expect(run.state).toBe('REJECTED');
    expect(await events()).toEqual([]);
  });
});

(existsSync(REAL) ? describe : describe.skip)('published files of GDACS', () => {
  it('are read: the feed, and single events of the interface', async () => {
    const run = await applied(readFileSync(join(REAL, 'gdacs-rss-2019-12-30.xml'), 'utf8'));
    expect(run.counts).toMatchObject({ read: 16, added: 16, skipped: 0 });
    await applied(readFileSync(join(REAL, 'fl-1102983-ep1-event.json'), 'utf8'), 'event.json');
    expect(
      (await events()).find((row) => (row as { unique_id: string }).unique_id === 'gdacs:FL:1102983'),
    ).toMatchObject({ kind: 'FLOOD', country_id: 'ES', level: 'LEVEL3', is_current: false });
  });
});
