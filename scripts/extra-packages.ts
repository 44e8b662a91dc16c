import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

const lockFile = 'package-lock.json';

/** Packages that `npm ci` leaves out, because most who work on the project never need them. */
export interface ExtraPackages {
  /** The node_modules that they are in. */
  folder: string;
  /** Loads or finds one, once they are installed. */
  require: NodeJS.Require;
  /** Installs them where they are missing, and anew when their lock file has changed. */
  install(): void;
}

/** Those that the package.json and the lock file in a folder of the project name. */
export function extraPackages(manifests: string): ExtraPackages {
  const name = path.relative(projectRoot, path.dirname(manifests)).replaceAll(path.sep, '-');
  const place = path.join(projectRoot, '.tmp/packages', name);
  return {
    folder: path.join(place, 'node_modules'),
    require: createRequire(path.join(place, 'package.json')),
    install() {
      if (readLock(manifests) === readLock(place)) return;
      process.stdout.write(`Installing the packages of ${path.relative(projectRoot, manifests)}\n`);
      mkdirSync(place, { recursive: true });
      for (const file of ['package.json', lockFile]) {
        copyFileSync(path.join(manifests, file), path.join(place, file));
      }
      try {
        execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: place, stdio: 'inherit' });
      } catch (error) {
        // Otherwise the next run would use an incomplete installation.
        rmSync(path.join(place, lockFile));
        throw error;
      }
    },
  };
}

function readLock(folder: string): string | null {
  const file = path.join(folder, lockFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
