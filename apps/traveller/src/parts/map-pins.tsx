import type { ReactNode } from 'react';
import type { MapPin } from '../trip-page-view.js';

/** Places on a map, each with the numbers that it has in the list of the stops. */
export const MapPins = ({ pins }: { pins: readonly MapPin[] }): ReactNode =>
  pins.map(({ x, y, calls }) => {
    const text = calls.join(' · ');
    const half = Math.max(13, 5 + text.length * 5);
    return (
      <g key={text} transform={`translate(${x} ${y})`}>
        <rect x={-half} y="-13" width={half * 2} height="26" rx="13" />
        <text textAnchor="middle" dy="5">
          {text}
        </text>
      </g>
    );
  });
