import { Box, useTheme, type Theme } from '@mui/material';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fillOf, keysOn } from './fills.js';
import { FillPattern } from './FillPattern.js';
import { inSight, middleOf, WHOLE, zoomed, type Layer, type View } from './map-model.js';
import { MapZoom } from './MapZoom.js';
import { SelectedCountry } from './SelectedCountry.js';
import { useMapGestures } from './useMapGestures.js';
import { useMapKeys } from './useMapKeys.js';
import type { CountryOutline, WorldOutlines } from '../places/world-outlines.js';

const STEP = 1.6;
const DOT = 26;
const TILE = 11;

interface Props {
  outlines: WorldOutlines;
  layer: Layer;
  /** The key of each country on the layer. */
  keys: ReadonlyMap<string, string>;
  selected: string | null;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** The country that fits what is typed. */
  find: (typed: string) => string | null;
  describedBy: string;
  /** The size of a pattern in units of the map; larger where the map is drawn small. */
  tile?: number;
}

interface CountriesProps extends Pick<Props, 'keys'> {
  countries: readonly CountryOutline[];
  fillId: (key: string) => string;
  zoom: number;
}

/** All countries; drawn again only when their keys change or a gesture has ended. */
const Countries = memo(function Countries({ countries, keys, fillId, zoom }: CountriesProps) {
  return (
    <g>
      {countries.map(({ id, d, dot, x, y }) => (
        <g key={id} data-country={id} fill={`url(#${fillId(keys.get(id) ?? '')})`}>
          <path d={d} />
          {dot && <circle cx={x} cy={y} r={DOT / zoom} />}
        </g>
      ))}
    </g>
  );
});

const drawing = (isNear: boolean) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  touchAction: isNear ? 'none' : 'pan-y',
  cursor: isNear ? 'grab' : 'default',
  '& [data-country]': {
    cursor: 'pointer',
    vectorEffect: 'non-scaling-stroke',
    stroke: ({ palette }: Theme) => palette.background.paper,
    strokeWidth: 0.6,
  },
  // Not of the patterns, whose strokes grow with their tiles.
  '& g > path, & g > circle': { vectorEffect: 'non-scaling-stroke' },
  '&:focus-visible': { outlineOffset: '-4px' },
});

const countryAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-country]')?.getAttribute('data-country') ?? null) : null;

/**
 * The world, drawn from shapes that are projected already. While a gesture lasts the picture is moved as a whole; it is drawn
 * again when it ends. One stop of the Tab key.
 */
export function WorldMap({ outlines, layer, keys, selected, onSelect, onOpen, find, describedBy, tile = TILE }: Props) {
  const translate = useTranslate();
  const theme = useTheme();
  const prefix = useId();
  const [view, setView] = useState<View>(WHOLE);
  const { svg, picture, gestures } = useMapGestures({ view, size: outlines, onView: setView });
  const fillId = useCallback((key: string) => `${prefix}-${key}`, [prefix]);
  const outlineOf = (id: string | null) => outlines.countries.find((one) => one.id === id);
  const shown = outlineOf(selected);

  const zoom = (by: 'nearer' | 'wider' | 'whole') => {
    const about = view.zoom === 1 && shown ? shown : middleOf(view, outlines);
    setView(by === 'whole' ? WHOLE : zoomed(view, by === 'nearer' ? STEP : 1 / STEP, about, outlines));
  };
  const select = (id: string) => {
    onSelect(id);
    const outline = outlineOf(id);
    if (outline) setView(inSight(view, outline, outlines));
  };
  const press = useMapKeys({ countries: outlines.countries, selected, select, open: onOpen, find, zoom });
  const patterns = useMemo(
    () => ['', ...keysOn(layer)].map((key) => ({ key, fill: fillOf(layer, key || 'UNKNOWN', theme) })),
    [layer, theme],
  );

  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'map.sea' }}>
      <Box
        component="svg"
        ref={svg}
        role="application"
        aria-roledescription={translate('menu.map')}
        aria-label={translate('map.label', { count: outlines.countries.length })}
        aria-describedby={describedBy}
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${outlines.width / view.zoom} ${outlines.height / view.zoom}`}
        onKeyDown={press}
        onClick={({ target }) => {
          const id = gestures.current?.hasMoved ? null : countryAt(target);
          if (id === null) return;
          onSelect(id);
          if (id === selected) onOpen(id);
        }}
        sx={drawing(view.zoom > 1)}
      >
        <defs>
          {patterns.map(({ key, fill }) => (
            <FillPattern key={key} id={fillId(key)} fill={fill} scale={tile / view.zoom} />
          ))}
        </defs>
        <g ref={picture}>
          <Countries countries={outlines.countries} keys={keys} fillId={fillId} zoom={view.zoom} />
          {shown && <SelectedCountry outline={shown} zoom={view.zoom} />}
        </g>
      </Box>
      <MapZoom
        canWiden={view.zoom > 1}
        onNearer={() => zoom('nearer')}
        onWider={() => zoom('wider')}
        onWhole={() => zoom('whole')}
      />
    </Box>
  );
}
