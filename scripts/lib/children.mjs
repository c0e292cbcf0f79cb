import { spawn } from 'node:child_process';

const running = new Set();

export function spawnChild(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Ends the commands that still run: whoever stops the start script by its process id reaches none of them. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

export function killGroup(pid, signal = 'SIGKILL') {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
