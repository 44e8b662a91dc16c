import { createLog } from '#platform/log.ts';
import { startServer } from '#server/server.ts';
import { readSettings } from '#platform/settings.ts';
import { createWebsite } from '#web/website.ts';
import { serveParent } from '../api/child.ts';

// The real server, pages and all; they must be built.
const settings = readSettings(process.env);
const server = await startServer(settings, createLog(settings.logLevel), createWebsite);
serveParent(() => server.stop());
