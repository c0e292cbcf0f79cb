import { imageUrl } from '@landfall/media/image-url';
import type { Organisation } from '@landfall/organisations/organisation';
import { hiddenGroups } from '@landfall/organisations/sections';
import type { OrganisationView } from '../../trip-page-view.js';

/** What a traveller may see of an organisation. `restrictionType`: of the trip; null: no trip is shown. */
export const toOrganisationView = (o: Organisation, restrictionType: string | null = null): OrganisationView => ({
  name: o.publicName ?? o.name,
  phone: o.phone,
  email: o.email,
  website: o.website,
  street: o.street,
  zipCode: o.zipCode,
  city: o.city,
  logo:
    o.logoId && o.logoWidth && o.logoHeight
      ? { src: imageUrl(o.logoId), width: o.logoWidth, height: o.logoHeight }
      : null,
  visaService:
    restrictionType !== null && o.visaServiceEnabled && !hiddenGroups(o, restrictionType).includes('visaProviders')
      ? { name: o.visaServiceName ?? o.publicName ?? o.name, href: o.visaServiceUrl }
      : null,
});
