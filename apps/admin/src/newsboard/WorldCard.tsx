import { Box, Skeleton, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { MapCountryStatus } from '../gen/graphql.js';
import { keysOn } from '../map/fills.js';
import { legendOf, named } from '../map/map-model.js';
import { Swatch } from '../map/Swatch.js';
import { useRowsOn } from '../map/useWorld.js';
import { WorldMap } from '../map/WorldMap.js';
import { useWorldOutlines } from '../places/world-outlines.js';
import { Card } from './Card.js';

const TILE = 22;

interface Props {
  world: readonly MapCountryStatus[];
  nationality: string;
}

/** The world of today for travellers of the own nationality; a country opens on the large map. */
export default function WorldCard({ world, nationality }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const outlines = useWorldOutlines();
  const rows = useRowsOn('entry', world);
  const [selected, setSelected] = useState<string | null>(null);
  const keys = useMemo(() => new Map(rows.map(({ iso2, key }) => [iso2, key])), [rows]);
  const legend = useMemo(() => legendOf(keysOn('entry'), rows), [rows]);
  const row = rows.find(({ iso2 }) => iso2 === selected);
  return (
    <Card
      rank={5}
      title={translate('board.world')}
      note={translate('board.worldOf', { country: nationality })}
      more={{ to: '/map', text: translate('board.toMap') }}
    >
      {outlines.data ? (
        <WorldMap
          outlines={outlines.data}
          layer="entry"
          keys={keys}
          selected={selected}
          onSelect={setSelected}
          onOpen={(iso2) => void navigate(`/map?country=${iso2}`)}
          find={(typed) => named(rows, typed)}
          describedBy="board-map-keys"
          tile={TILE}
        />
      ) : (
        <Skeleton variant="rectangular" sx={{ aspectRatio: '2 / 1', height: 'auto' }} />
      )}
      <Box sx={{ px: '16px', py: '10px', borderTop: 1, borderColor: 'line', display: 'grid', gap: '6px' }}>
        <Typography role="status" sx={{ fontWeight: 600, fontSize: 14 }}>
          {row ? translate('map.readout', { country: row.name, word: row.word }) : translate('map.none')}
        </Typography>
        <Typography id="board-map-keys" variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('map.keys')}
        </Typography>
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', m: 0, p: 0, listStyle: 'none' }}>
          {legend.map(({ key, word, count }) => (
            <Box key={key} component="li" sx={{ display: 'flex', gap: '7px', alignItems: 'center', fontSize: 13 }}>
              <Swatch layer="entry" name={key} />
              {word}
              <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {count}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
