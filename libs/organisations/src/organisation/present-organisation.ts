import { imageUrl } from '@landfall/media/image-url';
import type { Presented } from '@landfall/platform';
import type { Organisation } from './organisation.entity.js';
import { visibilityOf } from './sections.js';

/** Fields of the contract that nothing fills yet. */
const UNFILLED = { cdbAccessKey: null };

/** An organisation as the API answers it. To travellers (`public`) its internal code is not shown. */
export function presentOrganisation(o: Organisation, audience: 'own' | 'public'): Presented<'Organisation'> {
  return {
    ...UNFILLED,
    ...o,
    idCode: audience === 'own' ? o.idCode : null,
    name: audience === 'own' ? o.name : (o.publicName ?? o.name),
    logo: o.logoId ? imageUrl(o.logoId) : null,
    defaultDeparture: o.defaultDeparture ? { id: o.defaultDeparture } : null,
    defaultNationality: o.defaultNationality ? { id: o.defaultNationality } : null,
    mytripSections: visibilityOf(o.mytripHidden),
    mycruiseSections: visibilityOf(o.mycruiseHidden),
  };
}
