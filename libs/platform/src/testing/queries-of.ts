import type { ModuleRef } from '@nestjs/core';
import { InstanceWrapper } from '@nestjs/core/injector/instance-wrapper.js';
import { CommandBus, QueryBus, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';

const NO_CONTAINER = undefined as unknown as ModuleRef;

/** A query bus with these handlers and no container, for resolvers that a test makes by hand. */
export function queriesOf(...handlers: readonly IQueryHandler[]): QueryBus {
  const bus = new QueryBus(NO_CONTAINER);
  bus.register(handlers.map(wrapped));
  return bus;
}

/** The same for commands. */
export function commandsOf(...handlers: readonly ICommandHandler[]): CommandBus {
  const bus = new CommandBus(NO_CONTAINER);
  bus.register(handlers.map(wrapped));
  return bus;
}

function wrapped<T extends object>(instance: T): InstanceWrapper<T> {
  const metatype = instance.constructor as new () => T;
  return new InstanceWrapper({ name: metatype.name, metatype, instance, isResolved: true });
}
