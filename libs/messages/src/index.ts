export { translate, type Messages } from './translate.js';
