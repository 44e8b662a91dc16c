// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Pagination } from '#src/ui/pagination.tsx';
import { paginationWindow } from '#src/ui/pagination-window.ts';
import { mount } from './mount.ts';

const links = (page: number) => (
  <Pagination
    page={page}
    pageCount={3}
    renderLink={(to, { children, ...link }) => (
      <a href={`?page=${to}`} {...link}>
        {children}
      </a>
    )}
  />
);

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i names %j', (page, pageCount, expected) => {
  expect(paginationWindow(page, pageCount)).toEqual(expected);
});

test('never replaces a single page by a gap', () => {
  expect(paginationWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('marks the current page and links to the next and previous ones', async () => {
  const { host } = await mount(links(2));
  expect(host.querySelector('[aria-current="page"]')?.textContent).toBe('2');
  expect(host.querySelector('[rel="prev"]')?.getAttribute('href')).toBe('?page=1');
  expect(host.querySelector('[rel="next"]')?.getAttribute('href')).toBe('?page=3');
});

test('offers no page before the first and none after the last', async () => {
  const { host, show } = await mount(links(1));
  expect(host.querySelector('[rel="prev"]')).toBeNull();
  await show(links(3));
  expect(host.querySelector('[rel="next"]')).toBeNull();
});

test('disappears when everything fits on one page', async () => {
  const { host } = await mount(<Pagination page={1} pageCount={1} renderLink={() => null} />);
  expect(host.innerHTML).toBe('');
});
