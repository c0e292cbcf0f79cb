import { BACKLOG, EXIT_CONFIG, takenPort } from '@landfall/platform/connections';
import { frontDoor } from './front-door.js';

const SETTINGS = {
  api: { name: 'API_URL', fallback: 'http://127.0.0.1:3001' },
  traveller: { name: 'TRAVELLER_URL', fallback: 'http://127.0.0.1:3002' },
} as const;

class SettingError extends Error {}

const say = (line: string): void => void process.stderr.write(`front: ${line}\n`);

function target({ name, fallback }: (typeof SETTINGS)[keyof typeof SETTINGS]): string {
  const text = process.env[name] || fallback;
  if (URL.canParse(text) && new URL(text).protocol === 'http:') return text;
  throw new SettingError(`${name} must be a url starting with http://.`);
}

function port(): number {
  const value = Number(process.env['PORT'] || 3000);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new SettingError('PORT must be a whole number from 1 to 65535.');
}

try {
  const server = frontDoor({
    targets: { api: target(SETTINGS.api), traveller: target(SETTINGS.traveller) },
    report: say,
  });
  server.on('error', (error) => {
    const taken = takenPort(error);
    say(taken ? `PORT: ${taken}` : error.message);
    process.exit(taken ? EXIT_CONFIG : 1);
  });
  server.listen({ port: port(), host: process.env['HOST'] || '127.0.0.1', backlog: BACKLOG });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close());
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof SettingError ? EXIT_CONFIG : 1;
}
