import type { ReactNode } from 'react';
import { PermittedOnly } from '../ui/PermittedOnly.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { mapTexts } from './map-texts.js';

/** The frame of the screens around the map: for holders of a permission, with the texts that these screens share. */
export const MapScreen = ({ codename, children }: { codename: string; children: ReactNode }) => (
  <PermittedOnly codename={codename}>
    <ScreenTexts name="map" texts={mapTexts}>
      {children}
    </ScreenTexts>
  </PermittedOnly>
);
