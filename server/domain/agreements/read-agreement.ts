import type {
  Agreement,
  AgreementChangePage,
  AgreementVersionPage,
} from '#contract/agreements/calls.ts';
import { isShownInGroup } from '#domain/groups/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';

/** SQL: the user with this id as another member sees them; null for who cannot be shown or is gone. */
const author = (viewerId: number, id: Fragment): Fragment => fragment`(
  select json_build_object('id', u.id, 'first_name', u.first_name) from users u
  where u.id = ${id} and ${isShownInGroup(viewerId)})`;

/** The agreement of a group, as this member sees it; null before it is drafted. */
export async function readAgreement(
  sql: Sql,
  viewerId: number,
  groupId: number,
): Promise<Agreement | null> {
  const [row] = await sql<Agreement[]>`
    select a.version, a.revision, ${instant(fragment`a.created_at`)} as created_at,
      (select coalesce(json_agg(json_build_object('id', r.id, 'section', r.section,
          'clause', r.clause, 'text', r.own_text, 'version', r.version,
          'proposals', (select coalesce(json_agg(json_build_object('clause', p.clause,
              'closer_to', ${closerTo(viewerId)}) order by p.position), '[]')
            from unnest(r.proposals) with ordinality p (clause, position)
            where r.clause is null and r.own_text is null),
          'changed_by', ${author(viewerId, fragment`r.changed_by`)},
          'changed_at', ${instant(fragment`r.changed_at`)}) order by r.id), '[]')
        from agreement_rules r where r.group_id = a.group_id and not r.is_removed) as rules,
      (select json_agg(json_build_object('id', m.id, 'is_me', m.user_id = ${viewerId},
          'first_name', case when ${isShownInGroup(viewerId)} then u.first_name end,
          'accepted_at', ${instant(fragment`c.accepted_at`)},
          'accepted_as', case when ${isShownInGroup(viewerId)} then c.name end)
          order by m.joined_at, m.id)
        from group_members m join users u on u.id = m.user_id
        left join agreement_acceptances c on c.group_id = m.group_id and c.version = a.version
          and c.user_id = m.user_id
        where m.group_id = a.group_id) as members,
      exists (select from agreement_shown_answers s
        where s.group_id = a.group_id and s.user_id = ${viewerId}) as shows_answers
    from agreements a where a.group_id = ${groupId}`;
  return row ? { ...row } : null;
}

/** SQL: first names of those to whom the proposal `p` of the rule `r` is closer and who show it. */
const closerTo = (viewerId: number): Fragment => fragment`(
  select coalesce(json_agg(u.first_name order by m.joined_at, m.id), '[]')
  from agreement_leanings l
  join agreement_shown_answers s on s.group_id = r.group_id and s.user_id = l.user_id
  join group_members m on m.group_id = r.group_id and m.user_id = l.user_id
  join users u on u.id = l.user_id
  where l.rule_id = r.id and l.clause = p.clause and ${isShownInGroup(viewerId)})`;

/** The changes of the agreement of a group, newest first. */
export async function listChanges(
  sql: Sql,
  viewerId: number,
  groupId: number,
  query: PageQuery,
): Promise<AgreementChangePage> {
  const page = readPage(query);
  const rows = await sql<AgreementChangePage['items']>`
    select c.id, r.section, c.kind, c.before, c.after,
      ${author(viewerId, fragment`c.author_id`)} as author,
      ${instant(fragment`c.created_at`)} as created_at, r.version = c.rule_version as can_undo
    from agreement_changes c join agreement_rules r on r.id = c.rule_id
    where c.group_id = ${groupId} order by c.id desc limit ${page.limit} offset ${page.offset}`;
  return page.answer(
    rows.map((row) => ({ ...row })),
    await countRows(sql, fragment`from agreement_changes where group_id = ${groupId}`),
  );
}

/** The versions of the agreement of a group that somebody accepted and that ended, newest first. */
export async function listVersions(
  sql: Sql,
  viewerId: number,
  groupId: number,
  query: PageQuery,
): Promise<AgreementVersionPage> {
  const page = readPage(query);
  const rows = await sql<AgreementVersionPage['items']>`
    select v.version, v.ended_by, ${instant(fragment`v.ended_at`)} as ended_at, v.rules,
      (select coalesce(json_agg(json_build_object(
          'name', case when ${isShownInGroup(viewerId)} then c.name end,
          'accepted_at', ${instant(fragment`c.accepted_at`)}) order by c.accepted_at, u.id), '[]')
        from agreement_acceptances c join users u on u.id = c.user_id
        where c.group_id = v.group_id and c.version = v.version) as acceptances
    from agreement_versions v
    where v.group_id = ${groupId} order by v.version desc limit ${page.limit} offset ${page.offset}`;
  return page.answer(
    rows.map((row) => ({ ...row })),
    await countRows(sql, fragment`from agreement_versions where group_id = ${groupId}`),
  );
}
