import { setTimeout as delay } from 'node:timers/promises';
import { clientOf } from './client-of.js';
import { canServe, SeveralProcesses } from './several-processes.js';

const DRAIN_SECONDS = 1;

it('an api that is stopped says so at /readyz and goes on answering, until DRAIN_SECONDS are over', async () => {
  const processes = await SeveralProcesses.open('http://127.0.0.1:9', {
    SMTP_URL: 'smtp://127.0.0.1:9',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  });
  try {
    const [api] = await Promise.all([processes.api(), processes.worker()]);
    const client = clientOf(`http://127.0.0.1:${api.port}`);
    const stopped = api.stop();
    await delay(DRAIN_SECONDS * 300);
    expect(await canServe(api.port)).toBe(false);
    expect(await client.data(null, '{ __typename }')).toEqual({ __typename: 'Query' });
    expect(await stopped).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1_000);
    await expect(canServe(api.port)).rejects.toThrow();
  } finally {
    await processes.close();
  }
}, 120_000);
