import { Button, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CancelImportDocument, type ImportRun } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { useSubmit } from '../ui/useSubmit.js';
import { ProgressLine } from './ProgressLine.js';

/** How far the worker is with a run, and the way to stop it. */
export function RunProgress({ run, onChanged }: { run: ImportRun; onChanged: () => void }) {
  const translate = useTranslate();
  const send = useSend();
  const submission = useSubmit();
  const { progress } = run;
  if (!progress) return null;
  const cancel = async (): Promise<void> => {
    await submission.run(async () => (await send(CancelImportDocument, { id: run.id })).cancelImport);
    onChanged();
  };
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <SubmitIssues submission={submission} shown={[]} />
      <ProgressLine
        label={translate(`imports.work.${progress.work}`)}
        step={translate(`imports.steps.${progress.step}`)}
        percent={progress.percent}
      >
        <Button variant="outlined" disabled={submission.isBusy} onClick={() => void cancel()}>
          {translate('imports.cancelRun')}
        </Button>
      </ProgressLine>
    </Paper>
  );
}
