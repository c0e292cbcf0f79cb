export const eventTexts = {
  'event.title.EARTHQUAKE': 'Jordskælv{hasSeverity, select, yes { med styrken {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Tropisk storm{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Oversvømmelse',
  'event.title.VOLCANO': 'Vulkanudbrud{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Tørke',
  'event.title.WILDFIRE': 'Skovbrand',
  'event.sample': 'Eksempel: {title}',
  'rejection.tooManyPins': 'Der kan ikke fastgøres mere end {max} begivenheder.',
} as const;
