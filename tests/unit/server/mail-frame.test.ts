import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { languages, textDirection } from '#contract/languages.ts';
import { frameMail } from '#domain/notifications/frame/frame-mail.ts';
import type { MailContent } from '#domain/notifications/frame/mail-content.ts';
import { isolate } from '#domain/notifications/mail-texts.ts';
import { getLocales } from '#get-locales';

// It comes without types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: Window & typeof globalThis };
};

const address = 'https://rooms.example';
const image = { src: `${address}/photo.jpg`, width: 536, height: 281, alt: 'Photo' };
const content: MailContent = {
  greeting: `Greeting ${isolate('Sam')}`,
  subject: `What happened to ${isolate('Attic')}`,
  parts: [
    { quote: 'First line\nsecond line' },
    'A paragraph',
    { title: 'Warning', list: ['Danger one', 'Danger two'] },
    { list: ['Entry one', 'Entry two'] },
    { room: { title: 'Room one', lines: ['Line one'], images: [image], url: `${address}/1` } },
    { room: { title: null, lines: ['Line two'], images: [], url: `${address}/3`, label: 'Do' } },
  ],
  button: { label: 'Button', url: `${address}/2` },
  why: 'Why you get it',
  settings: [{ label: 'Stop', url: `${address}/stop?token=1&from=rooms` }],
};

const wordsIn = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

test.each(languages)('the text of a mail says all that its HTML says: %s', (language) => {
  const { text, html } = frameMail(content, language);
  const { document } = new JSDOM(html).window;
  for (const { href } of document.querySelectorAll('a')) expect(text).toContain(href);
  for (const part of document.querySelectorAll('title, style')) part.remove();
  for (const end of document.querySelectorAll('br')) end.replaceWith('\n');
  const said = wordsIn(text);
  const shown = [...wordsIn(document.documentElement.textContent ?? '')];
  // The name of the sender stands above the mail.
  expect(shown.filter((word) => !said.has(word) && word !== 'RoomieRadar')).toEqual([]);
});

test.each(languages)(
  'a mail says its language and direction, and why one gets it: %s',
  (language) => {
    const { text, html } = frameMail(content, language);
    const { document } = new JSDOM(html).window;
    const { lang, dir } = document.documentElement;
    expect([lang, dir, document.body.dir]).toEqual([language, textDirection(language), dir]);
    const side = dir === 'rtl' ? 'right' : 'left';
    for (const cell of document.querySelectorAll('td[align]:not([align=center])')) {
      expect(cell.getAttribute('align')).toBe(side);
    }
    const foot = text.slice(text.indexOf('\n--\n'));
    for (const line of [content.why, getLocales(language).mails.repliesUnread, 'Stop: ']) {
      expect(foot).toContain(line);
    }
  },
);

test('a mail has colors for both schemes, and no script, form or sheet of another site', () => {
  const { document } = new JSDOM(frameMail(content, 'en').html).window;
  const scheme = document.querySelector('meta[name=color-scheme]');
  expect(scheme?.getAttribute('content')).toBe('light dark');
  const sheet = document.querySelector('style')?.textContent ?? '';
  expect(sheet).toContain('prefers-color-scheme: dark');
  expect(sheet).not.toMatch(/@import|url\(/);
  expect(document.querySelectorAll('script, form, link, iframe, svg, video')).toHaveLength(0);
  for (const element of document.querySelectorAll('[class]')) {
    // What the sheet colors in the dark is colored inline too, for programs without sheets.
    expect(element.getAttribute('style'), element.outerHTML).toMatch(/color:/);
  }
  for (const image of document.querySelectorAll('img')) expect(image.alt).not.toBe('');
});

test('lines that a user broke are broken in both, and names are isolated in the HTML', () => {
  const { text, html } = frameMail(content, 'en');
  expect(text).toContain('What happened to Attic:\n\n> First line\n> second line\n');
  expect(html).toContain('First line<br />second line');
  expect(html).toMatch(/<h1[^>]*>\s*What happened to <bdi>Attic<\/bdi>/);
});
