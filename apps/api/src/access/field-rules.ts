import type { Viewer } from '@landfall/platform';

/** Who may use a field: everybody, any logged-in user, content staff, or holders of a permission or of one of several. */
export type FieldRule = 'public' | 'login' | 'staff' | { permission: string | readonly string[] };

const MAP: FieldRule = { permission: 'a3m_core.DestinationManager' };
const COUNTRY_DATABASE: FieldRule = { permission: 'a3m_core.DestinationManagerCDB' };
/** The world map, and the risk matrix beside the country database. */
const WORLD: FieldRule = { permission: ['a3m_core.DestinationManager', 'a3m_core.DestinationManagerCDB'] };

/**
 * One access rule per root field; a missing rule fails the start of the api. Public fields serve travellers and widget
 * visitors, where the secret of a link is the permission.
 */
export const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  'Query.whoAmI': 'public',
  'Query.tripPage': 'public',
  'Mutation.tokenAuth': 'public',
  'Mutation.renewToken': 'public',
  // Also with a lapsed access token: the cookie names the session that ends.
  'Mutation.logout': 'public',
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
  'Query.entryRestrictionList': 'login',
  'Query.entryRestrictionWithParent': 'login',
  'Query.entryRestrictionAuthorities': 'login',
  'Query.authorityList': 'login',
  'Query.authority': 'login',
  'Query.entryRestrictionRevisions': 'login',
  'Query.entryRestrictionRevision': 'login',
  'Query.entryRestrictionEditors': 'staff',
  'Query.previewEntryRestriction': 'staff',
  'Query.previewEntryRestrictionCopy': 'staff',
  'Query.scheduledRevisionList': 'staff',
  'Query.scheduledRevision': 'staff',
  'Query.regressionCaseList': 'staff',
  'Query.regressionCase': 'staff',
  'Query.countryOverviewList': 'staff',
  'Query.reviewDueList': 'staff',
  'Query.comingEndList': 'staff',
  'Query.officialListResultList': 'staff',
  'Query.openConflicts': 'staff',
  'Query.touroperatorexternalrestrictioninfos': 'login',
  'Query.textsnippets': 'login',
  'Query.textSnippetList': 'login',
  'Query.textSnippet': 'login',
  'Query.newsTags': 'login',
  'Query.newsTagList': 'login',
  'Query.newsTag': 'login',
  'Query.externalInfoList': 'login',
  'Query.externalInfo': 'login',
  'Query.eventcategories': 'login',
  'Query.feedbackList': 'staff',
  'Query.feedback': 'staff',
  'Query.savedQueryList': 'login',
  'Query.savedQuery': 'login',
  'Query.translationProvider': 'login',
  'Query.importers': 'staff',
  'Query.importRun': 'staff',
  'Query.importRunList': 'staff',
  'Query.importScheduleList': 'staff',
  'Query.importSchedule': 'staff',
  'Query.mapCountries': MAP,
  'Query.mapWorldCountryStatus': WORLD,
  'Query.passportReach': MAP,
  'Query.mapCountryStatus': MAP,
  'Query.mapCountryRegionStatus': MAP,
  'Query.mapRegionStatus': MAP,
  'Query.mapCidmerDestinationContent': COUNTRY_DATABASE,
  'Query.organisation': 'login',
  'Query.lookupDestinations': 'login',
  'Query.lookupCountries': 'login',
  'Query.destinationDetail': 'login',
  'Query.cruiseDestinationDetail': 'login',
  'Query.shippingLines': 'login',
  'Query.ships': 'login',
  'Query.shipRoutes': 'login',
  'Query.routes': 'login',
  'Query.myjourneyAsOf': { permission: 'a3m_core.DestinationManagerListMyJourney' },
  'Query.myjourneyPageAsOf': { permission: 'a3m_core.DestinationManagerListMyJourney' },
  'Query.myjourneys': { permission: 'a3m_core.DestinationManagerListMyJourney' },
  'Mutation.createMyjourney': 'login',
  'Mutation.updateMyjourneyEmailNote': { permission: 'a3m_core.DestinationManagerListMyJourney' },
  'Mutation.createEntryRestriction': 'staff',
  'Mutation.updateEntryRestriction': 'staff',
  'Mutation.copyEntryRestriction': 'staff',
  'Mutation.restoreEntryRestriction': 'staff',
  'Mutation.checkEntryRestrictions': 'staff',
  'Mutation.confirmRevision': 'staff',
  'Mutation.rejectRevision': 'staff',
  'Mutation.withdrawRevision': 'staff',
  'Mutation.createRegressionCase': 'staff',
  'Mutation.updateRegressionCase': 'staff',
  'Mutation.deleteRegressionCase': 'staff',
  'Mutation.checkLinks': 'staff',
  'Mutation.createTextSnippet': 'staff',
  'Mutation.updateTextSnippet': 'staff',
  'Mutation.deleteTextSnippet': 'staff',
  'Mutation.createNewsTag': 'staff',
  'Mutation.updateNewsTag': 'staff',
  'Mutation.deleteNewsTag': 'staff',
  'Mutation.createAuthority': 'staff',
  'Mutation.updateAuthority': 'staff',
  'Mutation.deleteAuthority': 'staff',
  'Mutation.createTouroperatorExternalRestrictionInfo': 'staff',
  'Mutation.updateTouroperatorExternalRestrictionInfo': 'staff',
  'Mutation.deleteTouroperatorExternalRestrictionInfo': 'staff',
  'Mutation.createSavedQuery': 'login',
  'Mutation.deleteSavedQuery': 'login',
  'Mutation.sendEntryrestrictionFeedback': 'login',
  'Mutation.resolveEntryrestrictionFeedback': 'staff',
  'Mutation.translateText': 'staff',
  'Mutation.startImport': 'staff',
  'Mutation.applyImport': 'staff',
  'Mutation.cancelImport': 'staff',
  'Mutation.createImportSchedule': 'staff',
  'Mutation.updateImportSchedule': 'staff',
  'Mutation.deleteImportSchedule': 'staff',
};

/** Whether a viewer may use a field; `UNAUTHENTICATED` when a login could help, else `FORBIDDEN`. */
export function decideAccess(rule: FieldRule, viewer: Viewer | null): 'ALLOWED' | 'UNAUTHENTICATED' | 'FORBIDDEN' {
  if (rule === 'public') return 'ALLOWED';
  if (!viewer) return 'UNAUTHENTICATED';
  if (rule === 'login') return 'ALLOWED';
  const allowed =
    rule === 'staff' ? viewer.isStaff : [rule.permission].flat().some((one) => viewer.permissions.includes(one));
  return allowed ? 'ALLOWED' : 'FORBIDDEN';
}
