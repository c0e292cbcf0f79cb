import { parseConfig } from '../index.js';

const BASE = {
  DATABASE_URL: 'postgres://localhost/landfall',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LANDFALL_SECRET: 'a secret of the tests, long enough',
};
const CHAIN = {
  OIDC_ISSUER: 'https://login.chain.example',
  OIDC_CLIENT_ID: 'landfall',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Chain',
  OIDC_ORGANISATION: 'CHAIN',
};
const signOn = (env: Record<string, string>) => parseConfig({ ...BASE, ...env }).singleSignOn;

describe('the setting of a login of a chain', () => {
  it('is none by default', () => {
    expect(signOn({})).toBeNull();
    expect(signOn(Object.fromEntries(Object.keys(CHAIN).map((name) => [name, ''])))).toBeNull();
  });

  it('has all its parts', () => {
    expect(signOn(CHAIN)).toEqual({
      issuer: 'https://login.chain.example',
      clientId: 'landfall',
      clientSecret: 'secret',
      name: 'Chain',
      organisation: 'CHAIN',
    });
  });

  it.each(Object.keys(CHAIN))('is rejected without %s', (name) => {
    expect(() => signOn({ ...CHAIN, [name]: '' })).toThrow(new RegExp(`^${name} `));
  });

  it('has an issuer with TLS, unless it is on the same machine', () => {
    expect(signOn({ ...CHAIN, OIDC_ISSUER: 'http://localhost:9000' })?.issuer).toBe('http://localhost:9000');
    for (const issuer of ['http://chain.example', 'http://localhost.chain.example', 'ftp://chain.example', 'chain'])
      expect(() => signOn({ ...CHAIN, OIDC_ISSUER: issuer })).toThrow(
        'OIDC_ISSUER must be a url starting with https://.',
      );
  });
});
