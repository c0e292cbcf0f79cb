export const eventTexts = {
  'event.title.EARTHQUAKE': 'Zemětřesení{hasSeverity, select, yes { o síle {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Tropická cyklóna{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Povodeň',
  'event.title.VOLCANO': 'Sopečná erupce{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Sucho',
  'event.title.WILDFIRE': 'Lesní požár',
  'event.sample': 'Příklad: {title}',
  'rejection.tooManyPins': 'Více než {max} událostí připnout nelze.',
} as const;
