export function freePort(): Promise<number>;
export function reservePorts(ports: readonly number[]): void;
export function shareOfPorts(index: number, count: number): string;
export function portIsFree(port: number): Promise<boolean>;
