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
  ['RCPT TO', '550 5.1.1 <gone@traveller.example>: Recipient address rejected: User unknown in relay recipient table'],
  ['RCPT TO', '550 <policy@traveller.example>: unknown recipient'],
  ['RCPT TO', '551 User not local'],
  ['RCPT TO', '550 5.2.1 The mailbox is disabled'],
  ['RCPT TO', '553 sorry, no mailbox here by that name (#5.1.1)'],
  ['DATA', '550 5.1.1 Unknown user'],
  ['DATA', '550 5.1.0 Address rejected'],
])('at %s, "%s" speaks of the recipient', (command, response) => {
  expect(failedDelivery(failure(command, response))).toEqual({
    result: 'REJECTED',
    code: `${command.split(' ')[0]!} ${response.slice(0, 3)}`,
  });
});

it.each([
  ['SERVER', 'CONN', '554 No SMTP service here'],
  ['SERVER', 'CONN', '421 Too many connections'],
  ['SERVER', 'EHLO', '550 Access denied'],
  ['SERVER', 'STARTTLS', '454 TLS not available'],
  ['SERVER', 'AUTH PLAIN', '535 5.7.8 Authentication failed'],
  ['SERVER', 'MAIL FROM', '550 Sender not allowed'],
  ['SERVER', 'MAIL FROM', '530 Authentication required'],
  ['SERVER', 'RCPT TO', '530 5.7.0 Authentication required'],
  ['SERVER', 'RCPT TO', '421 Closing connection'],
  ['SERVER', 'DATA', '421 Try again later'],
  ['RECIPIENT', 'RCPT TO', '450 4.2.0 Greylisted'],
  ['RECIPIENT', 'RCPT TO', '452 4.2.2 Mailbox full'],
  ['RECIPIENT', 'RCPT TO', '552 5.2.2 Mailbox full'],
  ['RECIPIENT', 'RCPT TO', '550 5.2.2 Mailbox full'],
  ['RECIPIENT', 'DATA', '552 Message too large'],
  ['REJECTION', 'RCPT TO', '550 5.7.1 Relaying denied'],
  ['REJECTION', 'RCPT TO', '550 relay not permitted'],
  ['REJECTION', 'RCPT TO', '550 5.1.8 Sender address rejected: Domain not found'],
  ['REJECTION', 'RCPT TO', '550 5.1.0 Sender denied'],
  ['REJECTION', 'RCPT TO', '554 5.7.1 Service unavailable; Client host blocked using a list'],
  ['REJECTION', 'RCPT TO', '553 sorry, that domain is not in my list of allowed hosts (#5.7.1)'],
  ['REJECTION', 'RCPT TO', '550 Blocked by our policy'],
  ['REJECTION', 'RCPT TO', '550 Access denied'],
  ['REJECTION', 'RCPT TO', '550 Message sending limit exceeded'],
  ['REJECTION', 'RCPT TO', '550 Your account has been disabled'],
  ['REJECTION', 'DATA', '554 5.7.1 Message rejected as spam'],
  ['REJECTION', 'DATA', '550 Not liked'],
  ['UNCLEAR_REJECTION', 'RCPT TO', '550 Requested action not taken: mailbox unavailable'],
  ['UNCLEAR_REJECTION', 'RCPT TO', '550 Administrative prohibition'],
  ['UNCLEAR_REJECTION', 'RCPT TO', '550 Account suspended'],
  ['UNCLEAR_REJECTION', 'RCPT TO', '554 Transaction failed'],
])('%s: at %s, "%s" only defers', (cause, command, response) => {
  expect(failedDelivery(failure(command, response))).toMatchObject({ result: 'DEFERRED', cause });
});

it.each([
  ['ECONNECTION', 'CONN'],
  ['ETIMEDOUT', 'CONN'],
  ['ETLS', 'STARTTLS'],
  ['EAUTH', 'API'],
  ['EDNS', ''],
])('%s without an answer is a fault of the server, or uncertain after the whole message', (code, command) => {
  expect(failedDelivery(failure(command, '', code))).toMatchObject({ result: 'DEFERRED', cause: 'SERVER' });
  expect(failedDelivery(failure(command, '', code), true)).toMatchObject({ result: 'DEFERRED', cause: 'UNCERTAIN' });
});

it('says the step and the number, never the text, which may name the recipient', () => {
  const { code } = failedDelivery(failure('RCPT TO', '451 later, gone@traveller.example')) as { code: string };
  expect(code).toBe('RCPT 451');
  expect(failedDelivery('thrown')).toEqual({ result: 'DEFERRED', code: 'UNKNOWN', cause: 'SERVER' });
});
