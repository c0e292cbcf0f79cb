import { useCallback, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useAction } from '../../ui/useAction.js';
import { CheckLinksDocument, type LinkCheck, type Restriction } from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';

export interface LinkChecks {
  /** Undefined for an address that was never checked. */
  of: (uri: string) => LinkCheck | undefined;
  /** Asks every saved source address of the restriction; null before it is saved. */
  check: (() => Promise<void>) | null;
  isChecking: boolean;
}

/** What the source addresses answered: as it was loaded, and as they answer now. */
export function useLinkChecks(saved: Restriction | null): LinkChecks {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy: isChecking, run } = useAction();
  const send = useSend();
  const [fresh, setFresh] = useState<readonly LinkCheck[]>([]);
  const id = saved?.id ?? null;

  const known = useMemo(() => {
    const loaded = (saved?.details ?? []).flatMap(({ link }) => (link ? [link] : []));
    const newestLast = [...loaded, ...fresh].sort((a, b) => a.checkedAt.localeCompare(b.checkedAt));
    return new Map(newestLast.map((link) => [link.uri, link]));
  }, [saved, fresh]);

  const check = useCallback(
    async (restrictionId: string): Promise<void> => {
      const done = await run(async () => (await send(CheckLinksDocument, { restrictionId })).checkLinks);
      if (!done) return;
      setFresh(done.results);
      notify(translate('editing.link.done', { count: done.results.length }), { type: 'info' });
    },
    [send, notify, run, translate],
  );

  return useMemo(
    () => ({ of: (uri) => known.get(uri.trim()), check: id === null ? null : () => check(id), isChecking }),
    [known, id, check, isChecking],
  );
}
