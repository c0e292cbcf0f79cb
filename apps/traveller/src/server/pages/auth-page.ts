export { renderAuthPage, type AuthField, type AuthPageView } from '../../render-auth-page.js';
export { sendPage } from './page-headers.js';
