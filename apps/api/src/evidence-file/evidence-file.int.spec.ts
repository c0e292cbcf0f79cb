import { jest } from '@jest/globals';
import { EvidenceOfTripHandler, type FindEvidenceOfTrip, Signer } from '@landfall/evidence/evidence-of-trip';
import { verifyFile } from '@landfall/evidence/verify';
import { OwnTripPage } from '@landfall/journeys/past-pages';
import { NotePageShown } from '@landfall/journeys/traveller';
import type { Presented, Viewer } from '@landfall/platform';
import { eventually } from '@landfall/platform/testing';
import type { QueryBus } from '@nestjs/cqrs';
import type { PdfRenderer } from '@landfall/traveller/evidence-file';
import { OwnTripPageHandler } from '../../../../libs/journeys/src/views/trip-page/own-trip-page.query.js';
import { NotePageShownHandler } from '../../../../libs/journeys/src/commands/note-page-shown/note-page-shown.handler.js';
import { TripWorld, accepted, type Agent, type CreatedJourney } from '../../../../libs/journeys/test/trip-world.js';
import { compilePage, pageCompiler } from '../../../traveller/src/server/pdf/compile-page.js';
import { aRestriction } from '../../../../libs/restrictions/test/a-restriction.js';
import { asking } from '../../../../libs/restrictions/test/asking.js';
import { EvidenceFileResolver } from './evidence-file.resolver.js';

jest.setTimeout(60_000);

const signer = new Signer('trips.example/evidence', Buffer.alloc(32, 9));
const KEY = signer.verifier.toString();

let world: TripWorld;
let agents: Record<'own' | 'other', Agent>;
let journey: CreatedJourney;

beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  agents = { own: await world.agent('SONNENWEG'), other: await world.agent('NORDLICHT') };
  world.clock.set('2026-05-02T10:00:00Z');
  await world.saved(aRestriction().for('TH').visaFree());
  journey = await world.followedJourney(agents.own, 'traveller@mail.example', { internalNote: 'pays late' });
});
afterAll(async () => {
  await world.close();
});

/** In this process: what is forked otherwise is not compiled in a test. */
const compiler = pageCompiler();
const pdf = {
  render: async (page: unknown) => compilePage(compiler, JSON.stringify(page), 1_795_000_000),
} as PdfRenderer;

function resolver(): EvidenceFileResolver {
  const { db, clock, config, places } = world;
  const pages = new OwnTripPageHandler(db.database, clock, config);
  const evidence = new EvidenceOfTripHandler(db.database, signer, clock);
  const execute = (query: unknown): unknown =>
    query instanceof OwnTripPage ? pages.execute(query) : evidence.execute(query as FindEvidenceOfTrip);
  const queries = { execute } as unknown as QueryBus;
  return new EvidenceFileResolver(queries, places, pdf, signer, clock, config);
}

const evidenceFor = (viewer: Viewer): Promise<Presented<'EvidenceFile'> | null> =>
  asking(() => resolver().evidence({ id: journey.id, language: 'en', contractOn: null }), { viewer });

/** The file once it has so many records: transactions of other tests hold back what is not certain yet. */
async function fileOf(records: number): Promise<Presented<'EvidenceFile'>> {
  let file: Presented<'EvidenceFile'> | null = null;
  await eventually(async () => {
    file = await evidenceFor(agents.own);
    expect(file?.records).toBe(records);
  });
  return file!;
}

const shown = (content: string): Promise<void> =>
  new NotePageShownHandler(world.db.database, world.clock).execute(
    new NotePageShown({
      journeyId: journey.id,
      organisationId: agents.own.organisationId,
      medium: 'PAGE',
      language: 'en',
      version: 'v',
      content,
    }),
  );
const PAGE = JSON.stringify({
  verdict: '<p>No visa is required.</p>',
  freshness: {},
  warnings: '',
  sections: '',
  hasDates: false,
});

describe('the file of evidence of a trip', () => {
  it('has what happened to the trip, once each, and is verified', async () => {
    await shown(PAGE);
    await shown(PAGE);
    accepted(await world.unsubscribe(journey.id));
    const file = await fileOf(4);
    const bytes = Buffer.from(file.content, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(verifyFile(bytes, KEY)).toEqual({ problems: [], key: KEY, trip: journey.id, records: 4 });
  });

  it('holds neither the address nor the note, nor the secret of the link, and nor does the log', async () => {
    const rows = await world.query<{ row: string }>(
      `select row_to_json(l)::text as row from evidence_leaf l union all select row_to_json(c)::text from evidence_content c
       union all select row_to_json(i)::text from evidence_inbox i`,
    );
    const file = Buffer.from((await evidenceFor(agents.own))!.content, 'base64').toString('latin1');
    expect(rows.length).toBeGreaterThan(0);
    for (const text of [...rows.map(({ row }) => row), file]) {
      expect(text).not.toContain('traveller@mail.example');
      expect(text).not.toContain('pays late');
      expect(text).not.toContain(journey.token);
    }
  });

  it('is made for the organisation of the trip alone', async () => {
    expect(await evidenceFor(agents.other)).toBeNull();
    const staff: Viewer = { userId: world.editor, isStaff: true, organisationId: null, permissions: [] };
    await expect(evidenceFor(staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('takes less than a second for a trip with a hundred entries', async () => {
    for (let at = 0; at < 100; at += 1) await shown(PAGE.replace('No visa', `No visa ${at}`));
    await fileOf(104);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const start = performance.now();
      await evidenceFor(agents.own);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(1_000);
  });
});
