import type { Language } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { plainTextFormatter } from '../mail-texts.ts';
import type { MailContent, MailPart, MailRoom } from './mail-content.ts';
import { writeHtml } from './mail-html.ts';

declare const framed: unique symbol;

/**
 * A mail in the language of its reader, without addresses. Only {@link frameMail} makes one, so that
 * each mail says why its reader gets it, and its text says all that its HTML says.
 */
export type WrittenMail = Pick<Mail, 'subject' | 'text' | 'html'> & { readonly [framed]: true };

/** Writes what a mail says as text and as HTML, in the frame that all mails have. */
export function frameMail(content: MailContent, language: Language): WrittenMail {
  const { mails: t } = getLocales(language);
  const foot = [content.why, t.repliesUnread];
  const inText = plainTextFormatter(language);
  return {
    subject: inText(content.subject),
    text: inText(writeText(content, foot)),
    html: writeHtml(content, { language, foot }),
  } as WrittenMail;
}

function writeText(
  { greeting, subject, parts, button, otherLink, settings }: MailContent,
  foot: string[],
) {
  const [first] = parts;
  const isQuoted = typeof first === 'object' && 'quote' in first;
  return [
    `${greeting}\n`,
    `${subject}${isQuoted ? ':' : ''}\n`,
    ...parts.map((part) => `${partText(part, button?.url)}\n`),
    ...(button ? [`${button.label}: ${button.url}\n`] : []),
    ...(otherLink ? [`${otherLink.label}: ${otherLink.url}\n`] : []),
    '--',
    ...foot,
    ...settings.map(({ label, url }) => `${label}: ${url}`),
    '',
  ].join('\n');
}

function partText(part: MailPart, buttonUrl: string | undefined): string {
  if (typeof part === 'string') return part;
  if ('room' in part) return roomText(part.room, buttonUrl);
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ');
  const { title, list } = part;
  return `${title === undefined ? '' : `${title}:\n\n`}${list.join('\n')}`;
}

/** The button says the address of the only room. */
function roomText({ title, lines, url, label }: MailRoom, buttonUrl: string | undefined): string {
  const link = label === undefined ? url : `${label}: ${url}`;
  return [...(title === null ? [] : [title]), ...lines, ...(url === buttonUrl ? [] : [link])].join(
    '\n',
  );
}
