import { useLayoutEffect, useRef, type ComponentProps } from 'react';

const mark = 'data-empty';
const markEmpty = (input: HTMLInputElement) => input.toggleAttribute(mark, input.value === '');

/**
 * An input for a day that is marked while it has none: WebKit shows today's date there, which must
 * not look like one that somebody chose.
 */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const { value, defaultValue, onInput } = props;
  const input = useRef<HTMLInputElement>(null);
  // Going back, browsers fill in what was chosen.
  useLayoutEffect(() => {
    if (input.current) markEmpty(input.current);
  });
  return (
    <input
      {...props}
      ref={input}
      type="date"
      {...{ [mark]: (value ?? defaultValue ?? '') === '' ? '' : undefined }}
      onInput={(event) => {
        markEmpty(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}
