export { createUser, namesOfUsers, PERMISSIONS, userById, type NewUser } from './users/user-store.js';
export { User } from './users/user.entity.js';
export { Session } from './sessions/session.entity.js';
export {
  ensureOrganisation,
  organisationById,
  organisationByName,
  type NewOrganisation,
} from './organisation/organisation-store.js';
export { Organisation } from './organisation/organisation.entity.js';
export { presentOrganisation } from './organisation/present-organisation.js';
export { DEMO_PASSWORD, seedDemoAccounts } from './seeding/seed-demo.js';
