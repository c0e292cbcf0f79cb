import { Box, Button, FormHelperText, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { RestrictionType } from '../../gen/graphql.js';
import { productDay } from '../../session/product-day.js';
import { AuthorityPicker } from '../detail/AuthorityField.js';
import { CodesPicker } from '../detail/CodesPicker.js';
import { ConditionList } from '../detail/ConditionFields.js';
import { LinkMark } from '../detail/LinkMark.js';
import { KindInput } from '../detail/ValueInput.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { useEditorShared } from '../form/editor-context.js';
import { KeyCap } from '../../ui/KeyCap.js';
import { isSame } from '../form/stale-merge.js';
import { unitOfType } from '../form/unit-of-type.js';
import { PURPOSES, type Scope } from './statements.js';
import type { Sheet } from './useSheet.js';
import { useShortValue } from './useShortValue.js';

type OpenStatement = NonNullable<Sheet['open']>;

interface PartProps {
  open: OpenStatement;
  onChange: Sheet['change'];
}

const VALUE = 'statement-value';

function ForWhom({ open: { draft }, onChange }: PartProps) {
  const translate = useTranslate();
  const { scope, purposes } = draft;
  const set = (part: Partial<Scope>): void => onChange({ scope: { ...scope, ...part } });
  const codes = (name: 'nationalities' | 'departures') => (
    <CodesPicker
      id={`statement-${name}`}
      label={translate(`restrictions.field.${name}`)}
      hint={translate(`restrictions.${name}Hint`)}
      error={undefined}
      value={scope[name]}
      onChange={(picked) => set({ [name]: picked })}
    />
  );
  return (
    <>
      {codes('nationalities')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 18rem' }}>{codes('departures')}</Box>
        <Box>
          <ToggleButtonGroup
            color="primary"
            aria-label={translate('sheet.purposes')}
            value={[...purposes]}
            onChange={(_, picked: RestrictionType[]) =>
              onChange({ purposes: PURPOSES.filter((one) => picked.includes(one)) })
            }
            sx={{ height: 40 }}
          >
            {PURPOSES.map((purpose) => (
              <ToggleButton key={purpose} value={purpose}>
                {translate(`purpose.${purpose}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {purposes.length === 0 && (
            <FormHelperText error role="alert">
              {translate('sheet.noPurpose')}
            </FormHelperText>
          )}
        </Box>
      </Box>
      <ConditionList
        id="statement-conditions"
        conditions={scope.conditions}
        error={undefined}
        onChange={(conditions) => set({ conditions })}
      />
    </>
  );
}

function Origin({ open: { draft }, onChange }: PartProps) {
  const translate = useTranslate();
  const { links } = useEditorShared();
  const { scope, checkedOn } = draft;
  const today = productDay(new Date());
  const set = (part: Partial<Scope>): void => onChange({ scope: { ...scope, ...part } });
  const day = (name: 'validFrom' | 'validUntil') => (
    <TextField
      id={`statement-${name}`}
      type="date"
      sx={{ width: 168 }}
      label={translate(`restrictions.field.${name}`)}
      value={scope[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: '12px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <TextField
          id="statement-source"
          type="url"
          label={translate('restrictions.field.sourceUri')}
          value={scope.sourceUri}
          onChange={({ target }) => set({ sourceUri: target.value })}
          slotProps={{
            htmlInput: { placeholder: 'https://', 'aria-label': translate('restrictions.field.sourceUri') },
          }}
        />
        <AuthorityPicker
          id="statement-authority"
          value={scope.authorityId}
          error={undefined}
          onChange={(authorityId) => set({ authorityId })}
        />
      </Box>
      {scope.sourceUri.trim() !== '' && <LinkMark link={links.of(scope.sourceUri)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' }}>
        {day('validFrom')}
        {day('validUntil')}
        <Button
          variant="outlined"
          aria-pressed={checkedOn !== null}
          onClick={() => onChange({ checkedOn: checkedOn === null ? today : null })}
        >
          {checkedOn !== null && <span aria-hidden="true">✓&nbsp;</span>}
          {translate('sheet.compared')}
        </Button>
      </Box>
    </Box>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        columnGap: '16px',
        rowGap: '6px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '152px minmax(0, 1fr)' },
      }}
    >
      <Typography component="div" aria-hidden="true" sx={{ fontSize: 13, color: 'text.secondary', pt: { md: '8px' } }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

function Actions({ sheet, open: { statement, draft }, title }: Pick<Props, 'sheet' | 'open' | 'title'>) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { keep, cancel, remove } = sheet;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'flex-end' }}>
      {statement && (
        <Button color="error" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
          {translate('sheet.remove')}
        </Button>
      )}
      <Button onClick={cancel} aria-keyshortcuts="Escape">
        {translate('sheet.cancel')} <KeyCap>{translate('sheet.cancelKeys')}</KeyCap>
      </Button>
      <Button
        variant="outlined"
        onClick={keep}
        disabled={draft.purposes.length === 0}
        aria-keyshortcuts="Control+Enter"
      >
        {translate('sheet.keep')} <KeyCap>{translate('sheet.keepKeys')}</KeyCap>
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('editing.removeValueTitle', { name: title })}
        content="editing.removeValueText"
        confirm="restrictions.remove"
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

interface Props {
  sheet: Sheet;
  open: OpenStatement;
  title: string;
  errors: readonly string[];
}

/** The open statement: value, audience and origin, edited where it stands. */
export function StatementForm({ sheet, open, title, errors }: Props) {
  const translate = useTranslate();
  const { typeOf } = useCatalogue();
  const { change, keep, cancel } = sheet;
  const { typeKey, draft, statement } = open;
  const type = typeOf.get(typeKey);
  const errorId = 'statement-errors';
  const before = useShortValue()(typeKey, statement?.value ?? null);

  useEffect(() => {
    document.getElementById(VALUE)?.focus();
    document.getElementById('open-statement')?.scrollIntoView({ block: 'nearest' });
  }, [typeKey, statement]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isKeep = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    // An open list or a question closes first.
    if (event.defaultPrevented || (!isKeep && event.key !== 'Escape')) return;
    event.preventDefault();
    (isKeep ? keep : cancel)();
  };

  return (
    <Box
      component="li"
      id="open-statement"
      aria-label={translate('sheet.edit', { title })}
      onKeyDown={onKeyDown}
      sx={{
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'sunken',
        p: '12px',
        display: 'grid',
        gap: '14px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.primary.main}`,
        scrollMarginTop: '120px',
        '& .MuiInputBase-root, & .MuiToggleButton-root:not(.Mui-selected)': { bgcolor: 'background.paper' },
      }}
    >
      <Labelled label={title}>
        {type ? (
          <KindInput
            kind={type.kind}
            input={{
              id: VALUE,
              label: title,
              value: draft.value,
              unit: unitOfType(typeKey),
              hasError: errors.length > 0,
              describedBy: errors.length > 0 ? errorId : undefined,
              onChange: (value) => change({ value }),
            }}
          />
        ) : (
          <Typography>{JSON.stringify(draft.value)}</Typography>
        )}
        {statement && !isSame(statement.value, draft.value) && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {translate('sheet.before')} <del>{[before.answer, before.text].filter(Boolean).join(' · ')}</del>
          </Typography>
        )}
        {errors.length > 0 && (
          <FormHelperText error id={errorId} sx={{ whiteSpace: 'pre-line' }}>
            {errors.join('\n')}
          </FormHelperText>
        )}
      </Labelled>
      <Labelled label={translate('sheet.forWhom')}>
        <ForWhom open={open} onChange={change} />
      </Labelled>
      <Labelled label={translate('sheet.origin')}>
        <Origin open={open} onChange={change} />
      </Labelled>
      <Actions sheet={sheet} open={open} title={title} />
    </Box>
  );
}
