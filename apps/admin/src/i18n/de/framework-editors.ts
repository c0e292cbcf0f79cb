export const frameworkEditors = {
  ra: {
    action: {
      add_filter: 'Filter hinzufügen', add: 'Hinzufügen', bulk_actions: '1 Eintrag ausgewählt |||| %{smart_count} Einträge ausgewählt',
      clear_array_input: 'Liste leeren', clear_input_value: 'Eingabe löschen', clone: 'Duplizieren', create: 'Neu anlegen',
      create_item: '%{item} anlegen', edit: 'Bearbeiten', export: 'Exportieren', list: 'Liste', remove_filter: 'Filter entfernen',
      remove_all_filters: 'Alle Filter entfernen', remove: 'Entfernen', reset: 'Zurücksetzen', search: 'Suchen', search_columns: 'Spalten suchen',
      select_all: 'Alle auswählen', select_all_button: 'Alle auswählen', select_row: 'Zeile auswählen', show: 'Anzeigen', sort: 'Sortieren',
      undo: 'Rückgängig', unselect: 'Abwählen', expand: 'Aufklappen', update: 'Aktualisieren', move_up: 'Nach oben', move_down: 'Nach unten',
      toggle_theme: 'Helle oder dunkle Darstellung', select_columns: 'Spalten', update_application: 'Anwendung neu laden',
    },
    boolean: { true: 'Ja', false: 'Nein', null: ' ' },
    page: {
      create: '%{name} anlegen', dashboard: 'Übersicht', edit: '%{name} %{recordRepresentation}', show: '%{name} %{recordRepresentation}',
      empty: 'Noch keine Einträge: %{name}.', invite: 'Möchten Sie einen Eintrag anlegen?',
    },
    input: {
      file: {
        upload_several: 'Dateien hierher ziehen oder zum Auswählen klicken.', upload_single: 'Datei hierher ziehen oder zum Auswählen klicken.',
      },
      image: {
        upload_several: 'Bilder hierher ziehen oder zum Auswählen klicken.', upload_single: 'Bild hierher ziehen oder zum Auswählen klicken.',
      },
      references: {
        all_missing: 'Die verknüpften Daten wurden nicht gefunden.', many_missing: 'Mindestens ein verknüpfter Eintrag ist nicht mehr vorhanden.',
        single_missing: 'Der verknüpfte Eintrag ist nicht mehr vorhanden.',
      },
      password: { toggle_visible: 'Passwort verbergen', toggle_hidden: 'Passwort anzeigen' },
    },
    message: {
      about: 'Über', are_you_sure: 'Sind Sie sicher?',
      bulk_delete_content: 'Diesen Eintrag löschen: %{name}? |||| Diese %{smart_count} Einträge löschen?',
      bulk_delete_title: '%{name} löschen |||| %{smart_count} %{name} löschen',
      bulk_update_content: '%{name} %{recordRepresentation} ändern? |||| Diese %{smart_count} Einträge ändern?',
      bulk_update_title: '%{name} %{recordRepresentation} ändern |||| %{smart_count} %{name} ändern', clear_array_input: 'Die ganze Liste leeren?',
      delete_content: 'Diesen Eintrag löschen: %{name}?', delete_title: '%{name} %{recordRepresentation} löschen', details: 'Einzelheiten',
      invalid_form: 'Das Formular ist nicht vollständig. Bitte prüfen Sie die markierten Felder.', no: 'Nein',
      select_all_limit_reached: 'Es sind zu viele Einträge. Nur die ersten %{max} wurden ausgewählt.',
      unsaved_changes: 'Einige Änderungen sind nicht gespeichert. Möchten Sie sie verwerfen?', yes: 'Ja',
      placeholder_data_warning: 'Netzwerkfehler: Die Daten konnten nicht aktualisiert werden.',
    },
    sort: { sort_by: 'Nach %{field_lower_first} %{order} sortieren', ASC: 'aufsteigend', DESC: 'absteigend' },
    auth: {
      user_menu: 'Profil', username: 'Benutzername', password: 'Passwort', email: 'E-Mail', sign_in_error: 'Die Anmeldung ist fehlgeschlagen',
      logout: 'Abmelden',
    },
    notification: {
      updated: 'Eintrag geändert |||| %{smart_count} Einträge geändert', created: 'Eintrag angelegt',
      deleted: 'Eintrag gelöscht |||| %{smart_count} Einträge gelöscht', bad_item: 'Fehlerhafter Eintrag',
      item_doesnt_exist: 'Den Eintrag gibt es nicht', canceled: 'Abgebrochen', application_update_available: 'Es gibt eine neue Version.',
    },
    validation: {
      required: 'Pflichtfeld', minLength: 'Mindestens %{min} Zeichen', maxLength: 'Höchstens %{max} Zeichen', minValue: 'Mindestens %{min}',
      maxValue: 'Höchstens %{max}', number: 'Bitte eine Zahl eingeben', email: 'Die E-Mail-Adresse ist ungültig',
      oneOf: 'Bitte einen dieser Werte wählen: %{options}', regex: 'Bitte dieses Format verwenden: %{pattern}',
      unique: 'Der Wert ist schon vergeben',
    },
    saved_queries: {
      label: 'Gespeicherte Abfragen', query_name: 'Name der Abfrage', new_label: 'Abfrage speichern …', new_dialog_title: 'Abfrage speichern unter',
      remove_label: 'Abfrage entfernen', remove_label_with_name: 'Abfrage „%{name}“ entfernen', remove_dialog_title: 'Abfrage entfernen?',
      remove_message: 'Diese Abfrage aus der Liste entfernen?', help: 'Filtern Sie die Liste und speichern Sie die Abfrage für später',
    },
    guesser: {
      empty: { title: 'Keine Daten', message: 'Es sind noch keine Daten vorhanden' },
    },
    configurable: {
      customize: 'Anpassen', configureMode: 'Diese Seite anpassen',
      inspector: {
        title: 'Anpassung', content: 'Zeigen Sie auf ein Element, um es anzupassen', reset: 'Zurücksetzen', hideAll: 'Alle ausblenden',
        showAll: 'Alle einblenden',
      },
      Datagrid: { title: 'Tabelle', unlabeled: 'Spalte %{column} ohne Namen' },
      SimpleForm: { title: 'Formular', unlabeled: 'Feld %{input} ohne Namen' },
      SimpleList: { title: 'Liste', primaryText: 'Erste Zeile', secondaryText: 'Zweite Zeile', tertiaryText: 'Dritte Zeile' },
    },
  },
};
