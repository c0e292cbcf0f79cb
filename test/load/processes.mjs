import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESS_ENV } from '../../scripts/lib/api-flags.mjs';
import { ROOT } from '../../scripts/lib/workspace.mjs';

const READY_MS = 90_000;
const STOP_MS = 9_000;
const TICKS_PER_SECOND = 100;

/** Processes that the benchmark has started; all of them end with it, each by its own id. */
const started = new Set();

/** Starts a process of the product with the `flags` of `npm start`. `profile`: folder into which V8 writes a CPU profile at its end. */
export function startProcess(name, script, env, { profile, flags = [] } = {}) {
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
  return track(
    name,
    spawn(process.execPath, [...flags, '--enable-source-maps', ...profiling, join(ROOT, script)], {
      env: { ...PROCESS_ENV, ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}

/** Starts a command that starts further processes: it leads a group of its own, so that all of them can be ended. */
export function startGroup(name, command, args, options = {}) {
  return track(name, spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options }), true);
}

function track(name, child, isGroup = false) {
  const unit = { name, child, isGroup, output: '' };
  unit.ended = new Promise((resolve) => child.once('exit', resolve));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (unit.output = (unit.output + chunk).slice(-8_000)));
  child.once('exit', () => started.delete(unit));
  started.add(unit);
  return unit;
}

export async function stopProcess(unit) {
  if (unit.child.exitCode !== null || unit.child.signalCode !== null) return;
  const send = (signal) => (unit.isGroup ? process.kill(-unit.child.pid, signal) : unit.child.kill(signal));
  send('SIGTERM');
  const timer = setTimeout(() => send('SIGKILL'), STOP_MS);
  await unit.ended;
  clearTimeout(timer);
}

export async function stopAll() {
  await Promise.all([...started].map(stopProcess));
}

/** Waits until `probe` returns something true. Throws, with the last output, when the process ends or time runs out. */
export async function ready(unit, probe, withinMs = READY_MS) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (unit.child.exitCode !== null) throw new Error(`${unit.name} ended with ${unit.child.exitCode}: ${unit.output}`);
    const done = await probe().catch(() => null);
    if (done) return done;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${unit.name} was not ready within ${withinMs / 1000} s: ${unit.output}`);
}

/** CPU seconds used so far by a process and all its descendants. */
export function cpuSeconds(pid) {
  if (process.platform !== 'linux') return cpuSecondsFromPs(pid);
  let ticks = 0;
  for (const id of descendants(pid)) {
    const stat = readProc(`/proc/${id}/stat`);
    if (!stat) continue;
    // The name in brackets may hold spaces: count from behind it. Fields 14 to 17 are user and system time, of the process and
    // of its children that have ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Resident memory of a process now and at its greatest, in bytes. */
export function memoryOf(pid) {
  if (process.platform !== 'linux') {
    const now = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
    return { now, peak: now };
  }
  const status = readProc(`/proc/${pid}/status`) ?? '';
  const kilobytes = (key) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN);
  return { now: kilobytes('VmRSS') * 1024, peak: kilobytes('VmHWM') * 1024 };
}

function descendants(root) {
  const children = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = readProc(`/proc/${entry}/stat`);
    if (!stat) continue;
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found = [root];
  for (let at = 0; at < found.length; at += 1) found.push(...(children.get(found[at]) ?? []));
  return found;
}

function cpuSecondsFromPs(pid) {
  const parts = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/[:-]/)
    .map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** A process may end between two looks at it. */
function readProc(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}
