import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePlaceTitle } from '../../answer/usePlaceTitle.js';
import type { PlaceHit } from '../../gen/graphql.js';

interface Props {
  row: { restrictionId: string; detailId: string; place: PlaceHit };
}

/** The place of a detail, which leads to the detail in the editor. */
export function DetailPlaceLink({ row: { restrictionId, detailId, place } }: Props) {
  const placeTitle = usePlaceTitle();
  return (
    <MuiLink
      component={Link}
      to={`/entryrestrictions/${encodeURIComponent(restrictionId)}/edit?detail=${encodeURIComponent(detailId)}`}
      sx={{ fontWeight: 600 }}
    >
      {placeTitle(place)}
    </MuiLink>
  );
}
