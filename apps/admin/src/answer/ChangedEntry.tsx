import { markDifference, type Run } from '@landfall/requirements/mark-difference';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { holdsForAll } from './section-model.js';
import { useCountryNames } from './useCountryNames.js';

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
  heading: 'h3' | 'h4';
  place: string;
  title: string;
  /** Those for whom it is so, of those who were searched for. */
  nationalities: readonly string[];
  searched: readonly string[];
  before: string | null;
  after: string | null;
  labels: { before: string; after: string };
  language: string;
}

/** What is said of one thing in two versions beside each other, with what differs marked; null: nothing is stated. */
export function ChangedEntry({ heading, place, title, nationalities, searched, labels, language, ...texts }: Props) {
  const translate = useTranslate();
  const names = useCountryNames();
  const { before, after } = markDifference(texts.before, texts.after);
  return (
    <>
      <Typography component={heading} sx={{ fontWeight: 600 }}>
        {place} · <span lang={language}>{title}</span>
      </Typography>
      {!holdsForAll(nationalities, searched) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('answer.holdsFor', { names: names(nationalities) })}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          mt: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Side label={labels.before} runs={before} mark="del" language={language} />
        <Side label={labels.after} runs={after} mark="ins" language={language} />
      </Box>
    </>
  );
}
