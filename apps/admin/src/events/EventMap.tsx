import { Box, useMediaQuery, useTheme, type Theme } from '@mui/material';
import { memo, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { RISK_TONES } from '../answer/risk-tones.js';
import type { ShownEvent } from '../gen/graphql.js';
import { middleOf, WHOLE, zoomed, type View } from '../map/map-model.js';
import { MapZoom } from '../map/MapZoom.js';
import { useMapGestures } from '../map/useMapGestures.js';
import type { WorldOutlines } from '../places/world-outlines.js';
import { onMap } from './equal-earth.js';

const STEP = 1.6;
/** In units of the map. */
const RADIUS = 100;
const LARGER = 1.35;
/** Where the map is drawn small. */
const ON_PHONE = 2.4;

interface Props {
  outlines: WorldOutlines;
  events: readonly ShownEvent[];
  selected: string | null;
  onSelect: (id: string) => void;
}

const Land = memo(function Land({ outlines }: { outlines: WorldOutlines }) {
  return (
    <Box
      component="g"
      sx={{
        fill: ({ palette }: Theme) => palette.map.land,
        stroke: ({ palette }: Theme) => palette.background.paper,
      }}
    >
      {outlines.countries.map(({ id, d }) => (
        <path key={id} d={d} strokeWidth={0.6} vectorEffect="non-scaling-stroke" />
      ))}
    </Box>
  );
});

interface PointProps {
  event: ShownEvent;
  x: number;
  y: number;
  radius: number;
  isSelected: boolean;
  onSelect: () => void;
}

/** A circle with the step of its level: colour is not the only sign. */
function EventPoint({ event, x, y, radius, isSelected, onSelect }: PointProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { step, fill, text } = RISK_TONES[event.level];
  const press = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Enter' && pressed.key !== ' ') return;
    pressed.preventDefault();
    onSelect();
  };
  return (
    <Box
      component="g"
      role="button"
      tabIndex={0}
      aria-pressed={isSelected}
      aria-label={translate('events.point', {
        title: event.title,
        country: event.country?.nameShort ?? translate('events.nowhere'),
        step: step || '?',
      })}
      transform={`translate(${x} ${y})`}
      onClick={onSelect}
      onKeyDown={press}
      sx={{
        cursor: 'pointer',
        '&:focus-visible': { outline: 'none', '& circle': { stroke: palette.text.primary, strokeWidth: 4 } },
      }}
    >
      <circle
        r={radius}
        fill={step === 0 ? palette.background.paper : fill}
        stroke={isSelected ? palette.text.primary : palette.background.paper}
        strokeWidth={isSelected ? 3 : 1.5}
        vectorEffect="non-scaling-stroke"
      />
      <text textAnchor="middle" dy="0.35em" fontSize={radius * 1.15} fontWeight={700} fill={text} aria-hidden="true">
        {step || '?'}
      </text>
    </Box>
  );
}

/** Events on the map of the world; the worst lie on top. */
export function EventMap({ outlines, events, selected, onSelect }: Props) {
  const translate = useTranslate();
  const [view, setView] = useState<View>(WHOLE);
  const { svg, picture, gestures } = useMapGestures({ view, size: outlines, onView: setView });
  const isSmall = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const radius = RADIUS * (isSmall ? ON_PHONE : 1);
  const { x, y, zoom } = view;
  const placed = events
    .flatMap((event) => {
      const { latitude, longitude } = event;
      return latitude == null || longitude == null ? [] : [{ event, ...onMap(longitude, latitude, outlines) }];
    })
    .toSorted(
      (a, b) =>
        Number(a.event.id === selected) - Number(b.event.id === selected) ||
        RISK_TONES[a.event.level].step - RISK_TONES[b.event.level].step,
    );
  const chosen = placed.find(({ event }) => event.id === selected);
  const zoomBy = (factor: number) =>
    setView(zoomed(view, factor, zoom === 1 && chosen ? chosen : middleOf(view, outlines), outlines));
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'map.sea' }}>
      <Box
        component="svg"
        ref={svg}
        role="group"
        aria-label={translate('events.mapLabel', { count: placed.length })}
        viewBox={`${x} ${y} ${outlines.width / zoom} ${outlines.height / zoom}`}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          touchAction: zoom > 1 ? 'none' : 'pan-y',
          cursor: zoom > 1 ? 'grab' : 'default',
        }}
      >
        <g ref={picture}>
          <Land outlines={outlines} />
          {placed.map(({ event, x: left, y: top }) => (
            <EventPoint
              key={event.id}
              event={event}
              x={left}
              y={top}
              radius={(radius * (event.id === selected ? LARGER : 1)) / zoom}
              isSelected={event.id === selected}
              onSelect={() => {
                if (!gestures.current?.hasMoved) onSelect(event.id);
              }}
            />
          ))}
        </g>
      </Box>
      <MapZoom
        canWiden={zoom > 1}
        onNearer={() => zoomBy(STEP)}
        onWider={() => zoomBy(1 / STEP)}
        onWhole={() => setView(WHOLE)}
      />
    </Box>
  );
}
