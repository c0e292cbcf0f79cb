import { Box, Link as MuiLink, Paper } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { webAddress } from '../answer/section-model.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { useDates } from '../ui/useDates.js';
import type { ImportRun } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';
import { RUN_TONE } from './import-model.js';

const COUNTS = ['read', 'added', 'changed', 'removed', 'unchanged', 'skipped'] as const;

function Counts({ counts }: Pick<ImportRun, 'counts'>) {
  const translate = useTranslate();
  const numbers = new Intl.NumberFormat(useLocale());
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 1,
        m: 0,
        alignContent: 'start',
      }}
    >
      {COUNTS.map((count) => (
        <Box
          key={count}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            border: 1,
            borderColor: 'line',
            borderRadius: 1,
            p: 1,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {translate(`imports.count.${count}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
            {numbers.format(counts[count])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Where a run came from, and what it found in numbers. */
export function RunFacts({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const address = webAddress(run.sourceUri);
  const facts: [string, React.ReactNode][] = [
    [
      translate('imports.state'),
      <Tag key="state" tone={RUN_TONE[run.state]}>
        {translate(`imports.states.${run.state}`)}
      </Tag>,
    ],
    [translate('imports.field.file'), run.sourceName],
    [
      translate('imports.field.sourceUri'),
      address ? (
        <MuiLink key="uri" href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </MuiLink>
      ) : (
        (run.sourceUri ?? translate('app.none'))
      ),
    ],
    [translate('imports.field.licence'), run.licence],
    [translate('imports.field.dated'), run.dated ? day(run.dated) : translate('app.none')],
    [
      translate('imports.started'),
      translate('imports.momentBy', {
        date: moment(run.startedAt),
        name: nameOfEditor(run.startedBy) || translate('imports.byItself'),
      }),
    ],
    ...(run.appliedBy
      ? [[translate('imports.states.APPLIED'), nameOfEditor(run.appliedBy)] as [string, React.ReactNode]]
      : []),
  ];
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          alignContent: 'start',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.flatMap(([name, content]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{content}</dd>])}
      </Box>
      {run.counts.read > 0 && <Counts counts={run.counts} />}
    </Paper>
  );
}
