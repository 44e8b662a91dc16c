import { unknownOrigin, type Checked } from '../check/check-page.ts';
import type { Finding } from '../check/finding.ts';
import { findingTexts } from '../check/texts.ts';

export const describe = (finding: Finding): string => findingTexts[finding.code](finding);

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The findings as lines of a terminal or of a log. */
export function printFindings(
  address: string,
  { findings, origin, elements, frames }: Checked,
): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const parts = findings.map((finding) => {
    const { level, line, source, write } = finding;
    return [
      `${level}${line === null ? '' : `, line ${line}`}: ${describe(finding)}`,
      ...(source ? [`  now:   ${shorten(source)}`] : []),
      ...(write === null ? [] : [`  write: ${write}`]),
    ].join('\n');
  });
  const shown = [
    ...(elements.length > 0 ? [count(elements.length, 'element')] : []),
    ...(frames.length > 0 ? [count(frames.length, 'frame')] : []),
  ].join(' and ');
  const more = origin === unknownOrigin ? '' : ` See ${origin}/partners`;
  const end =
    findings.length === 0
      ? `All right: ${shown} of ${origin} on the page.`
      : `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}.${more}`;
  return [address, '', ...parts, ...(parts.length > 0 ? [''] : []), end].join('\n');
}

/** One line of at most so many characters. */
const maxCharacters = 200;
function shorten(source: string): string {
  const line = source.replaceAll(/\s+/g, ' ');
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line;
}
