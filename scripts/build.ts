import { buildAll } from '#web/pages/ensure-built.ts';

await buildAll('info');
