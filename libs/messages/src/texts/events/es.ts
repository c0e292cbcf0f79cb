export const eventTexts = {
  'event.title.EARTHQUAKE': 'Terremoto{hasSeverity, select, yes { de magnitud {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Ciclón tropical{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Inundación',
  'event.title.VOLCANO': 'Erupción volcánica{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Sequía',
  'event.title.WILDFIRE': 'Incendio forestal',
  'event.sample': 'Ejemplo: {title}',
  'rejection.tooManyPins': 'No se pueden fijar más de {max} eventos.',
} as const;
