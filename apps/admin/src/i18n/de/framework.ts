export const framework = {
  ra: {
    action: {
      back: 'Zurück', cancel: 'Abbrechen', confirm: 'Bestätigen', delete: 'Löschen', refresh: 'Neu laden', save: 'Speichern', close: 'Schließen',
      open_menu: 'Menü öffnen', close_menu: 'Menü schließen', open: 'Öffnen',
    },
    page: {
      error: 'Etwas ist schiefgelaufen', list: '%{name}', loading: 'Wird geladen', not_found: 'Seite nicht gefunden',
      access_denied: 'Zugriff verweigert', authentication_error: 'Fehler bei der Anmeldung',
    },
    message: {
      access_denied: 'Sie haben keine Berechtigung für diese Seite',
      authentication_error: 'Der Anmeldeserver hat einen Fehler gemeldet. Ihre Zugangsdaten konnten nicht geprüft werden.',
      auth_error: 'Beim Prüfen der Anmeldung ist ein Fehler aufgetreten.',
      error: 'In der Anwendung ist ein Fehler aufgetreten. Ihre Anfrage wurde nicht ausgeführt.', loading: 'Bitte warten',
      not_found: 'Die Adresse ist falsch geschrieben oder der Link ist veraltet.',
    },
    navigation: {
      clear_filters: 'Filter entfernen', no_filtered_results: 'Mit diesen Filtern wurde nichts gefunden: %{name}.',
      no_results: 'Nichts gefunden: %{name}', no_more_results: 'Seite %{page} gibt es nicht. Gehen Sie eine Seite zurück.',
      page_out_of_boundaries: 'Seite %{page} gibt es nicht', page_out_from_end: 'Dies ist die letzte Seite',
      page_out_from_begin: 'Dies ist die erste Seite', page_range_info: '%{offsetBegin}–%{offsetEnd} von %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} von mehr als %{offsetEnd}', current_page: 'Seite %{page}', page: 'Zu Seite %{page}',
      first: 'Zur ersten Seite', last: 'Zur letzten Seite', next: 'Zur nächsten Seite', previous: 'Zur vorigen Seite',
      page_rows_per_page: 'Zeilen pro Seite:', skip_nav: 'Zum Inhalt springen',
    },
    auth: { auth_check_error: 'Bitte melden Sie sich an', sign_in: 'Anmelden' },
    notification: {
      http_error: 'Der Server ist nicht erreichbar', data_provider_error: 'Die Daten konnten nicht verarbeitet werden.',
      i18n_error: 'Die Texte dieser Sprache konnten nicht geladen werden', logged_out: 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
      not_authorized: 'Sie haben keine Berechtigung für diesen Bereich.', offline: 'Keine Verbindung. Die Daten konnten nicht geladen werden.',
    },
  },
};
