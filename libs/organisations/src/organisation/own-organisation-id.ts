import { Fault } from '@landfall/kernel';
import { currentRequest } from '@landfall/platform';

/** The organisation of the viewer. Throws FORBIDDEN for who has none. */
export function ownOrganisationId(): string {
  const { viewer } = currentRequest();
  if (!viewer?.organisationId) throw new Fault('FORBIDDEN', 'fault.FORBIDDEN');
  return viewer.organisationId;
}
