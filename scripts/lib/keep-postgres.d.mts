export class KeptPostgres {
  constructor(home: string, password: string, report: (line: string) => void);
  start(): Promise<{ url: string; adminUrl: string; port: number }>;
  stop(limitMs: number): Promise<void>;
}
