export const mails = {
  mails: {
    delivery: 'Verzending',
    previews: 'Voorbeelden',
    intro:
      'Elke mail met verzonnen gegevens, gemaakt door dezelfde code die ze verstuurt. De links leiden naar pagina’s waarop staat dat de reis niet bestaat.',
    kindLabel: 'Mail',
    language: 'Taal',
    brand: 'Afzender',
    sampleBrand: 'Verzonnen organisatie',
    width: 'Breedte',
    phone: 'Telefoon',
    desktop: 'Desktop',
    frame: 'Voorbeeld: {kind}',
    headers: 'Kopregels',
    text: 'Platte tekst',
    size: 'Grootte van het HTML-deel: {size}',
    otherLanguage:
      'Accountmails zijn er niet in deze taal ({requested}); ze worden in een andere verzonden ({language}).',
    sendTest: 'Testmail naar mijzelf sturen',
    sendTestTo: 'Testmail naar {address} sturen',
    testState: {
      WAITING: 'De testmail naar {address} is onderweg …',
      ACCEPTED: 'De mailserver heeft de testmail naar {address} aangenomen.',
      NOT_TAKEN: 'De testmail is niet aangenomen: {code}. Er volgt geen nieuwe poging.',
    },
    kind: {
      VERIFICATION: 'Verzoek om bevestiging',
      CHANGE_BEFORE_TRIP: 'Wijziging vóór de reis',
      CHANGE_DURING_TRIP: 'Wijziging tijdens de reis',
      INVITATION: 'Uitnodiging',
      PASSWORD_RESET: 'Nieuw wachtwoord',
      PASSWORD_CHANGED: 'Wachtwoord gewijzigd',
      LOGIN_CHANGED: 'Aanmelding gewijzigd',
    },
    subject: {
      SERVER: 'Mailserver',
      SIGNATURE: 'Handtekening (DKIM)',
    },
    problem: {
      NONE: 'In orde',
      HOST_UNKNOWN: 'Server onbekend',
      NO_CONNECTION: 'Geen verbinding',
      NO_ANSWER: 'Geen antwoord',
      ENCRYPTION_FAILED: 'Versleuteling mislukt',
      CERTIFICATE_REJECTED: 'Certificaat ongeldig',
      LOGIN_REJECTED: 'Aanmelding geweigerd',
      SERVER_REJECTS: 'Server weigert ons',
      UNENCRYPTED: 'Niet versleuteld',
      RECORD_MISSING: 'Record ontbreekt',
      RECORD_DIFFERS: 'Andere sleutel',
      NOT_CHECKED: 'Niet bekend',
    },
    advice: {
      NONE_SERVER: 'De server antwoordt en accepteert de instellingen. Mails kunnen worden verzonden.',
      NONE_SIGNATURE: 'Ontvangers vinden de openbare sleutel bij de sleutel waarmee mails worden ondertekend.',
      HOST_UNKNOWN:
        'Er is geen server met deze naam. Controleer de servernaam in SMTP_URL. Mails wachten, geen enkele gaat verloren.',
      NO_CONNECTION:
        'Op dit adres luistert niemand, of de verbinding breekt af. Controleer server en poort in SMTP_URL en de firewall. Mails wachten, geen enkele gaat verloren.',
      NO_ANSWER:
        'De server antwoordt niet op tijd. Controleer de poort in SMTP_URL: 465 vraagt om smtps://, 587 om smtp://. Mails wachten, geen enkele gaat verloren.',
      ENCRYPTION_FAILED:
        'De versleuteling komt niet tot stand. Controleer het protocol in SMTP_URL: smtps:// voor poort 465, smtp:// voor poort 587. Mails wachten, geen enkele gaat verloren.',
      CERTIFICATE_REJECTED:
        'Het certificaat van de server geldt niet voor deze naam, is verlopen of komt niet van een vertrouwde instantie. Mails wachten, geen enkele gaat verloren.',
      LOGIN_REJECTED:
        'De server accepteert gebruikersnaam of wachtwoord niet. Controleer beide in SMTP_URL; speciale tekens moeten procentgecodeerd zijn. Mails wachten, geen enkele gaat verloren.',
      SERVER_REJECTS:
        'De server bedient ons niet, bijvoorbeeld omdat ons adres geblokkeerd is. Vraag het de beheerder. Mails wachten, geen enkele gaat verloren.',
      UNENCRYPTED:
        'De server biedt geen versleuteling: mails en wachtwoord gaan leesbaar over het net. Gebruik een server met TLS.',
      RECORD_MISSING:
        'Onder deze naam is geen openbare sleutel gepubliceerd: ontvangers zien de handtekening als ongeldig. Publiceer het TXT-record.',
      RECORD_DIFFERS:
        'De gepubliceerde sleutel hoort niet bij die waarmee mails worden ondertekend. Publiceer de juiste of controleer de selector.',
      NOT_CHECKED: 'Geen naamserver heeft geantwoord; of het record klopt, is dus niet bekend.',
    },
    checked: 'Gecontroleerd op {checked}.',
    failing: 'Gecontroleerd op {checked}, storing sinds {since}.',
    code: 'Code: {code}.',
    notYetChecked: 'De mailserver is nog niet gecontroleerd: sinds de start was er geen worker aan het werk.',
    notSigned: 'Mails worden hier niet ondertekend (geen DKIM-sleutel); mogelijk doet de mailserver dat.',
    readsBounces: 'Teruggekomen mails worden verwerkt.',
    noBounces: 'Teruggekomen mails worden niet verwerkt (BOUNCE_ADDRESS is niet ingesteld).',
    limited: 'Alleen de adressen van MAIL_ALLOW_LIST krijgen mail.',
    from: 'Afzender: {from}',
    waiting:
      '{count, plural, =0 {Er is geen mail aan reizigers aan de beurt.} one {# mail aan een reiziger is aan de beurt en wacht.} other {# mails aan reizigers zijn aan de beurt en wachten.}}',
    sentLastDay:
      '{count, plural, =0 {In 24 uur is er geen mail aan reizigers verzonden.} one {In 24 uur is # mail aan een reiziger verzonden.} other {In 24 uur zijn # mails aan reizigers verzonden.}}',
    rejectedLastDay: '{count, plural, =0 {Geen enkele is geweigerd.} one {# is geweigerd.} other {# zijn geweigerd.}}',
  },
};
