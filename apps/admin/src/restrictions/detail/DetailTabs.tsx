import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material';
import { memo, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useEditorShared } from '../form/editor-context.js';
import { detailIndexOf, listErrors } from '../form/form-errors.js';
import { emptyDetail, type DetailForm, type RestrictionForm } from '../form/restriction-form.js';
import { ValueList } from './ValueList.js';
import { countErrors, countStated, DETAIL_TABS, firstTab, tabOfField, type DetailTab } from './detail-tabs.js';
import { NoteFields } from './NoteFields.js';
import { PhaseFields } from './PhaseFields.js';
import { useTabOf } from './useTabOf.js';

const bubble = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  px: 0.75,
  borderRadius: 4,
  fontSize: 12.5,
  lineHeight: 1.6,
  fontWeight: 600,
} as const;

function TabLabel({ tab, valueCount, errors }: { tab: DetailTab; valueCount: number; errors: number }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, width: 1, textAlign: 'left' }}>
      <Box component="span" sx={{ flex: 1 }}>
        {translate(`editing.tab.${tab}`)}
      </Box>
      {errors > 0 && (
        <Box component="span" sx={{ ...bubble, color: 'error.contrastText', bgcolor: 'error.main' }}>
          <ErrorOutlineIcon titleAccess={translate('restrictions.problems', { count: errors })} sx={{ fontSize: 14 }} />
          {errors}
        </Box>
      )}
      {valueCount > 0 && (
        <Box
          component="span"
          sx={{ ...bubble, border: 1, borderColor: 'line', bgcolor: 'soft', color: 'text.primary' }}
          title={translate('restrictions.valueCount', { count: valueCount })}
        >
          {valueCount}
        </Box>
      )}
    </Box>
  );
}

/** What a detail says, by area. The list stands at the left, and above the fields on a narrow screen. */
export const DetailTabs = memo(function DetailTabs({ index }: { index: number }) {
  const translate = useTranslate();
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const tabOf = useTabOf();
  const { target } = useEditorShared();
  const { control } = useFormContext<RestrictionForm>();
  // Only what changes a count comes through: a letter typed in a text changes none.
  const valueCounts = useWatch({
    control,
    name: `details.${index}`,
    compute: (detail?: DetailForm) => countStated(detail ?? emptyDetail(), tabOf),
  });
  const { errors } = useFormState({ control, name: `details.${index}` });
  const paths = listErrors(errors)
    .map(({ path }) => path)
    .filter((path) => detailIndexOf(path) === index);
  const wrong = countErrors(paths, tabOf);

  const requested = detailIndexOf(target.path) === index ? tabOfField(target.path, tabOf) : null;
  const [chosen, setChosen] = useState<{ tab: DetailTab; visit: number }>(() => ({
    tab: requested ?? firstTab(valueCounts),
    visit: target.visit,
  }));
  // A link to a field wins over the tab that was chosen before it was followed.
  const tab = requested && target.visit > chosen.visit ? requested : chosen.tab;
  const idOf = (one: DetailTab): string => `detail-${index}-tab-${one}`;
  const panelId = `detail-${index}-panel`;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '13.5rem minmax(0, 1fr)' },
        border: 1,
        borderColor: 'line',
        borderRadius: 1,
      }}
    >
      <Tabs
        orientation={isWide ? 'vertical' : 'horizontal'}
        variant={isWide ? 'standard' : 'scrollable'}
        scrollButtons="auto"
        allowScrollButtonsMobile
        value={tab}
        onChange={(_, next: DetailTab) => setChosen({ tab: next, visit: target.visit })}
        aria-label={translate('editing.tabs', { number: index + 1 })}
        sx={{
          minWidth: 0,
          minHeight: 0,
          bgcolor: 'soft',
          ...(isWide ? { borderRight: 1 } : { borderBottom: 1 }),
          borderColor: 'line',
          '& .MuiTab-root': {
            minHeight: 40,
            maxWidth: 'none',
            py: 0.5,
            px: 1.5,
            alignItems: 'stretch',
            justifyContent: 'center',
            color: 'text.primary',
          },
          '& .Mui-selected': { fontWeight: 600, bgcolor: 'background.paper' },
        }}
      >
        {DETAIL_TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={idOf(one)}
            aria-controls={one === tab ? panelId : undefined}
            label={<TabLabel tab={one} valueCount={valueCounts[one]} errors={wrong[one]} />}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={idOf(tab)}
        tabIndex={-1}
        sx={{ p: { xs: 1.5, md: 2 }, minWidth: 0 }}
      >
        {tab === 'notes' ? (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
            <NoteFields index={index} />
            <PhaseFields index={index} />
          </Box>
        ) : (
          <ValueList key={tab} index={index} tab={tab} />
        )}
      </Box>
    </Box>
  );
});
