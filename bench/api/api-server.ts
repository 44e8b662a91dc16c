import { Hono } from 'hono';
import { createLog } from '#platform/log.ts';
import { startServer } from '#server/server.ts';
import { readSettings } from '#platform/settings.ts';
import { serveParent } from './child.ts';

// The real server with every middleware, only without pages.
const settings = readSettings(process.env);
const server = await startServer(settings, createLog(settings.logLevel), async () => new Hono());
serveParent(() => server.stop());
