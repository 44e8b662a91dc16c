import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names the classes of CSS modules: the name in the file, and three letters for the file. Vite's
 * own names are longer, and every first load contains them three times: in styles, pages and
 * scripts.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const fileOfName = new Map<string, string>();
  return (name, file) => {
    const ownFile = path.relative(process.cwd(), file.replace(/\?.*$/, ''));
    const hash = createHash('sha256').update(ownFile.split(path.sep).join('/')).digest('hex');
    const short = `${name}_${Number.parseInt(hash.slice(0, 12), 16).toString(36).slice(-3)}`;
    const other = fileOfName.get(short) ?? ownFile;
    if (other !== ownFile) throw new Error(`${other} and ${ownFile} both name a class ${short}`);
    fileOfName.set(short, ownFile);
    return short;
  };
}
