export const accountTexts = {
  'rejection.codeRequired': 'Please enter the code from your authenticator app.',
  'rejection.codeWrong': 'This code is not right. A code is good for 30 seconds and for one use only.',
  'rejection.secondFactorOn': 'Two-step login is already set up.',
  'rejection.secondFactorMissing': 'Two-step login is not set up.',
  'rejection.passkeyInvalid': 'This passkey could not be verified. Please try again.',
  'rejection.passkeysFull': 'More than {max} passkeys are not possible. Please remove one first.',
  'rejection.badOrganisationCode': 'Please use 2 to 30 capital letters, digits, hyphens or underscores.',
  'rejection.organisationCodeStays': 'The code of an organisation does not change.',
  'fault.autoLoginFailed': 'The automatic login failed. Please try again later, or ask your contact person.',
  'fault.passkeyFailed': 'The login with this passkey failed. Please log in with username and password.',
} as const;
