import { startServer } from '#server/start-server.ts';
import { readSettings } from '#platform/settings.ts';
import { serveParent } from '../api/child.ts';

// The real server with its pages, which must be built.
const settings = readSettings(process.env);
const server = await startServer(settings);
serveParent(() => server.stop());
