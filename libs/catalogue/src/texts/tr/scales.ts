import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Kısıtlamasız',
  'scale.status.WITH_RESTRICTIONS': 'Kısıtlamalı',
  'scale.status.NOT_POSSIBLE': 'Mümkün değil',
  'scale.status.NOT_IN_PORTFOLIO': 'Sunulmuyor',
  'scale.status.TRAVEL_WARNING': 'Seyahat uyarısı',
  'scale.status.PARTIAL_WARNING': 'Kısmi seyahat uyarısı',
  'scale.status.CONFLICTING': 'Çelişkili bilgiler',
  'scale.status.UNKNOWN': 'Belirtilmemiş',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'İstisnaları olan seyahat uyarısı',

  'scale.area.RISK_FREE': 'Riskli bölge değil',
  'scale.area.RISK': 'Riskli bölge',
  'scale.area.HIGH_RISK': 'Yüksek riskli bölge',
  'scale.area.VIRUS_VARIANT': 'Virüs varyantı bölgesi',
  'scale.area.PARTIAL_RISK': 'Kısmen riskli bölge',
  'scale.area.PARTIAL_HIGH_RISK': 'Kısmen yüksek riskli bölge',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Kısmen virüs varyantı bölgesi',
  'scale.area.MIXED': 'Bölgelere göre farklı sınıflandırma',
  'scale.area.CONFLICTING': 'Çelişkili bilgiler',
  'scale.area.UNKNOWN': 'Sınıflandırılmamış',

  'risk.UNKNOWN': 'Risk belirtilmemiş',
  'risk.LEVEL1': 'Çok düşük risk',
  'risk.LEVEL2': 'Düşük risk',
  'risk.LEVEL3': 'Artmış risk',
  'risk.LEVEL4': 'Yüksek risk',
  'risk.LEVEL5': 'Çok yüksek risk',

  'visaType.VISA': 'Vize',
  'visaType.E_VISA': 'E-vize',
  'visaType.TRANSIT_VISA': 'Transit vize',
  'visaType.ENTRY_PERMIT': 'Seyahat izni',

  'visaProcess.SELF_SERVICE': 'Bireysel başvuru',
  'visaProcess.VISA_PROVIDER': 'Vize hizmet sağlayıcısı aracılığıyla başvuru',
};
