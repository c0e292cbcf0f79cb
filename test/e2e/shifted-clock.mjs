// Loaded before a process: its clock is CLOCK_AHEAD_MS ahead of that of everybody else.
const ahead = Number(process.env.CLOCK_AHEAD_MS);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [target.now() + ahead], made),
  apply: (target) => new target(target.now() + ahead).toString(),
  get: (target, name) => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name)),
});
