import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@landfall/platform';
import { LRUCache } from 'lru-cache';
import { drawRoute, type Coast, type Port } from '../../model/draw-route.js';
import type { RouteMap } from '../../trip-page-view.js';

/** Null: nothing to draw. */
export type DrawRoute = (stops: readonly Port[]) => RouteMap | null;

const MOST_ROUTES = 100;

/** The maps of routes, over the coast of `db/seeds/places/coast.json`, which the first of them reads. Trips on one route share its map. */
@Injectable()
export class RouteMaps {
  private coast: Coast | null = null;
  private readonly known = new LRUCache<string, { map: RouteMap | null }>({ max: MOST_ROUTES });

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'seedsDir'>) {}

  readonly draw: DrawRoute = (stops) => {
    const key = JSON.stringify(stops.map(({ latitude, longitude }) => [latitude, longitude]));
    let known = this.known.get(key);
    if (!known) this.known.set(key, (known = { map: drawRoute(stops, (this.coast ??= this.read())) }));
    return known.map;
  };

  /** Once in a process, and never in one that shows no cruise. */
  private read(): Coast {
    return JSON.parse(readFileSync(join(this.config.seedsDir, 'places', 'coast.json'), 'utf8')) as Coast;
  }
}
