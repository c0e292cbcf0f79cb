import { useTranslate } from 'react-admin';
import type { Importer } from '../gen/graphql.js';
import { RecordDialog } from '../ui/resource/RecordDialog.js';
import { checkSchedule } from './schedule-model.js';
import { ScheduleFields } from './ScheduleFields.js';

interface Props {
  /** Null: a new one. */
  id: string | null;
  importers: readonly Importer[];
  onClose: () => void;
}

export default function ScheduleDialog({ id, importers, onClose }: Props) {
  const translate = useTranslate();
  const [first] = importers;
  return (
    <RecordDialog
      resource="importschedules"
      id={id}
      title={translate(id === null ? 'imports.addSchedule' : 'imports.editSchedule')}
      {...(id === null
        ? {
            defaultValues: {
              importer: first?.name,
              licence: first?.licence,
              everyHours: '24',
              isActive: true,
              applies: false,
            },
          }
        : {})}
      validate={checkSchedule}
      onClose={onClose}
    >
      <ScheduleFields importers={importers} />
    </RecordDialog>
  );
}
