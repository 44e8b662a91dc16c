import { freshDays } from '#contract/listings/freshness.ts';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import {
  isolate,
  oneLine,
  roomImages,
  type PicturedListing,
} from '#domain/notifications/public.ts';
import { getLocales, type Locales } from '#get-locales';

interface AskedRoom {
  title: string;
  /** Since it was last confirmed. */
  days: number;
  /** Do searches leave it out already? */
  is_over: boolean;
  /** Where its owner confirms it. */
  url: string;
  pictured: PicturedListing;
}

interface About {
  language: Language;
  publicUrl: string;
  languages: SiteLanguages;
}

/** Writes what the mail says that asks an owner whether their rooms are still available, in their language. */
export function writeReminder(rooms: AskedRoom[], { language, publicUrl, languages }: About) {
  const { mails: t } = getLocales(language);
  const [only] = rooms.length === 1 ? rooms : [];
  const shown = { language, languages, publicUrl, isOnly: only !== undefined };
  const parts = rooms.map(({ title, days, is_over: isOver, url, pictured }) => ({
    room: {
      title: only ? null : isolate(oneLine(title)),
      lines: [isOver ? t.notShownAnyMore : t.confirmedDaysAgo({ count: days })],
      // Its owner knows where it is.
      images: roomImages({ ...pictured, is_located: false }, shown),
      url,
      label: t.answerHere,
    },
  }));
  const listings = { label: t.yourRooms, url: `${publicUrl}/listings` };
  return {
    subject: reminderSubject(t, rooms),
    parts: [t.confirmHint({ count: freshDays }), ...parts],
    button: only ? { label: t.answerHere, url: only.url } : listings,
    why: t.whyConfirm,
    settings: only ? [listings] : [],
    stop: t.stopConfirm,
  };
}

function reminderSubject(t: Locales['mails'], rooms: AskedRoom[]): string {
  const [only] = rooms;
  if (!only || rooms.length > 1) return t.stillAvailableMany({ count: rooms.length });
  const title = isolate(oneLine(only.title));
  return only.is_over ? t.noLongerShown({ title }) : t.stillAvailable({ title });
}
