import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Bu cihazda bildirimler',
  'page.push.what':
    'Seyahatinize ilişkin bir kural değiştiğinde bu cihaz, seyahatin hiçbir ayrıntısını içermeyen kısa bir bildirim gösterir. Bildirimler seyahatinizle birlikte sona erer.',
  'page.push.start': 'Bu cihazda bildirim al',
  'page.push.stop': 'Bu cihazda kapat',
  'page.push.on': 'Açık: Bu cihaz değişiklikleri size bildirir.',
  'page.push.off': 'Bu cihazda bildirimler kapalı.',
  'page.push.blocked':
    'Tarayıcınız bu sayfanın bildirimlerini engelliyor. Tarayıcının ayarlarından izin verebilirsiniz.',
  'page.push.failed': 'İşlem başarısız oldu. Lütfen daha sonra yeniden deneyin.',
  'push.changed': 'Seyahatinize ilişkin kurallar değişti',
  'rejection.pushService': 'Bu tarayıcının bildirim hizmeti desteklenmiyor.',
  'rejection.deviceLimit': 'Bu sayfa zaten {max} cihaza bildirim gönderiyor. Lütfen önce birinde bildirimleri kapatın.',
  'evidence.recordPushTaken': 'İçeriksiz bildirim, bir cihazın bildirim hizmeti tarafından kabul edildi ({language})',
  'evidence.recordPushFailed': 'Bir cihaza yönelik bildirim kabul edilmedi ({code})',
  'evidence.recordDeviceAdded': 'Bir cihazda bildirimler açıldı',
  'evidence.recordDeviceRemoved': 'Bir cihazda bildirimler kapatıldı',
};
