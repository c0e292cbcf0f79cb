import { useNotify, useTranslate } from 'react-admin';
import { StartImportDocument, type FieldErrors, type Importer, type StartImport } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { fileProblem, readText } from './import-model.js';
import { useUpload } from './useUpload.js';

/** Named like the fields of the input, so that its rejections find them. */
export interface UploadValues extends Record<string, unknown> {
  importer: string;
  /** The file itself, until it is sent. */
  fileId: File | null;
  sourceUri: string | null;
  licence: string | null;
  dated: string | null;
  removeMissing: boolean;
}

type Started = Pick<StartImport['startImport'], 'ok' | 'run'> & { errors: FieldErrors[] };

interface ImportUpload {
  /** Share of the file that has been sent, in percent; null: nothing is being sent. */
  sent: number | null;
  cancelUpload: () => void;
  /** Sends the file and starts its comparison. */
  start: (values: UploadValues) => Promise<Started>;
}

const orNull = (text: string | null): string | null => text?.trim() || null;
const limitsOf = (importer: Importer | undefined): { endings: string; max: number } => ({
  endings: importer?.accepts.join(', ') ?? '',
  max: Math.floor((importer?.maxFileBytes ?? 0) / 1e6),
});
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
/** The form has one field for the file, whatever is wrong with it. */
const atFile = ({ field, messages }: FieldErrors): FieldErrors => ({
  field: field === 'fileName' ? 'fileId' : field,
  messages,
});

export function useImportUpload(importers: readonly Importer[]): ImportUpload {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const { sent, sendFile, cancelUpload } = useUpload();

  const rejectFile = (problem: string, importer: Importer | undefined): Started => {
    document.getElementById('import-file')?.focus();
    const message = translate(`imports.problem.${problem}`, limitsOf(importer));
    return { ok: false, errors: [{ field: 'fileId', messages: [message] }], run: null };
  };

  const start = async ({ fileId: file, importer: name, removeMissing, ...texts }: UploadValues): Promise<Started> => {
    const importer = importers.find((one) => one.name === name);
    const problem = fileProblem(file, importer);
    if (!file || problem !== null) return rejectFile(problem ?? 'missing', importer);
    const read = await readText(file);
    if ('problem' in read) return rejectFile(read.problem, importer);
    const source = { sourceUri: orNull(texts.sourceUri), licence: orNull(texts.licence), dated: orNull(texts.dated) };
    try {
      const fileId = await sendFile(file);
      const input = { importer: name, fileName: file.name, fileId, removeMissing, ...source };
      const { ok, errors, run } = (await send(StartImportDocument, { input })).startImport;
      return { ok, run, errors: errors.map(atFile) };
    } catch (error) {
      if (!isAbort(error)) throw error;
      notify('imports.uploadCancelled', { type: 'info' });
      return { ok: false, errors: [], run: null };
    }
  };

  return { sent, cancelUpload, start };
}
