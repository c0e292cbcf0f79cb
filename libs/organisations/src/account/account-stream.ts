import type { Fact } from '@landfall/kernel';
import { appendNext, type AppendContext, type Tx } from '@landfall/platform';

/** A stream for the account of each user. */
const ACCOUNT_STREAM = 'account';

export const appendToAccount = (tx: Tx, userId: string, fact: Fact, context: AppendContext): Promise<void> =>
  appendNext(tx, { stream: ACCOUNT_STREAM, streamId: userId }, [fact], context);
