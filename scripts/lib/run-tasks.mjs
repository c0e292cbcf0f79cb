import { spawn } from 'node:child_process';
import { ROOT } from './workspace.mjs';

/** Runs a Node command in the root; throws when it fails. `buffered` prints at the end: parallel tasks do not mix. */
function runNode({ name, args, env, buffered = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', buffered ? 'pipe' : 'inherit', buffered ? 'pipe' : 'inherit'],
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      if (code === 0) resolve();
      else reject(new Error(`Failed: ${name} (exit code ${code}).`));
    });
  });
}

/** Runs tasks, `atOnce` of them side by side. Runs all of them; throws with the names of those that failed. */
export async function runTasks(tasks, atOnce) {
  const queue = [...tasks];
  const failures = [];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      await runNode(task).catch((error) => failures.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
