import type { ChildProcess } from 'node:child_process';

export function startRedis(port: number): Promise<ChildProcess>;
