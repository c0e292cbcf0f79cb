import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { RegressionCaseByIdDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { RegressionCaseForm } from './RegressionCaseForm.js';

function LoadedRegressionCase({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useApiQuery(
    'regressionCase',
    RegressionCaseByIdDocument,
    { id },
    { keepPrevious: true, forget: true },
  );
  if (data?.regressionCase) return <RegressionCaseForm key={id} saved={data.regressionCase} />;
  const heading = <ScreenHeading text={translate('regressionCases.one')} />;
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
          <Button component={Link} to="/regressioncases" color="inherit">
            {translate('console.toList')}
          </Button>
        }
      >
        {translate('console.notFound')}
      </Alert>
    </>
  );
}

/** A regression case by its id; without one a new one. */
export default function RegressionCaseEdit() {
  const translate = useTranslate();
  const { id } = useParams();
  const title = translate('resources.regressioncases.title');
  return (
    <StaffOnly title={title}>
      {id === undefined ? <RegressionCaseForm saved={null} /> : <LoadedRegressionCase id={id} />}
    </StaffOnly>
  );
}
