import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { DestinationDetail } from '../gen/graphql.js';
import type { SearchForm } from '../search/search-form.js';
import { addressOf, type AnswerChoice } from './answer-address.js';
import { CompareControl } from './CompareControl.js';
import { ComparedAnswer } from './ComparedAnswer.js';
import { comparisonIn, textOfComparison, type Comparison } from './comparison.js';

interface Props {
  answer: DestinationDetail;
  form: SearchForm;
  choice: AnswerChoice;
}

/** Compares an answer with another one; with what, stands in the address. */
export function Compare({ answer, form, choice }: Props) {
  const [query, setQuery] = useSearchParams();
  const comparison = comparisonIn(query.get('vs'));
  const compare = (next: Comparison | null) => {
    const address = addressOf(form, choice);
    if (next) address.set('vs', textOfComparison(next));
    setQuery(address, { replace: true });
  };
  return (
    <Box>
      <Box sx={{ displayPrint: 'none', mt: -1.5, mb: comparison ? 2 : 0 }}>
        <CompareControl key={form.dateStart} dateStart={form.dateStart} onCompare={compare} />
      </Box>
      {comparison && (
        <ComparedAnswer
          answer={answer}
          form={form}
          choice={choice}
          comparison={comparison}
          onClose={() => compare(null)}
        />
      )}
    </Box>
  );
}
