import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useSubmit, type Submission } from '../ui/useSubmit.js';
import { StartImportDocument, type Importer } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { fileProblem, readText } from './import-model.js';
import { useUpload } from './useUpload.js';

export type ImportText = 'sourceUri' | 'licence' | 'dated';

export interface ImportForm {
  submission: Submission;
  importer: Importer | undefined;
  name: string;
  setName: (name: string) => void;
  file: File | null;
  setFile: (file: File | null) => void;
  texts: Record<ImportText, string>;
  setText: (key: ImportText, text: string) => void;
  removeMissing: boolean;
  setRemove: (removes: boolean) => void;
  /** Share of the file that has been sent, in percent; null: nothing is being sent. */
  sent: number | null;
  cancelUpload: () => void;
  submit: (event: FormEvent) => Promise<void>;
}

const orNull = (text: string): string | null => text.trim() || null;
const limitsOf = (importer: Importer | undefined): { endings: string; max: number } => ({
  endings: importer?.accepts.join(', ') ?? '',
  max: Math.floor((importer?.maxFileBytes ?? 0) / 1e6),
});
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The form of an upload: sends the file, starts its comparison and opens the page of the run. */
export function useImportForm(importers: readonly Importer[], onStarted: () => void): ImportForm {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = useSend();
  const submission = useSubmit();
  const [name, setName] = useState(importers[0]?.name ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [texts, setTexts] = useState({ sourceUri: '', licence: '', dated: '' });
  const [removeMissing, setRemove] = useState(false);
  const { sent, sendFile, cancelUpload } = useUpload();
  const importer = importers.find((one) => one.name === name);

  const rejectFile = (problem: string): void => {
    submission.reject([{ field: 'fileId', messages: [translate(`imports.problem.${problem}`, limitsOf(importer))] }]);
    document.getElementById('import-file')?.focus();
  };

  const start = async (chosen: File) => {
    try {
      const fileId = await sendFile(chosen);
      const { sourceUri, licence, dated } = texts;
      const source = { sourceUri: orNull(sourceUri), licence: orNull(licence), dated: orNull(dated) };
      const input = { importer: name, fileName: chosen.name, fileId, removeMissing, ...source };
      return (await send(StartImportDocument, { input })).startImport;
    } catch (error) {
      if (!isAbort(error)) throw error;
      notify('imports.uploadCancelled', { type: 'info' });
      return { ok: false, errors: [], run: null };
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = fileProblem(file, importer);
    if (!file || problem !== null) return rejectFile(problem ?? 'missing');
    const read = await readText(file);
    if ('problem' in read) return rejectFile(read.problem);
    const done = await submission.run(() => start(file));
    if (!done?.run) return;
    onStarted();
    void navigate(`/imports/${encodeURIComponent(done.run.id)}`);
  };

  return {
    ...{
      submission,
      importer,
      name,
      setName,
      file,
      setFile,
      texts,
      removeMissing,
      setRemove,
      sent,
      cancelUpload,
      submit,
    },
    setText: (key, text) => setTexts((old) => ({ ...old, [key]: text })),
  };
}
