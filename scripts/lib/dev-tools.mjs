import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';
import { reloadingPages } from './reloading-pages.mjs';

export class DevTools {
  #compiler = null;
  #vite = null;

  /** Compiles every project of nest-cli.json, and each file again that is edited. Resolves when all of them are watched. */
  async watch() {
    const { projects } = JSON.parse(await readFile(join(ROOT, 'nest-cli.json'), 'utf8'));
    let awaited = Object.keys(projects).length;
    const nest = join(ROOT, 'node_modules/@nestjs/cli/bin/nest.js');
    // A separate process group: Ctrl-C reaches the start script first.
    this.#compiler = spawn(process.execPath, [nest, 'build', '--all', '--watch', '--silent'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    await new Promise((resolve, reject) => {
      const read = (chunk) => {
        const lines = String(chunk).split('\n').filter(Boolean);
        awaited -= lines.filter((line) => line.startsWith('Watching for file changes')).length;
        for (const line of lines) if (awaited <= 0 || !/^Watching|^Successfully/.test(line)) console.log(line);
        if (awaited <= 0) resolve();
      };
      this.#compiler.stdout.on('data', read);
      this.#compiler.stderr.on('data', read);
      this.#compiler.once('exit', (code) => reject(new Error(`nest build --watch ended with ${code}.`)));
    });
  }

  /** Serves the console from its sources; everything else comes from the front door. */
  async serve({ port, front }) {
    const { createServer } = await import('vite');
    this.#vite = await createServer({
      root: join(ROOT, 'apps/admin'),
      configFile: join(ROOT, 'apps/admin/vite.config.ts'),
      logLevel: 'warn',
      plugins: [reloadingPages(front)],
      server: { port, strictPort: true, host: '127.0.0.1', proxy: { '/api': front, '/media': front } },
    });
    await this.#vite.listen();
  }

  async stop() {
    this.#compiler?.removeAllListeners('exit');
    this.#compiler?.kill('SIGTERM');
    await this.#vite?.close();
  }
}
