import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  AnswerOfDraftDocument,
  type DraftAnswer,
  type DraftTravellerInput,
  type Restriction,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { restrictionInput, type RestrictionForm } from '../form/restriction-form.js';

const SETTLED_MS = 250;

export interface LiveAnswer {
  answer: DraftAnswer | null;
  error: unknown;
}

/** What the form as it stands would tell a traveller; follows the form once typing pauses. */
export function useDraftAnswer(saved: Restriction, traveller: DraftTravellerInput): LiveAnswer {
  const send = useSend();
  const { kinds } = useCatalogue();
  const form = useFormContext<RestrictionForm>();
  const [live, setLive] = useState<LiveAnswer>({ answer: null, error: null });
  const running = useRef<AbortController | null>(null);
  const key = JSON.stringify(traveller);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      try {
        const input = { ...restrictionInput(form.getValues(), saved, kinds), effectiveOn: null };
        const variables = { input, traveller: JSON.parse(key) as DraftTravellerInput };
        const { draftAnswer } = await send(AnswerOfDraftDocument, variables, own.signal);
        if (!own.signal.aborted) setLive({ answer: draftAnswer, error: null });
      } catch (error) {
        if (!own.signal.aborted) setLive({ answer: null, error });
      }
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), SETTLED_MS);
    };
    later();
    const stop = form.subscribe({ formState: { values: true }, callback: later });
    return () => {
      stop();
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [form, saved, kinds, send, key]);
  return live;
}
