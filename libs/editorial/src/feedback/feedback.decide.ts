import { accepted, Refusals, type Outcome } from '@landfall/kernel';
import { typedText } from '../model/typed-text.js';

export const MAX_FEEDBACK_TITLE = 200;
export const MAX_FEEDBACK_TEXT = 5_000;
export const MAX_FEEDBACK_PER_HOUR = 20;

export interface FeedbackContent {
  title: string;
  text: string;
}

/** What a user tells the editors about a rule. `sentLastHour`: how much the same user has sent in the hour before. */
export function decideFeedback(input: FeedbackContent, sentLastHour: number): Outcome<{ content: FeedbackContent }> {
  const refusals = new Refusals();
  const part = (field: 'title' | 'text', max: number): string => {
    const typed = typedText(input[field]) ?? '';
    if (!typed) refusals.add(field, 'refusal.required');
    else if (typed.length > max) refusals.add(field, 'refusal.tooLong', { max });
    return typed;
  };
  const content = { title: part('title', MAX_FEEDBACK_TITLE), text: part('text', MAX_FEEDBACK_TEXT) };
  if (!refusals.any && sentLastHour >= MAX_FEEDBACK_PER_HOUR)
    refusals.add('text', 'refusal.feedbackLimit', { max: MAX_FEEDBACK_PER_HOUR });
  return refusals.any ? refusals.toRefusal() : accepted({ content });
}
