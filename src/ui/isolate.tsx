import type { ReactNode } from 'react';

/**
 * Isolates the part of a sentence that a user wrote: an Arabic name would otherwise reorder the
 * words around it.
 */
export function isolate(sentence: string, written: string): ReactNode {
  const at = sentence.indexOf(written);
  if (at < 0 || written === '') return sentence;
  return (
    // One element, because buttons and chips put a gap between the elements in them.
    <span>
      {sentence.slice(0, at)}
      <bdi>{written}</bdi>
      {sentence.slice(at + written.length)}
    </span>
  );
}
