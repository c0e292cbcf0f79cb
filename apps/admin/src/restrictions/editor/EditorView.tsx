import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Restriction } from '../../gen/graphql.js';
import { ScreenTexts } from '../../ui/ScreenTexts.js';
import { detailIndexOf } from '../form/form-errors.js';
import type { OpenDetails } from '../form/open-details.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { sheetTexts } from '../sheet/sheet-texts.js';
import { SheetView } from '../sheet/SheetView.js';
import { DetailList } from './DetailList.js';
import { GeneralFields } from './GeneralFields.js';

type View = 'sheet' | 'details';

/** Whether the sheet has a place for a field: not for notes and phases, nor for a detail that states no value. */
function isOnSheet(path: string, details: RestrictionForm['details']): boolean {
  const index = detailIndexOf(path);
  if (index === null) return true;
  return !/\.(note|phases)/.test(path) && Object.keys(details[index]?.values ?? {}).length > 0;
}

/** The sheet, once something is saved; the address may ask for the details. A link to what the sheet does not show leads there. */
export function useEditorView(
  isSaved: boolean,
  form: UseFormReturn<RestrictionForm>,
  goTo: (path: string) => void,
): { view: View; setView: (view: View) => void; go: (path: string) => void } {
  const [params] = useSearchParams();
  const isRequested = params.get('view') === 'details' || params.has('detail');
  const [view, setView] = useState<View>(isSaved && !isRequested ? 'sheet' : 'details');
  const go = useCallback(
    (path: string) => {
      if (!isOnSheet(path, form.getValues('details'))) setView('details');
      goTo(path);
    },
    [form, goTo],
  );
  return { view, setView, go };
}

interface Props {
  view: View;
  onView: (view: View) => void;
  saved: Restriction | null;
  open: OpenDetails;
  onOpen: (change: (open: OpenDetails) => OpenDetails) => void;
  onDetail: (path: string) => void;
}

function ViewSwitch({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={translate('sheet.view')}
      value={view}
      onChange={(_, picked: View | null) => picked && onView(picked)}
      sx={{ mb: '12px', '& .MuiToggleButton-root': { px: '14px' } }}
    >
      <ToggleButton value="sheet">{translate('sheet.asSheet')}</ToggleButton>
      <ToggleButton value="details">{translate('sheet.asDetails')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

/** What a restriction says: as a sheet of statements, or detail by detail as it is stored. */
export const EditorView = ({ view, onView, saved, open, onOpen, onDetail }: Props) => (
  <ScreenTexts name="sheet" texts={sheetTexts}>
    {saved && <ViewSwitch view={view} onView={onView} />}
    {saved && view === 'sheet' ? (
      <Box>
        <SheetView saved={saved} onDetail={onDetail} />
        <GeneralFields />
      </Box>
    ) : (
      <>
        <GeneralFields />
        <DetailList open={open} onOpen={onOpen} saved={saved} />
      </>
    )}
  </ScreenTexts>
);
