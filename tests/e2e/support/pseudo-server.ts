import { register } from 'node:module';

// Starts the server as `npm start` does, with the pseudo-language in the place of English: in the
// app, whose build of it is made here, and in what the server writes itself. No setting of the
// server can ask for it.
async function main(): Promise<void> {
  register('./pseudo-locales.ts', import.meta.url);
  // After that, because they read the catalogs.
  const [{ runServer }, { readSettings }, { ensureBuilt }, { createWebsite }] = await Promise.all([
    import('#server/run-server.ts'),
    import('#platform/settings.ts'),
    import('#web/pages/ensure-built.ts'),
    import('#web/website.ts'),
  ]);
  const settings = readSettings(process.env);
  const buildOthers = await ensureBuilt(['en', 'pseudo', ...settings.languages], () => undefined);
  const whenBuilt = buildOthers();
  await whenBuilt('pseudo');
  await runServer(settings, {
    createWebsite: (deps) =>
      createWebsite({
        ...deps,
        whenBuilt,
        pageBuild: (language) => (language === 'en' ? 'pseudo' : language),
      }),
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
