import { newId } from '@landfall/kernel';
import type { Database, Passwords } from '@landfall/platform';
import { ensureOrganisation, type NewOrganisation } from '../organisation/organisation-store.js';
import { countNamed, createUser, PERMISSIONS } from '../users/user-store.js';

export const DEMO_PASSWORD = 'landfall-demo';
const DEMO_USERS = ['editor', 'editor-two', 'agent', 'agent-two'];

const AGENCY: NewOrganisation = {
  idCodePublic: 'SONNENWEG',
  name: 'Sonnenweg Reisen',
  phone: '+49 30 5550 1200',
  email: 'service@sonnenweg-reisen.example',
  website: 'https://sonnenweg-reisen.example',
  street: 'Lindenallee 12',
  zipCode: '10115',
  city: 'Berlin',
  countryIso2: 'DE',
  widgetEnabled: true,
};
const CRUISES: NewOrganisation = {
  idCodePublic: 'NORDLICHT',
  name: 'Nordlicht Kreuzfahrten',
  phone: '+49 40 5550 3400',
  email: 'kontakt@nordlicht-kreuzfahrten.example',
  website: 'https://nordlicht-kreuzfahrten.example',
  street: 'Am Kai 7',
  zipCode: '20457',
  city: 'Hamburg',
  countryIso2: 'DE',
};

/** Accounts to try the product with; only ever called for the private database of `npm start`. Safe to run twice. */
export async function seedDemoAccounts(database: Database, passwords: Passwords): Promise<void> {
  const known = await database.transaction('system', (tx) => countNamed(tx, DEMO_USERS));
  if (known === DEMO_USERS.length) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await database.transaction('system', async (tx) => {
    const agency = await ensureOrganisation(tx, newId(), AGENCY);
    const cruises = await ensureOrganisation(tx, newId(), CRUISES);
    const person = (
      username: string,
      firstName: string,
      lastName: string,
      organisationId: string | null,
    ): Parameters<typeof createUser>[2] => ({
      username,
      passwordHash,
      firstName,
      lastName,
      email: `${username}@landfall.example`,
      isStaff: organisationId === null,
      organisationId,
      permissions: PERMISSIONS,
    });
    await createUser(tx, newId(), person('editor', 'Edda', 'Lenz', null));
    await createUser(tx, newId(), person('editor-two', 'Ole', 'Brandt', null));
    await createUser(tx, newId(), person('agent', 'Arne', 'Sommer', agency));
    await createUser(tx, newId(), person('agent-two', 'Nora', 'Winter', cruises));
  });
}
