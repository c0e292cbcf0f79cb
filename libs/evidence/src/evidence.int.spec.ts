import { randomBytes, randomInt } from 'node:crypto';
import { jest } from '@jest/globals';
import pg from 'pg';
import { newId } from '@landfall/kernel';
import { TRAVELLER_ROLE, Database } from '@landfall/platform';
import { eventually, testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { digestOf, noteFacts, type EvidenceFact } from './evidence-log.js';
import { EvidenceOfTripHandler, FindEvidenceOfTrip, type EvidenceOfTrip } from './file/evidence-of-trip.js';
import { Signer } from './model/checkpoint.js';
import { sealAll } from './seal/seal.js';
import { verifyDocument } from './verify/verify.js';
import { verifyLog } from './verify/verify-log.js';

jest.setTimeout(120_000);

const NOW = new Date('2026-11-27T10:00:00Z');
const signer = new Signer('trips.example/evidence', randomBytes(32));
const KEYS = [signer.verifier.toString()];
const [OWN, OTHER] = [newId(), newId()];
const PAGE_TEXT = JSON.stringify({ verdict: '<p>Kein Visum nötig</p>' });

let db: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  db = await testDatabase();
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
});

const note = (journeyId: string, fact: EvidenceFact, organisationId = OWN): Promise<void> =>
  db.database.transaction('system', (tx) => noteFacts(tx, [{ journeyId, organisationId, at: NOW, fact }]));
const seal = (): Promise<number> => sealAll(db.database, signer, () => NOW);

async function noteShownPage(journeyId: string, text = PAGE_TEXT): Promise<void> {
  await db.database.transaction('system', async (tx) => {
    const fact: EvidenceFact = { kind: 'PAGE', language: 'de', version: 'v1', content: digestOf(text) };
    await noteFacts(tx, [{ journeyId, organisationId: OWN, at: NOW, fact }], [text]);
  });
}

const evidenceOf = (journeyId: string, organisationId = OWN): Promise<EvidenceOfTrip | null> =>
  new EvidenceOfTripHandler(db.database, signer, { now: () => NOW }).execute(
    new FindEvidenceOfTrip(journeyId, organisationId),
  );
async function sealedEvidence(journeyId: string, records: number): Promise<EvidenceOfTrip> {
  await eventually(async () => expect((await evidenceOf(journeyId))?.leaves).toHaveLength(records));
  return (await evidenceOf(journeyId))!;
}
const problemsOfLog = async (): Promise<string[]> =>
  (await db.database.transaction('system', (tx) => verifyLog(tx, KEYS))).problems;

describe('the evidence log', () => {
  it('gives facts of many writers their places without a gap, whoever seals', async () => {
    const trips = Array.from({ length: 60 }, newId);
    await Promise.all(trips.map((trip) => note(trip, { kind: 'SUBSCRIBED' })));
    const sealed = await Promise.all([seal(), seal(), seal()]);
    await note(trips[0]!, { kind: 'UNSUBSCRIBED' });
    let count = sealed.reduce((sum, one) => sum + one, 0);
    // Transactions of other tests hold back what is not certain yet.
    await eventually(async () => expect((count += await seal())).toBe(61));
    const { rows } = await owner.query<{ seq: string }>('select seq from evidence_leaf order by seq');
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, at) => at));
    expect(await problemsOfLog()).toEqual([]);
  });

  it('leaves out what was taken back, and waits for what is not yet certain', async () => {
    const [gone, open] = [newId(), newId()];
    await db.database
      .transaction('system', async (tx) => {
        await noteFacts(tx, [{ journeyId: gone, organisationId: OWN, at: NOW, fact: { kind: 'SUBSCRIBED' } }]);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await db.database.transaction('system', async (tx) => {
      await noteFacts(tx, [{ journeyId: open, organisationId: OWN, at: NOW, fact: { kind: 'SUBSCRIBED' } }]);
      expect(await evidenceOf(open)).toBeNull();
    });
    await eventually(async () => expect((await evidenceOf(open))?.leaves).toHaveLength(1));
    expect(await evidenceOf(gone)).toBeNull();
  });

  it('proves all records of a trip to who has its key, and to no other organisation', async () => {
    const trip = newId();
    await noteShownPage(trip);
    await note(trip, { kind: 'SUBSCRIBED' });
    const { document, leaves } = await sealedEvidence(trip, 2);
    expect(leaves.map(({ number, fact }) => [number, fact.kind])).toEqual([
      [1, 'PAGE'],
      [2, 'SUBSCRIBED'],
    ]);
    expect(Object.values(document.contents)).toEqual([PAGE_TEXT]);
    expect(verifyDocument(JSON.stringify(document), KEYS[0])).toEqual({ problems: [], key: KEYS[0], trip, records: 2 });
    expect(await evidenceOf(trip, OTHER)).toBeNull();
  });

  it('shows a record that was left out, put in, or exchanged', async () => {
    const trip = newId();
    for (const kind of ['SUBSCRIBED', 'UNSUBSCRIBED', 'SUBSCRIBED'] as const) await note(trip, { kind });
    const { document } = await sealedEvidence(trip, 3);
    const [first, second, third] = document.leaves;
    for (const leaves of [
      [second, third],
      [first, third],
      [first, second, third, third],
      [second, first, third],
    ])
      expect(verifyDocument(JSON.stringify({ ...document, leaves }), KEYS[0]).problems).not.toEqual([]);
    const other = new Signer('trips.example/evidence', randomBytes(32)).verifier.toString();
    expect(verifyDocument(JSON.stringify(document), other).problems).not.toEqual([]);
  });

  it('is append-only, also for the owner of the tables', async () => {
    for (const table of ['leaf', 'node', 'checkpoint', 'content']) {
      await expect(owner.query(`delete from evidence_${table}`)).rejects.toMatchObject({ code: '23001' });
    }
    await expect(owner.query(`update evidence_leaf set leaf = ''`)).rejects.toMatchObject({ code: '23001' });
    const travellers = new Database(db.url, { max: 1, role: TRAVELLER_ROLE });
    await expect(
      travellers.transaction('system', (tx) => tx.query('select 1 from evidence_inbox')),
    ).rejects.toMatchObject({ code: '42501' });
    await travellers.close();
  });

  it('shows any byte that was changed in what is stored: 1,000 of 1,000', async () => {
    const trips = Array.from({ length: 40 }, newId);
    for (const trip of trips) await noteShownPage(trip, JSON.stringify({ of: trip }));
    for (const trip of trips) await sealedEvidence(trip, 1);
    expect(await problemsOfLog()).toEqual([]);
    for (const table of ['leaf', 'node', 'checkpoint', 'content'])
      await owner.query(`alter table evidence_${table} disable trigger stays`);
    for (let round = 0; round < 1_000; round += 1) expect(await foundAfterChange(round)).toBe(true);
    expect(await problemsOfLog()).toEqual([]);
  });
});

const CHANGED = [
  ['evidence_leaf', 'leaf', 'seq'],
  ['evidence_leaf', 'hash', 'seq'],
  ['evidence_node', 'hash', 'level * 1000000 + index'],
  ['evidence_checkpoint', 'note', 'size'],
  ['evidence_content', 'content', 'digest'],
] as const;

/** Changes one byte of one value, and puts it back. */
async function foundAfterChange(round: number): Promise<boolean> {
  const [table, column, key] = CHANGED[round % CHANGED.length]!;
  const isText = column !== 'hash';
  const { rows } = await owner.query<{ key: string; value: string | Buffer }>(
    `select ${key} as key, ${column} as value from ${table} order by random() limit 1`,
  );
  const { key: of, value } = rows[0]!;
  const bytes = Buffer.from(value as string);
  const at = randomInt(bytes.length);
  const altered = Buffer.from(bytes);
  // Of text a bit that leaves it text.
  altered[at] = altered[at]! ^ (isText ? 1 : 1 << randomInt(8));
  const set = (to: Buffer): Promise<unknown> =>
    owner.query(`update ${table} set ${column} = ${isText ? `convert_from($1, 'UTF8')` : '$1'} where ${key} = $2`, [
      to,
      of,
    ]);
  await set(altered);
  const found = (await problemsOfLog()).length > 0;
  await set(bytes);
  return found;
}
