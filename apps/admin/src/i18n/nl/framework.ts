import type { framework as german } from '../de/framework.js';

export const framework: typeof german = {
  ra: {
    action: {
      back: 'Terug', cancel: 'Annuleren', confirm: 'Bevestigen', delete: 'Verwijderen', refresh: 'Vernieuwen', save: 'Opslaan', close: 'Sluiten',
      open_menu: 'Menu openen', close_menu: 'Menu sluiten', open: 'Openen',
    },
    page: {
      error: 'Er is iets misgegaan', list: '%{name}', loading: 'Laden', not_found: 'Pagina niet gevonden', access_denied: 'Toegang geweigerd',
      authentication_error: 'Fout bij het aanmelden',
    },
    message: {
      access_denied: 'U hebt geen toestemming voor deze pagina',
      authentication_error: 'De aanmeldserver gaf een fout. Uw gegevens konden niet worden gecontroleerd.',
      auth_error: 'Bij het controleren van de aanmelding is een fout opgetreden.',
      error: 'Er is een fout opgetreden in de applicatie. Uw verzoek is niet uitgevoerd.', loading: 'Even geduld',
      not_found: 'Het adres is verkeerd getypt of de link is verouderd.',
    },
    navigation: {
      clear_filters: 'Filters verwijderen', no_filtered_results: 'Niets gevonden met deze filters: %{name}.', no_results: 'Niets gevonden: %{name}',
      no_more_results: 'Pagina %{page} bestaat niet. Ga een pagina terug.', page_out_of_boundaries: 'Pagina %{page} bestaat niet',
      page_out_from_end: 'Dit is de laatste pagina', page_out_from_begin: 'Dit is de eerste pagina',
      page_range_info: '%{offsetBegin}-%{offsetEnd} van %{total}', partial_page_range_info: '%{offsetBegin}-%{offsetEnd} van meer dan %{offsetEnd}',
      current_page: 'Pagina %{page}', page: 'Naar pagina %{page}', first: 'Naar de eerste pagina', last: 'Naar de laatste pagina',
      next: 'Naar de volgende pagina', previous: 'Naar de vorige pagina', page_rows_per_page: 'Rijen per pagina:', skip_nav: 'Naar de inhoud',
    },
    auth: { auth_check_error: 'Meld u aan om verder te gaan', sign_in: 'Aanmelden' },
    notification: {
      http_error: 'De server is niet bereikbaar', data_provider_error: 'De gegevens konden niet worden verwerkt.',
      i18n_error: 'De teksten van deze taal konden niet worden geladen', logged_out: 'Uw sessie is beëindigd. Meld u opnieuw aan.',
      not_authorized: 'U hebt geen toestemming voor dit onderdeel.', offline: 'Geen verbinding. De gegevens konden niet worden geladen.',
    },
  },
};
