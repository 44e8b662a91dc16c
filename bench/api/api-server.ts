import { startServer } from '#server/start-server.ts';
import { readSettings } from '#platform/settings.ts';
import { serveParent } from './child.ts';

// The real server with every middleware and its pages.
const settings = readSettings(process.env);
const server = await startServer(settings);
serveParent(() => server.stop());
