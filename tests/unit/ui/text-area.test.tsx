// @vitest-environment jsdom
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { TextArea } from '#src/ui/text-area.tsx';
import { find, mount } from './mount.ts';

const noop = () => undefined;
/** What jsdom lacks: the height of the text, one line for each line break. */
function stubLayout(supportsFieldSizing: boolean): void {
  vi.stubGlobal('CSS', { supports: () => supportsFieldSizing });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = noop;
      disconnect = noop;
    },
  );
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(
    this: HTMLTextAreaElement,
  ) {
    return 20 * this.value.split('\n').length;
  });
}

const area = (value: string) => <TextArea label="Text" value={value} onChange={noop} />;
const height = (host: HTMLElement) => find(host, 'textarea').style.getPropertyValue('block-size');

test('grows and shrinks with its text where the browser does not do that by itself', async () => {
  stubLayout(false);
  const { host, show } = await mount(area('one'));
  expect(height(host)).toBe('20px');
  await show(area('one\ntwo\nthree'));
  expect(height(host)).toBe('60px');
  await show(area('one'));
  expect(height(host)).toBe('20px');
});

test('leaves its height to browsers that know field-sizing', async () => {
  stubLayout(true);
  const { host } = await mount(area('one\ntwo'));
  expect(height(host)).toBe('');
});

test('hands its element to the ref of whoever shows it', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  const { host } = await mount(<TextArea label="Text" value="" onChange={noop} ref={ref} />);
  expect(ref.current).toBe(find(host, 'textarea'));
});
