import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@landfall/platform';
import { LRUCache } from 'lru-cache';
import { drawRoute, type Coast, type Port } from '../../model/draw-route.js';
import { drawTrip, silhouetteOf, type TripStop } from '../../model/draw-trip.js';
import {
  countryShapes,
  landShape,
  shapesAt,
  type CountryShape,
  type WorldMap,
  type WorldShapes,
} from '../../model/world-shapes.js';
import type { RouteMap, TripMap } from '../../trip-page-view.js';

/** A place of a trip: its country, and where it lies in it; null: in the middle. */
export interface MapPlace {
  country: string;
  at: Port | null;
}

/** The drawings of a page. Null: nothing to draw. */
export interface PageMaps {
  route(stops: readonly Port[]): RouteMap | null;
  trip(departure: MapPlace, destinations: readonly MapPlace[]): TripMap | null;
  silhouette(country: string): string | null;
}

const MOST_ROUTES = 100;

/**
 * The maps of routes, over the coast and the countries of `db/seeds/places`, which the first of them reads. Trips on one route share its
 * map.
 */
@Injectable()
export class RouteMaps implements PageMaps {
  private coast: Coast | null = null;
  private countries: ReadonlyMap<string, CountryShape> | null = null;
  private world: WorldShapes | null = null;
  private readonly routes = new LRUCache<string, { map: RouteMap | null }>({ max: MOST_ROUTES });
  private readonly trips = new LRUCache<string, { map: TripMap | null }>({ max: MOST_ROUTES });
  private readonly levels = new Map<number, WorldShapes>();
  private readonly silhouettes = new Map<string, string | null>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'seedsDir'>) {}

  route(stops: readonly Port[]): RouteMap | null {
    const key = JSON.stringify(stops.map(({ latitude, longitude }) => [latitude, longitude]));
    let known = this.routes.get(key);
    if (!known) {
      this.routes.set(key, (known = { map: drawRoute(stops, this.land()) }));
    }
    return known.map;
  }

  trip(departure: MapPlace, destinations: readonly MapPlace[]): TripMap | null {
    const key = JSON.stringify([departure, destinations]);
    let known = this.trips.get(key);
    if (!known) {
      const [from, ...to] = [departure, ...destinations].map((place) => this.stopOf(place));
      const isWhole = from && to.every((stop) => stop !== null);
      this.trips.set(key, (known = { map: isWhole ? drawTrip(from, to, (scale) => this.shapesAt(scale)) : null }));
    }
    return known.map;
  }

  silhouette(country: string): string | null {
    const known = this.silhouettes.get(country);
    if (known !== undefined) return known;
    const shape = this.shapes().get(country);
    const path = shape ? silhouetteOf(shape) : null;
    this.silhouettes.set(country, path);
    return path;
  }

  /** Null: a country that the map of the world does not show. */
  private stopOf({ country, at }: MapPlace): TripStop | null {
    const point = at ?? this.shapes().get(country)?.point;
    return point ? { country, ...point } : null;
  }

  private shapesAt(scale: number): WorldShapes {
    const level = 2 ** (Math.ceil(2 * Math.log2(scale)) / 2);
    let shapes = this.levels.get(level);
    if (!shapes) {
      this.world ??= { countries: this.shapes(), land: landShape(this.land()) };
      this.levels.set(level, (shapes = shapesAt(this.world, level)));
    }
    return shapes;
  }

  private land(): Coast {
    return (this.coast ??= this.read<Coast>('coast.json'));
  }

  private shapes(): ReadonlyMap<string, CountryShape> {
    return (this.countries ??= countryShapes(this.read<WorldMap>('world-map.json')));
  }

  /** Once in a process, and never in one that draws nothing. */
  private read<T>(file: string): T {
    return JSON.parse(readFileSync(join(this.config.seedsDir, 'places', file), 'utf8')) as T;
  }
}
