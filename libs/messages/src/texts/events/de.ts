export const eventTexts = {
  'event.title.EARTHQUAKE': 'Erdbeben{hasSeverity, select, yes { der Stärke {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Tropensturm{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Überschwemmung',
  'event.title.VOLCANO': 'Vulkanausbruch{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Dürre',
  'event.title.WILDFIRE': 'Waldbrand',
  'event.sample': 'Beispiel: {title}',
  'rejection.tooManyPins': 'Mehr als {max} Ereignisse können nicht angeheftet werden.',
} as const;
