import { existsSync } from 'node:fs';
import path from 'node:path';
import { env, platform } from 'node:process';

const names = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'microsoft-edge',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

const windowsApps = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The program of Chrome, Chromium or Edge on this machine; `CHROME_PATH` names another. */
export function findBrowser(): string | null {
  if (env['CHROME_PATH']) return env['CHROME_PATH'];
  return listPrograms().find((file) => existsSync(file)) ?? null;
}

function listPrograms(): string[] {
  if (platform === 'darwin') return macApps;
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return folders.flatMap((folder) =>
      folder ? windowsApps.map((app) => path.win32.join(folder, app)) : [],
    );
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
