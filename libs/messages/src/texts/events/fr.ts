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
  'page.events': 'Événements importants',
  'page.events.text':
    'Ce qui se passe dans les pays et pendant les jours de votre voyage, tel que la source le signale.',
  'page.events.since': 'Depuis le {day}',
  'page.events.on': 'Le {day}',
  'page.events.source': '{source}, situation au {day}',
  'page.events.gdacs': 'GDACS, © Union européenne',
  'page.events.sample': 'Données d’exemple',
} as const;
