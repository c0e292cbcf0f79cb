import type { IModule } from 'dependency-cruiser';

export function folderCycles(modules: readonly IModule[]): string[];
