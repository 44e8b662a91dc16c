import path from 'node:path';
import { extraPackages } from '#scripts/extra-packages.ts';

/** The drivers of the browsers. */
export const packages = extraPackages(path.join(import.meta.dirname, 'packages'));
