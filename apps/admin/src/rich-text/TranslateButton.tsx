import TranslateIcon from '@mui/icons-material/Translate';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useNotifyError } from '../ui/useErrorText.js';
import { TranslateTextDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';

interface Props {
  from: 'de' | 'en';
  to: 'de' | 'en' | 'nl';
  /** The text in the other language. */
  source: string;
  /** What stands here already; it is replaced only after a question. */
  target: string;
  onTranslated: (text: string) => void;
}

/** Fills a text from the one in the other language. */
export function TranslateButton({ from, to, source, target, onTranslated }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const send = useSend();
  // What is typed while the answer is on its way must not be taken back by it.
  const newest = useRef(onTranslated);
  useEffect(() => {
    newest.current = onTranslated;
  });
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const fetchText = async () => {
    setAsking(false);
    setBusy(true);
    try {
      const { translateText: result } = await send(TranslateTextDocument, {
        sourceLanguage: from,
        targetLanguage: to,
        text: source,
      });
      if (result.ok && result.text) {
        newest.current(result.text);
        notify(translate('richText.translated'), { type: 'info' });
      } else {
        notify(result.errors.flatMap(({ messages }) => messages).join('\n') || translate('richText.translateFailed'), {
          type: 'error',
          multiLine: true,
        });
      }
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };

  const idleLabel = from === 'de' ? 'richText.fromGerman' : 'richText.fromEnglish';
  return (
    <>
      <Button
        size="small"
        startIcon={<TranslateIcon />}
        disabled={isBusy || source.trim() === ''}
        onClick={() => (target.trim() === '' ? void fetchText() : setAsking(true))}
        sx={{ minWidth: 0 }}
      >
        {translate(isBusy ? 'richText.translating' : idleLabel)}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="richText.overwriteTitle"
        content="richText.overwriteText"
        confirm="richText.overwrite"
        confirmColor="warning"
        onConfirm={() => void fetchText()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
