import { Alert, Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { webAddress } from '../answer/section-model.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { useDates } from '../ui/useDates.js';
import { useSubmit } from '../ui/useSubmit.js';
import { FailureList } from '../regression-cases/FailureList.js';
import { ApplyImportDocument, ImportRunByIdDocument, type ImportRun } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { Tag } from '../ui/status/Tag.js';
import { RUN_TONE } from './import-model.js';
import { RunChanges } from './RunChanges.js';

const COUNTS = ['read', 'added', 'changed', 'removed', 'unchanged', 'skipped'] as const;

function Facts({ run }: { run: ImportRun }) {
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
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, m: 0, alignContent: 'start' }}
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
              {run.counts[count]}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

function Run({ run, onApplied }: { run: ImportRun; onApplied: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const submission = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const total = run.counts.added + run.counts.changed + run.counts.removed;
  const apply = async () => {
    const done = await submission.run(async () => (await send(ApplyImportDocument, { id: run.id })).applyImport);
    setAsking(false);
    onApplied();
    if (done) notify(translate('imports.applied'), { type: 'success' });
  };
  return (
    <>
      <ScreenHeading text={translate('imports.runTitle', { name: run.sourceName })}>
        <Button component={Link} to="/imports">
          {translate('imports.toImports')}
        </Button>
        {run.state === 'DRY_RUN' && total > 0 && (
          <Button variant="contained" disabled={submission.isBusy} onClick={() => setAsking(true)}>
            {translate('imports.apply')}
          </Button>
        )}
      </ScreenHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SubmitIssues submission={submission} shown={[]} />
        {run.state === 'DRY_RUN' && (
          <Alert severity="info">{translate(total > 0 ? 'imports.dryRun' : 'imports.dryRunSame')}</Alert>
        )}
        <Facts run={run} />
        {run.problems.length > 0 && (
          <Alert severity={run.state === 'REJECTED' || run.state === 'FAILED' ? 'error' : 'warning'}>
            <Typography component="h2" variant="h3">
              {translate('imports.problemsTitle', { count: run.problems.length })}
            </Typography>
            <Box
              component="ul"
              sx={{ m: 0, pl: 2.5, maxHeight: '18rem', overflowY: 'auto' }}
              tabIndex={run.problems.length > 8 ? 0 : undefined}
            >
              {run.problems.map((problem, position) => (
                <Box component="li" key={position} sx={{ overflowWrap: 'anywhere' }}>
                  {problem}
                </Box>
              ))}
            </Box>
          </Alert>
        )}
        {run.brokenRegressionCases.length > 0 && (
          <Alert severity="warning">
            <Typography component="h2" variant="h3">
              {translate('scheduled.regressionCases', { count: run.brokenRegressionCases.length })}
            </Typography>
            {run.brokenRegressionCases.map(({ id, name, failures }) => (
              <Box key={id} sx={{ mt: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                <FailureList failures={failures} />
              </Box>
            ))}
          </Alert>
        )}
        <RunChanges run={run} />
      </Box>
      <Confirm
        isOpen={isAsking}
        loading={submission.isBusy}
        title={translate('imports.applyTitle', { count: total })}
        content={translate('imports.applyText')}
        confirm={translate('imports.apply')}
        onConfirm={() => void apply()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function LoadedRun({ id }: { id: string }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useApiQuery(
    'importRun',
    ImportRunByIdDocument,
    { id },
    { keepPrevious: true },
  );
  const applied = () => {
    void refetch();
    void client.invalidateQueries({ queryKey: ['api', 'importRuns'] });
  };
  if (data?.importRun) return <Run run={data.importRun} onApplied={applied} />;
  const heading = <ScreenHeading text={translate('imports.title')} />;
  if (error)
    return (
      <>
        {heading}
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (isPending)
    return (
      <>
        {heading}
        <LoadingState rows={5} />
      </>
    );
  return (
    <>
      {heading}
      <Alert
        severity="warning"
        action={
          <Button component={Link} to="/imports" color="inherit">
            {translate('imports.toImports')}
          </Button>
        }
      >
        {translate('console.notFound')}
      </Alert>
    </>
  );
}

/** One run: what was read, what is wrong with it, what it changes, and the way to apply it. */
export default function ImportRunPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const title = translate('imports.title');
  return (
    <StaffOnly title={title}>
      <LoadedRun key={id} id={id} />
    </StaffOnly>
  );
}
