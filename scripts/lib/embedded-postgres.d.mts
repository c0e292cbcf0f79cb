export interface PrivatePostgres {
  url: string;
  stop(limitMs?: number): Promise<void>;
}
export function readSecrets(home: string): Promise<{ databasePassword: string; linkSecret: string }>;
export function startPostgres(home: string, password: string): Promise<PrivatePostgres>;
