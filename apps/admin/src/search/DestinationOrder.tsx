import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { keyOfPlace, type PlaceRef } from '../places/place-ref.js';

interface Props {
  places: readonly PlaceRef[];
  nameOf: (place: PlaceRef) => string;
  label: string;
  onMove?: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Places in the order of the trip; buttons move them, so that neither a mouse nor a drag is needed. */
export function DestinationOrder({ places, nameOf, label, onMove, onRemove }: Props) {
  const translate = useTranslate();
  if (places.length === 0) return null;
  return (
    <List dense disablePadding aria-label={label} sx={{ mt: 1 }}>
      {places.map((place, index) => {
        const name = nameOf(place);
        return (
          <ListItem
            key={keyOfPlace(place)}
            sx={{
              border: 1,
              borderColor: 'line',
              borderRadius: 1,
              mb: 0.5,
              py: 0,
              pr: 0.5,
              bgcolor: 'background.paper',
            }}
          >
            <ListItemText primary={onMove ? `${index + 1}. ${name}` : name} sx={{ overflowWrap: 'anywhere' }} />
            <Box sx={{ whiteSpace: 'nowrap' }}>
              {onMove && (
                <>
                  <IconButton
                    size="small"
                    disabled={index === 0}
                    aria-label={translate('search.moveUp', { name })}
                    onClick={() => onMove(index, index - 1)}
                  >
                    <ArrowUpwardIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    disabled={index === places.length - 1}
                    aria-label={translate('search.moveDown', { name })}
                    onClick={() => onMove(index, index + 1)}
                  >
                    <ArrowDownwardIcon fontSize="small" />
                  </IconButton>
                </>
              )}
              <IconButton
                size="small"
                aria-label={translate('search.removePlace', { name })}
                onClick={() => onRemove(index)}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          </ListItem>
        );
      })}
    </List>
  );
}
