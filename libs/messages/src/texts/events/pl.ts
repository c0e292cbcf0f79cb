export const eventTexts = {
  'event.title.EARTHQUAKE': 'Trzęsienie ziemi{hasSeverity, select, yes { o magnitudzie {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Cyklon tropikalny{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Powódź',
  'event.title.VOLCANO': 'Erupcja wulkanu{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Susza',
  'event.title.WILDFIRE': 'Pożar lasu',
  'event.sample': 'Przykład: {title}',
  'rejection.tooManyPins': 'Nie można przypiąć więcej wydarzeń niż {max}.',
} as const;
