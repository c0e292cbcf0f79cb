import { Logger, Inject } from '@nestjs/common';
import { activate } from '@landfall/answers/translation-store';
import { requestedTranslations } from '@landfall/answers/requested-translation';
import type { Clock } from '@landfall/kernel';
import { Database, CLOCK, JobHost, JobProcessor } from '@landfall/platform';
import { restrictionById } from '@landfall/restrictions/restriction-store';
import { fillTranslations, type FillReport } from '../translation/fill-translations.js';
import { TranslationFault, STORING_PROVIDER, type TranslationProvider } from '../translation/translation-provider.js';
import { TRANSLATE_QUEUE } from './translate-texts.reactor.js';

const logger = new Logger('Translation');

/**
 * Stores the missing translations of a restriction; idempotent. An unavailable service or an exhausted quota fails the
 * job, and the queue retries with back-off.
 */
@JobProcessor({ queue: TRANSLATE_QUEUE })
export class TranslateTexts extends JobHost<{ restrictionId: string }> {
  constructor(
    private readonly database: Database,
    @Inject(STORING_PROVIDER) private readonly provider: TranslationProvider | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run({ restrictionId }: { restrictionId: string }): Promise<void> {
    const { database, provider, clock } = this;
    // No service is configured; the request stays.
    if (!provider) return;
    const found = await database.transaction('system', async (tx) => {
      const { rows } = await tx.query<{ version: number }>(
        'select version from translation_request where restriction_id = $1',
        [restrictionId],
      );
      const restriction = rows[0] ? await restrictionById(tx, restrictionId) : null;
      return rows[0] && restriction
        ? { version: rows[0].version, missing: await activate(tx, requestedTranslations([restriction])) }
        : null;
    });
    if (!found) return;
    try {
      tell(await fillTranslations({ database, provider, clock }, found.missing));
    } catch (error) {
      if (!(error instanceof TranslationFault) || error.kind !== 'REJECTED') throw error;
      // A retry cannot help: key or address need correction.
      logger.error(`${provider.name} rejects us: ${error.detail}. Texts of restriction ${restrictionId} wait.`);
      return;
    }
    await database.transaction('system', (tx) =>
      tx.query('delete from translation_request where restriction_id = $1 and version = $2', [
        restrictionId,
        found.version,
      ]),
    );
  }
}

/** Counts only: editorial texts are not logged. */
function tell({ tooLong, notTaken, notAcceptable }: FillReport): void {
  if (tooLong + notTaken + notAcceptable === 0) return;
  logger.warn(
    `Texts without a translation: ${tooLong} too long, ${notTaken} not taken by the service, ${notAcceptable} with other markup than their source.`,
  );
}
