import type { journeys as german } from '../de/journeys.js';

export const journeys: typeof german = {
  journeys: {
    title: 'Reispagina’s', one: 'Reispagina', tabs: { ALL: 'Alle', ONGOING: 'Lopend', UPCOMING: 'Aanstaand', BUSINESS: 'Zakelijk', PRIVATE: 'Privé', CRUISE: 'Cruise' },
    tabsLabel: 'Reispagina’s filteren', noteFilter: 'Notitie bevat', createdAt: 'Aangemaakt', dateStart: 'Vertrek', dateEnd: 'Terugreis', departure: 'Vertrek uit',
    destinations: 'Bestemmingen', via: 'Via', type: 'Soort', note: 'Notitie', status: 'Status', actions: 'Acties', email: 'E-mail van de reiziger',
    state: { active: 'Actief', disabled: 'Gedeactiveerd', expired: 'Verlopen' },
    copyLink: 'Link kopiëren: {name}', copied: 'De link staat op het klembord.', copyFailed: 'Kopiëren was niet mogelijk: {link}', openLink: 'Openen: {name}', edit: 'Bewerken: {name}',
    editTitle: 'Reispagina bewerken', deactivate: 'Link gedeactiveerd', deactivateHint: 'Reizigers zien een melding in plaats van de voorschriften.',
    confirmTitle: 'Link deactiveren?', confirmText: 'De reizigers kunnen de pagina daarna niet meer openen. U kunt de link later weer activeren.',
    switchOff: 'Link deactiveren: {name}', switchOn: 'Link weer activeren: {name}', deactivated: 'De link is gedeactiveerd.', activated: 'De link is weer actief.',
    confirm: 'Deactiveren', saved: 'De reispagina is opgeslagen.', empty: 'Nog geen reispagina’s',
    emptyText: 'Zoek voorschriften en maak daaruit een reispagina.', noMatch: 'Geen reispagina past bij deze selectie.',
    asOf: 'Eerdere stand tonen: {name}', asOfTitle: 'Reispagina op een eerder moment', asOfLabel: 'Zoals op', asOfShow: 'Tonen', asOfMissing: 'Voer een datum en een tijd in.',
    asOfIntro: 'Toont wat de reizigers op dat moment op hun pagina lazen.', asOfBanner: 'De pagina zoals die was op {moment}.', asOfNotFound: 'Voor dit moment is er geen pagina om te tonen.', asOfClose: 'Sluiten',
  },
};
