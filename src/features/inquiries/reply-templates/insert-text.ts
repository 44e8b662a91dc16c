/** A text with another one in it, which begins and ends at these places. */
interface Insertion {
  value: string;
  start: number;
  end: number;
}

/** Inserts a text at the caret, with a space to its neighbors; all that was typed stays. */
export function insertText(typed: string, caret: number, inserted: string): Insertion {
  const [before, after] = [typed.slice(0, caret), typed.slice(caret)];
  const gap = /\S$/u.test(before) ? ' ' : '';
  const start = before.length + gap.length;
  return {
    value: `${before}${gap}${inserted}${/^\S/u.test(after) ? ' ' : ''}${after}`,
    start,
    end: start + inserted.length,
  };
}
