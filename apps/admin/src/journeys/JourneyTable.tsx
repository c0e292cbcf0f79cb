import { lazy, Suspense, useState } from 'react';
import { BulkExportButton, useListContext, useTranslate } from 'react-admin';
import type { Journey } from '../gen/graphql.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { JourneyActions } from './JourneyActions.js';
import { JourneyEditDialog } from './JourneyEditDialog.js';
import { NoJourneys } from './NoJourneys.js';
import { useJourneyColumns } from './useJourneyColumns.js';
import { useJourneyTexts } from './useJourneyTexts.js';
import { useLinkSwitch } from './useLinkSwitch.js';

const JourneyAsOfDialog = lazy(() => import('./JourneyAsOfDialog.js'));
const EvidenceDialog = lazy(() => import('./EvidenceDialog.js'));
const TripMailsDialog = lazy(() => import('./TripMailsDialog.js'));

/** The rows of the list, and the dialogs that open from them. */
export function JourneyTable() {
  const translate = useTranslate();
  const columns = useJourneyColumns();
  const { whereTo } = useJourneyTexts();
  const { refetch } = useListContext<Journey>();
  const [edited, setEdited] = useState<Journey | null>(null);
  const [lookedBack, setLookedBack] = useState<Journey | null>(null);
  const [proved, setProved] = useState<Journey | null>(null);
  const [mailed, setMailed] = useState<Journey | null>(null);
  const { switchLink, dialog } = useLinkSwitch(() => void refetch());
  return (
    <>
      <ResourceTable<Journey>
        label={translate('journeys.title')}
        columns={columns}
        nameOf={whereTo}
        actions={(journey) => (
          <JourneyActions
            journey={journey}
            onEdit={setEdited}
            onAsOf={setLookedBack}
            onMails={setMailed}
            onEvidence={setProved}
            onSwitch={switchLink}
          />
        )}
        hasManyActions
        bulkActions={<BulkExportButton />}
        noResults={<NoJourneys />}
      />
      {dialog}
      {lookedBack && (
        <Suspense fallback={null}>
          <JourneyAsOfDialog journey={lookedBack} onClose={() => setLookedBack(null)} />
        </Suspense>
      )}
      {proved && (
        <Suspense fallback={null}>
          <EvidenceDialog journey={proved} onClose={() => setProved(null)} />
        </Suspense>
      )}
      {mailed && (
        <Suspense fallback={null}>
          <TripMailsDialog journey={mailed} onClose={() => setMailed(null)} />
        </Suspense>
      )}
      {edited && <JourneyEditDialog journey={edited} onClose={() => setEdited(null)} onSaved={() => void refetch()} />}
    </>
  );
}
