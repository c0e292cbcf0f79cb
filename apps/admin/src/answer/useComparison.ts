import { useSearchParams } from 'react-router-dom';
import type { SearchForm } from '../search/search-form.js';
import { addressOf, type AnswerChoice } from './answer-address.js';
import { comparisonIn, textOfComparison, type Comparison } from './comparison.js';

/** With what an answer is compared: it stands in the address. */
export function useComparison(
  form: SearchForm,
  choice: AnswerChoice,
): [Comparison | null, (comparison: Comparison | null) => void] {
  const [query, setQuery] = useSearchParams();
  const compare = (next: Comparison | null) => {
    const address = addressOf(form, choice);
    if (next) address.set('vs', textOfComparison(next));
    setQuery(address, { replace: true });
  };
  return [comparisonIn(query.get('vs')), compare];
}
