import type { Tx } from '@landfall/platform';
import { Organisation } from './organisation.entity.js';

/** An organisation's profile by id; null when there is none. */
export const organisationById = (tx: Tx, id: string): Promise<Organisation | null> =>
  tx.manager.findOneBy(Organisation, { id });

export const organisationByName = (tx: Tx, name: string): Promise<Organisation | null> =>
  tx.manager.findOneBy(Organisation, { name });

export interface NewOrganisation {
  idCodePublic: string;
  name: string;
  phone?: string;
  email?: string;
  website?: string;
  street?: string;
  zipCode?: string;
  city?: string;
  countryIso2?: string;
}

/** Creates an organisation, or returns the id of the one that has this public code. */
export async function ensureOrganisation(tx: Tx, id: string, organisation: NewOrganisation): Promise<string> {
  await tx.manager
    .createQueryBuilder()
    .insert()
    .into(Organisation)
    .values({ id, ...organisation })
    .orIgnore()
    .execute();
  const { idCodePublic } = organisation;
  return (await tx.manager.findOneByOrFail(Organisation, { idCodePublic })).id;
}
