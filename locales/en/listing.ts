import type { ReactNode } from 'react';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// Above a listing.
export const allRooms = 'All rooms';
export const share = 'Share';
export const loadingRoom = 'Loading the room…';
/** The heading while the room is loading. */
export const room = 'Room';
export const noLongerOffered = 'No longer offered';

// Its photos.
export const photos = 'Photos';
export const allPhotos = pluralText({ one: '# photo', other: 'All # photos' });
export const noPhotos = 'No photos yet';

// Its facts; the bold part is a number or a day.
export const facts = 'Facts';
export const bedrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} bedroom`,
    other: rich`${bold(formatNumber(count))} bedrooms`,
  });
export const bathrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} bathroom`,
    other: rich`${bold(formatNumber(count))} bathrooms`,
  });
export const nobodyLivesHere = 'nobody lives here yet';
export const liveHere = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} lives here`,
    other: rich`${bold(formatNumber(count))} live here`,
  });
export const lookingFor = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`looking for ${bold(formatNumber(count))}`,
    other: rich`looking for ${bold(formatNumber(count))}`,
  });
export const wasFreeUntil = ({ day }: { day: ReactNode }) =>
  rich`no longer available: was until ${day}`;
export const freeNow = ({ bold }: { bold: Wrap }) => rich`available ${bold('now')}`;
export const freeFrom = ({ day }: { day: ReactNode }) => rich`available from ${day}`;
export const wouldItFit = ({ bold }: { bold: Wrap }) =>
  rich`${bold('Would it fit you?')} Sign in to compare it with your budget, your dates and how you live.`;

// Beside a listing.
export const offeredBy = ({ name }: { name: ReactNode }) => rich`Offered by ${name}`;
export const offeredByYou = 'Offered by you';
export const offeredByMember = 'Offered by a member';
export const foundOn = ({ site }: { site: ReactNode }) =>
  rich`Found on ${site}, with the details given there.`;
export const foundElsewhere = 'Found on another site, with the details given there.';
/** When its owner, or its source, last said that it is available: today, or some days ago. */
export const confirmedDaysAgo = ({ count }: { count: number }) =>
  count === 0
    ? 'Confirmed today'
    : plural(count, {
        one: `Confirmed ${formatNumber(count)} day ago`,
        other: `Confirmed ${formatNumber(count)} days ago`,
      });
/** Before the day, in place of the line above: searches leave the room out. */
export const notConfirmedSince = ({ day }: { day: string }) =>
  `Not confirmed since ${day}: ask whether it is still available`;
export const signInToWrite = 'Sign in to write';
export const signInToWriteTo = ({ name }: { name: ReactNode }) => rich`Sign in to write to ${name}`;
export const takingYouToSignIn = 'Taking you to the sign-in page…';
export const write = 'Write';
export const signInAndWrite = 'Sign in and write';
export const seeItOn = ({ site }: { site: string }) => `See it on ${site}`;
/** For screen readers, after a link. */
export const opensNewTab = '(opens a new tab)';
/** A link for visitors, below everything. */
export const reportRoom = 'Report this room';
