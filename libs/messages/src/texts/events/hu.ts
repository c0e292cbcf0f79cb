export const eventTexts = {
  'event.title.EARTHQUAKE': 'Földrengés{hasSeverity, select, yes {, erőssége: {severity}} other {}}',
  'event.title.TSUNAMI': 'Szökőár',
  'event.title.CYCLONE': 'Trópusi ciklon{hasName, select, yes { ({name})} other {}}',
  'event.title.FLOOD': 'Árvíz',
  'event.title.VOLCANO': 'Vulkánkitörés{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Aszály',
  'event.title.WILDFIRE': 'Erdőtűz',
  'event.sample': 'Példa: {title}',
  'rejection.tooManyPins': 'Legfeljebb {max} esemény tűzhető ki.',
} as const;
