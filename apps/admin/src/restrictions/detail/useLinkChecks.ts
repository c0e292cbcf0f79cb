import { useCallback, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNotifyError } from '../../app/useErrorText.js';
import { checkLinks } from '../../graphql/restriction-operations.js';
import type { LinkCheck, Restriction } from '../../graphql/schema-types.js';
import { useSend } from '../../graphql/useSend.js';

export interface LinkChecks {
  /** Undefined for an address that was never asked. */
  of: (uri: string) => LinkCheck | undefined;
  /** Asks every saved source address of the restriction; null before it is saved. */
  check: (() => Promise<void>) | null;
  isChecking: boolean;
}

/** What the source addresses answered: as it was loaded, and as they answer now. */
export function useLinkChecks(saved: Restriction | null): LinkChecks {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const send = useSend();
  const [fresh, setFresh] = useState<readonly LinkCheck[]>([]);
  const [isChecking, setChecking] = useState(false);
  const id = saved?.id ?? null;

  const known = useMemo(() => {
    const loaded = (saved?.details ?? []).flatMap(({ link }) => (link ? [link] : []));
    const newestLast = [...loaded, ...fresh].sort((a, b) => a.checkedAt.localeCompare(b.checkedAt));
    return new Map(newestLast.map((link) => [link.uri, link]));
  }, [saved, fresh]);

  const check = useCallback(async (restrictionId: string): Promise<void> => {
    setChecking(true);
    try {
      const { checkLinks: result } = await send(checkLinks, { restrictionId });
      if (result.ok) {
        setFresh(result.results);
        notify(translate('editing.link.done', { count: result.results.length }), { type: 'info' });
      } else {
        notify(result.errors.flatMap(({ messages }) => messages).join('\n'), { type: 'error', multiLine: true });
      }
    } catch (error) {
      notifyError(error);
    } finally {
      setChecking(false);
    }
  }, [send, notify, notifyError, translate]);

  return useMemo(
    () => ({ of: (uri) => known.get(uri.trim()), check: id === null ? null : () => check(id), isChecking }),
    [known, id, check, isChecking],
  );
}
