import { Logger } from '@nestjs/common';
import type { Database, JobHandler, Queues } from '@landfall/platform';
import { restrictionById } from '@landfall/restrictions/restriction-store';
import { takeIntoUse } from '@landfall/answers/translation-store';
import { wantedTranslations } from '@landfall/answers/wanted-translation';
import { fillTranslations, type FillDependencies, type FillReport } from '../translation/fill-translations.js';
import { TranslationFault } from '../translation/translation-provider.js';
import { TRANSLATE_QUEUE } from './translate-texts.reactor.js';

/** A job that was lost on its way, or that found a service which rejects us, is tried again after so long. */
const LOST_AFTER_SECONDS = 900;
const HOUR_MS = 3_600_000;
const logger = new Logger('Translation');

/**
 * Stores the translations that a restriction lacks as it stands now; a repeat finds nothing left to do. A service that is down or has
 * had enough fails the job, and the queue tries again later and later from where it stopped.
 */
export function translateTexts(dependencies: FillDependencies): JobHandler {
  const { database, provider } = dependencies;
  return {
    queue: TRANSLATE_QUEUE,
    concurrency: 1,
    async run({ restrictionId }) {
      const found = await database.transaction('system', async (tx) => {
        const { rows } = await tx.query<{ version: number }>(
          'select version from translation_request where restriction_id = $1',
          [restrictionId],
        );
        const restriction = rows[0] ? await restrictionById(tx, String(restrictionId)) : null;
        return rows[0] && restriction
          ? { version: rows[0].version, missing: await takeIntoUse(tx, wantedTranslations([restriction])) }
          : null;
      });
      if (!found) return;
      try {
        tell(await fillTranslations(dependencies, found.missing));
      } catch (error) {
        if (!(error instanceof TranslationFault) || error.kind !== 'REJECTED') throw error;
        // Trying at once would not help: somebody has to look at the key or the address.
        logger.error(`${provider.name} rejects us: ${error.detail}. Texts of restriction ${restrictionId} wait.`);
        return;
      }
      await database.transaction('system', (tx) =>
        tx.query('delete from translation_request where restriction_id = $1 and version = $2', [
          restrictionId,
          found.version,
        ]),
      );
    },
  };
}

/** Adds again what was asked for and has not been done. */
export async function sweepTranslationRequests(database: Database, queues: Queues): Promise<number> {
  const { rows } = await database.transaction('system', (tx) =>
    tx.query<{ restriction_id: string; version: number }>(
      `select restriction_id, version from translation_request where requested_at < now() - make_interval(secs => $1) order by requested_at limit 1000`,
      [LOST_AFTER_SECONDS],
    ),
  );
  // A key per hour: a job that failed for good keeps its old one.
  const hour = Math.floor(Date.now() / HOUR_MS);
  for (const { restriction_id: id, version } of rows)
    await queues.add(TRANSLATE_QUEUE, `translate:${id}:${version}:${hour}`, { restrictionId: id });
  return rows.length;
}

/** Counts only: what editors write is not for the log. */
function tell({ tooLong, notTaken, notAcceptable }: FillReport): void {
  if (tooLong + notTaken + notAcceptable === 0) return;
  logger.warn(
    `Texts without a translation: ${tooLong} too long, ${notTaken} not taken by the service, ${notAcceptable} with other markup than their source.`,
  );
}
