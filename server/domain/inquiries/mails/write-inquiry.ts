import type { Language, SiteLanguages } from '#contract/languages.ts';
import { findScamReasons } from '#guards/scams/find-reasons.ts';
import type { InquiryKind, InquirySide } from '#contract/vocabulary.ts';
import { getLocales, type Locales } from '#get-locales';
import {
  formatGreeting,
  formatName,
  frameMail,
  isolate,
  listingPath,
  oneLine,
  roomImages,
  type InquiryMailKind,
  type MailPart,
  type PicturedListing,
  type WrittenMail,
} from '#domain/notifications/public.ts';

/** What a mail says. */
export interface MailFacts {
  first_name: string;
  /** Null once the other user deleted their account. */
  other_name: string | null;
  kind: InquiryKind;
  title: string | null;
  message: string | null;
  /** The room that it is about, while anyone may see it. */
  room: PicturedListing | null;
  /** The side of the reader. */
  side: InquirySide;
  /** The day on which the inquiry closes by itself when nobody writes. */
  closes_on: string;
}

/** Writes a mail in its recipient's language: names and the message, never an email address. */
export function writeInquiry(
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
): WrittenMail {
  const { mails: t, scamGuard } = getLocales(language);
  const quoted = facts.message ?? '';
  const isWarning = mail === 'messages_removed';
  // Whoever reads the message here is warned as they are in the app.
  const dangers = findScamReasons(quoted).map((reason) => scamGuard.scamAdvice[reason]);
  const parts: (MailPart | false)[] = [
    isWarning && t.removedAdvice,
    mail === 'silence' && silenceAdvice(language, facts),
    mail === 'free_again' && t.freeAgainAdvice,
    quoted !== '' && { quote: quoted },
    dangers.length > 0 && { title: scamGuard.staySafe, list: dangers },
    shownRoom(mail, facts, { language, publicUrl, languages }),
  ];
  const content = {
    greeting: formatGreeting(language, facts.first_name),
    subject: describeEvent(t, mail, facts),
    parts: parts.filter((part) => part !== false),
    button: { label: isWarning ? t.seeInquiry : t.readAndReply, url: address },
    why: mail === 'silence' ? t.whySilence : t.why,
    settings: [{ label: t.unsubscribe, url: unsubscribeUrl }],
  };
  return frameMail(content, language);
}

/** The photo of the room, and where to go once an inquiry is accepted. */
function shownRoom(
  mail: InquiryMailKind,
  { room, title }: MailFacts,
  shown: { language: Language; publicUrl: string; languages: SiteLanguages },
): MailPart | false {
  if (!room || title === null || !mailsWithRoom.has(mail)) return false;
  const images = roomImages(
    { ...room, is_located: room.is_located && mail === 'accepted' },
    { ...shown, isOnly: true },
  );
  const url = `${shown.publicUrl}${listingPath(room.id, shown.language, shown.languages)}`;
  return { room: { title: isolate(oneLine(title)), lines: [], images, url } };
}

const mailsWithRoom: ReadonlySet<InquiryMailKind> = new Set([
  'inquiry',
  'message',
  'accepted',
  'free_again',
]);

function describeEvent(t: Locales['mails'], mail: InquiryMailKind, facts: MailFacts): string {
  const { other_name, kind, title } = facts;
  const about: Record<InquiryMailKind, (given: { name: string; title: string }) => string> = {
    inquiry: kind === 'listing' ? t.wroteAbout : t.wrote,
    message: kind === 'listing' ? t.sentMessageAbout : t.sentMessage,
    accepted: kind === 'listing' ? t.acceptedAbout : t.accepted,
    declined: kind === 'listing' ? t.declinedAbout : t.declined,
    filled: t.roomFilled,
    free_again: t.freeAgain,
    silence: silenceTexts(t, facts).subject,
    messages_removed: t.removedMessages,
  };
  return about[mail]({
    name: formatName(other_name ?? '') || t.someone,
    title: isolate(oneLine(title ?? '')),
  });
}

/** What a mail about a silence says: to whoever the other waits for, or to whoever wrote last. */
function silenceTexts(t: Locales['mails'], { message, side }: MailFacts) {
  if (message !== null) return { subject: t.waitsForYou, advice: t.waitsForYouAdvice };
  return side === 'sender'
    ? { subject: t.stillInterested, advice: t.stillInterestedAdvice }
    : { subject: t.noAnswerYet, advice: t.noAnswerYetAdvice };
}

function silenceAdvice(language: Language, facts: MailFacts): string {
  const { mails, format } = getLocales(language);
  const day = format.formatDay(facts.closes_on);
  return silenceTexts(mails, facts).advice({ day });
}
