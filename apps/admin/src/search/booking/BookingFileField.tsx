import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText } from '@mui/material';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { FILE_ENDINGS, MOST_BYTES, readBookingFile, type FileProblem } from './booking-file.js';

const ACCEPTED = FILE_ENDINGS.map((ending) => `.${ending}`).join(',');
const KILOBYTE = 1_000;

interface Props {
  onText: (text: string) => void;
  /** The field for the text, on which a file can be dropped. */
  children: ReactNode;
}

/** A file is chosen, or dropped on the text; it is read here and goes nowhere. */
export function BookingFileField({ onText, children }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | 'UNREADABLE' | 'SEVERAL' | null>(null);
  const [name, setName] = useState('');
  const [isOver, setOver] = useState(false);
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }).format(MOST_BYTES / KILOBYTE);

  const take = async (files: FileList | null): Promise<void> => {
    const [file, ...others] = files ?? [];
    if (!file) return;
    setName('');
    if (others.length > 0) return setProblem('SEVERAL');
    const read = await readBookingFile(file).catch(() => ({ problem: 'UNREADABLE' as const }));
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    setName(file.name);
    onText(read.text);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  const drag = (event: DragEvent): void => {
    // A text that is dragged stays a matter of the field.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => event.dataTransfer.types.includes('Files') && drop(event)}
      sx={{ borderRadius: 1, outline: isOver ? '3px dashed' : 'none', outlineColor: 'primary.main', outlineOffset: 6 }}
    >
      <Box sx={{ mb: 2 }}>
        <Button
          id="booking-file"
          variant="outlined"
          startIcon={<UploadFileIcon />}
          aria-describedby="booking-file-hint"
          onClick={() => picker.current?.click()}
          sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
        >
          {name === '' ? translate('booking.chooseFile') : translate('booking.chosenFile', { name })}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={({ target }) => {
            void take(target.files).finally(() => {
              // The same file, mended meanwhile, may be chosen once more.
              target.value = '';
            });
          }}
        />
        <FormHelperText id="booking-file-hint" error={problem !== null} role={problem === null ? undefined : 'alert'}>
          {problem === null
            ? translate('booking.fileHint', { endings: FILE_ENDINGS.join(', '), size })
            : translate(`booking.fileProblem.${problem}`, { endings: FILE_ENDINGS.join(', '), size })}
        </FormHelperText>
      </Box>
      {children}
    </Box>
  );
}
