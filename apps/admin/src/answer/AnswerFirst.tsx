import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import { Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { costOf, type Deadline } from '@landfall/requirements/deadlines';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import type { DestinationDetail } from '../gen/graphql.js';
import { copyText } from '../ui/clipboard.js';
import { useDates } from '../ui/useDates.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { productDay } from '../session/product-day.js';
import type { SearchForm } from '../search/search-form.js';
import type { AnswerChoice } from './answer-address.js';
import { answerText } from './answer-text.js';
import { Deadlines } from './Deadlines.js';
import { deadlineOf, deadlinesOfAnswer, dueStateOf, nextDeadline } from './deadlines.js';
import type { Position } from './grid-move.js';
import { holdsForAll } from './section-model.js';
import { useCountryNames } from './useCountryNames.js';
import { usePlaceTitle } from './usePlaceTitle.js';
import { useDeadlineWords } from './useDeadlineWords.js';
import { useVerdictWords } from './useVerdictWords.js';
import { verdictTexts } from './verdict-texts.js';
import { VerdictMatrix } from './VerdictMatrix.js';
import { VerdictPanel } from './VerdictPanel.js';
import { verdictsOf, worstOf, type Cell, type Reason } from './verdicts.js';
import { WaysOut } from './WaysOut.js';
import { waysOut } from './ways-out.js';

interface Props {
  answer: DestinationDetail;
  form: SearchForm;
  choice: AnswerChoice;
  /** The trip and its facts in a line each, for the text that is copied. */
  title: string;
  facts: string;
  /** What follows below the matrix, beside the reasons. */
  children: ReactNode;
}

type Cells = readonly (readonly Cell[])[];

const worstPosition = (cells: Cells): Position => {
  const [worst] = worstOf(cells).cells;
  const row = cells.findIndex((ofPerson) => ofPerson.some((cell) => cell === worst));
  return { row: Math.max(row, 0), column: worst ? cells[row]!.indexOf(worst) : 0 };
};

function CopyButton({ answer, cells, title, facts, form }: Omit<Props, 'children'> & { cells: Cells }) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale() ?? 'de';
  const { day, moment } = useDates();
  const names = useCountryNames();
  const placeTitle = usePlaceTitle();
  const words = useVerdictWords();
  const places = new Map(answer.destinations.map(({ place }) => [place.id, placeTitle(place)]));
  const copy = async () => {
    const text = answerText(answer, {
      title,
      facts,
      asOf: translate('verdicts.text.asOf', { moment: moment(answer.asOf ?? new Date().toISOString()) }),
      result: translate('verdicts.text.result'),
      verdicts: cells.flat().map((cell) =>
        translate('verdicts.cell', {
          nationality: words.nationalityOf(cell),
          place: words.placeOf(cell),
          verdict: new Intl.ListFormat(locale, { type: 'unit' }).format([
            translate(`verdicts.word.${cell.verdict}`),
            ...cell.reasons.map(words.reason),
          ]),
        }),
      ),
      placeOf: (id) => places.get(id) ?? id,
      holdsFor: ({ citizenships }) =>
        holdsForAll(citizenships, form.nationalities)
          ? null
          : translate('answer.holdsFor', { names: names(citizenships) }),
      sourceOf: ({ sourceUri, checkedAt, writtenOn }) => {
        if (!sourceUri) return null;
        const date = checkedAt ?? writtenOn;
        const source = date ? `${sourceUri} (${day(date.slice(0, 10))})` : sourceUri;
        return translate('verdicts.text.source', { source });
      },
    });
    const isCopied = await copyText(text);
    // Notices stand outside of the texts of this screen.
    notify(translate(isCopied ? 'verdicts.copied' : 'verdicts.notCopied'), { type: isCopied ? 'success' : 'warning' });
  };
  return (
    <Button startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
      {translate('verdicts.copy')}
    </Button>
  );
}

/** F6 goes from the matrix to the reasons and back. */
function usePanes() {
  const heading = useRef<HTMLHeadingElement>(null);
  const matrix = useRef<HTMLDivElement>(null);
  const toReasons = () => heading.current?.focus();
  const toMatrix = () => matrix.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    if (matrix.current?.contains(document.activeElement)) toReasons();
    else toMatrix();
  };
  return { heading, matrix, toReasons, toMatrix, press };
}

/** The cell after or before one, in reading order; none beyond the ends. */
const neighbour = (cells: Cells, { row, column }: Position, step: 1 | -1): Position | null => {
  const columns = cells[row]?.length ?? 0;
  const at = row * columns + column + step;
  return at < 0 || at >= cells.length * columns ? null : { row: Math.floor(at / columns), column: at % columns };
};

function Headline({
  cells,
  deadlines,
  ...props
}: Omit<Props, 'children'> & { cells: Cells; deadlines: readonly Deadline[] }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const words = useVerdictWords();
  const today = productDay(new Date());
  const { day } = useDeadlineWords(today);
  const next = nextDeadline(deadlines, today);
  const late = deadlines.filter((deadline) => dueStateOf(deadline, today) === 'LATE').length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', mb: '10px' }}>
      <Box sx={{ flex: '1 1 24rem' }}>
        <Typography component="h2" variant="h1" id="verdict-headline">
          {words.headline(cells)}
        </Typography>
        {(next ?? late > 0) && (
          <Typography sx={{ color: 'text.secondary' }}>
            {translate('verdicts.deadline.summary', {
              late,
              hasNext: next ? 'yes' : 'no',
              day: next?.lastDay ? day(next.lastDay) : '',
            })}
          </Typography>
        )}
      </Box>
      <CopyButton {...props} cells={cells} />
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {translate('verdicts.print')}
      </Button>
      <Typography sx={{ display: 'none', displayPrint: 'block', width: '100%' }}>
        {translate('verdicts.text.asOf', { moment: moment(props.answer.asOf ?? new Date().toISOString()) })}
      </Typography>
    </Box>
  );
}

const BESIDE = {
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
  '@media print': { display: 'block', '& > * + *': { position: 'static', mt: '16px' } },
  alignItems: 'start',
};

function Conclusion(props: Props) {
  const { answer, form, choice, children } = props;
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('lg'));
  const placeTitle = usePlaceTitle();
  const cells = useMemo(() => verdictsOf(answer, form.nationalities, form), [answer, form]);
  const deadlines = useMemo(() => deadlinesOfAnswer(answer, form), [answer, form]);
  const entries = useMemo(() => answer.sections.flatMap((section) => section.entries), [answer]);
  const worst = useMemo(() => worstPosition(cells), [cells]);
  const [chosen, setChosen] = useState<{ of: Cells; position: Position } | null>(null);
  // Another answer opens on its own gravest cell.
  const selected = chosen?.of === cells ? chosen.position : worst;
  const { heading, matrix, toReasons, toMatrix, press } = usePanes();
  const cell = cells[selected.row]?.[selected.column];
  const today = productDay(new Date());
  const { when } = useDeadlineWords(today);
  if (!cell) return null;
  const places = new Map(answer.destinations.map(({ place }) => [place.id, placeTitle(place)]));
  const dueOf = (reason: Reason) => {
    const deadline = deadlineOf(deadlines, cell, reason);
    return deadline ? when(deadline) : null;
  };
  const select = (position: Position) => setChosen({ of: cells, position });
  const goTo = (step: 1 | -1) => {
    const position = neighbour(cells, selected, step);
    return position && (() => select(position));
  };
  return (
    <Box component="section" aria-labelledby="verdict-headline" onKeyDown={press}>
      <Headline {...props} cells={cells} deadlines={deadlines} />
      <Box sx={BESIDE}>
        <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <div ref={matrix}>
            <VerdictMatrix
              cells={cells}
              deadlines={deadlines}
              today={today}
              selected={selected}
              onSelect={select}
              onEnter={toReasons}
            />
          </div>
          <Deadlines
            deadlines={deadlines}
            nationalities={form.nationalities}
            trip={form}
            today={today}
            placeOf={(id) => places.get(id) ?? id}
            costOf={(deadline) => costOf(entries, deadline)}
            isCounted={form.destinations.some(({ id }) => !form.facts.arrivalDays[id])}
          />
          {/* On a narrow screen the reasons follow their cell. */}
          {!isNarrow && children}
        </Box>
        <VerdictPanel
          cell={cell}
          language={choice.language}
          dueOf={dueOf}
          headingRef={heading}
          onLeave={toMatrix}
          onPrevious={goTo(-1)}
          onNext={goTo(1)}
        >
          <WaysOut ways={waysOut(cell, form, deadlines, today)} cell={cell} choice={choice} />
        </VerdictPanel>
        {isNarrow && children}
      </Box>
    </Box>
  );
}

/** The conclusion of an answer, before its details. */
export const AnswerFirst = (props: Props) => (
  <ScreenTexts name="verdicts" texts={verdictTexts}>
    <Conclusion {...props} />
  </ScreenTexts>
);
