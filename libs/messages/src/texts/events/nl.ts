export const eventTexts = {
  'event.title.EARTHQUAKE': 'Aardbeving{hasSeverity, select, yes { met een kracht van {severity}} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Tropische storm{hasName, select, yes { {name}} other {}}',
  'event.title.FLOOD': 'Overstroming',
  'event.title.VOLCANO': 'Vulkaanuitbarsting{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Droogte',
  'event.title.WILDFIRE': 'Natuurbrand',
  'event.sample': 'Voorbeeld: {title}',
  'rejection.tooManyPins': 'Er kunnen niet meer dan {max} gebeurtenissen worden vastgezet.',
} as const;
