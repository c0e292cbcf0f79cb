import { failedDelivery } from './failed-delivery.js';

const failure = (command: string, response: string, code = 'EENVELOPE'): Error =>
  Object.assign(new Error('not taken'), {
    code,
    command,
    ...(response ? { response, responseCode: Number(response.slice(0, 3)) } : {}),
  });

it.each([
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '550 5.1.1 <gone@traveller.example>: Recipient address rejected: User unknown'],
  ['RCPT TO', '551 User not local'],
  ['RCPT TO', '553 Mailbox name not allowed'],
  ['RCPT TO', '554 no'],
  ['RCPT TO', '550 5.2.1 The mailbox is disabled'],
  ['DATA', '550 5.1.1 Unknown user'],
])('at %s, "%s" speaks of the recipient', (command, response) => {
  expect(failedDelivery(failure(command, response))).toEqual({
    result: 'REJECTED',
    code: `${command.split(' ')[0]!} ${response.slice(0, 3)}`,
  });
});

it.each([
  ['CONN', '554 No SMTP service here'],
  ['CONN', '421 Too many connections'],
  ['EHLO', '550 Access denied'],
  ['STARTTLS', '454 TLS not available'],
  ['AUTH PLAIN', '535 5.7.8 Authentication failed'],
  ['MAIL FROM', '550 Sender not allowed'],
  ['MAIL FROM', '530 Authentication required'],
  ['RCPT TO', '530 5.7.0 Authentication required'],
  ['RCPT TO', '421 Closing connection'],
  ['DATA', '421 Try again later'],
])('at %s, "%s" is a fault of the server', (command, response) => {
  expect(failedDelivery(failure(command, response))).toMatchObject({ result: 'DEFERRED', isServerFault: true });
});

it.each([
  ['RCPT TO', '450 4.2.0 Greylisted'],
  ['RCPT TO', '452 4.2.2 Mailbox full'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '550 5.7.1 Relaying denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host blocked using a list'],
  ['RCPT TO', '550 Blocked by our policy'],
  ['DATA', '554 5.7.1 Message rejected as spam'],
  ['DATA', '552 Message too large'],
  ['DATA', '550 Not liked'],
])('at %s, "%s" only defers this mail', (command, response) => {
  expect(failedDelivery(failure(command, response))).toMatchObject({ result: 'DEFERRED', isServerFault: false });
});

it.each([
  ['ECONNECTION', 'CONN'],
  ['ETIMEDOUT', 'CONN'],
  ['ETLS', 'STARTTLS'],
  ['EAUTH', 'API'],
  ['EDNS', ''],
])('%s without an answer is a fault of the server', (code, command) => {
  expect(failedDelivery(failure(command, '', code))).toMatchObject({ result: 'DEFERRED', isServerFault: true });
});

it('says the step and the number, never the text, which may name the recipient', () => {
  const { code } = failedDelivery(failure('RCPT TO', '451 later, gone@traveller.example')) as { code: string };
  expect(code).toBe('RCPT 451');
  expect(failedDelivery('thrown')).toEqual({ result: 'DEFERRED', code: 'UNKNOWN', isServerFault: true });
});
