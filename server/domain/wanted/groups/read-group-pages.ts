import type { WantedVisibility } from '#contract/vocabulary.ts';
import type { WantedPage } from '#contract/wanted/wanted.ts';
import type { WeakestFit } from '#domain/applicants/public.ts';
import { answerColumns, answerTables, hasWantedEnded, isOffered } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import {
  findable,
  hasProfile,
  readStoredAnswers,
  type StoredAnswers,
} from '#domain/users/public.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { findWeakestFit } from '#fit/listing-fit-summary.ts';
import { fragment, instant, integer, type Fragment, type Sql } from '#platform/database/sql.ts';
import { wantedArea } from '../wanted-area.ts';
import type { Reader } from '../reader.ts';
import { addUpFacts, type LookingGroup, type MemberFacts } from './group-facts.ts';

/** A group of fewer is not found: who looks alone has a page of their own. */
const fewestPeople = 2;

/** SQL: are enough people in the group of `w`, without those who are suspended? */
export const hasEnoughPeople = fragment`((select count(*) from group_members gm
  join users u on u.id = gm.user_id and ${hasProfile} where gm.group_id = w.group_id)
  >= ${integer(fewestPeople)})`;

/** One of a group, with their answers, which stay on the server. */
interface Member extends MemberFacts {
  id: number;
  first_name: string;
  profile_picture_url: string | null;
  /** Do they show their profile to others? Else they only count. */
  is_findable: boolean;
  stored: StoredAnswers;
}

/** The page of a group as the server reads it. */
export interface GroupPage extends LookingGroup {
  id: number;
  group_id: number;
  headline: string;
  text: string;
  visibility: WantedVisibility;
  is_indexed: boolean;
  confirmed_at: string;
  /** Is it offered, fresh, and of enough people? */
  is_open: boolean;
  /** Is the viewer in the group? */
  is_member: boolean;
  /** Is there a block between the viewer and one of the group? */
  is_blocked: boolean;
  members: Member[];
}

type Row = Omit<GroupPage, 'is_open' | 'is_member' | 'is_blocked' | 'members' | 'facts'> &
  Omit<Member, 'stored' | 'id'> &
  StoredAnswers & {
    user_id: number;
    is_offered: boolean;
    is_viewer: boolean;
    is_blocked_one: boolean;
  };

/** SQL: a row for each member of these pages `w` of groups, the newest page first, as a viewer reads them. */
export const selectPageMembers = (viewerId: number | null, pages: Fragment): Fragment => fragment`
  select w.id, w.group_id, w.headline, w.text, w.visibility, w.is_indexed, w.latitude, w.longitude,
    ${instant(fragment`w.confirmed_at`)} as confirmed_at,
    ${isOffered} and not ${hasWantedEnded} as is_offered,
    u.id as user_id, u.first_name, u.profile_picture_url, ${findable} as is_findable,
    gm.role = 'lead' as is_lead, ${wantedArea} as area, u.budget_max, u.budget_currency,
    u.move_in_from::text, u.stay_months, coalesce(u.id = ${viewerId}::int, false) as is_viewer,
    ${isBlockedBetween(fragment`u.id`, fragment`${viewerId}::int`)} as is_blocked_one,
    ${answerColumns}
  from (${pages}) w
    join group_members gm on gm.group_id = w.group_id
    join users u on u.id = gm.user_id and ${hasProfile} ${answerTables}
  order by w.id desc, gm.joined_at, gm.id`;

/**
 * Pages of groups, the newest first, for a viewer or a visitor, with what their members look for.
 * Members who are suspended are left out. Whether a page may be seen is for the caller to say.
 */
export async function readGroupPages(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  viewerId: number | null,
  pages: Fragment,
): Promise<GroupPage[]> {
  const rows = await sql<Row[]>`${selectPageMembers(viewerId, pages)}`;
  const rowsByPage = new Map<number, Row[]>();
  for (const row of rows) rowsByPage.set(row.id, [...(rowsByPage.get(row.id) ?? []), row]);
  return [...rowsByPage.values()].map((ofPage) => toGroupPage(ofPage, pricing));
}

/** SQL: the page of a group by its id. */
export const selectGroupPage = (id: number): Fragment =>
  fragment`select * from wanted_pages where id = ${id} and group_id is not null`;

/** The page of a group, for a viewer or a visitor; null for that of one person, and for none. */
export async function readGroupWantedPage(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  viewerId: number | null,
  id: number,
): Promise<GroupPage | null> {
  const [read = null] = await readGroupPages(sql, pricing, viewerId, selectGroupPage(id));
  return read;
}

function toGroupPage(rows: readonly Row[], pricing: Pick<Pricing, 'compareIn'>): GroupPage {
  const [page] = rows as [Row];
  const members = rows.map((row) => ({
    id: row.user_id,
    first_name: row.first_name,
    profile_picture_url: row.profile_picture_url,
    is_findable: row.is_findable,
    is_lead: row.is_lead,
    area: row.area,
    budget_max: row.budget_max,
    budget_currency: row.budget_currency,
    move_in_from: row.move_in_from,
    stay_months: row.stay_months,
    stored: row,
  }));
  return {
    id: page.id,
    group_id: page.group_id,
    headline: page.headline,
    text: page.text,
    visibility: page.visibility,
    is_indexed: page.is_indexed,
    confirmed_at: page.confirmed_at,
    latitude: page.latitude,
    longitude: page.longitude,
    is_open: page.is_offered && rows.length >= fewestPeople,
    is_member: rows.some(({ is_viewer: isViewer }) => isViewer),
    is_blocked: rows.some(({ is_blocked_one: isBlocked }) => isBlocked),
    members,
    facts: addUpFacts(members, pricing),
  };
}

/** How a reader fits the one of a group whom they fit least; null without answers to compare. */
export function fitWithReader(page: GroupPage, reader: Reader): WeakestFit | null {
  const fits = page.members.flatMap((member) => {
    if (!member.is_findable || member.id === reader.id) return [];
    const fit = fitSummary(reader.answers, readStoredAnswers(member.stored));
    return fit === null ? [] : [{ fit, applicantId: member.id, member: me(reader) }];
  });
  const lowest = findWeakestFit(fits.map(({ fit }) => fit));
  return fits.find(({ fit }) => fit === lowest) ?? null;
}

const me = ({ id }: Reader) => ({ id, first_name: '' });

/** The page as a reader, or a visitor, sees it; `weakest` says how the group fits them or a household. */
export function toWantedPage(
  page: GroupPage,
  reader: Reader | null,
  weakest: WeakestFit | null,
): WantedPage {
  const { facts } = page;
  const shown = page.members.filter(({ is_findable: isFindable }) => isFindable);
  const names = ({ id, first_name }: Member) => ({ id, first_name });
  const weakestOne = shown.find(({ id }) => id === weakest?.applicantId);
  const isWithMe = weakest === null || weakest.member.id === reader?.id;
  return {
    // Named one by one, so that nothing private of a profile can reach an answer.
    id: page.id,
    headline: page.headline,
    text: page.text,
    people: facts.people,
    first_name: '',
    area: facts.area,
    budget_max: facts.budget_max,
    budget_currency: facts.budget_currency,
    move_in_from: facts.move_in_from,
    stay_months: facts.stay_months,
    visibility: page.visibility,
    is_indexed: page.is_indexed,
    confirmed_at: page.confirmed_at,
    is_mine: page.is_member,
    user: null,
    group: {
      id: page.group_id,
      members:
        reader &&
        shown.map((member) => ({
          ...names(member),
          profile_picture_url: member.profile_picture_url,
        })),
    },
    fit: page.is_member ? null : (weakest?.fit ?? null),
    fit_of: page.is_member || !weakestOne ? null : names(weakestOne),
    fit_with: isWithMe ? null : weakest.member,
    founding: null,
  };
}
