export { createUser, namesOfUsers, PERMISSIONS, userById, type NewUser, type User } from './users/user.js';
export {
  ensureOrganisation,
  organisationById,
  type NewOrganisation,
  type OrganisationProfile,
} from './organisation/organisation.js';
export { presentOrganisation } from './organisation/present-organisation.js';
export { DEMO_PASSWORD, seedDemoAccounts } from './seeding/seed-demo.js';
