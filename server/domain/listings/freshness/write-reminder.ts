import { freshDays } from '#contract/listings/freshness.ts';
import { textDirection, type Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { cleanName } from '#contract/users/names.ts';
import { inHtml, isolate, oneLine, withoutIsolation } from '#domain/notifications/public.ts';
import { getLocales, type Locales } from '#get-locales';
import { html } from '#platform/http/html.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';

interface AskedRoom {
  title: string;
  /** Since it was last confirmed. */
  days: number;
  /** Do searches leave it out already? */
  is_over: boolean;
  /** Where its owner confirms it. */
  url: string;
}

interface About {
  name: string;
  language: Language;
  unsubscribeUrl: string;
  listingsUrl: string;
}

/** Writes the mail that asks an owner whether their rooms are still available, in their language. */
export function writeReminder(
  rooms: AskedRoom[],
  { name, language, unsubscribeUrl, listingsUrl }: About,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { mails: t } = getLocales(language);
  const direction = textDirection(language);
  const inText = direction === 'rtl' ? (text: string) => text : withoutIsolation;
  const owner = cleanName(name, limits.firstName.max);
  const greeting = owner ? t.greeting({ name: isolate(owner) }) : t.greetingWithoutName;
  const subject = reminderSubject(t, rooms);
  const hint = t.confirmHint({ count: freshDays });
  const listingLines = ({ title, days, is_over: isOver }: AskedRoom) => [
    isolate(oneLine(title)),
    isOver ? t.notShownAnyMore : t.confirmedDaysAgo({ count: days }),
  ];
  return {
    subject: inText(subject),
    text: [
      `${inText(greeting)}\n\n${inText(subject)}\n\n${inText(hint)}\n`,
      ...rooms.map(
        (room) => `${listingLines(room).map(inText).join('\n')}\n${t.answerHere}: ${room.url}\n`,
      ),
      `${t.yourRooms}: ${listingsUrl}\n`,
      `--\n${t.whyConfirm}\n${t.repliesUnread}\n${t.stopConfirm}: ${unsubscribeUrl}\n`,
    ].join('\n'),
    html: html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <body
          dir="${direction}"
          style="font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere"
        >
          <p>${inHtml(greeting)}</p>
          <p>${inHtml(subject)}</p>
          <p>${inHtml(hint)}</p>
          ${rooms.map((room) => {
            const [title = '', since = ''] = listingLines(room);
            return html`<p>
              <b>${inHtml(title)}</b><br />${inHtml(since)}<br />
              <a href="${room.url}">${t.answerHere}</a>
            </p>`;
          })}
          <p><a href="${listingsUrl}">${t.yourRooms}</a></p>
          <hr />
          <p>
            <small
              >${t.whyConfirm} ${t.repliesUnread}
              <a href="${unsubscribeUrl}">${t.stopConfirm}</a></small
            >
          </p>
        </body>
      </html>`.text,
  };
}

function reminderSubject(t: Locales['mails'], rooms: AskedRoom[]): string {
  const [only] = rooms;
  if (!only || rooms.length > 1) return t.stillAvailableMany({ count: rooms.length });
  const title = isolate(oneLine(only.title));
  return only.is_over ? t.noLongerShown({ title }) : t.stillAvailable({ title });
}
