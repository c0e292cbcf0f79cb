import type { Presented } from '@landfall/platform';
import type { Organisation } from './organisation.entity.js';

const ALL_SECTIONS = {
  worthKnowing: true,
  caseOfEmergency: true,
  onSiteRepresentatives: true,
  traffic: true,
  money: true,
  criminalLaws: true,
  medicalCare: true,
  infrastructure: true,
  dmresultVisaProviders: true,
  visaProviders: true,
};

/** Fields of the contract that nothing fills yet. */
const UNFILLED = {
  cdbAccessKey: null,
  dvkgUrl: null,
  facebook: null,
  instagram: null,
  linkedin: null,
  logo: null,
  logoHeight: null,
  logoWidth: null,
  twitter: null,
  whatsapp: null,
  widgetCode: null,
  xing: null,
  youtube: null,
};

/** An organisation as the API answers it. To travellers (`public`) its internal code is not shown. */
export function presentOrganisation(o: Organisation, audience: 'own' | 'public'): Presented<'Organisation'> {
  return {
    ...UNFILLED,
    ...o,
    idCode: audience === 'own' ? o.idCode : null,
    name: audience === 'own' ? o.name : (o.publicName ?? o.name),
    defaultDeparture: o.defaultDeparture ? { id: o.defaultDeparture } : null,
    defaultNationality: o.defaultNationality ? { id: o.defaultNationality } : null,
    mytripSections: ALL_SECTIONS,
    mycruiseSections: ALL_SECTIONS,
  };
}
