import type { answer as german } from '../de/answer.js';

export const answer: typeof german = {
  answer: {
    title: 'Voorschriften voor deze reis', changeSearch: 'Zoekopdracht wijzigen', createTrip: 'Reispagina aanmaken',
    tripLine: '{departure} → {destinations}', dates: '{start} tot {end}', nationalities: 'Nationaliteit: {names}',
    incomplete: 'Het adres bevat geen volledige zoekopdracht.', toSearch: 'Naar zoeken', destinations: 'Bestemmingen', transit: 'Transit',
    summary: 'In één oogopslag', warnings: 'Waarschuwingen', sections: 'Voorschriften in detail', view: 'Weergave', language: 'Taal van het antwoord',
    views: { EXPERT: 'Expert', TRAVELLER: 'Reiziger', LEGACY: 'Klassiek' },
    expandAll: 'Alles uitklappen', collapseAll: 'Alles inklappen', empty: 'Geen voorschriften beschikbaar',
    emptyText: 'Voor deze reis is in deze weergave niets vermeld. Dat betekent niet dat er geen voorschriften zijn.',
    entryCount: '{count, plural, =0 {niets vermeld} one {# vermelding} other {# vermeldingen}}', unknownCount: '{count, plural, one {# niet vermeld} other {# niet vermeld}}',
    notStated: 'Niet vermeld:', notStatedHint: 'Over deze punten is niets bekend. Dat betekent niet “nee”.',
    conflicting: 'Tegenstrijdig', conflictingText: 'Gelijkwaardige vermeldingen spreken elkaar tegen. Er is geen keuze gemaakt.',
    unverified: 'Geïmporteerd, niet gecontroleerd', holdsFor: 'Geldt voor: {names}', everyone: 'alle gezochte nationaliteiten',
    source: 'Bron', sourceOf: 'Bron: {name}', checked: 'Gecontroleerd op {date}', level: 'Vermeld voor: {level}', otherLanguage: 'Tekst in het {language}',
    machineTranslated: '{from, select, de {Machinevertaling uit het Duits} other {Machinevertaling uit het Engels}}',
    from: 'vanaf {date}', until: 'tot {date}', fromUntil: '{start} tot {end}',
    phase: { noAccess: 'Geen toegang', someRestrictions: 'Beperkingen', noRestrictions: 'Geen beperkingen' },
    positive: 'gunstig', attention: 'let op', entryBanned: 'Inreis verboden',
    asOf: {
      toggle: 'Voorschriften van een eerder moment', label: 'Voorschriften zoals gepubliceerd op', hint: 'In uw lokale tijd', show: 'Deze stand tonen', missing: 'Voer een datum en een tijd in.',
      banner: 'Voorschriften zoals gepubliceerd op {moment} – niet de huidige.', now: 'Terug naar nu',
    },
    planned: {
      title: 'Geplande wijzigingen', text: 'Ze gaan in vóór het einde van de reis. De voorschriften hieronder geven weer wat vandaag geldt.',
      before: 'Tot dan', after: 'Vanaf die dag', notStated: 'niets vermeld',
    },
    riskOf: 'Risiconiveau {step} van 5:',
    risk: { UNKNOWN: 'Risico niet vermeld', LEVEL1: 'Zeer laag risico', LEVEL2: 'Laag risico', LEVEL3: 'Verhoogd risico', LEVEL4: 'Hoog risico', LEVEL5: 'Zeer hoog risico' },
  },
  create: {
    title: 'Reispagina aanmaken', intro: 'De reizigers zien deze voorschriften onder een eigen link.', language: 'Taal van de reispagina',
    email: 'E-mail van de reiziger', emailHint: 'Optioneel. Wordt na de reis gewist.', note: 'Interne notitie', noteHint: 'Optioneel. Alleen zichtbaar voor uw team.',
    submit: 'Aanmaken', done: 'De reispagina is aangemaakt.', copied: 'De link staat op het klembord.', copyFailed: 'Kopiëren was niet mogelijk. De link is geselecteerd: Ctrl+C kopieert hem.',
    link: 'Link naar de reispagina', copy: 'Link kopiëren', open: 'Link openen', finish: 'Gereed',
  },
};
