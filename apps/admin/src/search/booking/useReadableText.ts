import { useEffect, useState } from 'react';
import { isMailSource, mailText } from './mail-text.js';

/** What is pasted, and of a mail with its fields what its parts say. Null: it is being read. */
export function useReadableText(pasted: string): string | null {
  const [mail, setMail] = useState<{ source: string; text: string } | null>(null);
  const isMail = isMailSource(pasted);
  useEffect(() => {
    if (!isMail) return undefined;
    let isCurrent = true;
    const keep = (text: string): void => {
      if (isCurrent) setMail({ source: pasted, text });
    };
    // A mail that is nested too deeply is shown as it was pasted.
    mailText(pasted).then(keep, () => keep(pasted));
    return () => {
      isCurrent = false;
    };
  }, [isMail, pasted]);
  if (!isMail) return pasted;
  return mail?.source === pasted ? mail.text : null;
}
