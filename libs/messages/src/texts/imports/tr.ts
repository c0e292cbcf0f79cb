import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Pasaporta ve varış noktasına göre vize matrisi',
  'import.title.advisory-de': 'Almanya’nın seyahat tavsiyeleri (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Birleşik Krallık’ın seyahat tavsiyeleri (FCDO)',
  'import.title.advisory-us': 'Amerika Birleşik Devletleri’nin seyahat tavsiyeleri (Department of State)',
  'import.title.advisory-ca': 'Kanada’nın seyahat tavsiyeleri (Global Affairs Canada)',
  'import.title.advisory-au': 'Avustralya’nın seyahat tavsiyeleri (Smartraveller)',
  'import.title.country-facts': 'Ülke bilgileri',
  'import.title.airports': 'Havalimanları',
  'import.title.regions': 'Ülkelerin bölgeleri',
  'import.title.region-outlines': 'Bölge sınırları',

  'advisory.authority.de': 'Almanya Dışişleri Bakanlığı',
  'advisory.authority.uk': 'Birleşik Krallık Dışişleri Bakanlığı',
  'advisory.authority.us': 'ABD Dışişleri Bakanlığı',
  'advisory.authority.ca': 'Kanada Dışişleri Bakanlığı',
  'advisory.authority.au': 'Avustralya Dışişleri ve Ticaret Bakanlığı',
  'advisory.note':
    '{authority}, kendi vatandaşlarına yönelik tavsiye ({date} itibarıyla): {measure, select, NORMAL {olağan önlemler alınmalıdır} CAUTION {daha dikkatli olunmalıdır} RECONSIDER {seyahatin gerekli olup olmadığı yeniden düşünülmelidir} ESSENTIAL {zorunlu olmayan seyahatlerden kaçınılmalıdır} AVOID {seyahat edilmemelidir} PARTS {ülkenin bazı bölgelerine seyahatten kaçınılmalıdır} WARNING {seyahat uyarısı yürürlüktedir} PARTIAL {ülkenin bazı bölgeleri için seyahat uyarısı yürürlüktedir} NONE {yürürlükte seyahat uyarısı yoktur} other {lütfen seyahat tavsiyelerini okuyun}}.{hasHeadline, select, yes { Özgün metinde: “{headline}”} other {}}',

  'import.problem.empty': 'Yanıt boş. Kaynak kapatılmış veya arızalı olabilir.',
  'import.problem.webPage': 'Veri yerine bir web sayfası geldi.',
  'import.problem.notJson': 'Dosya eksiksiz bir JSON değil; kesilmiş olabilir.',
  'import.problem.notFeed': 'Dosya eksiksiz bir RSS beslemesi değil; kesilmiş olabilir.',
  'import.problem.notCsv': 'Tablo {line}. satırdan itibaren okunamıyor.',
  'import.problem.missingColumn': 'Eksik sütunlar: {columns}.',
  'import.problem.wrongShape': 'Dosya bu kaynağın biçiminde değil.',
  'import.problem.noDate':
    'Verilerin hangi güne ait olduğu bilinmiyor. Lütfen günü belirtin; dosya adında yer almıyor: {file}.',
  'import.problem.tooFew': 'Dosyada beklenen en az {least} kayıttan yalnızca {count} tanesi var; kesilmiş olabilir.',
  'import.problem.tooMuchChange':
    'Dosya, kayıtlı {total} kaydın {count} tanesini, yani üçte birinden fazlasını değiştirir veya kaldırır. Lütfen dosyanın doğru olup olmadığını denetleyin.',
  'import.problem.missingKept': 'Dosyada artık bulunmayan kayıtlar olduğu gibi kalıyor. Sayısı: {count}.',
  'import.problem.unknownCountry': 'Bu ada veya koda sahip bir ülke bilinmediği için atlandı: {name}.',
  'import.problem.unknownRegion': '{country} içinde bu ada veya koda sahip bir bölge bilinmediği için atlandı: {name}.',
  'import.problem.severalEntries': 'Aynı ülke ({country}) için birden fazla kayıt var; en katı olanı geçerlidir.',
  'import.problem.badValue': '{where}: “{value}” değeri {field} alanına uymuyor.',
  'import.problem.unknownLevel': '{country}: “{value}” düzeyi bilinmiyor ve atlandı.',
  'import.problem.withdrawn': '{country}: tavsiye geri çekildiği için atlandı.',
  'import.problem.newerAdvice':
    '{country}: kayıtlı olandan daha yeni bir tavsiye var. Lütfen bu ülkenin verilerini ayrıca içe aktarın.',
  'import.problem.dateToCome': 'Verilerin tarihi gelecekte ({date}). Lütfen tarihi denetleyin.',
  'import.problem.entryToCome': '{country}: tarihi ({date}) gelecekte olduğu için atlandı.',
  'import.problem.olderKept':
    '{country}: kayıtlı bilgi ({stored}) dosyadakinden ({date}) daha yeni; olduğu gibi kalıyor.',
  'import.problem.olderFile':
    'Dosya ({date}) kayıtlı verilerden ({stored}) daha eski ve onları değiştirirdi. Lütfen daha yeni bir dosya kullanın.',
  'import.problem.tooManyLifted':
    'Dosya, kayıtlı {total} uyarının {count} tanesini, yani üçte birinden fazlasını kaldırırdı. Lütfen dosyanın doğru olup olmadığını denetleyin.',
  'import.problem.occursTwice': 'Bir kayıt iki kez geçiyor: {id}.',
  'import.problem.at': '{line}. satır{hasColumn, select, yes {, {column}. sütun} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'buradan itibaren JSON okunamıyor; dosya kesilmiş olabilir.',
  'import.problem.keyTwice': '{key} anahtarı {line}. satırda zaten var.',
  'import.problem.header': 'başlık satırı {expected} olmalı, {found} değil.',
  'import.problem.emptyLine': 'satır boş.',
  'import.problem.fieldCount': '{expected} yerine {count, plural, one {# alan} other {# alan}} var.',
  'import.problem.unknownPassport': 'bilinmeyen pasaport {value}; iki harfli bir ISO ülke kodu gerekli.',
  'import.problem.unknownDestination': 'bilinmeyen varış yeri {value}; iki harfli bir ISO ülke kodu gerekli.',
  'import.problem.unknownRequirement': 'bilinmeyen koşul {value}.',
  'import.problem.badDays': 'gün sayısı 1 ile {max} arasında bir tam sayı olmalı, {days} değil.',
  'import.problem.statedTwice':
    '{pair} zaten {line}. satırda{hasColumn, select, yes {, {column}. sütunda} other {}}{entry} belirtilmiş.',
  'import.problem.ownCountryMark': '{pair}, pasaportun kendi ülkesi olarak işaretlenmiş.',
  'import.problem.byPassport': 'burada pasaportları içeren bir nesne olmalı.',
  'import.problem.byDestination': 'burada varış yerlerini içeren bir nesne olmalı.',
  'import.problem.statusAndDays': 'burada “status” ve “days” içeren bir nesne olmalı.',
  'import.problem.unknownField': '{field} alanı bilinmiyor.',
  'import.problem.statusText': '“status” bir metin olmalı.',
  'import.problem.daysNumber': '“days” bir sayı olmalı.',
  'import.problem.noCells': 'Dosya hiçbir ülke çifti hakkında bilgi içermiyor.',
  'import.problem.rulesRejected': '{country}: dosyada belirtilenler kaydedilemiyor. Hiçbir şey değiştirilmedi.',
  'import.problem.noTimeZone': 'Saat dilimi bilinmediği için atlandı: {id}.',
  'import.problem.placeInUse': 'Kurallar veya seyahatler bu yeri kullandığı için kaldırılmadı: {id}.',
  'import.problem.notUtf8': 'Dosya UTF-8 metin değil.',
  'import.problem.tooLarge': 'Yanıt, {max} MB sınırını aşıyor.',
  'import.problem.noAddress': 'Adres kullanılamıyor.',
  'import.problem.unknownHost': 'Adresin sunucusu bulunamadı.',
  'import.problem.notPublic': 'Adres herkese açık internette değil; bu nedenle okunmadı.',
  'import.problem.timeout': 'Sunucu zamanında tam olarak yanıt vermedi.',
  'import.problem.noAnswer': 'Sunucuya ulaşılamadı.',
  'import.problem.httpStatus': 'Sunucu bir hatayla yanıt verdi: {status}.',
  'import.problem.redirected': 'Adres başka bir adrese yönlendiriyor; bu adrese gidilmedi: {location}.',
  'import.problem.storedMeanwhile':
    'Tam o anda başka biri aynı verileri değiştirdi. Hiçbir şey değiştirilmedi; lütfen içe aktarmayı yeniden başlatın.',
  'import.problem.internal':
    'İçe aktarma dâhilî bir hata nedeniyle başarısız oldu. Hiçbir şey değiştirilmedi. Hatayı bildirirken lütfen bu numarayı belirtin: {id}.',
  'import.problem.interrupted':
    'İçe aktarma birkaç kez kesintiye uğradı ve durduruldu. Hiçbir şey değiştirilmedi. Lütfen yeniden başlatın.',

  'rejection.importFileGone': 'Yüklenen dosya artık mevcut değil. Lütfen yeniden yükleyin.',
  'rejection.importNotRunning': 'Bu içe aktarma çalışmıyor ve iptal edilemez.',
  'rejection.unknownImporter': 'Böyle bir içe aktarıcı yok: {name}.',
  'rejection.fileTooLarge': 'Dosya, {max} MB sınırını aşıyor.',
  'rejection.noImage': 'Dosya okunabilir bir JPG veya PNG görseli değil.',
  'rejection.passwordTooLong': 'Parola çok uzun.',
  'rejection.passwordCommon': 'Bu parola çok yaygın. Lütfen başka bir parola seçin.',
  'rejection.passwordContainsName': 'Parola adınızı veya kuruluşun adını içermemelidir.',
  'rejection.passwordWrong': 'Mevcut parola yanlış.',
  'rejection.passwordChangeOff': 'Parola değiştirme özelliği kapalı.',
  'rejection.importNotOpen':
    'Bu içe aktarma artık uygulanamaz: zaten uygulandı veya reddedildi ya da yerini daha yenisi aldı.',
  'rejection.importMovedOn':
    'Kayıtlı veriler karşılaştırmadan sonra değişti. Karşılaştırma yeniden yapıldı; lütfen uygulamadan önce gözden geçirin.',
  'rejection.importBreaksRegressionCase':
    'Bugün doğru yanıtı alan örnek yolcular artık bu yanıtı alamayacak: {names}. İçe aktarmayı başlatan kişiden başka biri yine de uygulayabilir.',
};
