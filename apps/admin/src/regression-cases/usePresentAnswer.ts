import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { productDay } from '../session/product-day.js';
import { useErrorText } from '../ui/useErrorText.js';
import { ReadPresentAnswerDocument, type PresentAnswer } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { checkTrip, isValid, presentVariables, type RegressionCaseForm } from './regression-case-form.js';

export interface PresentState {
  answer: PresentAnswer | null;
  isLoading: boolean;
  failure: string | null;
  /** The trip has been changed since it was requested. */
  isOutdated: boolean;
  ask: () => Promise<void>;
}

/** The answer that a trip gets by the rules of now; requested at once for a complete trip, then on demand. */
export function usePresentAnswer(form: RegressionCaseForm, onInvalid: () => void): PresentState {
  const language = useLocale() ?? 'de';
  const send = useSend();
  const errorText = useErrorText();
  const [known, setKnown] = useState<{ answer: PresentAnswer; requested: string } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const variables = presentVariables(form, productDay(new Date()), language);
  const requested = JSON.stringify(variables);

  const fetchAnswer = useCallback(async () => {
    setLoading(true);
    setFailure(null);
    try {
      const { destinationDetail: answer } = await send(ReadPresentAnswerDocument, variables);
      setKnown({ answer, requested });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setLoading(false);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The variables are made anew with each rendering; their text decides.
  }, [requested, send, errorText]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && isValid(checkTrip(form))) void fetchAnswer();
    isFirst.current = false;
  }, [fetchAnswer, form]);

  return {
    answer: known?.answer ?? null,
    isLoading,
    failure,
    isOutdated: known !== null && known.requested !== requested,
    ask: async () => (isValid(checkTrip(form)) ? fetchAnswer() : onInvalid()),
  };
}
