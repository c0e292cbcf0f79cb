import { generateKeyPairSync } from 'node:crypto';
import { checkDkimRecord, type DkimProblem } from './check-dkim-record.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const OWN = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const OTHER = generateKeyPairSync('rsa', { modulusLength: 1_024 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');
const DKIM = { domain: 'landfall.example', selector: 'mails', privateKey };
const rejecting = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it.each<[string, string[][], DkimProblem | null]>([
  ['the own key', [[`v=DKIM1; k=rsa; p=${OWN}`]], null],
  ['the own key in parts and with spaces', [[`v=DKIM1;p=${OWN.slice(0, 90)} `, OWN.slice(90)]], null],
  ['the own key beside a former one', [[`v=DKIM1; p=${OTHER}`], [`v=DKIM1; p=${OWN}`]], null],
  ['another key', [[`v=DKIM1; k=rsa; p=${OTHER}`]], 'RECORD_DIFFERS'],
  ['a key that was withdrawn', [['v=DKIM1; p=']], 'RECORD_DIFFERS'],
  ['no key', [['v=spf1 -all']], 'RECORD_MISSING'],
])('a record with %s', async (_, records, problem) => {
  const names: string[] = [];
  const resolve = (name: string) => {
    names.push(name);
    return Promise.resolve(records);
  };
  expect(await checkDkimRecord(DKIM, resolve)).toBe(problem);
  expect(names).toEqual(['mails._domainkey.landfall.example']);
});

it('a name that does not exist is no record; a name server that does not answer says nothing', async () => {
  expect(await checkDkimRecord(DKIM, rejecting('ENOTFOUND'))).toBe('RECORD_MISSING');
  expect(await checkDkimRecord(DKIM, rejecting('ENODATA'))).toBe('RECORD_MISSING');
  expect(await checkDkimRecord(DKIM, rejecting('ECONNREFUSED'))).toBe('NOT_CHECKED');
  expect(await checkDkimRecord(DKIM, rejecting('ETIMEOUT'))).toBe('NOT_CHECKED');
});
