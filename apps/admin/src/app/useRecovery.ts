import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../graphql/client.js';
import { AnythingDocument } from '../gen/graphql.js';
import { recoveryOf } from './recovery.js';
import { isUnanswered } from './unanswered.js';

const EVERY_MS = 5_000;

const answers = (): Promise<boolean> =>
  send(AnythingDocument, {}).then(
    () => true,
    (error: unknown) => !isUnanswered(error),
  );

/**
 * Reads again whatever got no answer, as soon as the server answers: screens, the menu and the user's rights come back
 * without a reload, and what has been typed stays. Asks nothing as long as nothing has failed.
 */
export function useRecovery(): void {
  const client = useQueryClient();
  useEffect(() => {
    const tryAgain = recoveryOf(client, answers);
    const timer = setInterval(() => void tryAgain(), EVERY_MS);
    return () => clearInterval(timer);
  }, [client]);
}
