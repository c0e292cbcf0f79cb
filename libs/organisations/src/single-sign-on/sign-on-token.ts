/** The login of a chain (`SingleSignOn`); null where none is set up. */
export const SIGN_ON = Symbol('SIGN_ON');
