import { textDirection, type Language, type SiteLanguages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { findScamReasons } from '#guards/scams/find-reasons.ts';
import { cleanName } from '#contract/users/names.ts';
import type { InquiryKind } from '#contract/vocabulary.ts';
import { getLocales, type Locales } from '#get-locales';
import { html } from '#platform/http/html.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import {
  inHtml,
  isolate,
  areaImage,
  listingPath,
  oneLine,
  withoutIsolation,
  type MappedListing,
} from './mail-texts.ts';
import type { InquiryMailKind } from './queue.ts';

/** What a mail says. */
export interface MailFacts {
  first_name: string;
  /** Null once the other user deleted their account. */
  other_name: string | null;
  kind: InquiryKind;
  title: string | null;
  message: string | null;
  /** The room whose area is shown: where to go, once one is accepted. */
  mapped: MappedListing | null;
}

type Written = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Writes a mail in its recipient's language: names and the message, never an email address. */
export function writeMail(
  mail: InquiryMailKind,
  facts: MailFacts,
  {
    language,
    address,
    unsubscribeUrl,
    publicUrl,
    languages,
  }: {
    language: Language;
    address: string;
    unsubscribeUrl: string;
    publicUrl: string;
    languages: SiteLanguages;
  },
): Written {
  const { mails: t, scamGuard } = getLocales(language);
  const direction = textDirection(language);
  const inText = direction === 'rtl' ? (text: string) => text : withoutIsolation;
  const event = describeEvent(t, mail, facts);
  const name = greetingName(facts.first_name);
  const greeting = name ? t.greeting({ name: isolate(name) }) : t.greetingWithoutName;
  const quoted = facts.message ?? '';
  const { mapped } = facts;
  const path = mapped && listingPath(mapped.id, language, languages);
  const isWarning = mail === 'messages_removed';
  const advice = isWarning ? [t.removedAdvice] : [];
  // Whoever reads the message here is warned as they are in the app.
  const dangers = findScamReasons(quoted).map((reason) => scamGuard.scamAdvice[reason]);
  const linkText = isWarning ? t.seeInquiry : t.readAndReply;
  return {
    subject: inText(event),
    text: [
      `${inText(greeting)}\n\n${inText(event)}${quoted && ':'}\n`,
      ...advice.map((text) => `${text}\n`),
      quoted && `${quoted.replaceAll(/^/gm, '> ')}\n`,
      dangers.length > 0 && `${scamGuard.staySafe}:\n\n${dangers.join('\n')}\n`,
      `${linkText}: ${address}\n`,
      `--\n${t.why}\n${t.repliesUnread}\n${t.unsubscribe}: ${unsubscribeUrl}\n`,
    ]
      .filter(Boolean)
      .join('\n'),
    html: html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <body
          dir="${direction}"
          style="font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere"
        >
          <p>${inHtml(greeting)}</p>
          <p>${inHtml(event)}${quoted && ':'}</p>
          ${advice.map((text) => html`<p>${text}</p>`)}
          ${
            quoted
              ? html`<blockquote dir="auto" style="white-space: pre-wrap">${quoted}</blockquote>`
              : html``
          }
          ${
            dangers.length > 0
              ? html`<p><b>${scamGuard.staySafe}</b></p>
                  <ul>
                    ${dangers.map((text) => html`<li>${text}</li>`)}
                  </ul>`
              : html``
          }
          ${mapped && path ? areaImage(publicUrl, { ...mapped, path }, t.mapOfArea) : html``}
          <p><a href="${address}">${linkText}</a></p>
          <hr />
          <p>
            <small
              >${t.why} ${t.repliesUnread} <a href="${unsubscribeUrl}">${t.unsubscribe}</a></small
            >
          </p>
        </body>
      </html>`.text,
  };
}

function describeEvent(
  t: Locales['mails'],
  mail: InquiryMailKind,
  { other_name, kind, title }: MailFacts,
): string {
  const about: Record<InquiryMailKind, (given: { name: string; title: string }) => string> = {
    inquiry: kind === 'listing' ? t.wroteAbout : t.wrote,
    message: kind === 'listing' ? t.sentMessageAbout : t.sentMessage,
    accepted: kind === 'listing' ? t.acceptedAbout : t.accepted,
    declined: kind === 'listing' ? t.declinedAbout : t.declined,
    messages_removed: t.removedMessages,
  };
  const name = greetingName(other_name ?? '');
  return about[mail]({
    name: name ? isolate(name) : t.someone,
    title: isolate(oneLine(title ?? '')),
  });
}

/** Once more where it matters most: a mail looks as if we had written all of it. */
const greetingName = (name: string) => cleanName(name, limits.firstName.max);
