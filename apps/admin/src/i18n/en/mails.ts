export const mails = {
  mails: {
    delivery: 'Delivery',
    previews: 'Previews',
    intro:
      'Every mail with invented data, made by the code that sends it. Links lead to pages that say that there is no such trip.',
    kindLabel: 'Mail',
    language: 'Language',
    brand: 'Sender',
    sampleBrand: 'Invented organisation',
    width: 'Width',
    phone: 'Phone',
    desktop: 'Desktop',
    frame: 'Preview: {kind}',
    headers: 'Fields',
    text: 'Plain text',
    size: 'Size of the HTML part: {size}',
    otherLanguage:
      'Mails about accounts are not offered in this language ({requested}); they go out in another one ({language}).',
    sendTest: 'Send a test mail to myself',
    sendTestTo: 'Send a test mail to {address}',
    testState: {
      WAITING: 'The test mail to {address} is on its way …',
      ACCEPTED: 'The mail server has taken the test mail to {address}.',
      NOT_TAKEN: 'The test mail was not taken: {code}. It is not tried again.',
    },
    kind: {
      VERIFICATION: 'Request to confirm',
      CHANGE_BEFORE_TRIP: 'Change before the trip',
      CHANGE_DURING_TRIP: 'Change during the trip',
      INVITATION: 'Invitation',
      PASSWORD_RESET: 'New password',
      PASSWORD_CHANGED: 'Password changed',
      LOGIN_CHANGED: 'Login changed',
    },
    subject: {
      SERVER: 'Mail server',
      SIGNATURE: 'Signature (DKIM)',
    },
    problem: {
      NONE: 'In order',
      HOST_UNKNOWN: 'Host unknown',
      NO_CONNECTION: 'No connection',
      NO_ANSWER: 'No answer',
      ENCRYPTION_FAILED: 'Encryption fails',
      CERTIFICATE_REJECTED: 'Certificate not valid',
      LOGIN_REJECTED: 'Login rejected',
      SERVER_REJECTS: 'Server rejects us',
      UNENCRYPTED: 'Not encrypted',
      RECORD_MISSING: 'Record missing',
      RECORD_DIFFERS: 'Another key',
      NOT_CHECKED: 'Not known',
    },
    advice: {
      NONE_SERVER: 'The server answers and accepts what is set up. Mails can go out.',
      NONE_SIGNATURE: 'Receivers find the public key of the key that mails are signed with.',
      HOST_UNKNOWN: 'There is no server of this name. Check the host in SMTP_URL. Mails wait and none is lost.',
      NO_CONNECTION:
        'Nobody listens at this address, or the connection breaks off. Check host and port in SMTP_URL, and the firewall. Mails wait and none is lost.',
      NO_ANSWER:
        'The server does not answer in time. Check the port in SMTP_URL: 465 needs smtps://, 587 needs smtp://. Mails wait and none is lost.',
      ENCRYPTION_FAILED:
        'Encryption cannot be agreed. Check the protocol in SMTP_URL: smtps:// for port 465, smtp:// for port 587. Mails wait and none is lost.',
      CERTIFICATE_REJECTED:
        'The certificate of the server is not valid for this name, has expired, or nobody trusted vouches for it. Mails wait and none is lost.',
      LOGIN_REJECTED:
        'The server does not accept username or password. Check both in SMTP_URL; special characters must be percent-encoded. Mails wait and none is lost.',
      SERVER_REJECTS:
        'The server does not serve us, for example because our address is blocked. Ask its operator. Mails wait and none is lost.',
      UNENCRYPTED: 'The server offers no encryption: mails and the password go in clear text. Use a server with TLS.',
      RECORD_MISSING:
        'No public key is published under this name: receivers regard the signature as invalid. Publish the TXT record.',
      RECORD_DIFFERS:
        'The published key does not belong to the one that mails are signed with. Publish the right one, or check the selector.',
      NOT_CHECKED: 'No name server answered, so it is not known whether the record is right.',
    },
    checked: 'Checked on {checked}.',
    failing: 'Checked on {checked}, failing since {since}.',
    code: 'Code: {code}.',
    notYetChecked: 'The mail server has not been checked yet: no worker has been at work since the start.',
    notSigned: 'Mails are not signed here (no DKIM key); the mail server may do so.',
    readsBounces: 'Returned mails are read.',
    noBounces: 'Returned mails are not read (BOUNCE_ADDRESS is not set).',
    limited: 'Only the addresses of MAIL_ALLOW_LIST get mail.',
    from: 'Sender: {from}',
    waiting:
      '{count, plural, =0 {No mail to a traveller is due.} one {# mail to a traveller is due and waits.} other {# mails to travellers are due and wait.}}',
    sentLastDay:
      '{count, plural, =0 {No mail to a traveller was sent in 24 hours.} one {# mail to a traveller was sent in 24 hours.} other {# mails to travellers were sent in 24 hours.}}',
    rejectedLastDay: '{count, plural, =0 {None was rejected.} one {# was rejected.} other {# were rejected.}}',
  },
};
