import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { federatedFiles } from '#web/embeds/federated-files.ts';

test('serves types as text, not as the video that their ending stands for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'federated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'roomieradar.d.ts'), 'export {};');
  writeFileSync(path.join(folder, 'remoteEntry.js'), '');
  const app = federatedFiles(folder);
  const typeAt = async (file: string) =>
    (await app.request(`/embed/v1/${file}`)).headers.get('Content-Type');
  expect(await typeAt('roomieradar.d.ts')).toBe('text/plain; charset=utf-8');
  expect(await typeAt('remoteEntry.js')).toBe('text/javascript; charset=utf-8');
});
