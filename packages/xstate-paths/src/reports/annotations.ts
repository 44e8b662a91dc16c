import { formatPath } from '../formats/labels.ts';
import type { PlayedRun } from './played.ts';

/**
 * Formats the failed and flaky paths of a run as workflow commands of GitHub, which shows them as
 * annotations. Empty if every path passed at once.
 */
export function toAnnotations({ model, paths }: PlayedRun): string {
  return paths
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ path, outcome, problem = '' }) => {
      const command = outcome === 'failed' ? 'error' : 'warning';
      const title = `${model}, path ${path.id}: ${outcome}`;
      return `::${command} title=${property(title)}::${data(`${formatPath(path)}\n${problem}`)}`;
    })
    .join('\n');
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
