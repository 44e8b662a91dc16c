import path from 'node:path';
import { extraPackages } from '../extra-packages.ts';

const packages = extraPackages(path.join(import.meta.dirname, 'packages'));

/** Installs the packages of towns where they are missing; returns the folder that they are in. */
export function installSources(): string {
  packages.install();
  return packages.folder;
}
