import type { search as german } from '../de/search.js';

export const search: typeof german = {
  search: {
    title: 'Inreisvoorschriften zoeken', menu: 'Zoeken', nationalities: 'Nationaliteiten', departure: 'Vertrek uit', destinations: 'Bestemming toevoegen',
    destinationList: 'Bestemmingen in de volgorde van de reis', destinationCount: '{count} van {max}, in de volgorde van de reis',
    nationalityCount: '{count} van {max}', transits: 'Overstapluchthavens', transitsHint: 'optioneel, alleen luchthavens',
    dateStart: 'Vertrekdatum', dateEnd: 'Terugreisdatum', purpose: 'Doel van de reis', submit: 'Tonen',
    moveUp: '{name} omhoog', moveDown: '{name} omlaag', removePlace: '{name} verwijderen',
    moved: '{name} is nu bestemming {position} van {count}.', added: '{name} toegevoegd.', removed: '{name} verwijderd.',
    reset: 'Wissen', lately: 'laatst gezocht',
    recent: 'Recent gezocht', emptyTitle: 'Waar gaat de reis naartoe?',
    emptyText: 'Kies nationaliteiten, bestemmingen en data. Landcodes zoals “TH” worden herkend.',
    lookupFailed: 'De plaatszoeker is nu niet bereikbaar. Landen kunt u wel kiezen.',
    typeMore: 'Voer een land, regio of luchthaven in', airportOnly: 'Voer een luchthaven of IATA-code in',
    problem: {
      nationalityMissing: 'Kies minstens één nationaliteit.', nationalityTooMany: 'Er zijn hoogstens {max} nationaliteiten mogelijk.',
      departureMissing: 'Kies het land van vertrek.', destinationMissing: 'Kies minstens één bestemming.',
      destinationTooMany: 'Er zijn hoogstens {max} bestemmingen mogelijk.', dateMissing: 'Voer een datum in.', dateInvalid: 'Deze datum bestaat niet.',
      dateOrder: 'De vertrekdatum mag niet na de terugreisdatum liggen.',
    },
  },
};
