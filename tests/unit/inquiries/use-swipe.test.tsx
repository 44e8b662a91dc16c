// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { useSwipe } from '#src/features/inquiries/applicants/use-swipe.ts';
import { find, mount } from '../ui/mount.ts';

type Point = readonly [x: number, y: number];

async function mountSwipe(direction: 'ltr' | 'rtl' = 'ltr') {
  const swipes: string[] = [];
  function Area() {
    return (
      <div id="area" style={{ direction }} {...useSwipe((to) => swipes.push(to))}>
        <p>Applicants</p>
        <dialog open>
          <textarea aria-label="Message" />
        </dialog>
      </div>
    );
  }
  const { host } = await mount(<Area />);
  const touch = async (selector: string, type: string, fingers: readonly Point[]) => {
    const target = find(host, selector);
    const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }));
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { touches: type === 'touchend' ? [] : touches, changedTouches: touches });
    await act(async () => target.dispatchEvent(event));
  };
  const swipe = async (from: Point, to: Point, selector = 'p') => {
    await touch(selector, 'touchstart', [from]);
    await touch(selector, 'touchend', [to]);
  };
  return { swipes, touch, swipe };
}

test('a finger that moves sideways goes on, and back', async () => {
  const { swipes, swipe } = await mountSwipe();
  await swipe([200, 10], [100, 20]);
  await swipe([100, 10], [200, 20]);
  expect(swipes).toEqual(['next', 'previous']);
});

test('from right to left the other way is on', async () => {
  const { swipes, swipe } = await mountSwipe('rtl');
  await swipe([200, 10], [100, 20]);
  await swipe([100, 10], [200, 20]);
  expect(swipes).toEqual(['previous', 'next']);
});

test('scrolling, small moves, two fingers, dialogs and what the browser takes over are no swipes', async () => {
  const { swipes, swipe, touch } = await mountSwipe();
  await swipe([200, 10], [100, 100]);
  await swipe([200, 10], [140, 10]);
  await swipe([200, 10], [100, 10], 'textarea');
  await touch('p', 'touchstart', [
    [200, 10],
    [220, 10],
  ]);
  await touch('p', 'touchend', [[100, 10]]);
  await touch('p', 'touchstart', [[200, 10]]);
  await touch('p', 'touchcancel', [[150, 10]]);
  await touch('p', 'touchend', [[100, 10]]);
  expect(swipes).toEqual([]);
});
