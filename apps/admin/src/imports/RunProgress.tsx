import { Button, Paper } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CancelImportDocument, type ImportRun } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { Problem } from '../ui/Problem.js';
import { useAction } from '../ui/useAction.js';
import { ProgressLine } from './ProgressLine.js';

/** How far the worker is with a run, and the way to stop it. */
export function RunProgress({ run, onChanged }: { run: ImportRun; onChanged: () => void }) {
  const translate = useTranslate();
  const send = useSend();
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run: act } = useAction(setProblem);
  const { progress } = run;
  // A rejection may come when the run has just ended.
  if (!progress) return <Problem text={problem} />;
  const cancel = async (): Promise<void> => {
    await act(async () => (await send(CancelImportDocument, { id: run.id })).cancelImport);
    onChanged();
  };
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Problem text={problem} />
      <ProgressLine
        label={translate(`imports.work.${progress.work}`)}
        step={translate(`imports.steps.${progress.step}`)}
        percent={progress.percent}
      >
        <Button variant="outlined" disabled={isBusy} onClick={() => void cancel()}>
          {translate('imports.cancelRun')}
        </Button>
      </ProgressLine>
    </Paper>
  );
}
