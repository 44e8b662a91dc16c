import path from 'node:path';
import { extraPackages } from '#scripts/extra-packages.ts';

/** What only measurements need. */
export const packages = extraPackages(path.join(import.meta.dirname, 'packages'));
