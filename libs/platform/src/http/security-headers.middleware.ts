import type { RequestHandler } from 'express';

const NO_DEVICES = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer. `contentPolicy`: its Content-Security-Policy, unless the answer sets a stricter one. */
export const securityHeaders =
  (contentPolicy: string): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Content-Security-Policy', contentPolicy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Permissions-Policy', NO_DEVICES);
    // Browsers heed it over TLS alone.
    response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    response.removeHeader('X-Powered-By');
    next();
  };
