import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '../graphql/client.js';
import { recoveryOf } from './recovery.js';

/** A screen that shows one query; its first reading fails. */
async function aScreen(failure: Error) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } },
  });
  let readings = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['screen'],
    queryFn: () => {
      readings += 1;
      return readings === 1 ? Promise.reject(failure) : Promise.resolve('shown');
    },
  });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch({ cancelRefetch: false });
  return { client, leave, state: () => observer.getCurrentResult().data };
}
const unanswered = new ApiError('', 'NETWORK', 0, null);

it('reads again what got no answer once the server answers', async () => {
  const { client, leave, state } = await aScreen(unanswered);
  await recoveryOf(client, () => Promise.resolve(false))();
  expect(state()).toBeUndefined();
  await recoveryOf(client, () => Promise.resolve(true))();
  expect(state()).toBe('shown');
  leave();
});

it('leaves alone what the server rejected', async () => {
  const { client, leave, state } = await aScreen(new ApiError('no', 'FORBIDDEN', 403, null));
  await recoveryOf(client, () => Promise.resolve(true))();
  expect(state()).toBeUndefined();
  leave();
});

it('asks a server that does not answer once, not again and again', async () => {
  const { client, leave, state } = await aScreen(unanswered);
  let requests = 0;
  let answer: (isThere: boolean) => void = () => undefined;
  const tryAgain = recoveryOf(client, () => {
    requests += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const first = tryAgain();
  await tryAgain();
  expect(requests).toBe(1);
  answer(true);
  await first;
  expect(state()).toBe('shown');
  leave();
});
