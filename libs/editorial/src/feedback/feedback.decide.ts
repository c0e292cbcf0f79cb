import { accepted, Refusals, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { FeedbackInput } from './feedback.input.js';

export const MAX_FEEDBACK_PER_HOUR = 20;

/** What a user tells the editors about a rule. `sentLastHour`: how much the same user has sent in the hour before. */
export function decideFeedback(
  { input, shape }: Validated<FeedbackInput>,
  sentLastHour: number,
): Outcome<{ content: FeedbackInput }> {
  const refusals = new Refusals(shape);
  if (!refusals.any && sentLastHour >= MAX_FEEDBACK_PER_HOUR)
    refusals.add('text', 'refusal.feedbackLimit', { max: MAX_FEEDBACK_PER_HOUR });
  return refusals.any ? refusals.toRefusal() : accepted({ content: input });
}
