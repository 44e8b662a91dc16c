import type { GroupWanted, GroupWantedForm } from '#contract/wanted/group-page.ts';
import { lockMembership, requireMembership } from '#domain/groups/public.ts';
import { hasWantedEnded } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { flagWanted } from '#domain/safety/public.ts';
import { hasProfile } from '#domain/users/public.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { requireVersion, versionTag } from '#platform/http/versions.ts';
import { wantedArea } from '../wanted-area.ts';
import { addUpFacts, type MemberFacts } from './group-facts.ts';

type Prices = Pick<Pricing, 'compareIn'>;

/** The wanted page of a group, for one of it. Throws `not_found` for everyone else. */
export async function readGroupWanted(
  sql: Sql,
  pricing: Prices,
  userId: number,
  groupId: number,
): Promise<GroupWanted> {
  await requireMembership(sql, groupId, userId);
  const rows = await sql<
    (MemberFacts & { name: string; has_place: boolean; page: GroupWanted['page'] })[]
  >`
    select g.name, gm.role = 'lead' as is_lead, ${wantedArea} as area, u.budget_max,
      u.budget_currency, u.move_in_from::text, u.stay_months, u.latitude is not null as has_place,
      (select json_build_object('id', w.id, 'headline', w.headline, 'text', w.text,
          'people', w.people, 'visibility', w.visibility, 'is_indexed', w.is_indexed,
          'confirmed_at', ${instant(fragment`w.confirmed_at`)}, 'is_ended', ${hasWantedEnded},
          'hidden_note', w.hidden_note)
        from wanted_pages w where w.group_id = g.id) as page
    from groups g join group_members gm on gm.group_id = g.id
      join users u on u.id = gm.user_id and ${hasProfile}
    where g.id = ${groupId} order by gm.joined_at, gm.id`;
  const { people, ...facts } = addUpFacts(rows, pricing);
  const [first] = rows;
  return {
    group_name: first?.name ?? '',
    people,
    page: first?.page ? { ...first.page, people } : null,
    facts: { ...facts, has_place: rows.some((row) => row.is_lead && row.has_place) },
  };
}

/** The version of what the form holds. */
export const groupWantedVersion = ({ page }: GroupWanted): string =>
  versionTag(page && [page.headline, page.text, page.visibility, page.is_indexed]);

/** Makes open pages of the group show it. */
const notifyGroup = (sql: Sql, groupId: number) => sql`select notify_group(${groupId}, null)`;

/**
 * Writes or changes the page of a group, which also confirms it: each of the group may, as each may write
 * for it. Throws `not_found` for everyone outside, and `changed_meanwhile` when `ifMatch` names other
 * versions than the stored one.
 */
export async function saveGroupWanted(
  pool: Pool,
  pricing: Prices,
  { user_id: userId }: Viewer,
  groupId: number,
  form: GroupWantedForm,
  ifMatch: readonly string[] | null,
): Promise<GroupWanted> {
  return transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    const before = await readGroupWanted(sql, pricing, userId, groupId);
    requireVersion(ifMatch, { current: before, version: groupWantedVersion(before) });
    const { visibility } = form;
    const row = {
      group_id: groupId,
      headline: form.headline.trim(),
      text: form.text.trim(),
      visibility,
      // What not everyone sees is listed nowhere.
      is_indexed: form.is_indexed && visibility === 'everyone',
    };
    const saved = await sql.one<{ id: number }>`
      insert into wanted_pages ${sql(row)}
      on conflict (group_id) do update set headline = excluded.headline, text = excluded.text,
        visibility = excluded.visibility, is_indexed = excluded.is_indexed,
        latitude = excluded.latitude, longitude = excluded.longitude,
        confirmed_at = now(), updated_at = now()
      returning id`;
    await flagWanted(sql, saved.id, `${row.headline}\n${row.text}`);
    await notifyGroup(sql, groupId);
    return readGroupWanted(sql, pricing, userId, groupId);
  });
}

/** Deletes the page of a group, whether or not there is one. Throws `not_found` for everyone outside. */
export async function deleteGroupWanted(
  pool: Pool,
  { user_id: userId }: Viewer,
  groupId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    await sql`delete from wanted_pages where group_id = ${groupId}`;
    await notifyGroup(sql, groupId);
  });
}
