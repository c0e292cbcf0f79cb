import { RequiredText } from '@landfall/platform';

const MAX_FEEDBACK_TITLE = 200;
const MAX_FEEDBACK_TEXT = 5_000;

/** Feedback to the editors about a rule. */
export class FeedbackInput {
  @RequiredText(MAX_FEEDBACK_TITLE) title: string;
  @RequiredText(MAX_FEEDBACK_TEXT) text: string;
}
