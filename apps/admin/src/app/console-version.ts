const NOT_BUILT = 'DEV';

/** The build of this console, named as the server names the one it serves: by its entry file. DEV: sources are served. */
export function ownVersion(scripts: Iterable<Pick<HTMLScriptElement, 'type' | 'src'>> = document.scripts): string {
  for (const { type, src } of scripts) {
    const name = type === 'module' && /\/assets\/([^/?#]+)\.js$/.exec(src)?.[1];
    if (name) return name;
  }
  return NOT_BUILT;
}

const isBuild = (version: string): boolean => version.length > 2 && version !== NOT_BUILT;

/** Whether the server serves another build than the one that runs (spec: application, section 9). */
export const isOutdated = (own: string, served: string): boolean => isBuild(own) && isBuild(served) && own !== served;
