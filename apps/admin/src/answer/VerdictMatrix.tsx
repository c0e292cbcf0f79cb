import { Box, Paper, Typography, useMediaQuery, type Theme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { Deadline } from '@landfall/requirements/deadlines';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { CountryShape } from '../places/CountryShape.js';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { deadlineOf, dueStateOf } from './deadlines.js';
import { gridMove, type Position } from './grid-move.js';
import { Plate } from './Plate.js';
import { useDeadlineWords } from './useDeadlineWords.js';
import { useVerdictWords } from './useVerdictWords.js';
import { VERDICT_STATUS, type Cell, type Reason } from './verdicts.js';

const SHOWN_REASONS = 2;

interface Props {
  /** By nationality, then in the order of the trip. */
  cells: readonly (readonly Cell[])[];
  deadlines: readonly Deadline[];
  today: string;
  selected: Position;
  onSelect: (position: Position) => void;
  /** The reasons of the selected cell are gone to. */
  onEnter: () => void;
}

interface FieldProps extends Pick<Props, 'deadlines' | 'today'> {
  cell: Cell;
  isSelected: boolean;
  onSelect: () => void;
}

/** What is too late is said whatever else stands in the way; then the gravest, and how many more there are. */
function shownReasons(
  cell: Cell,
  deadlines: readonly Deadline[],
  today: string,
): { shown: readonly Reason[]; more: number } {
  const isLate = (reason: Reason): boolean => {
    const deadline = deadlineOf(deadlines, cell, reason);
    return deadline !== undefined && dueStateOf(deadline, today) === 'LATE';
  };
  const late = cell.reasons.filter(isLate);
  const shown = [...late, ...cell.reasons.filter((reason) => !late.includes(reason))].slice(0, SHOWN_REASONS);
  return { shown, more: cell.reasons.filter(({ verdict }) => verdict !== 'FINE').length - shown.length };
}

/** What a cell says of one reason, with its deadline. */
function ReasonLine({
  cell,
  reason,
  deadlines,
  today,
}: Omit<FieldProps, 'isSelected' | 'onSelect'> & { reason: Reason }) {
  const words = useVerdictWords();
  const { when } = useDeadlineWords(today);
  const deadline = deadlineOf(deadlines, cell, reason);
  const isLate = deadline && dueStateOf(deadline, today) === 'LATE';
  return (
    <li>
      {words.reason(reason)}
      {deadline && (
        <Box
          component="span"
          sx={{
            display: 'block',
            fontWeight: isLate ? 600 : 400,
            color: ({ palette }) => (isLate ? palette.status.RED.text : palette.text.secondary),
          }}
        >
          {when(deadline)}
        </Box>
      )}
    </li>
  );
}

function Field({ cell, deadlines, today, isSelected, onSelect }: FieldProps) {
  const translate = useTranslate();
  const own = useRef<HTMLTableCellElement>(null);
  const status = VERDICT_STATUS[cell.verdict];
  const word = translate(`verdicts.word.${cell.verdict}`);
  const { shown, more } = shownReasons(cell, deadlines, today);
  // Arrows move the focus along with the selection, and only then.
  useEffect(() => {
    if (isSelected && own.current?.closest('[role=grid]')?.contains(document.activeElement)) own.current.focus();
  }, [isSelected]);
  return (
    <Box
      component="td"
      ref={own}
      role="gridcell"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      sx={{
        p: { xs: '8px', sm: '10px 12px' },
        verticalAlign: 'top',
        cursor: 'pointer',
        minWidth: { xs: 100, sm: 132 },
        bgcolor: ({ palette }) => (cell.verdict === 'FINE' ? 'transparent' : palette.status[status].surface),
        boxShadow: isSelected ? ({ palette }) => `inset 0 0 0 2px ${palette.text.primary}` : 'none',
        '&:focus-visible': { outlineOffset: '-5px' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '7px',
          fontWeight: 620,
          color: ({ palette }) => palette.status[status].text,
        }}
      >
        <StatusIcon status={status} size={18} />
        <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' } }}>
          {word}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: '4px', p: 0, fontSize: 13, lineHeight: 1.4 }}>
        {shown.map((reason) => (
          <ReasonLine key={reason.key} cell={cell} reason={reason} deadlines={deadlines} today={today} />
        ))}
        {more > 0 && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {translate('verdicts.more', { count: more })}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function PlaceHead({ cell, scope }: { cell: Cell; scope: 'col' | 'row' }) {
  const translate = useTranslate();
  const { placeOf } = useVerdictWords();
  return (
    <Box
      component="th"
      scope={scope}
      sx={{ p: { xs: '8px', sm: '10px 12px' }, textAlign: 'left', fontWeight: 600, verticalAlign: 'middle' }}
    >
      <Box sx={{ display: 'flex', gap: '10px', alignItems: 'center' }}>
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <CountryShape iso2={cell.destination.place.country.iso2} size={30} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {placeOf(cell)}
          {cell.destination.isTransit && (
            <Box component="span" sx={{ display: 'block', fontSize: 12.5, fontWeight: 400, color: 'text.secondary' }}>
              {translate('verdicts.transit')}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function PersonHead({ cell, scope }: { cell: Cell; scope: 'col' | 'row' }) {
  const { nationalityOf } = useVerdictWords();
  return (
    <Box
      component="th"
      scope={scope}
      sx={{ p: { xs: '8px', sm: '10px 12px' }, textAlign: 'left', verticalAlign: 'top', fontWeight: 600 }}
    >
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
        <Plate code={cell.nationality} />
        {nationalityOf(cell)}
      </Box>
    </Box>
  );
}

const ruled = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 14,
  '& th, & td': { borderTop: 1, borderLeft: 1, borderColor: 'line' },
  '& tr > :first-of-type': { borderLeft: 0 },
  '& thead th, & thead td': { borderTop: 0 },
};

/**
 * The answer first: what each nationality can do at each place. One stop of the Tab key; arrows select. On a phone destinations
 * stand below each other.
 */
export function VerdictMatrix({ cells, deadlines, today, selected, onSelect, onEnter }: Props) {
  const translate = useTranslate();
  const isTurned = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [first = []] = cells;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
    else {
      const next = gridMove(selected, event.key, { rows: cells.length, columns: first.length, isTurned });
      if (!next) return;
      onSelect(next);
    }
    event.preventDefault();
  };
  const field = (row: number, column: number) => {
    const cell = cells[row]?.[column];
    return (
      cell && (
        <Field
          key={`${row}:${column}`}
          cell={cell}
          deadlines={deadlines}
          today={today}
          isSelected={selected.row === row && selected.column === column}
          onSelect={() => onSelect({ row, column })}
        />
      )
    );
  };
  return (
    <Paper variant="outlined" sx={{ borderRadius: '10px', overflowX: 'auto' }}>
      <Box
        component="table"
        role="grid"
        aria-label={translate('verdicts.label')}
        aria-describedby="verdict-keys"
        onKeyDown={press}
        sx={ruled}
      >
        <thead>
          <tr>
            <Box
              component="th"
              scope="col"
              sx={{ p: '10px 12px', textAlign: 'left', fontSize: 12.5, color: 'text.secondary' }}
            >
              {translate(isTurned ? 'verdicts.place' : 'verdicts.corner')}
            </Box>
            {isTurned
              ? cells.map(([cell], at) => cell && <PersonHead key={at} cell={cell} scope="col" />)
              : first.map((cell, at) => <PlaceHead key={at} cell={cell} scope="col" />)}
          </tr>
        </thead>
        <tbody>
          {isTurned
            ? first.map((cell, column) => (
                <tr key={column}>
                  <PlaceHead cell={cell} scope="row" />
                  {cells.map((_, row) => field(row, column))}
                </tr>
              ))
            : cells.map((ofPerson, row) => (
                <tr key={row}>
                  {ofPerson[0] && <PersonHead cell={ofPerson[0]} scope="row" />}
                  {ofPerson.map((_, column) => field(row, column))}
                </tr>
              ))}
        </tbody>
      </Box>
      <Typography id="verdict-keys" sx={visuallyHidden}>
        {translate('verdicts.keys')}
      </Typography>
    </Paper>
  );
}
