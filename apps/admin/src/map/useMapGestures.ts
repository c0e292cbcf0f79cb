import { useEffect, useRef } from 'react';
import { MapGestures } from './map-gestures.js';
import type { Size, View } from './map-model.js';

interface Options {
  view: View;
  size: Size;
  onView: (view: View) => void;
}

/** Puts gestures on a drawing; `svg` and `picture` belong to the element and to the group that moves. */
export function useMapGestures({ view, size, onView }: Options) {
  const svg = useRef<SVGSVGElement>(null);
  const picture = useRef<SVGGElement>(null);
  const gestures = useRef<MapGestures>(null);
  useEffect(() => {
    if (!svg.current || !picture.current) return;
    const own = new MapGestures(svg.current, picture.current, size, onView);
    gestures.current = own;
    return own.listen();
  }, [size, onView]);
  useEffect(() => gestures.current?.draw(view), [view, size, onView]);
  return { svg, picture, gestures };
}
