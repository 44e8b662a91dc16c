import { writeSavedFilters } from '#contract/saved-searches/saved-filters.ts';
import {
  readSavedFilters,
  type SavedFilters,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchForm,
} from '#contract/saved-searches/saved-search.ts';
import { currentMatches, queueAlerts } from '#domain/alerts/public.ts';
import { isShownInGroup, lockMembership } from '#domain/groups/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { savedColumns, savedValues } from '#domain/search/public.ts';
import { keepTimeZone } from '#domain/notifications/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import {
  fragment,
  instant,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { QuotaDeps, Quotas } from '#platform/http/quotas.ts';

interface Deps extends QuotaDeps {
  pricing: Pricing;
}

type Comparing = Pick<Pricing, 'worths'>;

/** May this user read, change or delete the saved search? Only who saved it may. */
const canEditSavedSearch = (viewer: Viewer, search: { user_id: number }): boolean =>
  search.user_id === viewer.user_id;

/** The answer about a saved search of others: the same as about one that never was. */
const missingSavedSearch = () =>
  new ProblemError('not_found', { detail: 'There is no such saved search' });

const shownColumns = (pricing: Comparing): Fragment => fragment`
  s.id, s.name, s.is_named, s.search, s.currency, s.frequency, s.is_paused,
  (select json_build_object('id', g.id, 'name', g.name) from groups g
    where g.id = s.group_id) as "group",
  (select count(*)::int from ${currentMatches(pricing)} m) as new_matches,
  ${instant(fragment`s.created_at`)} as created_at`;

const select = (sql: Sql, pricing: Comparing, where: Fragment) =>
  sql<SavedSearch[]>`
    select ${shownColumns(pricing)} from saved_searches s where ${where} order by s.id desc`;

/** All saved searches of a user, newest first. */
export async function listSavedSearches(
  sql: Sql,
  pricing: Comparing,
  userId: number,
): Promise<SavedSearch[]> {
  const rows = await select(sql, pricing, fragment`s.user_id = ${userId}`);
  return rows.map((row) => ({ ...row }));
}

/** SQL: JSON with how many searches of a user found something new, and how many rooms, each once. */
export const foundBySavedSearches = (userId: number, pricing: Comparing): Fragment => fragment`(
  select json_build_object('searches', count(distinct s.id), 'rooms', count(distinct m.listing_id))
  from saved_searches s cross join lateral ${currentMatches(pricing)} m
  where s.user_id = ${userId})`;

/** The user saw what all their searches found up to a moment. */
export async function seeSavedSearches(sql: Sql, userId: number, until: string): Promise<void> {
  await sql`
    update saved_searches set seen_at = least(${until}::text::timestamptz, now())
    where user_id = ${userId} and seen_at < ${until}::text::timestamptz`;
}

/**
 * Saves a search; the user's own with the same filters is renamed instead. Throws
 * `too_many_saved_searches`.
 */
export async function createSavedSearch(
  deps: Deps,
  viewer: Viewer,
  form: SavedSearchForm,
): Promise<SavedSearch> {
  const { sql: pool, quotas } = deps;
  const { user_id } = viewer;
  const { search, values } = await toStoredFilters(deps, form.search, null);
  return transaction(pool, async (sql) => {
    await lockUsers(sql, user_id);
    await requireSpace(
      sql,
      quotas,
      'savedSearches',
      fragment`user_id = ${user_id} and group_id is null and search <> ${search}`,
    );
    const saved = await sql.one<SavedSearch>`
      insert into saved_searches as s (user_id, name, is_named, search, frequency, ${savedColumns})
      values (${user_id}, ${form.name.trim()}, ${form.is_named ?? true}, ${search},
        ${form.frequency ?? 'daily'}, ${values})
      ${replaceOwn(form)}
      returning ${shownColumns(deps.pricing)}`;
    if (form.time_zone !== undefined) await keepTimeZone(sql, user_id, form.time_zone);
    await queueAlerts(sql, [user_id]);
    return saved;
  });
}

/** SQL: an insert of a saved search that its user has already changes that one. */
const replaceOwn = ({ frequency }: SavedSearchForm): Fragment => fragment`
  on conflict (user_id, search) do update set name = excluded.name, is_named = excluded.is_named,
    is_paused = false, frequency = case when ${frequency !== undefined} then excluded.frequency
      else s.frequency end`;

/**
 * Saves a search for each of a group whom the viewer is shown, also for those who deleted it. The
 * viewer's own is as they say; one that another has already stays as it is, and who has as many of
 * this group as one can have gets none. Throws `not_found`, `too_many_saved_searches`.
 */
export async function saveSearchForGroup(
  deps: Deps,
  viewer: Viewer,
  groupId: number,
  form: SavedSearchForm,
): Promise<SavedSearch> {
  const { sql: pool, quotas, pricing } = deps;
  const { user_id } = viewer;
  const { search, values } = await toStoredFilters(deps, form.search, groupId);
  return transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, user_id);
    await requireSpace(
      sql,
      quotas,
      'groupSearches',
      fragment`user_id = ${user_id} and group_id = ${groupId} and search <> ${search}`,
    );
    const insertFor = (owner: Fragment, frequency: string) => fragment`
      insert into saved_searches as s (user_id, name, is_named, search, frequency, ${savedColumns})
      select ${owner}, ${form.name.trim()}, ${form.is_named ?? true}, ${search}, ${frequency},
        ${values}`;
    const saved = await sql.one<{ id: number }>`
      ${insertFor(fragment`${user_id}::int`, form.frequency ?? 'daily')}
      ${replaceOwn(form)} returning id`;
    await sql`
      ${insertFor(fragment`u.id`, 'daily')} from group_members m join users u on u.id = m.user_id
      where m.group_id = ${groupId} and u.id <> ${user_id} and ${isShownInGroup(user_id)}
        and (select count(*) from saved_searches theirs
          where theirs.group_id = ${groupId} and theirs.user_id = u.id)
          < ${quotas.capacity('groupSearches')}
      on conflict (user_id, search) do nothing`;
    if (form.time_zone !== undefined) await keepTimeZone(sql, user_id, form.time_zone);
    await queueAlerts(sql, [user_id]);
    return readSavedSearch(sql, pricing, saved.id);
  });
}

/** Changes a saved search; one of a group stays one. Throws `not_found`, `conflict`. */
export async function updateSavedSearch(
  deps: Deps,
  viewer: Viewer,
  { id, ...change }: SavedSearchChange & { id: number },
): Promise<SavedSearch> {
  const { sql: pool } = deps;
  return transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    const { group_id: groupId } = await requireOwnSavedSearch(sql, viewer, id);
    const { name, is_named = true, frequency, is_paused, is_seen } = change;
    const set = {
      ...(name !== undefined && { name: name.trim(), is_named }),
      ...(frequency !== undefined && { frequency }),
      ...(is_paused !== undefined && { is_paused }),
      ...(is_seen && { seen_at: fragment`now()` }),
    };
    if (Object.keys(set).length > 0) {
      await sql`update saved_searches set ${sql(set)} where id = ${id}`;
    }
    // Daily alerts may now be due.
    if (frequency !== undefined) await queueAlerts(sql, [viewer.user_id]);
    if (change.search !== undefined) {
      const next = await toStoredFilters(deps, change.search, groupId);
      await changeFilters(sql, viewer, { id, ...next });
    }
    return readSavedSearch(sql, deps.pricing, id);
  });
}

async function readSavedSearch(sql: Sql, pricing: Comparing, id: number): Promise<SavedSearch> {
  const [saved] = await select(sql, pricing, fragment`s.id = ${id}`);
  if (!saved) throw missingSavedSearch();
  return { ...saved };
}

/** Pauses a search of a user, if they have it. */
export async function pauseSavedSearch(sql: Sql, userId: number, id: number): Promise<void> {
  await sql`update saved_searches set is_paused = true where id = ${id} and user_id = ${userId}`;
}

async function changeFilters(
  sql: Sql,
  { user_id }: Viewer,
  { id, search, values }: StoredFilters & { id: number },
): Promise<void> {
  const same = await sql`
    select from saved_searches where user_id = ${user_id} and search = ${search} and id <> ${id}`;
  if (same.length > 0) {
    throw new ProblemError('conflict', { detail: 'You saved this search already' });
  }
  await sql`
    update saved_searches set search = ${search}, (${savedColumns}) = row(${values})
    where id = ${id}`;
}

/** Deletes a saved search. Throws `not_found`. */
export async function deleteSavedSearch(pool: Pool, viewer: Viewer, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    await requireOwnSavedSearch(sql, viewer, id);
    await sql`delete from saved_searches where id = ${id}`;
  });
}

async function requireOwnSavedSearch(sql: Sql, viewer: Viewer, id: number) {
  const [search] = await sql<{ user_id: number; group_id: number | null }[]>`
    select user_id, group_id from saved_searches where id = ${id}`;
  if (!search || !canEditSavedSearch(viewer, search)) throw missingSavedSearch();
  return search;
}

/** `others`: SQL that the user's other searches fulfil, of themselves or of one group. */
async function requireSpace(
  sql: Sql,
  quotas: Quotas,
  capacity: 'savedSearches' | 'groupSearches',
  others: Fragment,
): Promise<void> {
  await quotas.requireSpace(
    sql,
    capacity,
    fragment`saved_searches where ${others}`,
    (most) =>
      new ProblemError('too_many_saved_searches', {
        detail: `You saved ${most} searches. Delete one first`,
      }),
  );
}

interface StoredFilters {
  search: string;
  values: Fragment;
}

/**
 * The filters of a text that the contract accepted, as they are stored for a group, or for oneself
 * alone. Throws `validation_failed` where they limit nothing without the group.
 */
async function toStoredFilters(
  { pricing }: Pick<Deps, 'pricing'>,
  text: string,
  groupId: number | null,
): Promise<StoredFilters> {
  const { group: _, without_wishes: without, ...others } = readSavedFilters(text) ?? {};
  const filters: SavedFilters =
    groupId === null
      ? others
      : { ...others, group: groupId, ...(without && { without_wishes: without }) };
  const search = writeSavedFilters(filters);
  if (search === '') throw new ProblemError('validation_failed');
  const { currency } = await pricing.compareFor(filters);
  return { search, values: savedValues(filters, currency) };
}
