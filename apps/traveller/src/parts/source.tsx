import type { ReactNode } from 'react';
import { webLink } from '../model/safe-links.js';

interface SourceProps {
  sourceUri: string | null;
  authority: string | null;
}

/** Who states a rule, with a link where there is one. */
export function Source({ sourceUri, authority }: SourceProps): ReactNode {
  const link = webLink(sourceUri);
  if (!link) return authority;
  return (
    <a href={link.href} rel="noreferrer noopener">
      {authority ?? link.site}
    </a>
  );
}
