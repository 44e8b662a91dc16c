import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

const manifests = path.join(import.meta.dirname, 'packages');
const folder = path.join(projectRoot, '.tmp/gazetteer');

/** Installs the packages that only this script reads, where they are missing; returns their folder. */
export function ensurePackages(): string {
  const [wanted, installed] = [manifests, folder]
    .map((place) => path.join(place, 'package-lock.json'))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
  if (wanted !== installed) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) {
      copyFileSync(path.join(manifests, file), path.join(folder, file));
    }
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
  return path.join(folder, 'node_modules');
}
