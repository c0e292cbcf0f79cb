/** Where a detail type belongs (spec: catalogue, section 3). Colours come from the design tokens of the console. */
export interface DetailCategory {
  key: string;
  parent: string | null;
  backgroundColor: string;
  textColor: string;
  allowCopyFromBusiness: boolean;
}

const INK = '#16202b';
const category = (
  key: string,
  parent: string | null = null,
  backgroundColor = '#e3edf5',
  allowCopyFromBusiness = true,
): DetailCategory => ({
  key,
  parent,
  backgroundColor,
  textColor: INK,
  allowCopyFromBusiness,
});

export const DETAIL_CATEGORIES = [
  category('EntryRequirements', null, '#e8f0fb'),
  category('EntryTestsPcr', 'EntryRequirements', '#e8f0fb'),
  category('EntryTestsQuick', 'EntryRequirements', '#e8f0fb'),
  category('EntryTestsTma', 'EntryRequirements', '#e8f0fb'),
  category('EntryTestsLamp', 'EntryRequirements', '#e8f0fb'),
  category('EntryOthers', 'EntryRequirements', '#e8f0fb'),
  category('EntryVaccinations', 'EntryRequirements', '#e8f0fb'),
  category('EntryPartialVaccinations', 'EntryRequirements', '#e8f0fb'),
  category('EntryRecovered', 'EntryRequirements', '#e8f0fb'),
  category('ConditionsOnSite', null, '#eef0f2'),
  category('EasedRestrictions', null, '#eef0f2'),
  category('DepartureRegulations', null, '#eef0f2'),
  category('ReentryRegulations', null, '#f3f6f9'),
  category('ReentryRki', 'ReentryRegulations', '#f3f6f9'),
  category('ReentryTestsBefore', 'ReentryRegulations', '#f3f6f9'),
  category('ReentryTestsAfter', 'ReentryRegulations', '#f3f6f9'),
  category('ReentryQuarantine', 'ReentryRegulations', '#f3f6f9'),
  category('ReentryVaccinations', 'ReentryRegulations', '#f3f6f9'),
  category('ReentryPartialVaccinations', 'ReentryRegulations', '#f3f6f9'),
  category('ReentryRecovered', 'ReentryRegulations', '#f3f6f9'),
  category('IncidenceStatistic', null, '#eef0f2', false),
  category('HealthInformation', null, '#fdecea'),
  category('Passport', null, '#fff6d6'),
  category('TemporaryPassport', null, '#fff6d6'),
  category('ID', null, '#fff6d6'),
  category('TemporaryID', null, '#fff6d6'),
  category('ChildrenPassport', null, '#fff6d6', false),
  category('General', null, '#fff6d6'),
  category('ErVisaRequirement', null, '#f5ecfc'),
  category('ErCompulsoryHealthInsurance', null, '#fdecea'),
  category('ErEntry', null, '#e8f0fb'),
  category('ErExit', null, '#e8f0fb'),
  category('ErDualNationals', null, '#e8f0fb'),
  category('ErRegulationsForMinors', null, '#e8f0fb', false),
  category('Monkeypox', null, '#eef0f2'),
  category('MoreAboutDestination', null, '#eef0f2'),
] as const satisfies readonly DetailCategory[];
