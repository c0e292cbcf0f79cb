import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Dowód udzielenia informacji o podróży',
  'evidence.what':
    'Dokument utrwala, co strona tej podróży podawała w której wersji, jakie wiadomości wysłano w tej sprawie i kiedy. Nie wymienia żadnego podróżnego.',
  'evidence.trip': 'Podróż',
  'evidence.dates': 'Termin podróży',
  'evidence.nationalities': 'Obywatelstwa',
  'evidence.made': 'Sporządzono',
  'evidence.invoice': 'Zdanie na fakturę',
  'evidence.invoiceText':
    'Informacje o wymogach paszportowych i wizowych oraz formalnościach zdrowotnych dotyczących podróży do: {destinations} ({nationalities}) udostępniono {day} (wersja {version}); do {end} są aktualizowane na stronie podróży.',
  'evidence.invoiceNone':
    'Strony podróży jeszcze nie otwarto. Nie ma jeszcze nic, do czego faktura mogłaby się odwołać.',
  'evidence.versions': 'Co pokazano',
  'evidence.contract': 'Przed zawarciem umowy',
  'evidence.departure': 'Przed wyjazdem',
  'evidence.shown': 'Pokazano po raz pierwszy {moment}, {language}, wersja {version}',
  'evidence.same': 'Przed zawarciem umowy i przed wyjazdem strona podawała to samo.',
  'evidence.none': 'Do tego czasu strony nie otwarto.',
  'evidence.records': 'Co i kiedy się wydarzyło',
  'evidence.recordTrip': 'Utworzono stronę podróży',
  'evidence.recordPage': 'Stronę otwarto po raz pierwszy w tej wersji ({language}, wersja {version})',
  'evidence.recordPdf': 'Stronę pobrano po raz pierwszy w tej wersji jako PDF ({language}, wersja {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {Wiadomość o zmianach} other {Wiadomość z prośbą o potwierdzenie}} przyjęta przez serwer pocztowy ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {Wiadomość o zmianach} other {Wiadomość z prośbą o potwierdzenie}} nieprzyjęta ({code})',
  'evidence.recordSubscribed': 'Powiadomienia potwierdzone przez odbiorcę',
  'evidence.recordUnsubscribed': 'Powiadomienia zakończone przez odbiorcę',
  'evidence.mailed': 'Co przekazano w wiadomościach',
  'evidence.nobody': 'Stronę może otworzyć każdy, kto ma link. Nie zapisuje się, kto to zrobił.',
  'evidence.verify': 'Jak sprawdzić ten plik',
  'evidence.verifyText':
    'Plik jest podpisany, a każdy wpis znajduje się w dzienniku, który może tylko rosnąć. Polecenie „npm run verify-evidence” programu Landfall sprawdza go bez połączenia z siecią i wykrywa każdy zmieniony bajt. Wpisy dołączono jako {file}.',
  'evidence.key': 'Klucz dziennika',
  'evidence.state': 'Stan dziennika',
};
