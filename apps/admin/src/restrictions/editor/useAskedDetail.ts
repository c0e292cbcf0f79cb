import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the detail that the address names, as the list of reviews due links to it; only once, and not when it is gone. */
export function useAskedDetail(details: readonly { id: string | null }[], go: (path: string) => void): void {
  const [params] = useSearchParams();
  const asked = params.get('detail');
  const gone = useRef<string | null>(null);
  useEffect(() => {
    if (asked === null || gone.current === asked) return;
    gone.current = asked;
    const index = details.findIndex(({ id }) => id === asked);
    if (index >= 0) go(`details.${index}`);
  }, [asked, details, go]);
}
