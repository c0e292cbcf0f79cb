import type { Tx } from '@landfall/platform';

export interface OrganisationProfile {
  id: string;
  idCode: string | null;
  idCodePublic: string;
  name: string;
  publicName: string | null;
  phone: string | null;
  fax: string | null;
  email: string | null;
  website: string | null;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  countryIso2: string | null;
  defaultDeparture: string | null;
  defaultNationality: string | null;
  widgetEnabled: boolean;
  passwordChangeEnabled: boolean;
}

/** An organisation's profile by id; null when there is none. */
export async function organisationById(tx: Tx, id: string): Promise<OrganisationProfile | null> {
  const { rows } = await tx.query<OrganisationProfile>(
    `select id, id_code as "idCode", id_code_public as "idCodePublic", name, public_name as "publicName", phone, fax, email, website, street,
       zip_code as "zipCode", city, country_iso2 as "countryIso2", default_departure as "defaultDeparture",
       default_nationality as "defaultNationality", widget_enabled as "widgetEnabled", password_change_enabled as "passwordChangeEnabled"
     from organisation where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

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
export async function ensureOrganisation(tx: Tx, id: string, o: NewOrganisation): Promise<string> {
  await tx.query(
    `insert into organisation (id, id_code_public, name, phone, email, website, street, zip_code, city, country_iso2)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id_code_public) do nothing`,
    [
      id,
      o.idCodePublic,
      o.name,
      o.phone ?? null,
      o.email ?? null,
      o.website ?? null,
      o.street ?? null,
      o.zipCode ?? null,
      o.city ?? null,
      o.countryIso2 ?? null,
    ],
  );
  const { rows } = await tx.query<{ id: string }>('select id from organisation where id_code_public = $1', [
    o.idCodePublic,
  ]);
  return rows[0]!.id;
}
