export const eventTexts = {
  'event.title.EARTHQUAKE': 'Terremoto{hasSeverity, select, yes { di magnitudo {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Ciclone tropicale{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Alluvione',
  'event.title.VOLCANO': 'Eruzione vulcanica{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Siccità',
  'event.title.WILDFIRE': 'Incendio boschivo',
  'event.sample': 'Esempio: {title}',
  'rejection.tooManyPins': 'Non si possono fissare più di {max} eventi.',
} as const;
