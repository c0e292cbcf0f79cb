import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Seyahat bilgilendirmesinin kanıtı',
  'evidence.what':
    'Bu belge, bu seyahatin sayfasında hangi sürümde ne yazdığını, bununla ilgili hangi e-postaların ne zaman gönderildiğini gösterir. Hiçbir yolcunun adı geçmez.',
  'evidence.trip': 'Seyahat',
  'evidence.dates': 'Seyahat tarihleri',
  'evidence.nationalities': 'Uyruklar',
  'evidence.made': 'Düzenlendiği tarih',
  'evidence.invoice': 'Fatura için cümle',
  'evidence.invoiceText':
    '{destinations} seyahatine ({nationalities}) ilişkin pasaport ve vize koşulları ile sağlık formaliteleri hakkındaki bilgiler {day} tarihinde sunulmuştur (sürüm {version}) ve {end} tarihine kadar seyahatin sayfasında güncel tutulmaktadır.',
  'evidence.invoiceNone': 'Seyahatin sayfası henüz açılmadı. Faturanın atıfta bulunabileceği bir şey henüz yok.',
  'evidence.versions': 'Neler gösterildi',
  'evidence.contract': 'Sözleşmeden önce',
  'evidence.departure': 'Hareketten önce',
  'evidence.shown': 'İlk gösterim: {moment}, {language}, sürüm {version}',
  'evidence.same': 'Sayfa, sözleşmeden önce ve hareketten önce aynı bilgileri veriyordu.',
  'evidence.none': 'O zamana kadar sayfa açılmadı.',
  'evidence.records': 'Ne zaman ne oldu',
  'evidence.recordTrip': 'Seyahatin sayfası oluşturuldu',
  'evidence.recordPage': 'Sayfa bu sürümde ilk kez açıldı ({language}, sürüm {version})',
  'evidence.recordPdf': 'Sayfa bu sürümde ilk kez PDF olarak indirildi ({language}, sürüm {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {Değişikliklerle ilgili e-posta} other {Onay isteyen e-posta}} e-posta sunucusu tarafından kabul edildi ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {Değişikliklerle ilgili e-posta} other {Onay isteyen e-posta}} kabul edilmedi ({code})',
  'evidence.recordSubscribed': 'Bildirimler alıcı tarafından onaylandı',
  'evidence.recordUnsubscribed': 'Bildirimler alıcı tarafından sonlandırıldı',
  'evidence.mailed': 'E-postaların bildirdikleri',
  'evidence.nobody': 'Bağlantıya sahip olan herkes sayfayı açabilir. Kimin açtığı kaydedilmez.',
  'evidence.verify': 'Bu dosya nasıl doğrulanır',
  'evidence.verifyText':
    'Dosya imzalıdır ve her kayıt yalnızca büyüyebilen bir günlükte yer alır. Landfall’ın “npm run verify-evidence” komutu dosyayı bağlantı olmadan doğrular ve değişen her baytı bulur. Kayıtlar {file} adıyla eklidir.',
  'evidence.key': 'Günlüğün anahtarı',
  'evidence.state': 'Günlüğün durumu',
};
