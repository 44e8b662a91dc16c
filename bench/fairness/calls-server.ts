import { startServer } from '#server/start-server.ts';
import { readSettings } from '#platform/settings.ts';
import { serveParent } from '../api/child.ts';

// The real server with every middleware, without pages, which nobody asks for here.
const server = await startServer(readSettings(process.env), { createWebsite: null });
serveParent(() => server.stop());
