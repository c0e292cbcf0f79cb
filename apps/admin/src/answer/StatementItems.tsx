import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DetailEntry } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';
import { ProvenanceLine, WordingLine } from './Provenance.js';
import { SmallPrint } from './SmallPrint.js';

interface Props {
  of: Pick<DetailEntry, 'state' | 'statements'>;
  language: string;
}

/** Statements that conflict, or of which one holds: all of them, each with its source. */
export function StatementItems({ of: { state, statements }, language }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ my: 0.5 }}>
      <Typography>{translate(state === 'DEPENDS' ? 'answer.dependsText' : 'answer.conflictingText')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {statements.map((statement, index) => (
          <li key={index}>
            <Box
              component="span"
              lang={statement.textLanguage}
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {statement.text}
            </Box>
            <SmallPrint>
              {statement.provenance === 'IMPORTED' && <Tag tone="YELLOW">{translate('answer.unverified')}</Tag>}
              <ProvenanceLine {...statement} />
              <WordingLine of={statement} language={language} />
            </SmallPrint>
          </li>
        ))}
      </Box>
    </Box>
  );
}
