import { imageUrl } from '@landfall/media/image-url';
import type { Organisation } from '@landfall/organisations/organisation';
import type { OrganisationView } from '../../trip-page-view.js';

/** What a traveller may see of an organisation. */
export const toOrganisationView = (o: Organisation): OrganisationView => ({
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
});
