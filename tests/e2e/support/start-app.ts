import { startApp } from '#qa/run/start-app.ts';

/** Starts the built app for all journeys; APP_URL says where. */
export default async function startAppForJourneys(): Promise<() => Promise<void>> {
  // A journey gives it photos from this machine.
  const { url, dataDir, stop } = await startApp(undefined, { IMPORT_FROM_LOOPBACK: 'yes' });
  process.env['APP_URL'] = url;
  process.env['APP_DATA_DIR'] = dataDir;
  return stop;
}
