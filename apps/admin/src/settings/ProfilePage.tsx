import SaveIcon from '@mui/icons-material/Save';
import { Alert, Box, Button, Typography } from '@mui/material';
import {
  BooleanInput,
  Form,
  PasswordInput,
  required,
  TextInput,
  useGetIdentity,
  useLogout,
  useInput,
  useNotify,
  usePermissions,
  useTranslate,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import {
  ChangePasswordDocument,
  UpdateOrganisationUserDocument,
  type CurrentUser,
  type OwnProfile,
} from '../gen/graphql.js';
import { Rejection } from '../graphql/resources/rejection.js';
import { useSend } from '../graphql/useSend.js';
import { CountryPicker } from '../places/CountryPicker.js';
import type { Rights } from '../session/rights.js';
import { ErrorState } from '../ui/ErrorState.js';
import { ImageUpload } from '../ui/ImageUpload.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { useAction, type Outcome } from '../ui/useAction.js';
import { useNotifyError } from '../ui/useErrorText.js';
import { Part } from './Part.js';
import { PasskeysPart } from './PasskeysPart.js';
import { SecondFactorPart } from './SecondFactorPart.js';
import { SessionsPart } from './SessionsPart.js';
import { settingsTexts } from './settings-texts.js';
import { useOwnOrganisation } from './useOwnOrganisation.js';

const CONTACT = ['publicName', 'phone', 'fax', 'email', 'website', 'street', 'zipCode', 'city'] as const;
const SOCIAL = ['facebook', 'instagram', 'linkedin', 'twitter', 'xing', 'youtube', 'whatsapp'] as const;
const FIELDS = {
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

type Values = Record<string, unknown>;

/** Sends a form; a rejection stands at its field. */
function useSubmit(work: (values: Values) => Promise<Outcome>) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return async (values: Values) => {
    try {
      const { ok, errors } = await work(values);
      if (!ok) return new Rejection(errors).errors;
      notify(translate('settings.saved'), { type: 'success' });
    } catch (error) {
      notifyError(error);
    }
    return undefined;
  };
}

function Save() {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" startIcon={<SaveIcon />} disabled={!isDirty || isSubmitting}>
      {translate('ra.action.save')}
    </Button>
  );
}

function OwnData({ user, onSaved }: { user: CurrentUser; onSaved: () => Promise<void> }) {
  const translate = useTranslate();
  const send = useSend();
  const isRequired = required('app.requiredField');
  const submit = useSubmit(async ({ firstName, lastName, email }) => {
    const input = { firstName, lastName, email };
    const { updateOrganisationUser: result } = await send(UpdateOrganisationUserDocument, { input });
    if (result.ok) await onSaved();
    return result;
  });
  const { firstName, lastName, email } = user;
  return (
    <Part title={translate('settings.own')} text={translate('settings.ownText', { username: user.username })}>
      <Form record={{ id: user.id, firstName, lastName, email }} onSubmit={submit} noValidate>
        <Box sx={FIELDS}>
          <TextInput
            source="firstName"
            label={translate('settings.firstName')}
            validate={isRequired}
            autoComplete="given-name"
          />
          <TextInput
            source="lastName"
            label={translate('settings.lastName')}
            validate={isRequired}
            autoComplete="family-name"
          />
          <TextInput
            source="email"
            type="email"
            label={translate('settings.email')}
            validate={isRequired}
            autoComplete="email"
          />
        </Box>
        <Save />
      </Form>
    </Part>
  );
}

/** Another password. All sessions end with it: the login comes next. */
function PasswordChange() {
  const translate = useTranslate();
  const send = useSend();
  const logout = useLogout();
  const isRequired = required('app.requiredField');
  const submit = useSubmit(async ({ oldPassword, password, passwordConfirmation }) => {
    const { changePassword: result } = await send(ChangePasswordDocument, {
      oldPassword: String(oldPassword),
      password: String(password),
      passwordConfirmation: String(passwordConfirmation),
    });
    if (result.ok) void logout({}, '/login', false);
    return result;
  });
  return (
    <Part title={translate('settings.password')} text={translate('settings.passwordText')}>
      <Form onSubmit={submit} noValidate>
        <Box sx={FIELDS}>
          <PasswordInput
            source="oldPassword"
            label={translate('settings.currentPassword')}
            validate={isRequired}
            autoComplete="current-password"
          />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
          <PasswordInput
            source="password"
            label={translate('settings.newPassword')}
            helperText={translate('settings.passwordHint')}
            validate={isRequired}
            autoComplete="new-password"
          />
          <PasswordInput
            source="passwordConfirmation"
            label={translate('settings.repeatPassword')}
            validate={isRequired}
            autoComplete="new-password"
          />
        </Box>
        <Save />
      </Form>
    </Part>
  );
}

function CountryInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'countryIso2' });
  return (
    <Box sx={{ mt: '8px' }}>
      <CountryPicker
        id="profile-country"
        label={translate('settings.fields.countryIso2')}
        value={(field.value as string | null) || null}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </Box>
  );
}

function Logo({
  organisation,
  update,
}: Pick<ReturnType<typeof useOwnOrganisation>, 'update'> & { organisation: OwnProfile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { run } = useAction();
  const set = async (logoId: string | null) => {
    if (await run(() => update({ logoId }))) notify(translate('settings.saved'), { type: 'success' });
  };
  return (
    <Part title={translate('settings.logo')} text={translate('settings.logoText')}>
      <ImageUpload
        purpose="logo"
        image={organisation.logo}
        onChange={(uploaded) => void set(uploaded?.id ?? null)}
        labels={{
          add: translate('settings.addLogo'),
          replace: translate('settings.replaceLogo'),
          remove: translate('settings.removeLogo'),
          sending: translate('settings.sending'),
          hint: translate('settings.logoHint'),
        }}
      />
    </Part>
  );
}

function OrganisationData({
  organisation,
  update,
}: Pick<ReturnType<typeof useOwnOrganisation>, 'update'> & { organisation: OwnProfile }) {
  const translate = useTranslate();
  const names = [...CONTACT, 'countryIso2', ...SOCIAL] as const;
  const submit = useSubmit((values) => update(Object.fromEntries(names.map((name) => [name, values[name] ?? null]))));
  return (
    <Part title={organisation.name} text={translate('settings.organisationText', { code: organisation.idCodePublic })}>
      <Form record={organisation} onSubmit={submit} noValidate>
        <Box sx={FIELDS}>
          {CONTACT.map((name) => (
            <TextInput key={name} source={name} label={translate(`settings.fields.${name}`)} />
          ))}
          <CountryInput />
        </Box>
        <Typography component="h3" variant="h3" sx={{ mt: '8px', mb: '4px' }}>
          {translate('settings.social')}
        </Typography>
        <Box sx={FIELDS}>
          {SOCIAL.map((name) => (
            <TextInput key={name} source={name} type="url" label={translate(`settings.fields.${name}`)} />
          ))}
        </Box>
        <Save />
      </Form>
    </Part>
  );
}

const VISA = ['visaServiceEnabled', 'visaServiceName', 'visaServiceUrl'] as const;

/** How travellers obtain the visas that they need (spec: application, section 1). */
function VisaService({
  organisation,
  update,
}: Pick<ReturnType<typeof useOwnOrganisation>, 'update'> & { organisation: OwnProfile }) {
  const translate = useTranslate();
  const submit = useSubmit((values) => update(Object.fromEntries(VISA.map((name) => [name, values[name] ?? null]))));
  return (
    <Part title={translate('settings.visaService')} text={translate('settings.visaServiceText')}>
      <Form record={organisation} onSubmit={submit} noValidate>
        <BooleanInput source="visaServiceEnabled" label={translate('settings.fields.visaServiceEnabled')} />
        <Box sx={FIELDS}>
          <TextInput source="visaServiceName" label={translate('settings.fields.visaServiceName')} />
          <TextInput
            source="visaServiceUrl"
            type="url"
            label={translate('settings.fields.visaServiceUrl')}
            helperText={translate('settings.visaServiceHint')}
          />
        </Box>
        <Save />
      </Form>
    </Part>
  );
}

function Organisation({ mayEdit }: { mayEdit: boolean }) {
  const translate = useTranslate();
  const { organisation, error, isPending, refetch, update } = useOwnOrganisation();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !organisation) return <LoadingState />;
  if (!mayEdit)
    return (
      <Part title={organisation.name}>
        <Alert severity="info">{translate('app.noPermission')}</Alert>
      </Part>
    );
  return (
    <>
      <OrganisationData organisation={organisation} update={update} />
      <Logo organisation={organisation} update={update} />
      <VisaService organisation={organisation} update={update} />
    </>
  );
}

function Profile() {
  const translate = useTranslate();
  const { data: identity, refetch } = useGetIdentity();
  const { permissions } = usePermissions<Rights>();
  const { readAgain } = useOwnOrganisation();
  const user = identity as CurrentUser | undefined;
  if (!user) return <LoadingState />;
  return (
    <>
      <ScreenHeading text={translate('menu.profile')} />
      <OwnData
        user={user}
        onSaved={async () => {
          await readAgain();
          await refetch();
        }}
      />
      {user.organisation?.passwordChangeEnabled === false ? (
        <Part title={translate('settings.password')}>
          <Alert severity="info">{translate('settings.passwordOff')}</Alert>
        </Part>
      ) : (
        <PasswordChange />
      )}
      <SecondFactorPart />
      <PasskeysPart />
      <SessionsPart />
      {user.organisation && <Organisation mayEdit={permissions?.codenames.includes('DestinationManager') ?? false} />}
    </>
  );
}

/** What users keep of themselves and of their organisation (spec: application, sections 2 and 6). */
export default function ProfilePage() {
  return (
    <ScreenTexts name="settings" texts={settingsTexts}>
      <Profile />
    </ScreenTexts>
  );
}
