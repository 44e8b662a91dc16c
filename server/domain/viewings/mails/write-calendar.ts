import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block as findTimeZone } from 'timezones-ical-library';
import { findRepeatedOffset } from '#contract/viewings/repeated-time.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';

/** A date for calendars. */
export interface CalendarDate {
  /** The same for every change of one date. */
  uid: string;
  /** Higher with every change. */
  sequence: number;
  is_cancelled: boolean;
  changed_at: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  summary: string;
  location: string;
  url: string;
  organizer: string;
}

/**
 * Writes a date for calendars (RFC 5545, 5546). Its times name the zone of the place and bring its
 * rules along, so that a change of law moves the date with the place. The only addresses in it are
 * those of the site and of its reader, who answers on the page (RSVP=FALSE).
 */
export function writeCalendar(
  date: CalendarDate & { attendee: string },
): NonNullable<Mail['calendar']> {
  const method = date.is_cancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    prodId,
    method: ICalCalendarMethod[method],
    timezone: { name: findWrittenZone(date), generator: writeTimeZone },
  });
  calendar.createEvent(describeEvent(date)).createAttendee({
    email: date.attendee,
    type: ICalAttendeeType.INDIVIDUAL,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return { method, content: calendar.toString() };
}

/** Writes several dates as a calendar that programs read again every hour. */
export function writeFeed(name: string, dates: readonly CalendarDate[]): string {
  const calendar = ical({
    prodId,
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
    timezone: { name: null, generator: writeTimeZone },
  });
  for (const date of dates) calendar.createEvent(describeEvent(date));
  return calendar.toString();
}

const prodId = { company: 'RoomieRadar', product: 'RoomieRadar' };

/**
 * The zone in which a date is written: that of its place, or null for UTC where its clocks show the time
 * twice. Calendars would take the first of the two (RFC 5545, 3.3.5).
 */
function findWrittenZone({
  time_zone: zone,
  starts_at: start,
  ends_at: end,
}: CalendarDate): string | null {
  const isRepeated = [start, end].some(
    (each) => findRepeatedOffset(Date.parse(each), zone) !== null,
  );
  return isRepeated ? null : zone;
}

function describeEvent(date: CalendarDate): ICalEventData {
  const timeZone = findWrittenZone(date);
  const inZone = (instant: string) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone ?? 'UTC');
  return {
    id: date.uid,
    sequence: date.sequence,
    stamp: Temporal.Instant.from(date.changed_at),
    start: inZone(date.starts_at),
    end: inZone(date.ends_at),
    timezone: timeZone,
    summary: date.summary,
    location: date.location || null,
    description: date.url,
    url: date.url,
    status: date.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'RoomieRadar', email: date.organizer },
  };
}

/** The VTIMEZONE of a zone; null for one that the library does not know, which leaves its name. */
function writeTimeZone(timeZone: string): string | null {
  const [block] = [findTimeZone(timeZone)].flat();
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null;
}
