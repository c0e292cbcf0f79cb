import type { DocumentCheckTexts } from './document-check-texts.js';

export const documentCheckTexts: DocumentCheckTexts = {
  'page.check': 'Belgeniz yeterli mi?',
  'page.check.private': 'Girdikleriniz bu cihazda kalır ve hiçbir yere gönderilmez.',
  'page.check.open': 'Pasaport veya kimlik kartını kontrol et',
  'page.check.lines': 'Makinede okunur satırlar',
  'page.check.linesHint': 'Pasaport sayfasının altında veya kartın arkasında bulunan, <<< işaretli iki veya üç satır.',
  'page.check.read': 'Satırları oku',
  'page.check.unread': 'Bu satırlar okunamıyor. Eksiksiz olup olmadıklarını kontrol edin.',
  'page.check.wrongDigits': 'Bir kontrol basamağı yanlış. Satırları karakter karakter kontrol edin.',
  'page.check.kind': 'Belge',
  'page.check.PASSPORT': 'Pasaport',
  'page.check.ID': 'Kimlik kartı',
  'page.check.nationality': 'Uyruk',
  'page.check.expires': 'Geçerlilik sonu',
  'page.check.issued': 'Düzenlenme tarihi',
  'page.check.add': 'Ekle',
  'page.check.missing': 'Belgenin ne zamana kadar geçerli olduğunu girin.',
  'page.check.remove': 'Kaldır',
  'page.check.document': '{kind} ({nationality}), geçerlilik sonu {day}',
  'page.check.ok': 'Yeterli.',
  'page.check.notAccepted': 'Bu belge burada yeterli değil.',
  'page.check.notStated': 'Yeterince uzun süre geçerli. Bu belgenin yeterli olup olmadığı belirtilmemiş.',
  'page.check.otherNationality': 'Bu sayfada bu uyruk için bilgi yok.',
  'page.check.tooShort': 'Yeterli değil: en az {day} tarihine kadar geçerli olmalı.',
  'page.check.tooOld': 'Yeterli değil: {day} tarihinde veya daha sonra düzenlenmiş olmalıdır.',
  'page.check.mayBeTooOld':
    '{day} tarihinde veya daha sonra düzenlendiyse kesinlikle yeterlidir; aksi hâlde giriş gününe bağlıdır.',
  'page.check.issueMissing':
    'Yeterince uzun süre geçerli. Ayrıca {day} tarihinde veya daha sonra düzenlenmiş olmalıdır: düzenlenme tarihini girin.',
  'page.check.endsOnTrip':
    'Seyahatin sonu olan {day} tarihinden önce süresi doluyor. Ne kadar geçerli olması gerektiği belirtilmemiş.',
  'page.check.best': 'Burada gösterin: {document}',
  'page.check.visaFree': 'Vize gerekmez.',
  'page.check.most': 'En fazla dört belge kontrol edilebilir.',
};
