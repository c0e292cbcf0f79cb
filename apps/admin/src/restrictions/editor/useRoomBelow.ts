import { useEffect, useRef, type RefObject } from 'react';

/** Keeps what the Tab key reaches above a bar that sticks to the bottom of the window, however high the bar is. */
export function useRoomBelow<T extends HTMLElement>(): RefObject<T | null> {
  const bar = useRef<T>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${current.offsetHeight + 8}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return bar;
}
