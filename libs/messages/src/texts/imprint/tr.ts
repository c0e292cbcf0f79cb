import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Veri kaynakları ve lisanslar',
  'imprint.text':
    'Burada belirtilen veriler başka kaynaklardan gelir ve bu kaynakların lisansları kapsamında kullanılır.',
  'imprint.airports': 'Havalimanları',
  'imprint.airportsChanged':
    'Değişiklikler: yalnızca IATA kodu olan havalimanları, eklenen bölgeler, düzeltilen bazı bilgiler.',
  'imprint.countries': 'Ülkelerin adları, dilleri ve para birimleri',
  'imprint.callingCodes': 'Telefon ülke kodları',
  'imprint.capitals': 'Başkentler',
  'imprint.regions': 'Bölgeler',
  'imprint.map': 'Ülkelerin sınır çizgileri',
  'imprint.timeZones': 'Saat dilimleri',
  'imprint.advice': 'Seyahat uyarılarının düzeyleri',
  'imprint.after': 'Kaynak: {name}',
  'imprint.licence': 'Lisans: {name}',
  'imprint.publicDomain': 'Kamu malı',
};
