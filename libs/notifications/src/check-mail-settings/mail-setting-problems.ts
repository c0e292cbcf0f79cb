import type { Tx } from '@landfall/platform';
import { mailChecks, stopsMails } from './mail-checks.js';

/** Shorter is a start, in which the mail server may be the last to come up. */
const LASTING_MS = 60_000;

/** What the checks of the mail settings have found, for operators: `work` keeps mails from going out, `warnings` do not. */
export async function mailSettingProblems(tx: Tx, now: Date): Promise<{ work: string[]; warnings: string[] }> {
  const found = (await mailChecks(tx)).filter(({ problem }) => problem !== null);
  const said = ({ target, problem, code }: (typeof found)[number]): string =>
    `${target}: ${problem}${code ? ` (${code})` : ''}`;
  return {
    work: found
      .filter((one) => stopsMails(one) && now.getTime() - one.failingSince!.getTime() >= LASTING_MS)
      .map((one) => `the mail server cannot be used, ${said(one)}`),
    warnings: found
      .filter((one) => !stopsMails(one) && one.problem !== 'NOT_CHECKED')
      .map((one) => `mail settings, ${said(one)}`),
  };
}
