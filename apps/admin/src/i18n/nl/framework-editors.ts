import type { frameworkEditors as german } from '../de/framework-editors.js';

export const frameworkEditors: typeof german = {
  ra: {
    action: {
      add_filter: 'Filter toevoegen', add: 'Toevoegen', bulk_actions: '1 item geselecteerd |||| %{smart_count} items geselecteerd',
      clear_array_input: 'Lijst leegmaken', clear_input_value: 'Invoer wissen', clone: 'Dupliceren', create: 'Nieuw',
      create_item: '%{item} aanmaken', edit: 'Bewerken', export: 'Exporteren', list: 'Lijst', remove_filter: 'Filter verwijderen',
      remove_all_filters: 'Alle filters verwijderen', remove: 'Verwijderen', reset: 'Herstellen', search: 'Zoeken',
      search_columns: 'Kolommen zoeken', select_all: 'Alles selecteren', select_all_button: 'Alles selecteren', select_row: 'Rij selecteren',
      show: 'Tonen', sort: 'Sorteren', undo: 'Ongedaan maken', unselect: 'Deselecteren', expand: 'Uitklappen', update: 'Bijwerken',
      move_up: 'Omhoog', move_down: 'Omlaag', toggle_theme: 'Lichte of donkere weergave', select_columns: 'Kolommen',
      update_application: 'Applicatie opnieuw laden',
    },
    boolean: { true: 'Ja', false: 'Nee', null: ' ' },
    page: {
      create: '%{name} aanmaken', dashboard: 'Overzicht', edit: '%{name} %{recordRepresentation}', show: '%{name} %{recordRepresentation}',
      empty: 'Nog geen items: %{name}.', invite: 'Wilt u er een toevoegen?',
    },
    input: {
      file: {
        upload_several: 'Sleep bestanden hierheen of klik om te kiezen.', upload_single: 'Sleep een bestand hierheen of klik om te kiezen.',
      },
      image: {
        upload_several: 'Sleep afbeeldingen hierheen of klik om te kiezen.', upload_single: 'Sleep een afbeelding hierheen of klik om te kiezen.',
      },
      references: {
        all_missing: 'De gekoppelde gegevens zijn niet gevonden.', many_missing: 'Minstens één gekoppeld item bestaat niet meer.',
        single_missing: 'Het gekoppelde item bestaat niet meer.',
      },
      password: { toggle_visible: 'Wachtwoord verbergen', toggle_hidden: 'Wachtwoord tonen' },
    },
    message: {
      about: 'Over', are_you_sure: 'Weet u het zeker?',
      bulk_delete_content: 'Dit item verwijderen: %{name}? |||| Deze %{smart_count} items verwijderen?',
      bulk_delete_title: '%{name} verwijderen |||| %{smart_count} %{name} verwijderen',
      bulk_update_content: '%{name} %{recordRepresentation} wijzigen? |||| Deze %{smart_count} items wijzigen?',
      bulk_update_title: '%{name} %{recordRepresentation} wijzigen |||| %{smart_count} %{name} wijzigen',
      clear_array_input: 'De hele lijst leegmaken?', delete_content: 'Dit item verwijderen: %{name}?',
      delete_title: '%{name} %{recordRepresentation} verwijderen', details: 'Details',
      invalid_form: 'Het formulier is niet volledig. Controleer de gemarkeerde velden.', no: 'Nee',
      select_all_limit_reached: 'Er zijn te veel items. Alleen de eerste %{max} zijn geselecteerd.',
      unsaved_changes: 'Sommige wijzigingen zijn niet opgeslagen. Wilt u ze weggooien?', yes: 'Ja',
      placeholder_data_warning: 'Netwerkfout: de gegevens konden niet worden vernieuwd.',
    },
    sort: { sort_by: 'Sorteren op %{field_lower_first} %{order}', ASC: 'oplopend', DESC: 'aflopend' },
    auth: {
      user_menu: 'Profiel', username: 'Gebruikersnaam', password: 'Wachtwoord', email: 'E-mail', sign_in_error: 'Het aanmelden is mislukt',
      logout: 'Afmelden',
    },
    notification: {
      updated: 'Item gewijzigd |||| %{smart_count} items gewijzigd', created: 'Item aangemaakt',
      deleted: 'Item verwijderd |||| %{smart_count} items verwijderd', bad_item: 'Onjuist item', item_doesnt_exist: 'Het item bestaat niet',
      canceled: 'Geannuleerd', application_update_available: 'Er is een nieuwe versie.',
    },
    validation: {
      required: 'Verplicht veld', minLength: 'Minstens %{min} tekens', maxLength: 'Hoogstens %{max} tekens', minValue: 'Minstens %{min}',
      maxValue: 'Hoogstens %{max}', number: 'Voer een getal in', email: 'Het e-mailadres is ongeldig',
      oneOf: 'Kies een van deze waarden: %{options}', regex: 'Gebruik dit formaat: %{pattern}', unique: 'De waarde is al in gebruik',
    },
    saved_queries: {
      label: 'Opgeslagen zoekopdrachten', query_name: 'Naam van de zoekopdracht', new_label: 'Zoekopdracht opslaan …',
      new_dialog_title: 'Zoekopdracht opslaan als', remove_label: 'Zoekopdracht verwijderen',
      remove_label_with_name: 'Zoekopdracht "%{name}" verwijderen', remove_dialog_title: 'Zoekopdracht verwijderen?',
      remove_message: 'Deze zoekopdracht uit de lijst verwijderen?', help: 'Filter de lijst en bewaar de zoekopdracht voor later',
    },
    guesser: {
      empty: { title: 'Geen gegevens', message: 'Er zijn nog geen gegevens' },
    },
    configurable: {
      customize: 'Aanpassen', configureMode: 'Deze pagina aanpassen',
      inspector: {
        title: 'Aanpassing', content: 'Wijs een element aan om het aan te passen', reset: 'Herstellen', hideAll: 'Alles verbergen',
        showAll: 'Alles tonen',
      },
      Datagrid: { title: 'Tabel', unlabeled: 'Kolom %{column} zonder naam' },
      SimpleForm: { title: 'Formulier', unlabeled: 'Veld %{input} zonder naam' },
      SimpleList: { title: 'Lijst', primaryText: 'Eerste regel', secondaryText: 'Tweede regel', tertiaryText: 'Derde regel' },
    },
  },
};
