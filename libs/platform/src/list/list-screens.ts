import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** Marks the root field of a list with the address that the console gives it: its filters can be saved. */
export const ListScreen = DiscoveryService.createDecorator<string>();

/** The lists of the console, collected from the resolvers of all contexts. */
@Injectable()
export class ListScreens implements OnModuleInit {
  private addresses: ReadonlySet<string> = new Set();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly methods: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const marked = this.discovery.getProviders().flatMap((provider) => {
      const { prototype = null } = (provider.metatype ?? {}) as { prototype?: object | null };
      return this.methods
        .getAllMethodNames(prototype)
        .map((method) => this.discovery.getMetadataByDecorator(ListScreen, provider, method))
        .filter((address) => address !== undefined);
    });
    const twice = marked.find((address, at) => marked.indexOf(address) !== at);
    if (twice !== undefined) throw new Error(`Two lists have the address ${twice}.`);
    this.addresses = new Set(marked);
  }

  has(address: string): boolean {
    return this.addresses.has(address);
  }
}
