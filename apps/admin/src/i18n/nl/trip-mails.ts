export const tripMails = {
  tripMails: {
    title: 'Wijzigingsmails',
    subscription: 'Abonnement',
    subscriptionState: {
      NONE: 'Geen',
      PENDING: 'Niet bevestigd',
      CONFIRMED: 'Bevestigd',
      SUSPENDED: 'Opgeschort',
      ENDED: 'Beëindigd',
    },
    meaning: {
      NONE: 'Niemand heeft voor deze pagina een adres opgegeven.',
      PENDING: 'De link in de bevestigingsmail is nog niet geopend. Tot die tijd worden er geen wijzigingen gemaild.',
      CONFIRMED: 'Wijzigingen worden gemaild van 30 dagen voor het vertrek tot de terugkeer.',
      SUSPENDED: 'De mailserver heeft het adres geweigerd. Vul bij de reispagina het juiste adres in.',
      ENDED: 'Er worden geen mails meer verstuurd. Het adres is verwijderd.',
    },
    kind: {
      VERIFICATION: 'Verzoek om bevestiging',
      CHANGE: 'Wijziging van de bepalingen',
    },
    state: {
      QUEUED: 'Wacht',
      DEFERRED: 'Uitgesteld',
      SENT: 'Aangenomen',
      SKIPPED: 'Vervallen',
      FAILED: 'Geweigerd',
    },
    requestedAt: '{count, plural, one {Aangevraagd op {moment}} other {Laatst aangevraagd op {moment}, # keer}}',
    confirmedAt: 'Bevestigd op {moment}',
    createdAt: 'Genoteerd op {moment}',
    sentAt: 'Door de mailserver aangenomen op {moment}',
    nextTryAt: 'Volgende poging: {moment}',
    code: 'Antwoord van de mailserver: {code}',
    devices: 'Meldingen op apparaten',
    deviceCount:
      '{count, plural, =0 {Geen apparaat krijgt meldingen.} one {Eén apparaat krijgt meldingen.} other {# apparaten krijgen meldingen.}}',
    lastPush: 'Laatste melding zonder inhoud',
    pushSentAt: 'Door de pushdienst aangenomen op {moment}',
    pushCode: 'Antwoord van de pushdienst: {code}',
    gone: 'Deze reispagina bestaat niet meer.',
  },
};
