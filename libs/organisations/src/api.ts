export { LoginResolver } from './login/login.resolver.js';
export { Login } from './login/login.js';
export { Sessions } from './sessions/sessions.js';
export { presentOrganisation } from './organisation/present-organisation.js';
export { organisationById } from './organisation/organisation-store.js';
export type { Organisation } from './organisation/organisation.entity.js';
