import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the build whose name has a hash of its content, and its address on the site. */
export interface BuiltFile {
  address: string;
  file: string;
}

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
}

/** The scripts, styles and fonts that pages of the build of this name load. */
export async function listClientFiles(clientFolder: string, name: string): Promise<BuiltFile[]> {
  const text = await readFile(path.join(clientFolder, `.vite/manifest-${name}.json`), 'utf8');
  const entries = Object.values(JSON.parse(text) as Record<string, ManifestEntry>);
  const files = entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => ({
    address: `/${file}`,
    file: path.join(clientFolder, file),
  }));
}

/** The scripts that partners' pages may have pinned, and the packages that their lock files name. */
export async function listEmbedFiles(embedFolder: string): Promise<BuiltFile[]> {
  const names = await readdir(embedFolder);
  return names
    .filter((name) =>
      /^(listing(-card|s)-[\w-]+\.js|roomieradar-elements-[\w.-]+\.tgz)$/.test(name),
    )
    .map((name) => ({ address: `/embed/v1/${name}`, file: path.join(embedFolder, name) }));
}
