import type { OwnWanted, WantedForm } from '#contract/wanted/wanted.ts';
import { hasWantedEnded } from '#domain/matching/public.ts';
import { flagWanted } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { requireVersion, versionTag } from '#platform/http/versions.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { takeBackYes } from './founding.ts';
import { wantedArea } from './wanted-area.ts';

/** A user's own wanted page, with what their profile adds. Throws `unauthorized` without an account. */
export async function readOwnWanted(sql: Sql, userId: number): Promise<OwnWanted> {
  const [row] = await sql<{ found: OwnWanted }[]>`
    select json_build_object(
      'page', case when w.id is not null then json_build_object('id', w.id, 'headline', w.headline,
        'text', w.text, 'people', w.people, 'visibility', w.visibility, 'is_indexed', w.is_indexed,
        'confirmed_at', ${instant(fragment`w.confirmed_at`)}, 'is_ended', ${hasWantedEnded},
        'hidden_note', w.hidden_note) end,
      'facts', json_build_object('first_name', u.first_name, 'area', ${wantedArea},
        'budget_max', u.budget_max, 'budget_currency', u.budget_currency,
        'move_in_from', u.move_in_from, 'stay_months', u.stay_months, 'intent', u.intent,
        'has_place', u.latitude is not null, 'is_hidden', u.is_hidden),
      'group_pages', (select coalesce(json_agg(json_build_object('group_id', g.id, 'name', g.name)
          order by gm.joined_at, g.id), '[]')
        from group_members gm join groups g on g.id = gm.group_id
          join wanted_pages gw on gw.group_id = g.id
        where gm.user_id = u.id)) as found
    from users u left join wanted_pages w on w.user_id = u.id where u.id = ${userId}`;
  if (!row) throw new ProblemError('unauthorized');
  return row.found;
}

/** The version of what the form of a wanted page holds. */
export const wantedVersion = ({ page }: OwnWanted): string =>
  versionTag(page && [page.headline, page.text, page.people, page.visibility, page.is_indexed]);

/**
 * Writes or changes a user's own page, which also confirms it. Throws `changed_meanwhile` when
 * `ifMatch` names other versions than the stored one.
 */
export async function saveOwnWanted(
  pool: Pool,
  viewer: Viewer,
  form: WantedForm,
  ifMatch: readonly string[] | null,
): Promise<OwnWanted> {
  const { user_id } = viewer;
  return transaction(pool, async (sql) => {
    await lockUsers(sql, user_id);
    const before = await readOwnWanted(sql, user_id);
    requireVersion(ifMatch, { current: before, version: wantedVersion(before) });
    const { people, visibility } = form;
    const row = {
      user_id,
      headline: form.headline.trim(),
      text: form.text.trim(),
      people,
      visibility,
      // What not everyone sees is listed nowhere.
      is_indexed: form.is_indexed && visibility === 'everyone',
    };
    const saved = await sql.one<{ id: number }>`
      insert into wanted_pages ${sql(row)}
      on conflict (user_id) do update set headline = excluded.headline, text = excluded.text,
        people = excluded.people, visibility = excluded.visibility,
        is_indexed = excluded.is_indexed, confirmed_at = now(), updated_at = now()
      returning id`;
    await flagWanted(sql, saved.id, `${row.headline}\n${row.text}`);
    return readOwnWanted(sql, user_id);
  });
}

/** Says that a user is still looking. Throws `conflict` without a page. */
export async function confirmOwnWanted(pool: Pool, viewer: Viewer): Promise<OwnWanted> {
  return transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    const confirmed = await sql`
      update wanted_pages set confirmed_at = now() where user_id = ${viewer.user_id} returning id`;
    if (confirmed.length === 0) {
      throw new ProblemError('conflict', { detail: 'You have no wanted page' });
    }
    return readOwnWanted(sql, viewer.user_id);
  });
}

/** Deletes a user's page, whether or not there is one. Invitations that wait for an answer stay. */
export async function deleteOwnWanted(pool: Pool, viewer: Viewer): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    await takeBackYes(sql, viewer.user_id);
    await sql`delete from wanted_pages where user_id = ${viewer.user_id}`;
  });
}

/** Hides a wanted page, or with null shows it again. The caller has locked its author. */
export async function setWantedHiddenNote(
  sql: Sql,
  id: number,
  note: string | null,
): Promise<void> {
  await sql`update wanted_pages set hidden_note = ${note} where id = ${id}`;
}
