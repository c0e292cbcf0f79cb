import type { TripSnapshot } from '@landfall/requirements';
import { presentAnswer, type PresentedAnswer, type PresentOptions } from './present-answer.js';

/**
 * An answer by the rules of a past moment. Of what was certain to change it tells the phases, which those rules state; what was
 * scheduled then has come about since, or was taken back.
 */
export const presentAnswerAsOf = (asOf: Date, answer: TripSnapshot, options: PresentOptions): PresentedAnswer => ({
  ...presentAnswer(answer, options),
  asOf: asOf.toISOString(),
});
