import { Box, Paper, TextField, Typography } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { Restriction } from '../../gen/graphql.js';
import { moveRowFocus } from '../../ui/table/move-row-focus.js';
import { matchesWords } from '../detail/matches-words.js';
import { ValuePicker } from '../detail/ValuePicker.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { useEditorShared } from '../form/editor-context.js';
import { detailIndexOf, listErrors } from '../form/form-errors.js';
import { restrictionForm, type RestrictionForm } from '../form/restriction-form.js';
import { isSame } from '../form/stale-merge.js';
import { useDescribe } from '../form/useDescribe.js';
import { RemarkRow } from './RemarkRow.js';
import { StatementForm } from './StatementForm.js';
import { StatementRow } from './StatementRow.js';
import { TOPICS, type Statement, type Topic } from './statements.js';
import { topicId, TopicNav } from './TopicNav.js';
import { ADDED, useSheet, type Sheet } from './useSheet.js';

interface Props {
  saved: Restriction | null;
  /** Leads to a field that only the details show. */
  onDetail: (path: string) => void;
}

/** Whether a statement says something else than what is saved; a new one does. */
function useIsChanged(saved: Restriction | null, { details }: Sheet): (statement: Statement) => boolean {
  const published = useMemo(() => {
    const form = saved ? restrictionForm(saved) : null;
    return new Map((form?.details ?? []).map((detail) => [detail.id, detail]));
  }, [saved]);
  return useCallback(
    ({ typeKey, members }) =>
      members.some((index) => {
        const detail = details[index]!;
        const before = published.get(detail.id);
        return (
          before === undefined ||
          !isSame(before.values[typeKey], detail.values[typeKey]) ||
          !isSame({ ...before, values: {} }, { ...detail, values: {} })
        );
      }),
    [published, details],
  );
}

/** The errors of statements, by what the server said of the fields of their details. */
function useErrors(): (statement: Pick<Statement, 'typeKey' | 'members'>) => string[] {
  const { control } = useFormContext<RestrictionForm>();
  const { errors } = useFormState({ control, name: 'details' });
  const listed = listErrors(errors);
  return ({ typeKey, members }) => {
    const own = listed.filter(({ path }) => {
      const index = detailIndexOf(path);
      const isOther = /\.values\./.test(path) && !path.endsWith(`.values.${typeKey}`);
      return index !== null && members.includes(index) && !isOther;
    });
    // Twins are wrong in the same words.
    return [...new Set(own.map(({ message }) => message))];
  };
}

/** A field that a link leads to is opened with its statement. */
function useVisits(sheet: Sheet): void {
  const { target } = useEditorShared();
  const visited = useRef(target.visit);
  useEffect(() => {
    if (target.visit === visited.current) return;
    visited.current = target.visit;
    const index = detailIndexOf(target.path);
    if (index === null) return;
    const typeKey = /\.values\.(.+)$/.exec(target.path)?.[1];
    const found = sheet.statements.find(
      (one) => one.members.includes(index) && (typeKey === undefined || one.typeKey === typeKey),
    );
    if (found) sheet.edit(found);
  }, [target, sheet]);
}

/** After a statement was closed, the focus goes on from its row, or the first one where it is gone. */
function focusAfter(id: string): void {
  const row =
    document.getElementById(`statement-${id}`) ??
    document.querySelector<HTMLElement>('[data-row-heading] button') ??
    document.getElementById('sheet-add');
  row?.focus();
}

function withFocus(sheet: Sheet): Sheet {
  const leaving = (go: () => void) => () => {
    go();
    const id = sheet.open?.statement?.id ?? ADDED;
    setTimeout(() => focusAfter(id));
  };
  return { ...sheet, keep: leaving(sheet.keep), cancel: leaving(sheet.cancel), remove: leaving(sheet.remove) };
}

function Heading({ sheet }: { sheet: Sheet }) {
  const translate = useTranslate();
  const { statements } = sheet;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline', p: '12px' }}>
      <Typography component="h2" variant="h2" id="sheet-heading">
        {translate('sheet.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('sheet.counts', {
          count: statements.length,
          differing: statements.filter(({ purposes }) => purposes.length === 1).length,
        })}
      </Typography>
    </Box>
  );
}

function useMatching(sheet: Sheet, filter: string): (statement: Statement) => boolean {
  const { audience, value, label, field } = useDescribe();
  const { groups } = useCatalogue();
  return ({ typeKey, value: content, scope, purposes }) => {
    if (filter.trim() === '') return true;
    const named = [...scope.nationalities, ...scope.departures];
    const inGroups = groups.filter(({ key }) => named.includes(key)).flatMap(({ members }) => members);
    return matchesWords(
      [
        ...purposes.map((purpose) => audience({ purpose, nationalities: [], departures: [] })),
        field('nationalities', [...named, ...inGroups]),
        `${label(`values.${typeKey}`)} ${value(typeKey, content)}`,
        scope.sourceUri,
      ].join(' '),
      filter,
    );
  };
}

function TopicSection({ topic, count, children }: { topic: Topic; count: number; children: ReactNode }) {
  const translate = useTranslate();
  const id = topicId(topic);
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-heading`}>
      <Typography
        component="h3"
        id={`${id}-heading`}
        tabIndex={-1}
        sx={{
          fontSize: 13,
          fontWeight: 620,
          px: '12px',
          pt: '14px',
          pb: '6px',
          scrollMarginTop: '100px',
          '&:focus': { outline: 'none' },
        }}
      >
        {translate(`sheet.topic.${topic}`)}{' '}
        <Box component="small" sx={{ fontWeight: 400, color: 'text.secondary', ml: '4px' }}>
          {translate('sheet.statements', { count })}
        </Box>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

function Tools({ sheet, filter, onFilter }: { sheet: Sheet; filter: string; onFilter: (text: string) => void }) {
  const translate = useTranslate();
  const { types } = useCatalogue();
  return (
    <Box sx={{ px: '12px', pb: '12px', display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-start' }}>
      <TextField
        id="sheet-filter"
        type="search"
        sx={{ flex: '1 1 16rem', maxWidth: 400 }}
        label={translate('editing.filter')}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
      />
      <Box sx={{ flex: '1 1 16rem', maxWidth: 400, '& > *': { mt: '0 !important' } }}>
        <ValuePicker id="sheet-add" types={types} elsewhere={NONE} onPick={sheet.add} />
      </Box>
    </Box>
  );
}

const NONE: readonly never[] = [];

/** Everything that a restriction says, by topic, each statement once and edited where it stands. */
export function StatementSheet({ saved, onDetail }: Props) {
  const translate = useTranslate();
  const { typeOf } = useCatalogue();
  const sheet = withFocus(useSheet());
  const { statements, remarks, open, details } = sheet;
  const [filter, setFilter] = useState('');
  const matches = useMatching(sheet, filter);
  const isChanged = useIsChanged(saved, sheet);
  const errorsOf = useErrors();
  useVisits(sheet);
  const titleOf = (typeKey: string): string =>
    typeOf.get(typeKey)?.title ?? translate('restrictions.unknownType', { key: typeKey });
  const shown = statements.filter((one) => one.id === open?.statement?.id || matches(one));
  const of = (topic: Topic) => shown.filter((one) => one.topic === topic);
  const topics = TOPICS.map((topic) => ({ topic, count: topic === 'notes' ? remarks.length : of(topic).length }));
  const filled = topics.filter(({ count }) => count > 0);

  const form = (one: NonNullable<Sheet['open']>) => (
    <StatementForm
      key={one.statement?.id ?? ADDED}
      sheet={sheet}
      open={one}
      title={titleOf(one.typeKey)}
      errors={one.statement ? errorsOf(one.statement) : []}
    />
  );
  const row = (one: Statement) => (
    <StatementRow
      key={one.id}
      statement={one}
      title={titleOf(one.typeKey)}
      detail={details[one.members[0]!]!}
      isChanged={isChanged(one)}
      problems={errorsOf(one).length}
      onEdit={sheet.edit}
    />
  );
  const remarkRows = () =>
    remarks.map((remark) => (
      <RemarkRow
        key={remark.id}
        remark={remark}
        detail={details[remark.members[0]!]!}
        onDetail={() => onDetail(`details.${remark.members[0]!}.noteDe`)}
      />
    ));

  return (
    <Paper variant="outlined" component="section" aria-labelledby="sheet-heading" sx={{ borderRadius: '10px' }}>
      <Heading sheet={sheet} />
      <Tools sheet={sheet} filter={filter} onFilter={setFilter} />
      <TopicNav topics={filled} />
      {open?.statement === null && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {form(open)}
        </Box>
      )}
      {filled.length === 0 && (
        <Typography sx={{ p: '16px', color: 'text.secondary' }}>
          {translate(statements.length === 0 ? 'sheet.empty' : 'sheet.noMatch')}
        </Typography>
      )}
      <Box onKeyDown={moveRowFocus}>
        {filled.map(({ topic, count }) => (
          <TopicSection key={topic} topic={topic} count={count}>
            {topic === 'notes'
              ? remarkRows()
              : of(topic).map((one) => (open?.statement?.id === one.id ? form(open) : row(one)))}
          </TopicSection>
        ))}
      </Box>
    </Paper>
  );
}
