import { Box, Button, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CategoryChoice } from './copy-choice.js';

interface Props {
  choices: readonly CategoryChoice[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The categories to copy. One that may not be copied stays in sight with its reason; empty ones are folded away. */
export function CategoryPicker({ choices, chosen, onChange }: Props) {
  const translate = useTranslate();
  const isEmpty = ({ valueCount, isBarred }: CategoryChoice): boolean => valueCount === 0 && !isBarred;
  const empty = choices.filter(isEmpty).length;
  const [showsEmpty, setShowsEmpty] = useState(false);
  const shown = choices.filter((choice) => showsEmpty || !isEmpty(choice));
  const selectable = shown.filter(({ isBarred }) => !isBarred);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {translate('editing.copy.categories')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
        <Button size="small" onClick={() => onChange(new Set(selectable.map(({ key }) => key)))}>
          {translate('editing.copy.all')}
        </Button>
        <Button size="small" onClick={() => onChange(new Set())}>
          {translate('editing.copy.none')}
        </Button>
        {empty > 0 && (
          <Button size="small" aria-pressed={showsEmpty} onClick={() => setShowsEmpty(!showsEmpty)}>
            {translate('editing.copy.showEmpty', { count: empty })}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
        }}
      >
        {shown.map(({ key, title, valueCount, isBarred }) => (
          <Box key={key}>
            <FormControlLabel
              disabled={isBarred}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(key)}
                  onChange={({ target }) =>
                    onChange(new Set(target.checked ? [...chosen, key] : [...chosen].filter((one) => one !== key)))
                  }
                  slotProps={{ input: isBarred ? { 'aria-describedby': `copy-${key}-reason` } : {} }}
                />
              }
              label={
                <>
                  {title}
                  {valueCount !== null && valueCount > 0 && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {' '}
                      · {translate('restrictions.valueCount', { count: valueCount })}
                    </Box>
                  )}
                </>
              }
            />
            {isBarred && (
              <FormHelperText id={`copy-${key}-reason`} sx={{ mt: -0.5, ml: 3.75, mb: 0.5 }}>
                {translate('editing.copy.barred')}
              </FormHelperText>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
