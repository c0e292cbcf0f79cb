import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { DkimConfig } from '../config/config.js';

/** `NOT_CHECKED`: no name server answers here, which says nothing about the record. */
export type DkimProblem = 'RECORD_MISSING' | 'RECORD_DIFFERS' | 'NOT_CHECKED';

/** The TXT records of a name, each in its parts; rejects as `node:dns` does. */
type ResolveTxt = (name: string) => Promise<string[][]>;

const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);
const WAIT_MS = 3_000;

const byNameServer: ResolveTxt = (name) => new Resolver({ timeout: WAIT_MS, tries: 2 }).resolveTxt(name);

export const dkimRecordName = ({ domain, selector }: Pick<DkimConfig, 'domain' | 'selector'>): string =>
  `${selector}._domainkey.${domain}`;

/** Whether receivers find the public key of the private one that mails are signed with (RFC 6376, section 3.6); null: they do. */
export async function checkDkimRecord(
  dkim: DkimConfig,
  resolveTxt: ResolveTxt = byNameServer,
): Promise<DkimProblem | null> {
  let records: string[][];
  try {
    records = await resolveTxt(dkimRecordName(dkim));
  } catch (error) {
    return ABSENT.has((error as NodeJS.ErrnoException).code ?? '') ? 'RECORD_MISSING' : 'NOT_CHECKED';
  }
  const published = records.flatMap((parts) => publicKeyIn(parts.join('')) ?? []);
  if (published.length === 0) return 'RECORD_MISSING';
  const key = createPublicKey(dkim.privateKey);
  const own = (['spki', 'pkcs1'] as const).map((type) => key.export({ type, format: 'der' }).toString('base64'));
  return published.some((one) => own.includes(one)) ? null : 'RECORD_DIFFERS';
}

function publicKeyIn(record: string): string | null {
  const found = /(?:^|;)\s*p\s*=([^;]*)/.exec(record);
  return found ? found[1]!.replaceAll(/\s/g, '') : null;
}
