import { Alert, Box, Button, DialogActions, DialogContent, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, downloadCSV, TextInput, useTranslate } from 'react-admin';
import { CreateMyjourneyGroupDocument, type CreateMyjourneyGroup } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { useCountries } from '../places/useCountries.js';
import type { SearchForm } from '../search/search-form.js';
import { copyText } from '../ui/clipboard.js';
import { csvOf } from '../ui/resource/csv-exporter.js';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';
import { groupVariables, type GroupInput } from './answer-address.js';
import { firstMembers, readMembers } from './group-members.js';
import { TripLanguageField } from './TripLanguageField.js';

type Made = Pick<CreateMyjourneyGroup['createMyjourneyGroup'], 'pages' | 'isExisting'>;

const absolute = (url: string): string => new URL(url, window.location.origin).toString();

/** The links of the group, one below the other and as a table. */
function MadePages({ made: { pages, isExisting }, onClose }: { made: Made; onClose: () => void }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const rows = pages.map(({ label, url }) => ({ label, link: absolute(url) }));
  const copyAll = async (): Promise<void> =>
    setCopied(await copyText(rows.map(({ label, link }) => `${label}\t${link}`).join('\n')));
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity={isExisting ? 'info' : 'success'} role="status">
          {translate(isExisting ? 'group.existing' : 'group.done', { count: pages.length })}{' '}
          {isCopied && translate('group.copied')}
        </Alert>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '50vh', overflowY: 'auto' }}>
          {rows.map(({ label, link }) => (
            <Box component="li" key={link} sx={{ py: '6px', borderTop: 1, borderColor: 'line' }}>
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
              <Link href={link} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                {link}
              </Link>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void copyAll()}>{translate('group.copyAll')}</Button>
        <Button onClick={() => downloadCSV(`\uFEFF${csvOf(rows)}`, 'trip-pages')}>{translate('group.table')}</Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('create.finish')}
        </Button>
      </DialogActions>
    </>
  );
}

interface Props {
  form: SearchForm;
  language: string;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onClose: () => void;
}

/** A page for each member of a group, from a line for each. */
export default function GroupTrip({ form, language, onDirty, onCancel, onClose }: Props) {
  const translate = useTranslate();
  const send = useSend();
  const { options: countries } = useCountries();
  const [first] = useState<GroupInput>({
    language,
    bookingNumber: null,
    internalNote: null,
    showEvents: true,
    members: firstMembers(form.nationalities, (number) => translate('group.member', { number })),
  });
  const [made, setMade] = useState<Made | null>(null);
  if (made) return <MadePages made={made} onClose={onClose} />;

  const validate = ({ members }: Record<string, unknown>): Record<string, string> => {
    const read = readMembers(typeof members === 'string' ? members : '', countries);
    return 'problem' in read ? { members: translate(`group.${read.problem}`, { line: read.line }) } : {};
  };
  return (
    <SendForm
      defaultValues={first}
      validate={validate}
      send={async (values: GroupInput) => {
        const read = readMembers(values.members ?? '', countries);
        const members = 'members' in read ? read.members : [];
        return (await send(CreateMyjourneyGroupDocument, groupVariables(form, values, members))).createMyjourneyGroup;
      }}
      onDone={(result) => {
        onDirty(false);
        setMade(result);
      }}
      onDirty={onDirty}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Typography>{translate('group.intro')}</Typography>
        <TextInput
          source="members"
          multiline
          minRows={4}
          maxRows={14}
          label={translate('group.members')}
          helperText={translate('group.membersHint')}
        />
        <TextInput
          source="bookingNumber"
          autoComplete="off"
          label={translate('group.booking')}
          helperText={translate('group.bookingHint')}
        />
        <TripLanguageField />
        <TextInput
          source="internalNote"
          multiline
          minRows={2}
          label={translate('create.note')}
          helperText={translate('create.noteHint')}
        />
        <BooleanInput source="showEvents" label={translate('create.events')} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <SendButton>{translate('create.submit')}</SendButton>
      </DialogActions>
    </SendForm>
  );
}
