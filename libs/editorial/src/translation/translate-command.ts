import { isLanguage, LANGUAGES, type Clock, type Language } from '@landfall/kernel';
import type { Database, Tx } from '@landfall/platform';
import { missingTranslations, activate } from '@landfall/answers/translation-store';
import { restrictionsBy } from '@landfall/restrictions/restriction-store';
import { requestedTranslations, type RequestedTranslation } from '@landfall/answers/requested-translation';
import { charactersOf } from './batches.js';
import { fillTranslations } from './fill-translations.js';
import { TranslationFault, type TranslationProvider } from './translation-provider.js';

export const TRANSLATE_USAGE = `npm run translate -- [--languages pl,cs] [--apply]
  Has the texts of published rules translated that have no translation yet. Without --apply it sends nothing and says how many
  characters it would send. --languages: only into these; without, into all twelve.`;

/** What the operator can put right, as a sentence. */
export class TranslateRejected extends Error {}

export interface TranslateContext {
  database: Database;
  /** Null: none is set up. */
  provider: TranslationProvider | null;
  clock: Clock;
  print(line: string): void;
}

const number = new Intl.NumberFormat('en');
const PROGRESS_EVERY = 20;

/** Fills what is missing, once somebody has seen how much it is: a service may cost money by the character. */
export async function translateCommand(
  args: readonly string[],
  { database, provider, clock, print }: TranslateContext,
): Promise<void> {
  const { targets, applies } = parse(args);
  if (applies && !provider)
    throw new TranslateRejected(
      'No translation service is set up: see TRANSLATION_PROVIDER in .env.example. Nothing was sent.',
    );
  const requested = async (tx: Tx): Promise<RequestedTranslation[]> =>
    requestedTranslations(await restrictionsBy(tx, { isActive: true }), targets);
  const missing = await database.transaction('system', async (tx) =>
    (applies ? activate : missingTranslations)(tx, await requested(tx)),
  );
  const sent = provider ? missing.filter(({ text }) => text.length <= provider.limits.characters) : missing;
  for (const line of sums(sent)) print(line);
  if (sent.length < missing.length)
    print(`${number.format(missing.length - sent.length)} more are too long for ${provider!.name} and are left out.`);
  print(
    `${applies ? 'Sending' : 'To send'}: ${number.format(charactersOf(sent))} characters for ${number.format(sent.length)} translations${provider ? ` by ${provider.name}` : ''}.`,
  );
  if (!applies) print(`Nothing was sent.${sent.length > 0 ? ' With --apply they are translated and stored.' : ''}`);
  else await fill({ database, provider: provider!, clock, print }, sent);
}

async function fill(
  { print, ...dependencies }: TranslateContext & { provider: TranslationProvider },
  missing: readonly RequestedTranslation[],
): Promise<void> {
  let batches = 0;
  let stored = 0;
  try {
    const report = await fillTranslations(dependencies, missing, (soFar) => {
      stored = soFar.stored;
      batches += 1;
      if (batches % PROGRESS_EVERY === 0) print(`${number.format(stored)} stored …`);
    });
    print(
      `${number.format(report.stored)} stored. Left out: ${report.notTaken} not taken by the service, ${report.notAcceptable} with other markup than their source.`,
    );
  } catch (error) {
    if (!(error instanceof TranslationFault)) throw error;
    throw new TranslateRejected(
      `${dependencies.provider.name} has stopped answering (${error.message}). ${number.format(stored)} are stored; run it again for the rest.`,
    );
  }
}

function parse(args: readonly string[]): { targets: readonly Language[]; applies: boolean } {
  let targets: readonly Language[] = LANGUAGES;
  let applies = false;
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '--apply') applies = true;
    else if (args[at] === '--languages') targets = languages(args[(at += 1)] ?? '');
    else throw new TranslateRejected(`"${args[at]!.slice(0, 40)}" is no option.\nUsage: ${TRANSLATE_USAGE}`);
  }
  return { targets, applies };
}

function languages(list: string): Language[] {
  const codes = list
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const unknown = codes.find((code) => !isLanguage(code));
  if (codes.length === 0 || unknown !== undefined)
    throw new TranslateRejected(
      `--languages takes codes of ${LANGUAGES.join(', ')}, separated by commas${unknown ? `; "${unknown.slice(0, 20)}" is none` : ''}.`,
    );
  return codes.filter(isLanguage);
}

const sums = (missing: readonly RequestedTranslation[]): string[] =>
  LANGUAGES.flatMap((language) => {
    const own = missing.filter(({ target }) => target === language);
    return own.length === 0
      ? []
      : [
          `${language}  ${number.format(own.length).padStart(8)} texts  ${number.format(charactersOf(own)).padStart(12)} characters`,
        ];
  });
