import { ForwardMigration } from '../forward-migration.mjs';

export class OrganisationProfile1795700200000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table organisation
  add column logo_id uuid references image (id),
  add column logo_width int,
  add column logo_height int,
  add column dvkg_url text,
  add column facebook text,
  add column instagram text,
  add column linkedin text,
  add column twitter text,
  add column xing text,
  add column youtube text,
  add column whatsapp text,
  -- Keys of sections that trip pages and cruise pages leave out.
  add column mytrip_hidden text[] not null default '{}',
  add column mycruise_hidden text[] not null default '{}';
`);
  }
}
