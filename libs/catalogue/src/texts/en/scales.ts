export const scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Without restrictions',
  'scale.status.WITH_RESTRICTIONS': 'With restrictions',
  'scale.status.NOT_POSSIBLE': 'Not possible',
  'scale.status.NOT_IN_PORTFOLIO': 'Not offered',
  'scale.status.TRAVEL_WARNING': 'Travel warning',
  'scale.status.PARTIAL_WARNING': 'Partial travel warning',
  'scale.status.CONFLICTING': 'Conflicting information',
  'scale.status.UNKNOWN': 'Not stated',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Travel warning with exceptions',

  'scale.area.RISK_FREE': 'Not a risk area',
  'scale.area.RISK': 'Risk area',
  'scale.area.HIGH_RISK': 'High-risk area',
  'scale.area.VIRUS_VARIANT': 'Virus variant area',
  'scale.area.PARTIAL_RISK': 'Partly a risk area',
  'scale.area.PARTIAL_HIGH_RISK': 'Partly a high-risk area',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Partly a virus variant area',
  'scale.area.MIXED': 'Classified differently by region',
  'scale.area.CONFLICTING': 'Conflicting information',
  'scale.area.UNKNOWN': 'Not classified',

  'risk.UNKNOWN': 'Risk not stated',
  'risk.LEVEL1': 'Very low risk',
  'risk.LEVEL2': 'Low risk',
  'risk.LEVEL3': 'Elevated risk',
  'risk.LEVEL4': 'High risk',
  'risk.LEVEL5': 'Very high risk',

  'visaType.VISA': 'Visa',
  'visaType.E_VISA': 'E-visa',
  'visaType.TRANSIT_VISA': 'Transit visa',
  'visaType.ENTRY_PERMIT': 'Entry permit',

  'visaProcess.SELF_SERVICE': 'Apply yourself',
  'visaProcess.VISA_PROVIDER': 'Apply through a visa service',
};

/** The steps of the scales; the English texts set which keys every other language must have. */
export type Scales = Readonly<Record<keyof typeof scales, string>>;
