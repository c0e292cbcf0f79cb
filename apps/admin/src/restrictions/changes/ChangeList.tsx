import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCatalogue } from '../form/catalogue-context.js';
import { useDescribe } from '../form/useDescribe.js';
import { Delta } from './Delta.js';
import { groupChanges, isOfRestriction, type Change } from './group-changes.js';

/** What changes, field by field, under the audience that it concerns. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const { typeOf } = useCatalogue();
  const { audience, value, field } = useDescribe();

  // The server puts values into words; what it leaves to the client is described as in the form.
  const words = (change: Change, side: 'before' | 'after'): string | null => {
    const text = side === 'before' ? change.beforeText : change.afterText;
    const content = change[side];
    if (text !== null) return text === '' ? null : text;
    if (content === null || content === undefined) return null;
    return typeOf.has(change.field) ? value(change.field, content) : field(change.field, content);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {groupChanges(changes).map(({ key, first, changes: own }) => (
        <Box key={key}>
          <Typography variant="body2" component="div" sx={{ fontWeight: 600, color: 'text.secondary', mb: 0.5 }}>
            {isOfRestriction(first)
              ? translate('editing.change.whole')
              : audience({
                  purpose: first.purpose ?? null,
                  nationalities: first.citizenships,
                  departures: first.departures,
                })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
            {own.map((change, position) => (
              <Box component="li" key={`${change.field} ${position}`} sx={{ minWidth: 0 }}>
                <Typography component="div" sx={{ fontWeight: 600, mb: 0.25 }}>
                  {change.title}
                </Typography>
                <Delta before={words(change, 'before')} after={words(change, 'after')} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
