import { NullableBooleanInput, SelectInput, useTranslate } from 'react-admin';
import type { OpenRevision } from '../../gen/graphql.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { csvExporter } from '../../ui/resource/csv-exporter.js';
import { ResourceList } from '../../ui/resource/ResourceList.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { CountryInput } from './CountryInput.js';
import { Decisions } from './Decisions.js';
import { OPEN_STATES } from './scheduled-model.js';

const exporter = csvExporter<OpenRevision>('scheduled-revisions', (revision) => ({
  id: revision.id,
  restrictionId: revision.restrictionId,
  place: revision.place.name,
  state: revision.state,
  effectiveOn: revision.effectiveOn,
  isSignificant: revision.isSignificant,
  note: revision.note,
  proposedBy: nameOfEditor(revision.proposedBy),
  proposedAt: revision.proposedAt,
}));

function ScheduledList() {
  const translate = useTranslate();
  return (
    <ResourceList
      title={translate('scheduled.title')}
      sort={{ field: 'state', order: 'ASC' }}
      exporter={exporter}
      empty={{ title: translate('scheduled.empty'), text: translate('scheduled.emptyText') }}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={translate('restrictions.state')}
          choices={OPEN_STATES.map((id) => ({ id, name: translate(`editing.scheduled.state.${id}`) }))}
          alwaysOn
        />,
        <CountryInput key="country" source="countryId" label={translate('restrictions.country')} alwaysOn />,
        <NullableBooleanInput
          key="own"
          source="isOwn"
          label={translate('scheduled.proposedBy')}
          nullLabel={translate('restrictions.all')}
          trueLabel={translate('scheduled.byMe')}
          falseLabel={translate('scheduled.byOthers')}
          alwaysOn
        />,
      ]}
    >
      <Decisions />
    </ResourceList>
  );
}

/** Everything that is written but not published: for a second person, for a later day, or stuck. */
export default function ScheduledPage() {
  const translate = useTranslate();
  const title = translate('scheduled.title');
  return (
    <StaffOnly title={title}>
      <ScheduledList />
    </StaffOnly>
  );
}
