export const eventTexts = {
  'event.title.EARTHQUAKE': 'Deprem{hasSeverity, select, yes { (büyüklük: {severity})} other {}}',
  'event.title.TSUNAMI': 'Tsunami',
  'event.title.CYCLONE': 'Tropikal siklon{hasName, select, yes { ({name})} other {}}',
  'event.title.FLOOD': 'Sel',
  'event.title.VOLCANO': 'Yanardağ patlaması{hasName, select, yes { ({name})} other {}}',
  'event.title.DROUGHT': 'Kuraklık',
  'event.title.WILDFIRE': 'Orman yangını',
  'event.sample': 'Örnek: {title}',
  'rejection.tooManyPins': '{max} adetten fazla olay sabitlenemez.',
} as const;
