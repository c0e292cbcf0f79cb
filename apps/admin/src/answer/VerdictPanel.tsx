import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { EntryView } from './EntryView.js';
import { Plate } from './Plate.js';
import { useVerdictWords } from './useVerdictWords.js';
import { VERDICT_STATUS, type Cell, type Reason } from './verdicts.js';

interface Props {
  cell: Cell;
  language: string;
  /** By when what a reason says has to be done. */
  dueOf: (reason: Reason) => string | null;
  /** Focus goes to the heading when the matrix is left by Enter. */
  headingRef: Ref<HTMLHeadingElement>;
  onLeave: () => void;
  /** Null at either end of the matrix. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Between what decides and the rest. */
  children: ReactNode;
}

interface ReasonProps {
  reason: Reason;
  nationality: string;
  language: string;
  /** By when it has to be done; null: nobody states it. */
  due: string | null;
}

function ReasonView({ reason, nationality, language, due }: ReasonProps) {
  const translate = useTranslate();
  const words = useVerdictWords();
  const isBar = reason.key === 'bar' || reason.key === 'openBar';
  return (
    <Box sx={{ py: '10px', '& + &': { borderTop: 1, borderColor: 'line' } }}>
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center', fontWeight: 620, fontSize: 14 }}>
        <StatusIcon status={VERDICT_STATUS[reason.verdict]} size={17} />
        <Box component="span" sx={{ flexGrow: 1 }}>
          {words.reason(reason)}
        </Box>
        {due && (
          <Box component="span" sx={{ fontSize: 13, fontWeight: 500, color: 'text.secondary', textAlign: 'right' }}>
            {due}
          </Box>
        )}
      </Box>
      {isBar && <Typography variant="body2">{translate('verdicts.barHint')}</Typography>}
      {reason.verdict === 'UNKNOWN' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('verdicts.notStated')}
        </Typography>
      )}
      {reason.entries
        .filter(({ state, provenance }) => state !== 'UNKNOWN' || provenance !== null)
        .map((entry) => (
          <EntryView
            key={entry.detailType}
            entry={entry}
            searched={[nationality]}
            language={language}
            headingLevel="h4"
          />
        ))}
    </Box>
  );
}

function StepButton({ label, onStep, children }: { label: string; onStep: (() => void) | null; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate(label)}
      aria-disabled={onStep === null}
      onClick={() => onStep?.()}
      sx={{ displayPrint: 'none', opacity: onStep ? 1 : 0.4 }}
    >
      {children}
    </IconButton>
  );
}

/** Why a cell of the matrix says what it says: what decides first, with sources; then the rest. */
export function VerdictPanel({ cell, language, dueOf, headingRef, onLeave, onPrevious, onNext, children }: Props) {
  const translate = useTranslate();
  const words = useVerdictWords();
  const decisive = cell.reasons.filter(({ verdict }) => verdict !== 'FINE');
  const rest = cell.reasons.filter(({ verdict }) => verdict === 'FINE');
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  };
  const list = (heading: string, reasons: readonly Reason[]) =>
    reasons.length > 0 && (
      <Box>
        <Typography component="h3" sx={{ fontSize: 12.5, fontWeight: 600, color: 'text.secondary', mt: '12px' }}>
          {translate(heading)}
        </Typography>
        {reasons.map((reason) => (
          <ReasonView
            key={reason.key}
            reason={reason}
            nationality={cell.nationality}
            language={language}
            due={dueOf(reason)}
          />
        ))}
      </Box>
    );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="verdict-panel"
      onKeyDown={leave}
      sx={{
        borderRadius: '10px',
        p: '16px',
        alignSelf: 'start',
        position: { lg: 'sticky' },
        top: '64px',
        maxHeight: { lg: 'calc(100vh - 80px)' },
        overflowY: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center', fontSize: 13, color: 'text.secondary' }}>
        <Plate code={cell.nationality} />
        <Box component="span" sx={{ flexGrow: 1 }}>
          {translate('verdicts.pair', { nationality: words.nationalityOf(cell), place: words.placeOf(cell) })}
        </Box>
        <StepButton label="verdicts.previous" onStep={onPrevious}>
          <ChevronLeftIcon fontSize="small" />
        </StepButton>
        <StepButton label="verdicts.next" onStep={onNext}>
          <ChevronRightIcon fontSize="small" />
        </StepButton>
      </Box>
      <Typography
        component="h2"
        id="verdict-panel"
        ref={headingRef}
        tabIndex={-1}
        sx={{ display: 'flex', gap: '10px', alignItems: 'center', mt: '8px', fontSize: 18, fontWeight: 620 }}
      >
        <StatusIcon status={VERDICT_STATUS[cell.verdict]} size={26} />
        {translate(`verdicts.word.${cell.verdict}`)}
      </Typography>
      {list('verdicts.decisive', decisive)}
      {children}
      {list('verdicts.also', rest)}
    </Paper>
  );
}
