import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import { Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import type { DestinationDetail } from '../gen/graphql.js';
import { copyText } from '../ui/clipboard.js';
import { useDates } from '../ui/useDates.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { answerText } from './answer-text.js';
import type { Position } from './grid-move.js';
import { holdsForAll, type TripDays } from './section-model.js';
import { useCountryNames } from './useCountryNames.js';
import { usePlaceTitle } from './usePlaceTitle.js';
import { useVerdictWords } from './useVerdictWords.js';
import { verdictTexts } from './verdict-texts.js';
import { VerdictMatrix } from './VerdictMatrix.js';
import { VerdictPanel } from './VerdictPanel.js';
import { verdictsOf, worstOf, type Cell } from './verdicts.js';

interface Props {
  answer: DestinationDetail;
  nationalities: readonly string[];
  trip: TripDays;
  language: string;
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

function CopyButton({ answer, cells, title, facts, nationalities }: Omit<Props, 'children'> & { cells: Cells }) {
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
        holdsForAll(citizenships, nationalities) ? null : translate('answer.holdsFor', { names: names(citizenships) }),
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

function Conclusion(props: Props) {
  const { answer, nationalities, trip, language, children } = props;
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('lg'));
  const translate = useTranslate();
  const { moment } = useDates();
  const words = useVerdictWords();
  const cells = useMemo(() => verdictsOf(answer, nationalities, trip), [answer, nationalities, trip]);
  const worst = useMemo(() => worstPosition(cells), [cells]);
  const [chosen, setChosen] = useState<{ of: Cells; position: Position } | null>(null);
  // Another answer opens on its own gravest cell.
  const selected = chosen?.of === cells ? chosen.position : worst;
  const heading = useRef<HTMLHeadingElement>(null);
  const matrix = useRef<HTMLDivElement>(null);
  const cell = cells[selected.row]?.[selected.column];
  if (!cell) return null;
  return (
    <Box component="section" aria-labelledby="verdict-headline">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', mb: '10px' }}>
        <Typography component="h2" variant="h1" id="verdict-headline" sx={{ flex: '1 1 24rem' }}>
          {words.headline(cells)}
        </Typography>
        <CopyButton {...props} cells={cells} />
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate('verdicts.print')}
        </Button>
        <Typography sx={{ display: 'none', displayPrint: 'block', width: '100%' }}>
          {translate('verdicts.text.asOf', { moment: moment(answer.asOf ?? new Date().toISOString()) })}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: '16px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
          '@media print': { display: 'block', '& > * + *': { position: 'static', mt: '16px' } },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <div ref={matrix}>
            <VerdictMatrix
              cells={cells}
              selected={selected}
              onSelect={(position) => setChosen({ of: cells, position })}
              onEnter={() => heading.current?.focus()}
            />
          </div>
          {/* On a narrow screen the reasons follow their cell. */}
          {!isNarrow && children}
        </Box>
        <VerdictPanel
          cell={cell}
          language={language}
          headingRef={heading}
          onLeave={() => matrix.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()}
        />
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
