export const eventTexts = {
  'event.title.EARTHQUAKE': 'Earthquake{hasSeverity, select, yes { of magnitude {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Tropical cyclone{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Flood',
  'event.title.VOLCANO': 'Volcanic eruption{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Drought',
  'event.title.WILDFIRE': 'Wildfire',
  'event.sample': 'Sample: {title}',
  'rejection.tooManyPins': 'No more than {max} events can be pinned.',
} as const;
