import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PackedElements } from '#contract/embeds/card.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'packages/roomieradar-elements');

/**
 * Packs the elements' package into the folder of what partners load, with a manifest that names its
 * file and hash: `npm install` takes it from a RoomieRadar, without a registry. The name has a part of
 * the hash, because lock files keep both.
 */
export async function packElements(folder: string): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'roomieradar-elements-'));
  try {
    await run('npm', ['pack', `--pack-destination=${work}`, '--offline'], { cwd: source });
    const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as {
      version: string;
    };
    const bytes = await readFile(path.join(work, `roomieradar-elements-${version}.tgz`));
    const hash = createHash('sha512').update(bytes);
    const integrity = `sha512-${hash.copy().digest('base64')}`;
    const file = `roomieradar-elements-${version}-${hash.digest('hex').slice(0, 8)}.tgz`;
    const manifest: PackedElements = { version, file, integrity, bytes: bytes.length };
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, file), bytes);
    await writeFile(
      path.join(folder, 'elements-manifest.json'),
      `${JSON.stringify(manifest, null, 2)}\n`,
    );
  } finally {
    await rm(work, { recursive: true });
  }
}
