import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { DestinationDetail } from '../gen/graphql.js';
import { PlaceEntriesView } from './PlaceEntriesView.js';
import { sectionModel } from './section-model.js';
import { usePlaceTitle } from './usePlaceTitle.js';

interface Props {
  answer: DestinationDetail;
  searched: readonly string[];
  language: string;
  children?: ReactNode;
}

/** True while the browser prints: on paper nothing can be opened. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes the page as it is when the event is over.
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

export function AnswerSections({ answer, searched, language, children }: Props) {
  const translate = useTranslate();
  const placeTitle = usePlaceTitle();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isPrinting = usePrinting();
  const sections = useMemo(
    () =>
      answer.sections
        .map((section) => sectionModel(section, answer.destinations))
        .filter(({ places }) => places.length > 0),
    [answer],
  );
  const titles = new Map(answer.destinations.map(({ place }) => [place.id, placeTitle(place)]));

  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };

  return (
    <Box component="section" aria-labelledby="sections-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end', mb: 1 }}>
        <Typography component="h2" variant="h2" id="sections-heading" sx={{ flex: '1 1 auto' }}>
          {translate('answer.sections')}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => setOpen(new Set(sections.map(({ key }) => key)))}>
            {translate('answer.expandAll')}
          </Button>
          <Button size="small" onClick={() => setOpen(new Set())}>
            {translate('answer.collapseAll')}
          </Button>
        </Box>
      </Box>
      {sections.length === 0 && (
        <Alert severity="info">
          <strong>{translate('answer.empty')}</strong>
          <br />
          {translate('answer.emptyText')}
        </Alert>
      )}
      {sections.map(({ key, title, isByCitizenship, places, saidCount, unknownCount }) => (
        <Accordion
          key={key}
          variant="outlined"
          disableGutters
          expanded={isPrinting || open.has(key)}
          onChange={() => toggle(key)}
          slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true, timeout: 0 } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`section-${key}`}
            aria-controls={`section-${key}-content`}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', width: '100%', pr: 1 }}>
              <Typography component="span" variant="h3" lang={language} sx={{ flex: '1 1 auto' }}>
                {title}
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('answer.entryCount', { count: saidCount })}
                {unknownCount > 0 && saidCount > 0 && ` · ${translate('answer.unknownCount', { count: unknownCount })}`}
              </Typography>
            </Box>
          </AccordionSummary>
          <AccordionDetails
            id={`section-${key}-content`}
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {places.map((entries) => (
              <PlaceEntriesView
                key={entries.destination}
                entries={entries}
                title={answer.destinations.length > 1 ? (titles.get(entries.destination) ?? entries.destination) : null}
                isByCitizenship={isByCitizenship}
                searched={searched}
                language={language}
              />
            ))}
            {unknownCount > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('answer.notStatedHint')}
              </Typography>
            )}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
