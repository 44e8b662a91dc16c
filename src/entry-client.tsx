import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { appDataId, machineRecorderMark } from '#contract/rendered-page.ts';
import { applyAppData, type AppData } from '#src/app/app-data.ts';
import { allowDeniedStorage } from '#src/app/allow-denied-storage.ts';
import { composeBrowserApp } from '#src/app/compose.ts';
import { holdNavigation } from '#src/app/hold-navigation.tsx';
import { Providers } from '#src/app/providers.tsx';
import { reloadLostStyles } from '#src/app/reload-lost-styles.ts';
import '#src/ui/tokens.css';
import '#src/ui/base.css';

allowDeniedStorage(window);
reloadLostStyles(window);
const app = composeBrowserApp(window);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
const appData = document.getElementById(appDataId);

// Before any machine starts.
const isRecorded = document.querySelector(`meta[name="${machineRecorderMark}"]`) !== null;
const whenRecorded = isRecorded
  ? import('#src/app/recorder/start-recorder.ts').then(({ startRecorder }) => startRecorder(window))
  : null;

if (appData) {
  applyAppData(app.queryClient, JSON.parse(appData.textContent) as AppData);
  // The router renders exactly what the server did only when it believes it was server-rendered.
  app.router.ssr = { manifest: undefined };
  void Promise.all([app.router.load(), whenRecorded]).then(() => {
    holdNavigation(app.router);
    return hydrateRoot(root, <App />, {
      // React wraps what a component threw, and its own message says nothing of that.
      onRecoverableError: (error) => reportError((error instanceof Error && error.cause) || error),
    });
  });
} else {
  void Promise.resolve(whenRecorded).then(() => createRoot(root).render(<App />));
}

setTimeout(() => {
  import('#src/app/start-idle-work.ts')
    .then(({ startIdleWork }) => startIdleWork(app, window))
    .catch(() => undefined);
}, 8000);

function App() {
  useEffect(() => {
    // Both sides render a session not known yet; it may be known from here on.
    app.auth.start();
    root?.setAttribute('data-hydrated', '');
    dispatchEvent(new Event('app-hydrated'));
  }, []);
  return (
    <StrictMode>
      <Providers context={app}>
        <RouterProvider router={app.router} />
      </Providers>
    </StrictMode>
  );
}
