import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '@landfall/platform';
import { LRUCache } from 'lru-cache';
import { drawRoute, type Coast, type Port } from '../../model/draw-route.js';
import type { RouteMap } from '../../trip-page-view.js';

/** Null: nothing to draw. */
export type DrawRoute = (stops: readonly Port[]) => RouteMap | null;

const MOST_ROUTES = 100;

/** The maps of routes, over the coast of `db/seeds/places/coast.json`. Trips on one route share its map. */
@Injectable()
export class RouteMaps implements OnModuleInit {
  private coast: Coast | null = null;
  private readonly known = new LRUCache<string, { map: RouteMap | null }>({ max: MOST_ROUTES });

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'seedsDir'>) {}

  async onModuleInit(): Promise<void> {
    this.coast = JSON.parse(await readFile(join(this.config.seedsDir, 'places', 'coast.json'), 'utf8')) as Coast;
  }

  readonly draw: DrawRoute = (stops) => {
    if (!this.coast) return null;
    const key = JSON.stringify(stops.map(({ latitude, longitude }) => [latitude, longitude]));
    const { map } = this.known.get(key) ?? { map: drawRoute(stops, this.coast) };
    this.known.set(key, { map });
    return map;
  };
}
