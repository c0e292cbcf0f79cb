import HistoryIcon from '@mui/icons-material/History';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { useDates } from '../../ui/useDates.js';
import type { Restriction } from '../../gen/graphql.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { useRestrictionPlace } from '../list/useRestrictionPlace.js';

/** What is edited, who changed it last, and the ways to its history and back to the list. */
export function EditorHeading({ saved }: { saved: Restriction | null }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const placeOf = useRestrictionPlace();
  const name = nameOfEditor(saved?.modifiedBy ?? null);
  return (
    <>
      <ScreenHeading text={saved ? placeOf(saved) : translate('restrictions.create')}>
        {saved && (
          <Button
            component={Link}
            to={`/entryrestrictions/${encodeURIComponent(saved.id)}/revisions`}
            startIcon={<HistoryIcon />}
          >
            {translate('editing.revision.toList')}
          </Button>
        )}
        <Button component={Link} to="/entryrestrictions">
          {translate('restrictions.toList')}
        </Button>
      </ScreenHeading>
      {saved && (
        <Typography sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>
          {name
            ? translate('restrictions.changedByName', { date: moment(saved.modifiedAt), name })
            : translate('restrictions.changedBy', { date: moment(saved.modifiedAt) })}
        </Typography>
      )}
    </>
  );
}
