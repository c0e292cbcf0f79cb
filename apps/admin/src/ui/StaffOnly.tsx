import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EditorTexts } from './EditorTexts.js';
import { RightsGate } from './RightsGate.js';
import { ScreenHeading } from './ScreenHeading.js';

/** Spares everyone else a screen that the server would reject anyway. `title` is the heading of the screen that is not shown. */
export function StaffOnly({ children, title }: { children: ReactNode; title?: string }) {
  const translate = useTranslate();
  const heading = title ?? translate('resources.entryrestrictions.title');
  return (
    <RightsGate isOpen={({ isStaff }) => isStaff} heading={<ScreenHeading text={heading} />}>
      <EditorTexts heading={heading}>{children}</EditorTexts>
    </RightsGate>
  );
}
