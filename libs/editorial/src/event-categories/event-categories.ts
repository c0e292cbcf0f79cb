/** What an event at a destination can be about; its name is the message `eventCategory.<code>`. A code is never given another meaning. */
export const EVENT_CATEGORIES = [
  'NATURAL_DISASTER',
  'WEATHER',
  'SECURITY',
  'TERRORISM',
  'CRIME',
  'POLITICS',
  'DEMONSTRATION',
  'STRIKE',
  'TRANSPORT',
  'HEALTH',
  'ENVIRONMENT',
  'INFRASTRUCTURE',
  'ENTRY_RULES',
  'MAJOR_EVENT',
  'OTHER',
] as const;
