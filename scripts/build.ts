import { buildAll } from '#server/website/ensure-built.ts';

await buildAll('info');
