import { organisationById } from '@landfall/organisations/organisation-store';
import type { Tx } from '@landfall/platform';
import type { MailBrand } from '@landfall/platform/schema';

const SAMPLE = 'Example Travel';

/** Whose name a mail carries; null: the viewer's own organisation is requested, and there is none. */
export async function brandName(tx: Tx, brand: MailBrand, organisationId: string | null): Promise<string | null> {
  if (brand === 'SAMPLE') return SAMPLE;
  const own = organisationId === null ? null : await organisationById(tx, organisationId);
  return own && (own.publicName ?? own.name);
}
