export const eventTexts = {
  'event.title.EARTHQUAKE': 'Sismo{hasSeverity, select, yes { de magnitude {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Ciclone tropical{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Inundação',
  'event.title.VOLCANO': 'Erupção vulcânica{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Seca',
  'event.title.WILDFIRE': 'Incêndio florestal',
  'event.sample': 'Exemplo: {title}',
  'rejection.tooManyPins': 'Não é possível afixar mais de {max} eventos.',
} as const;
