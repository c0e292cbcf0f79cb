import { failureText } from './failure-text.js';
import { LOGIN_TEXTS } from './login-texts.js';

const { de } = LOGIN_TEXTS;
const failed = (code: string, message = '', correlationId: string | null = null): Error =>
  Object.assign(new Error(message), { code, correlationId });

it.each([
  ['NETWORK', de.network],
  ['TOO_MANY_REQUESTS', de.tooMany],
  ['BAD_USER_INPUT', de.failed],
  ['UNAUTHENTICATED', de.failed],
])('says in words what %s means', (code, text) => {
  expect(failureText(failed(code, 'said by the server'), de)).toBe(text);
});

it('repeats what the server says of a fault, with its id once', () => {
  expect(failureText(failed('INTERNAL', 'Unerwartet', 'c-1'), de)).toBe(
    'Fehler: Unerwartet\nKennung für Rückfragen: c-1',
  );
  expect(failureText(failed('INTERNAL', 'Kennung c-1', 'c-1'), de)).toBe('Fehler: Kennung c-1');
  expect(failureText(new TypeError('x is no function'), de)).toBe('Fehler: x is no function');
});
