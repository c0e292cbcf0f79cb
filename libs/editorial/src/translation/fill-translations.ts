import type { Clock } from '@landfall/kernel';
import type { Database } from '@landfall/platform';
import { acceptableTranslation } from '@landfall/answers/acceptable-translation';
import { storeTranslations, type MadeTranslation } from '@landfall/answers/translation-store';
import { type RequestedTranslation } from '@landfall/answers/requested-translation';
import { batchesOf } from './batches.js';
import { TranslationFault, type TranslationProvider } from './translation-provider.js';

export interface FillDependencies {
  database: Database;
  provider: TranslationProvider;
  clock: Clock;
}

/** How many translations were stored, and how many were not and why. */
export interface FillReport {
  stored: number;
  tooLong: number;
  /** Texts or languages that the service does not support. */
  notTaken: number;
  /** Answers with other markup than the source, or empty ones. */
  notAcceptable: number;
}

/**
 * Translates texts and stores the results batch by batch; a later failure keeps earlier batches. Throws the
 * `TranslationFault` of an unavailable service; unsupported texts are left out.
 */
export async function fillTranslations(
  { database, provider, clock }: FillDependencies,
  requested: readonly RequestedTranslation[],
  onBatch: (report: FillReport) => void = () => {},
): Promise<FillReport> {
  const { batches, tooLong } = batchesOf(requested, provider.limits);
  const report: FillReport = { stored: 0, tooLong: tooLong.length, notTaken: 0, notAcceptable: 0 };
  for (const batch of batches) {
    const answers = await answersTo(provider, batch);
    const made = batch.flatMap((one, at): MadeTranslation[] => {
      const answer = answers[at]!;
      const translated = answer === null ? null : acceptableTranslation(one, answer);
      if (answer === null) report.notTaken += 1;
      else if (translated === null) report.notAcceptable += 1;
      return translated === null ? [] : [{ key: one.key, source: one.source, target: one.target, translated }];
    });
    report.stored += await database.transaction('system', (tx) =>
      storeTranslations(tx, made, provider.name, clock.now()),
    );
    onBatch(report);
  }
  return report;
}

/** The answer to each text; null: unsupported. One unsupported text does not affect its batch. */
async function answersTo(
  provider: TranslationProvider,
  batch: readonly RequestedTranslation[],
): Promise<(string | null)[]> {
  const { source, target, isHtml } = batch[0]!;
  try {
    return await provider.translate({ texts: batch.map((one) => one.text), source, target, isHtml });
  } catch (error) {
    if (!(error instanceof TranslationFault) || error.kind !== 'UNSUPPORTED') throw error;
    if (batch.length === 1) return [null];
    const half = Math.ceil(batch.length / 2);
    return [...(await answersTo(provider, batch.slice(0, half))), ...(await answersTo(provider, batch.slice(half)))];
  }
}
