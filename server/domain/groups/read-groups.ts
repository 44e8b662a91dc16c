import type { Group, GroupPage } from '#contract/groups/calls.ts';
import type { AccountExport } from '#contract/account/calls.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';
import { countNews } from './listing-looks.ts';
import { isShownInGroup, noSuchGroup } from './membership.ts';

/** SQL: is an invitation of a group open, by its row `i`? */
export const isOpen = fragment`(i.expires_at > now() and i.uses < i.most_uses)`;

/** SQL: the columns of an invitation `i` that everyone in the group sees. */
export const invitationColumns = fragment`${instant(fragment`i.expires_at`)} as expires_at,
  i.uses, i.most_uses`;

/** SQL: the groups of a user, as one of their members sees them; `me` is their membership. */
const groupColumns = (userId: number): Fragment => fragment`
  g.id, g.name, ${instant(fragment`g.created_at`)} as created_at, me.role, me.is_active,
  (select json_agg(json_build_object('id', m.id, 'role', m.role,
      'joined_at', ${instant(fragment`m.joined_at`)}, 'is_me', m.user_id = ${userId},
      'user', case when ${isShownInGroup(userId)} then json_build_object('id', u.id,
        'first_name', u.first_name, 'profile_picture_url', u.profile_picture_url) end)
      order by m.joined_at, m.id)
    from group_members m join users u on u.id = m.user_id where m.group_id = g.id) as members,
  (select to_json(open) from (select ${invitationColumns} from group_invitations i
    where i.group_id = g.id and ${isOpen}) open) as invitation`;

/** A group as this member sees it. Throws `not_found` for everyone else. */
export async function readGroup(sql: Sql, userId: number, groupId: number): Promise<Group> {
  const [row] = await sql<Group[]>`
    select ${groupColumns(userId)} from groups g
    join group_members me on me.group_id = g.id and me.user_id = ${userId}
    where g.id = ${groupId}`;
  if (!row) throw noSuchGroup();
  return { ...row };
}

/** The groups of a user, the active one first, then by when they joined, the newest first. */
export async function listGroups(sql: Sql, userId: number, query: PageQuery): Promise<GroupPage> {
  const page = readPage(query);
  const rows = await sql<Group[]>`
    select ${groupColumns(userId)}, ${countNews(userId)} as news
    from group_members me join groups g on g.id = me.group_id
    where me.user_id = ${userId}
    order by me.is_active desc, me.joined_at desc, me.group_id desc
    limit ${page.limit} offset ${page.offset}`;
  return page.answer(
    rows.map((row) => ({ ...row })),
    await countRows(sql, fragment`from group_members where user_id = ${userId}`),
  );
}

/** The groups of a user, as their export has them: nothing of the other members. */
export async function exportGroups(sql: Sql, userId: number): Promise<AccountExport['groups']> {
  const rows = await sql<AccountExport['groups']>`
    select g.id as group_id, g.name, m.role, m.is_active,
      ${instant(fragment`m.joined_at`)} as joined_at,
      case when m.role = 'lead' then (select ${instant(fragment`i.expires_at`)}
        from group_invitations i where i.group_id = g.id) end as invitation_expires_at,
      (select json_build_object('headline', w.headline, 'text', w.text, 'visibility', w.visibility)
        from wanted_pages w where w.group_id = g.id) as wanted_page
    from group_members m join groups g on g.id = m.group_id
    where m.user_id = ${userId} order by g.id`;
  return rows.map((row) => ({ ...row }));
}
