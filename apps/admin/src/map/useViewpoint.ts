import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { withParts } from './addresses.js';
import type { Viewpoint } from './useWorld.js';

const HOME = 'DE';
const codeOf = (text: string | null): string | null => (text && /^[A-Z]{2}$/.test(text) ? text : null);

/** From where the map is looked at: as the address says, else as the organisation has it. */
export function useViewpoint(): { viewpoint: Viewpoint; change: (next: Partial<Viewpoint>) => void } {
  const [query, setQuery] = useSearchParams();
  const organisation = useCurrentUser()?.organisation;
  const viewpoint: Viewpoint = {
    citizenshipId: codeOf(query.get('nat')) ?? organisation?.defaultNationality?.iso2 ?? HOME,
    departureId: codeOf(query.get('from')) ?? organisation?.defaultDeparture?.iso2 ?? HOME,
  };
  const change = (next: Partial<Viewpoint>): void => {
    const { citizenshipId, departureId } = { ...viewpoint, ...next };
    setQuery(withParts({ nat: citizenshipId, from: departureId }), { replace: true });
  };
  return { viewpoint, change };
}
