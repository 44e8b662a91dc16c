// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { mount } from '#remotes/listing-card/federated/mount.ts';

beforeEach(() => document.body.replaceChildren());

// By its place, not by its name: that depends on which RoomieRadar defined an element of this page.
const cardIn = (container: Element) => container.firstElementChild;
const ownLink = { href: 'https://partner.example/rooms/1?utm_source=site', text: 'A room' };

test('update changes what it is given, the link too, and keeps the rest', () => {
  const { update } = mount(document.body, { listing: 1, theme: 'dark', link: ownLink });
  const card = cardIn(document.body);
  update({ link: { href: 'https://partner.example/rooms/2', text: 'Another room' } });
  expect(card?.querySelector('a')?.href).toBe('https://partner.example/rooms/2');
  expect(card?.textContent).toBe('Another room');
  expect(card?.getAttribute('theme')).toBe('dark');

  update({ listing: 2, lang: 'de', currency: 'EUR' });
  expect(cardIn(document.body)).toBe(card);
  expect(card?.outerHTML).toMatch(/theme="dark" listing="2" lang="de" currency="EUR"/);
  expect(card?.textContent).toBe('Another room');
});

test('resets an option that update sets to undefined', () => {
  const { update } = mount(document.body, { listing: 1, theme: 'dark', lang: 'de', link: ownLink });
  update({ theme: undefined, lang: undefined, link: undefined });
  const card = cardIn(document.body);
  expect(card?.getAttributeNames()).toEqual(['listing']);
  expect(card?.querySelector('a')?.href).toMatch(/\/listings\/1$/);
});

test('unmount removes the card and nothing else', () => {
  const before = document.body.appendChild(document.createElement('p'));
  mount(document.body, { listing: 1 }).unmount();
  expect([...document.body.children]).toEqual([before]);
});
