import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the detail that the address names, as the list of reviews due links to it; only once, and not when it is gone. */
export function useRequestedDetail(details: readonly { id: string | null }[], go: (path: string) => void): void {
  const [params] = useSearchParams();
  const requested = params.get('detail');
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (requested === null || shown.current === requested) return;
    shown.current = requested;
    const index = details.findIndex(({ id }) => id === requested);
    if (index >= 0) go(`details.${index}`);
  }, [requested, details, go]);
}
