import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** An element that an address can lead to by its hash: then it comes into sight and gets the focus. */
export function useMeant(
  hash: string,
  block: ScrollLogicalPosition,
): { element: RefObject<HTMLElement | null>; isMeant: boolean } {
  const element = useRef<HTMLElement>(null);
  const isMeant = useLocation().hash === hash;
  useEffect(() => {
    if (!isMeant) return;
    element.current?.scrollIntoView({ block });
    element.current?.focus({ preventScroll: true });
  }, [isMeant, block]);
  return { element, isMeant };
}
