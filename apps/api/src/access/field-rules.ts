import type { Viewer } from '@landfall/platform';

/** Who may use a field: everybody, whoever is logged in, content staff, or holders of a permission. */
export type FieldRule = 'public' | 'login' | 'staff' | { permission: string };

/**
 * One rule for every root field. A field that is missing here stops the api at start, so that nothing is open by accident.
 * Travellers and widget visitors use the public ones; there the secret of a link is the permission.
 */
export const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  'Query.whoAmI': 'public',
  'Query.tripPage': 'public',
  'Mutation.tokenAuth': 'public',
  'Mutation.subscribeTripUpdates': 'public',
  'Mutation.confirmTripSubscription': 'public',
  'Mutation.unsubscribeTripUpdates': 'public',
  'Mutation.markTripChangeRead': 'public',

  'Query.permissions': 'login',
  'Query.countries': 'login',
  'Query.country': 'login',
  'Query.countryGroups': 'login',
  'Query.detailCategories': 'login',
  'Query.detailTypes': 'login',
  'Query.detailGroups': 'login',
  'Query.entryRestriction': 'login',
  'Query.entryRestrictions': 'login',
  'Query.entryRestrictionWithParent': 'login',
  'Query.entryRestrictionAuthorities': 'login',
  'Query.organisation': 'login',
  'Query.lookupDestinations': 'login',
  'Query.lookupCountries': 'login',
  'Query.destinationDetail': 'login',
  'Query.myjourneys': { permission: 'a3m_core.DestinationManagerListMyJourney' },
  'Mutation.logout': 'login',
  'Mutation.createMyjourney': 'login',
  'Mutation.updateMyjourneyEmailNote': { permission: 'a3m_core.DestinationManagerListMyJourney' },
  'Mutation.createEntryRestriction': 'staff',
  'Mutation.updateEntryRestriction': 'staff',
};

/** Whether a viewer may use a field of this rule; `UNAUTHENTICATED` when logging in could help, `FORBIDDEN` when not. */
export function decideAccess(rule: FieldRule, viewer: Viewer | null): 'ALLOWED' | 'UNAUTHENTICATED' | 'FORBIDDEN' {
  if (rule === 'public') return 'ALLOWED';
  if (!viewer) return 'UNAUTHENTICATED';
  if (rule === 'login') return 'ALLOWED';
  const allowed = rule === 'staff' ? viewer.isStaff : viewer.permissions.includes(rule.permission);
  return allowed ? 'ALLOWED' : 'FORBIDDEN';
}
