import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { InquiryMailKind } from '#domain/notifications/queue.ts';
import { writeInquiry } from '#domain/inquiries/mails/write-inquiry.ts';

const facts = {
  first_name: 'ليلى',
  other_name: 'Sam',
  kind: 'listing',
  title: 'Sunny  <i>room</i>',
  message: 'Is it free?',
  room: null,
  side: 'recipient',
  closes_on: '2027-03-16',
} as const;
const write = (language: Language, changes = {}, mail: InquiryMailKind = 'inquiry') =>
  writeInquiry(
    mail,
    { ...facts, ...changes },
    {
      language,
      address: 'https://x.test/1',
      unsubscribeUrl: 'https://x.test/2',
      publicUrl: 'https://x.test',
      languages: ['en', 'de', 'es', 'ar'],
    },
  );

test('English mails say what happened without signs of direction', () => {
  const { subject, text, html } = write('en');
  expect(subject).toBe('Sam wrote to you about “Sunny <i>room</i>”');
  expect(text).toContain('Hello ليلى,\n\nSam wrote to you about “Sunny <i>room</i>”:\n\n> Is it');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('>Hello <bdi>ليلى</bdi>,</p>');
  expect(html).toMatch(
    /<h1[^>]*>\s*<bdi>Sam<\/bdi> wrote to you about “<bdi>Sunny &lt;i&gt;room&lt;\/i&gt;<\/bdi>”\s*<\/h1>/,
  );
});

test('Arabic mails read from right to left and isolate what users wrote, everywhere', () => {
  const { subject, text, html } = write('ar');
  for (const shown of [subject, text]) {
    expect(shown).toContain('\u2068Sam\u2069');
    expect(shown).toContain('\u2068Sunny <i>room</i>\u2069');
  }
  expect(html).toMatch(/<html lang="ar" dir="rtl">[^]*<body\s+dir="rtl"/);
  expect(html).toContain('<bdi>Sam</bdi>');
  expect(html).not.toMatch(/[\u2068\u2069]/);
});

test('a mail about someone who left, or to someone without a name, still reads well', () => {
  const { subject, html } = write('en', { first_name: '', other_name: null, kind: 'user' });
  expect(subject).toBe('Someone wrote to you');
  expect(html).toContain('>Hello,</p>');
});

test('a mail in Spanish is Spanish from its greeting to its link that ends the mails', () => {
  const { subject, text } = write('es', { first_name: 'Lucía', title: 'Ático en Gràcia' });
  expect(subject).toBe('Sam te ha escrito sobre «Ático en Gràcia»');
  expect(text).toBe(
    `Hola, Lucía:

Sam te ha escrito sobre «Ático en Gràcia»:

> Is it free?

Leer y responder en RoomieRadar: https://x.test/1

--
Recibes este correo porque alguien te ha escrito o te ha respondido en RoomieRadar.
Nadie lee las respuestas a este correo.
Darse de baja: https://x.test/2
`,
  );
});

const pictured = { id: 7, updated_at: '2026-11-20T10:00:00Z', cover_id: 3, is_located: true };

test.each(['en', 'de', 'es', 'pt', 'ar'] as const)(
  'a yes shows the photo and the area of the room, and says so where images are blocked: %s',
  (language) => {
    expect(write(language).html).not.toContain('<img');
    const { html, text } = write(language, { room: pictured, message: null }, 'accepted');
    const [photo = '', map = '', ...others] = html.match(/<img[^>]*>/gs) ?? [];
    expect(others).toEqual([]);
    expect(photo).toMatch(/src="https:\/\/x\.test\/listings\/7\/preview-\w+-3\.jpg/);
    expect(photo).toMatch(/width="536"\s+height="281"/);
    expect(map).toMatch(/src="https:\/\/x\.test\/listings\/7\/map-\w+\.png"/);
    expect(map).toMatch(/width="320"\s+height="160"/);
    for (const image of [photo, map]) expect(image).toMatch(/alt="[^"]{8,60}"/);
    // Portuguese is no longer offered there.
    const prefix = ['en', 'pt'].includes(language) ? '' : `/${language}`;
    const address = `https://x.test${prefix}/listings/7`;
    expect(html).toContain(`<a href="${address}"`);
    expect(text).toContain(`\n${address}\n`);
  },
);

test('only a yes says where the room is, and a no does not show what it refuses', () => {
  const kinds = ['inquiry', 'message', 'accepted', 'declined'] as const;
  const images = kinds.map(
    (kind) => write('en', { room: pictured }, kind).html.split('<img').length - 1,
  );
  expect(images).toEqual([1, 1, 2, 0]);
});

test('a mail with a message that reads like a scam warns of it, in the language of its reader', () => {
  const message = 'Please wire me the deposit before the viewing, then I mail you the keys.';
  const { text, html } = write('en', { message });
  expect(text).toMatch(
    /> Please wire me[^]*Stay safe:[^]*Pay only after a visit[^]*Read and reply/,
  );
  expect(html).toMatch(/<b>Stay safe<\/b>[^]*<li[^>]*>Most scams ask for money before a visit/);
  expect(write('es', { message }).html).not.toContain('Stay safe');
  expect(write('en').text).not.toContain('Stay safe');
});

test('a mail about what was removed does not ask for a reply', () => {
  const { text, html } = write('en', { message: null }, 'messages_removed');
  expect(text).toContain('See it on RoomieRadar: https://x.test/1');
  expect(`${text}${html}`).not.toContain('Read and reply');
});
