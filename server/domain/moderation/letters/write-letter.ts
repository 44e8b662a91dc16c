import { textDirection, type Language } from '#contract/languages.ts';
import { inHtml, withoutIsolation } from '#domain/notifications/public.ts';
import { getLocales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';

/** The text of a letter. Texts of users in it are isolated. */
export interface LetterText {
  greeting: string;
  /** Its first line too. */
  subject: string;
  paragraphs: string[];
  /** A link to read or do more, at the end of the letter. */
  link: { label: string; url: string } | null;
}

/** Writes a mail of plain paragraphs with one link, in the language of its reader. */
export function writeLetter(
  { greeting, subject, paragraphs, link }: LetterText,
  language: Language,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { mails: t } = getLocales(language);
  const direction = textDirection(language);
  const inText = direction === 'rtl' ? (text: string) => text : withoutIsolation;
  const lines = [greeting, subject, ...paragraphs];
  const linked = link ? `${link.label}: ${link.url}\n\n` : '';
  return {
    subject: inText(subject),
    text: `${lines.map((line) => `${inText(line)}\n\n`).join('')}${linked}--\n${t.repliesUnread}\n`,
    html: html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <body
          dir="${direction}"
          style="font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere"
        >
          ${lines.map((line) => html`<p style="white-space: pre-line">${inHtml(line)}</p>`)}
          ${link ? [linkTo(link)] : []}
          <hr />
          <p><small>${t.repliesUnread}</small></p>
        </body>
      </html>`.text,
  };
}

const linkTo = ({ label, url }: NonNullable<LetterText['link']>): Html =>
  html`<p><a href="${url}">${label}</a></p>`;
