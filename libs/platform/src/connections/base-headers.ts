const PASSKEYS = 'publickey-credentials-get';
const NO_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  PASSKEYS,
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Of every answer of every server, also of those without a page, such as a request that cannot be read. */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NO_DEVICES,
  // Browsers heed it over TLS alone.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** For pages on which users log in: the same, but with passkeys. */
export const LOGIN_PERMISSIONS = NO_DEVICES.replace(`${PASSKEYS}=()`, `${PASSKEYS}=(self)`);
