import { markDifference, type Run } from '@landfall/requirements/mark-difference';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface SideProps {
  label: string;
  runs: Run[];
  mark: 'del' | 'ins';
  language: string;
}

function Side({ label, runs, mark: Mark, language }: SideProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        bgcolor: 'soft',
        borderLeft: 4,
        borderLeftColor: ({ palette }) => palette.status[Mark === 'ins' ? 'BLUE' : 'GRAY'].border,
        borderRadius: 1,
        px: 1.25,
        py: 0.5,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {label}
      </Typography>
      {runs.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('answer.scheduled.notStated')}</Typography>
      )}
      {runs.length > 0 && (
        <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {runs.map(({ text, isChanged }, index) => (isChanged ? <Mark key={index}>{text}</Mark> : text))}
        </Typography>
      )}
    </Box>
  );
}

interface Props {
  before: string | null;
  after: string | null;
  labels: { before: string; after: string };
  language: string;
}

/** Two texts beside each other, with what differs marked; null: nothing is stated. */
export function BeforeAfter({ before, after, labels, language }: Props) {
  const marked = markDifference(before, after);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        mt: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Side label={labels.before} runs={marked.before} mark="del" language={language} />
      <Side label={labels.after} runs={marked.after} mark="ins" language={language} />
    </Box>
  );
}
