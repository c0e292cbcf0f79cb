import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../app/ErrorState.js';
import { LoadingState } from '../app/LoadingState.js';
import { ScreenHeading } from '../app/ScreenHeading.js';
import { StaffOnly } from '../app/StaffOnly.js';
import { GoldenTravellerByIdDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { GoldenForm } from './GoldenForm.js';

function LoadedGolden({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useApiQuery(
    'goldenTraveller',
    GoldenTravellerByIdDocument,
    { id },
    { keepPrevious: true, forget: true },
  );
  if (data?.goldenTraveller) return <GoldenForm key={id} saved={data.goldenTraveller} />;
  const heading = <ScreenHeading text={translate('goldens.one')} />;
  if (error)
    return (
      <>
        {heading}
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (isPending)
    return (
      <>
        {heading}
        <LoadingState rows={4} />
      </>
    );
  return (
    <>
      {heading}
      <Alert
        severity="warning"
        action={
          <Button component={Link} to="/goldentravellers" color="inherit">
            {translate('console.toList')}
          </Button>
        }
      >
        {translate('console.notFound')}
      </Alert>
    </>
  );
}

/** A golden traveller by its id; without one a new one. */
export default function GoldenEdit() {
  const translate = useTranslate();
  const { id } = useParams();
  const title = translate('goldens.title');
  return (
    <StaffOnly title={title}>{id === undefined ? <GoldenForm saved={null} /> : <LoadedGolden id={id} />}</StaffOnly>
  );
}
