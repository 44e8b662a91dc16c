import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { appDataId, machineRecorderMark } from '#contract/rendered-page.ts';
import { applyAnswers, resumeRouter, type AppData } from '#src/app/app-data.ts';
import { allowDeniedStorage } from '#src/app/allow-denied-storage.ts';
import { composeBrowserApp } from '#src/app/compose.ts';
import { followUpdates } from '#src/app/follow-updates.ts';
import { holdNavigation } from '#src/app/hold-navigation.tsx';
import { Providers } from '#src/app/providers.tsx';
import { reloadLostStyles } from '#src/app/reload-lost-styles.ts';
import '#src/ui/tokens.css';
import '#src/ui/base.css';

allowDeniedStorage(window);
reloadLostStyles(window);
const app = composeBrowserApp(window);
followUpdates(window, app.router);

const root = document.getElementById('root');
const data = document.getElementById(appDataId);
if (!root || !data) throw new Error('The document is not from the server');
const appData = JSON.parse(data.textContent) as AppData;
applyAnswers(app.queryClient, appData.answers);

// Before any machine starts.
const isRecorded = document.querySelector(`meta[name="${machineRecorderMark}"]`) !== null;
const whenRecorded = isRecorded
  ? import('#src/app/recorder/start-recorder.ts').then(({ startRecorder }) => startRecorder(window))
  : null;

void Promise.all([resumeRouter(app.router, appData), whenRecorded]).then(() => {
  const hydrated = holdNavigation(app.router);
  return hydrateRoot(root, <App hydrated={hydrated} />, {
    // React wraps what a component threw, and its own message says nothing of that.
    onRecoverableError: (error) => reportError((error instanceof Error && error.cause) || error),
  });
});

setTimeout(() => {
  import('#src/app/start-idle-work.ts')
    .then(({ startIdleWork }) => startIdleWork(app, window))
    .catch(() => undefined);
}, 8000);

function App({ hydrated }: { hydrated: Promise<void> }) {
  useEffect(() => {
    // Both sides render a session not known yet. It may be known from here on, but where a guard waits
    // for it, not before what stands in its place is hydrated.
    if (appData.pending) void hydrated.then(() => app.auth.start());
    else app.auth.start();
    document.getElementById('needs-script')?.remove();
    root?.setAttribute('data-hydrated', '');
    dispatchEvent(new Event('app-hydrated'));
  }, [hydrated]);
  return (
    <StrictMode>
      <Providers context={app}>
        <RouterProvider router={app.router} />
      </Providers>
    </StrictMode>
  );
}
