import type { ReactNode } from 'react';
import { PermittedOnly } from '../ui/PermittedOnly.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { eventsTexts } from './events-texts.js';

/** The frame of the list and the map of events: for holders of the permission, with the texts that both share. */
export const EventsScreen = ({ children }: { children: ReactNode }) => (
  <PermittedOnly codename="DestinationManagerEvents">
    <ScreenTexts name="events" texts={eventsTexts}>
      {children}
    </ScreenTexts>
  </PermittedOnly>
);
