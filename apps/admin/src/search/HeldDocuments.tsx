import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { HeldDocumentKind } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { heldDocumentTexts } from './held-document-texts.js';
import { searchFieldId as fieldId } from './search-field-id.js';
import {
  documentKey,
  NOTHING_SAID,
  type DocumentAnswer,
  type DocumentFacts,
  type TravellerFacts,
} from './traveller-facts.js';

interface AnswerProps {
  id: string;
  label: string;
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

/** Yes, no, or not said. */
function Answer({ id, label, value, onChange }: AnswerProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
    >
      <MenuItem value="">{translate('search.fact.notSaid')}</MenuItem>
      <MenuItem value="true">{translate('heldDocument.yes')}</MenuItem>
      <MenuItem value="false">{translate('heldDocument.no')}</MenuItem>
    </TextField>
  );
}

/** What rules ask of documents of each kind. */
const ANSWERS_OF: Readonly<Record<HeldDocumentKind, readonly DocumentAnswer[]>> = {
  VISA: ['isMultipleEntry', 'isUsed'],
  RESIDENCE: ['isPermanent'],
};

const FIELDS = [
  { name: 'visas', kind: 'VISA' },
  { name: 'permits', kind: 'RESIDENCE' },
] as const;

interface Props {
  facts: TravellerFacts;
  set: (part: Partial<TravellerFacts>) => void;
  documents: (name: 'visas' | 'permits') => ReactNode;
}

interface SaidProps {
  kind: HeldDocumentKind;
  documentId: string;
  said: DocumentFacts;
  onChange: (said: DocumentFacts) => void;
}

function Said({ kind, documentId, said, onChange }: SaidProps) {
  const translate = useTranslate();
  return (
    <>
      {ANSWERS_OF[kind].map((answer) => (
        <Answer
          key={answer}
          id={fieldId(`${answer}-${documentId}`)}
          label={translate(`heldDocument.${answer}`)}
          value={said[answer]}
          onChange={(value) => onChange({ ...said, [answer]: value })}
        />
      ))}
      <TextField
        type="date"
        id={fieldId(`until-${documentId}`)}
        label={translate('heldDocument.validUntil')}
        value={said.validUntil}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ ...said, validUntil: target.value })}
      />
    </>
  );
}

/** Visas and permits that are held, each with what may decide whether it counts. */
export function HeldDocuments({ facts, set, documents }: Props) {
  const countryName = useCountryName();
  return FIELDS.map(({ name, kind }) => (
    <Box key={name} sx={{ display: 'grid', gap: 2 }}>
      {documents(name)}
      {facts[name].map((code) => {
        const key = documentKey(kind, code);
        const heading = fieldId(`issuer-${key}`);
        return (
          <Box
            key={code}
            role="group"
            aria-labelledby={heading}
            sx={{ display: 'grid', gap: 2, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}
          >
            <Typography id={heading} variant="body2" color="text.secondary">
              {countryName(code)}
            </Typography>
            <ScreenTexts name="heldDocuments" texts={heldDocumentTexts}>
              <Said
                kind={kind}
                documentId={key}
                said={facts.said[key] ?? NOTHING_SAID}
                onChange={(said) => set({ said: { ...facts.said, [key]: said } })}
              />
            </ScreenTexts>
          </Box>
        );
      })}
    </Box>
  ));
}
