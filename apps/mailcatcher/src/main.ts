import { EXIT_CONFIG, takenPort } from '@landfall/platform/connections';
import { startMailCatcher, type MailCatcherOptions } from './mail-catcher.js';

const SETTINGS = {
  smtpPort: { name: 'SMTP_PORT', fallback: 1025, most: 65_535 },
  webPort: { name: 'MAIL_WEB_PORT', fallback: 1080, most: 65_535 },
  limit: { name: 'MAIL_LIMIT', fallback: 20_000, most: 1_000_000 },
} as const;

function setting({ name, fallback, most }: (typeof SETTINGS)[keyof typeof SETTINGS]): number {
  const text = process.env[name] ?? '';
  if (text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= most) return value;
  throw new Error(`${name} must be a whole number from 1 to ${most}, not "${text}"`);
}

function settings(): MailCatcherOptions {
  const host = process.env['MAIL_HOST'] ?? '';
  return {
    smtpPort: setting(SETTINGS.smtpPort),
    webPort: setting(SETTINGS.webPort),
    limit: setting(SETTINGS.limit),
    ...(host === '' ? {} : { host }),
  };
}

try {
  const options = settings();
  const catcher = await startMailCatcher(options);
  console.log(
    `mail catcher: SMTP on port ${catcher.smtpPort}, mails at http://${options.host ?? '127.0.0.1'}:${catcher.webPort}/`,
  );
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      catcher.close().catch((error: unknown) => {
        console.error('mail catcher: could not close', error);
        process.exitCode = 1;
      });
    });
  }
} catch (error) {
  const taken = takenPort(error);
  console.error(`mail catcher: ${taken ?? (error instanceof Error ? error.message : String(error))}`);
  process.exitCode = taken ? EXIT_CONFIG : 1;
}
