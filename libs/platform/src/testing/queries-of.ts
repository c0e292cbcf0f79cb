import type { ModuleRef } from '@nestjs/core';
import { InstanceWrapper } from '@nestjs/core/injector/instance-wrapper.js';
import { QueryBus, type IQueryHandler } from '@nestjs/cqrs';

/** A query bus with these handlers and no container, for resolvers that a test makes by hand. */
export function queriesOf(...handlers: readonly IQueryHandler[]): QueryBus {
  const bus = new QueryBus(undefined as unknown as ModuleRef);
  bus.register(
    handlers.map((instance) => {
      const metatype = instance.constructor as new () => IQueryHandler;
      return new InstanceWrapper({ name: metatype.name, metatype, instance, isResolved: true });
    }),
  );
  return bus;
}
