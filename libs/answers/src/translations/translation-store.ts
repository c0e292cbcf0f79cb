import { newId, type Fact, type Language } from '@landfall/kernel';
import { appendEvents, type Tx } from '@landfall/platform';
import { TEXTS_TRANSLATED, TRANSLATION_STREAM, TRANSLATIONS_PURGED } from './events.js';
import type { RequestedTranslation } from './requested-translation.js';

/** Translations of an unused source are kept for this time: an editor may restore it, a past answer may need it. */
export const KEEP_UNUSED_DAYS = 180;

export interface MadeTranslation extends Pick<RequestedTranslation, 'key' | 'source' | 'target'> {
  translated: string;
}

/** The provider of translations that stand beside the rules in db/seeds: editors wrote them. */
export const EDITORS = 'editors';

export interface StoredText {
  text: string;
  language: Language;
  byMachine: boolean;
}

type Row = { key: string } & StoredText;
const COLUMNS = `key, text, target_language as language, provider <> '${EDITORS}' as "byMachine"`;
const asMap = (rows: readonly Row[]): Map<string, StoredText> =>
  new Map(rows.map(({ key, ...stored }) => [key, stored]));

export const allTranslations = async (tx: Tx): Promise<Map<string, StoredText>> =>
  asMap((await tx.query<Row>(`select ${COLUMNS} from stored_translation`)).rows);

/** Translations by key; with a moment only those that were stored by then. */
export async function translationsByKey(
  tx: Tx,
  keys: readonly string[],
  asOf: Date | null = null,
): Promise<Map<string, StoredText>> {
  if (keys.length === 0) return new Map();
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from stored_translation where key = any($1) and ($2::timestamptz is null or translated_at <= $2)`,
    [keys, asOf],
  );
  return asMap(rows);
}

/** Those of the requested translations that are not stored yet. */
export async function missingTranslations(
  tx: Tx,
  requested: readonly RequestedTranslation[],
): Promise<RequestedTranslation[]> {
  const { rows } = await tx.query<{ key: string }>('select key from stored_translation where key = any($1)', [
    requested.map((w) => w.key),
  ]);
  return without(requested, rows);
}

/** The same, and what is stored counts as in use from now on. */
export async function activate(tx: Tx, requested: readonly RequestedTranslation[]): Promise<RequestedTranslation[]> {
  // Waits for a purge that may not have seen the newest texts. The lock is exclusive: holders of a shared one would deadlock on their writes.
  const { rows } = await tx.query<{ key: string; unused: boolean }>(
    'select key, unused_since is not null as unused from stored_translation where key = any($1) order by key for no key update',
    [requested.map((w) => w.key)],
  );
  const revived = rows.filter((row) => row.unused).map((row) => row.key);
  if (revived.length > 0)
    await tx.query('update stored_translation set unused_since = null where key = any($1)', [revived]);
  return without(requested, rows);
}

function without(
  requested: readonly RequestedTranslation[],
  stored: readonly { key: string }[],
): RequestedTranslation[] {
  const keys = new Set(stored.map((row) => row.key));
  return requested.filter((w) => !keys.has(w.key));
}

/** Stores translations of one provider and the event that names them. A key that somebody stored before stays as it is. */
export async function storeTranslations(
  tx: Tx,
  made: readonly MadeTranslation[],
  provider: string,
  now: Date,
): Promise<number> {
  if (made.length === 0) return 0;
  const { rows } = await tx.query<{ key: string }>(
    `insert into stored_translation (key, source_language, target_language, text, provider, translated_at)
     select key, source, target, translated, $2, $3 from jsonb_to_recordset($1::jsonb) as made (key text, source text, target text, translated text)
     on conflict (key) do nothing returning key`,
    [JSON.stringify(made), provider, now],
  );
  if (rows.length > 0)
    await append(tx, {
      type: TEXTS_TRANSLATED,
      schemaVersion: 1,
      payload: { keys: rows.map((row) => row.key), provider },
    });
  return rows.length;
}

/**
 * Notes which translations have lost their source and removes those that lost it long ago. `inUse` is called while no translation can
 * be stored or activated, so that it sees every requested text. Returns the number of removed rows.
 */
export async function purgeTranslations(
  tx: Tx,
  inUse: (tx: Tx) => Promise<readonly RequestedTranslation[]>,
  now: Date,
): Promise<number> {
  await tx.query('lock table stored_translation in exclusive mode');
  const { rows: held } = await tx.query('select 1 from stored_translation limit 1');
  if (held.length === 0) return 0;
  const keys = (await inUse(tx)).map((w) => w.key);
  await tx.query(
    `update stored_translation set unused_since = case when key = any($1) then null else $2::timestamptz end
     where (unused_since is null) <> (key = any($1))`,
    [keys, now],
  );
  const { rows } = await tx.query<{ key: string }>(
    'delete from stored_translation where unused_since < $1::timestamptz - make_interval(days => $2) returning key',
    [now, KEEP_UNUSED_DAYS],
  );
  if (rows.length > 0)
    await append(tx, { type: TRANSLATIONS_PURGED, schemaVersion: 1, payload: { keys: rows.map((row) => row.key) } });
  return rows.length;
}

/** Each batch is a stream of its own: nothing is decided on the ones before. */
async function append(tx: Tx, fact: Fact<typeof TEXTS_TRANSLATED | typeof TRANSLATIONS_PURGED>): Promise<void> {
  const event = { stream: TRANSLATION_STREAM, streamId: newId(), ...fact };
  await appendEvents(tx, [event], 0, { actor: null, correlationId: null });
}
