import { In } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { Organisation } from './organisation.entity.js';

const MOST_NAMED = 1_000;

/** An organisation's profile by id; null when there is none. */
export const organisationById = (tx: Tx, id: string): Promise<Organisation | null> =>
  tx.manager.findOneBy(Organisation, { id });

export const organisationByName = (tx: Tx, name: string): Promise<Organisation | null> =>
  tx.manager.findOneBy(Organisation, { name });

export const organisationsByIds = (tx: Tx, ids: readonly string[]): Promise<Organisation[]> =>
  tx.manager.findBy(Organisation, { id: In([...ids]) });

/** Ids and names of all organisations, by name. */
export const organisationNames = (tx: Tx): Promise<Pick<Organisation, 'id' | 'name'>[]> =>
  tx.manager.find(Organisation, { select: { id: true, name: true }, order: { name: 'ASC' }, take: MOST_NAMED });

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
  widgetEnabled?: boolean;
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
