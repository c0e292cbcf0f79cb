import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { FeedbackInput } from './feedback.input.js';

const MAX_FEEDBACK_PER_HOUR = 20;

/** Validates feedback about a rule. `sentLastHour`: number of entries by the same user in the last hour. */
export function decideFeedback(
  { input, shape }: Validated<FeedbackInput>,
  sentLastHour: number,
): Outcome<{ content: FeedbackInput }> {
  const rejections = new Rejections(shape);
  if (!rejections.any && sentLastHour >= MAX_FEEDBACK_PER_HOUR)
    rejections.add('text', 'rejection.feedbackLimit', { max: MAX_FEEDBACK_PER_HOUR });
  return rejections.any ? rejections.toRejection() : accepted({ content: input });
}
