export function freePort(except?: readonly number[]): Promise<number>;
export function shareOfPorts(index: number, count: number): string;
export function portIsFree(port: number): Promise<boolean>;
