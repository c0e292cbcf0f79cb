import { Fault } from '@landfall/kernel';
import { currentRequest, type Viewer } from '@landfall/platform';

/** The viewer, when he belongs to an organisation; trip pages always belong to one. Throws FORBIDDEN otherwise. */
export function viewerWithOrganisation(): Viewer & { organisationId: string } {
  const { viewer } = currentRequest();
  if (!viewer?.organisationId) throw new Fault('FORBIDDEN', 'fault.FORBIDDEN');
  return { ...viewer, organisationId: viewer.organisationId };
}
