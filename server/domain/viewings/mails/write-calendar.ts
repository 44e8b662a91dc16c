import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block as findTimeZone } from 'timezones-ical-library';
import type { Mail } from '#platform/mail/mail-transport.ts';

interface CalendarDate {
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
  attendee: string;
}

/**
 * Writes a date for calendars (RFC 5545, 5546). Its times name the zone of the place and bring its
 * rules along, so that a change of law moves the date with the place. The only addresses in it are
 * those of the site and of its reader, who answers on the page (RSVP=FALSE).
 */
export function writeCalendar(date: CalendarDate): NonNullable<Mail['calendar']> {
  const { time_zone: timeZone, is_cancelled: isCancelled } = date;
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const inZone = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const calendar = ical({
    prodId: { company: 'RoomieRadar', product: 'RoomieRadar' },
    method: ICalCalendarMethod[method],
    timezone: { name: timeZone, generator: writeTimeZone },
  });
  calendar.createEvent({
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
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'RoomieRadar', email: date.organizer },
    attendees: [
      {
        email: date.attendee,
        type: ICalAttendeeType.INDIVIDUAL,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return { method, content: calendar.toString() };
}

/** The VTIMEZONE of a zone; null for one that the library does not know, which leaves its name. */
function writeTimeZone(timeZone: string): string | null {
  const [block] = [findTimeZone(timeZone)].flat();
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null;
}
