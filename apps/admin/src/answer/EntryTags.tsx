import { useTranslate } from 'react-admin';
import type { DetailEntry } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';

/** How certain something is, where it is not simply stated by an editor. */
export function EntryTags({ of: { state, provenance } }: { of: Pick<DetailEntry, 'state' | 'provenance'> }) {
  const translate = useTranslate();
  return (
    <>
      {state === 'DEPENDS' && <Tag tone="YELLOW">{translate('answer.depends')}</Tag>}
      {state === 'CONFLICTING' && <Tag tone="PURPLE">{translate('answer.conflicting')}</Tag>}
      {provenance === 'IMPORTED' && state !== 'CONFLICTING' && (
        <Tag tone="YELLOW">{translate('answer.unverified')}</Tag>
      )}
    </>
  );
}
