import { Hono } from 'hono';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/server.ts';
import { readSettings } from '#server/settings.ts';
import { serveParent } from './child.ts';

// The real server with every middleware, only without pages.
const settings = readSettings(process.env);
const server = await startServer(settings, createLog(settings.logLevel), async () => new Hono());
serveParent(() => server.stop());
