export const eventTexts = {
  'event.title.EARTHQUAKE': 'Séisme{hasSeverity, select, yes { de magnitude {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Cyclone tropical{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Inondation',
  'event.title.VOLCANO': 'Éruption volcanique{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Sécheresse',
  'event.title.WILDFIRE': 'Feu de forêt',
  'event.sample': 'Exemple : {title}',
  'rejection.tooManyPins': 'Il n’est pas possible d’épingler plus de {max} événements.',
} as const;
