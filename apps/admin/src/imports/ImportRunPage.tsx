import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { MissingRecord } from '../ui/MissingRecord.js';
import { Problem } from '../ui/Problem.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { useAction } from '../ui/useAction.js';
import { ApplyImportDocument, ImportRunByIdDocument, type ImportRun } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { RunChanges } from './RunChanges.js';
import { RunFacts } from './RunFacts.js';
import { RunProblems } from './RunProblems.js';
import { RunProgress } from './RunProgress.js';

const POLL_MS = 1_000;

/** Says how work ended that this page has seen running. */
function useOutcomeNotice({ progress, state, notApplied }: ImportRun, onChanged: () => void): void {
  const notify = useNotify();
  const work = useRef<string | null>(null);
  useEffect(() => {
    const done = work.current;
    work.current = progress?.work ?? null;
    if (progress || done === null) return;
    if (state === 'APPLIED') notify('imports.applied', { type: 'success' });
    else if (state === 'DRY_RUN' && done === 'COMPARE' && !notApplied) notify('imports.compared', { type: 'info' });
    onChanged();
  }, [progress, state, notApplied, notify, onChanged]);
}

/** What the state means for the reader. */
function RunNotice({ run, total }: { run: ImportRun; total: number }) {
  const translate = useTranslate();
  return (
    <>
      {run.notApplied && !run.progress && <Alert severity="error">{run.notApplied}</Alert>}
      {run.state === 'DRY_RUN' && (
        <Alert severity="info">{translate(total > 0 ? 'imports.dryRun' : 'imports.dryRunSame')}</Alert>
      )}
      {run.state === 'CANCELLED' && <Alert severity="info">{translate('imports.runCancelled')}</Alert>}
    </>
  );
}

function Run({ run, onChanged }: { run: ImportRun; onChanged: () => void }) {
  const translate = useTranslate();
  const send = useSend();
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run: act } = useAction(setProblem);
  const [isAsking, setAsking] = useState(false);
  useOutcomeNotice(run, onChanged);
  const total = run.counts.added + run.counts.changed + run.counts.removed;
  const isCompared = run.state === 'DRY_RUN' || run.state === 'APPLIED';
  const apply = async () => {
    await act(async () => (await send(ApplyImportDocument, { id: run.id })).applyImport);
    setAsking(false);
    onChanged();
  };
  return (
    <>
      <ScreenHeading text={translate('imports.runTitle', { name: run.sourceName })}>
        <Button component={Link} to="/imports">
          {translate('imports.toImports')}
        </Button>
        {run.state === 'DRY_RUN' && total > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => setAsking(true)}>
            {translate('imports.apply')}
          </Button>
        )}
      </ScreenHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Problem text={problem} />
        <RunProgress run={run} onChanged={onChanged} />
        <RunNotice run={run} total={total} />
        <RunFacts run={run} />
        <RunProblems run={run} />
        {(isCompared || total > 0) && <RunChanges run={run} />}
      </Box>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
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
    { keepPrevious: true, poll: (result) => (result?.importRun?.progress ? POLL_MS : false) },
  );
  const changed = useCallback(() => {
    void refetch();
    void client.invalidateQueries({ queryKey: ['importruns'] });
  }, [refetch, client]);
  if (data?.importRun) return <Run run={data.importRun} onChanged={changed} />;
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
      <MissingRecord to="/imports" label={translate('imports.toImports')} text={translate('console.notFound')} />
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
