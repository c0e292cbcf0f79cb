import { Button } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { CopySource, Restriction } from '../../gen/graphql.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { CopyDialog } from './CopyDialog.js';

/** A country has no parent; regions and airports have the country's rules, or the region's. */
export function CopyButtons({ saved, onTaken }: { saved: Restriction | null; onTaken: () => void }) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const level = useWatch({ control, name: 'level' });
  const [from, setFrom] = useState<CopySource | null>(null);
  const sources: readonly CopySource[] = level === 'COUNTRY' ? ['BUSINESS'] : ['BUSINESS', 'PARENT'];
  return (
    <>
      {sources.map((source) => (
        <Button key={source} size="small" aria-haspopup="dialog" onClick={() => setFrom(source)}>
          {translate(`editing.copy.button.${source}`)}
        </Button>
      ))}
      {from && <CopyDialog from={from} saved={saved} onClose={() => setFrom(null)} onTaken={onTaken} />}
    </>
  );
}
