import { Box, Button } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { toPlain } from '@landfall/catalogue/markup';
import { PHASES, type DetailForm } from '../form/restriction-form.js';
import { useSpan } from '../../ui/useSpan.js';
import { Audience } from './Audience.js';
import { ROW } from './layout.js';
import type { Remark } from './statements.js';

interface Props {
  remark: Remark;
  detail: DetailForm;
  onDetail: () => void;
}

/** The note and the phases of a detail, to be read; they are edited with it. */
export function RemarkRow({ remark, detail, onDetail }: Props) {
  const translate = useTranslate();
  const isGerman = useLocale() === 'de';
  const span = useSpan();
  const note = toPlain(isGerman ? detail.noteDe || detail.noteEn : detail.noteEn || detail.noteDe);
  const phases = PHASES.flatMap((phase) => {
    const { start, end } = detail.phases[phase];
    const days = span(start || null, end || null);
    return days === null ? [] : [{ phase, days }];
  });
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'line', ...ROW }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {translate('sheet.remark')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center', minWidth: 0 }}>
        {phases.map(({ phase, days }) => (
          <Box key={phase} component="span" sx={{ fontWeight: 620 }}>
            {translate(`restrictions.phase.${phase}`)} {days}
          </Box>
        ))}
        <Audience scope={remark.scope} purposes={remark.purposes} />
        {note && (
          <Box component="span" sx={{ flexBasis: '100%', fontSize: 13, whiteSpace: 'pre-line' }}>
            {note}
          </Box>
        )}
      </Box>
      <Button size="small" onClick={onDetail} sx={{ justifySelf: 'start' }}>
        {translate('sheet.toDetail')}
      </Button>
    </Box>
  );
}
