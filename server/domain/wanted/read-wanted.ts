import { ageOn } from '#contract/users/user.ts';
import type { WantedPage } from '#contract/wanted/wanted.ts';
import type { WeakestFit } from '#domain/applicants/public.ts';
import { answerColumns, answerTables, isOffered } from '#domain/matching/public.ts';
import { readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { Pricing } from '#domain/money/public.ts';
import { today } from '#platform/database/term.ts';
import { fitWithReader, readGroupWantedPage, toWantedPage } from './groups/read-group-pages.ts';
import { foundingJson } from './read-founding.ts';
import type { Reader } from './reader.ts';
import { wantedArea } from './wanted-area.ts';

type Row = Omit<WantedPage, 'user' | 'group' | 'fit' | 'fit_of' | 'fit_with' | 'is_mine'> &
  StoredAnswers & {
    user_id: number;
    birth_date: string | null;
    today: string;
    occupation: string;
    profile_picture_url: string | null;
  };

/** Whether a page may be seen is for the caller to say. */
function readRows(sql: Sql, reader: Reader | null, from: Fragment) {
  return sql<Row[]>`
    select w.id, w.headline, w.text, w.people, u.first_name, ${wantedArea} as area, u.budget_max,
      u.budget_currency, u.move_in_from::text, u.stay_months, w.visibility, w.is_indexed,
      ${instant(fragment`w.confirmed_at`)} as confirmed_at, u.id as user_id, u.birth_date::text,
      ${today}::text as today, u.occupation, u.profile_picture_url,
      ${reader ? foundingJson(reader.id) : fragment`null::json`} as founding, ${answerColumns}
    ${from}`;
}

/** Lists each field, so that nothing private of a profile can reach an answer. */
function toPage(row: Row, reader: Reader | null): WantedPage {
  const { user_id: authorId, birth_date: birthDate, today, occupation } = row;
  const isMine = reader?.id === authorId;
  const age = birthDate === null ? null : ageOn(today, birthDate);
  return {
    id: row.id,
    headline: row.headline,
    text: row.text,
    people: row.people,
    first_name: row.first_name,
    area: row.area,
    budget_max: row.budget_max,
    budget_currency: row.budget_currency,
    move_in_from: row.move_in_from,
    stay_months: row.stay_months,
    visibility: row.visibility,
    is_indexed: row.is_indexed,
    confirmed_at: row.confirmed_at,
    is_mine: isMine,
    user: reader && {
      id: authorId,
      age,
      occupation,
      profile_picture_url: row.profile_picture_url,
    },
    fit: reader && !isMine ? fitSummary(reader.answers, readStoredAnswers(row)) : null,
    group: null,
    fit_of: null,
    fit_with: null,
    founding: row.founding,
  };
}

/** A wanted page as this reader, or a visitor, sees it; null when it is gone. */
export async function readWanted(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  reader: Reader | null,
  id: number,
): Promise<WantedPage | null> {
  const group = await readGroupWantedPage(sql, pricing, reader?.id ?? null, id);
  if (group) return toWantedPage(group, reader, reader && fitWithReader(group, reader));
  const [row] = await readRows(
    sql,
    reader,
    fragment`from wanted_pages w join users u on u.id = w.user_id ${answerTables}
      where w.id = ${id}`,
  );
  return row ? toPage(row, reader) : null;
}

/** The pages that these users wrote, in this order; `fits` says how they fit a household instead. */
export async function readWantedByAuthors(
  sql: Sql,
  reader: Reader,
  authorIds: readonly number[],
  fits?: ReadonlyMap<number, WeakestFit | null>,
): Promise<WantedPage[]> {
  if (authorIds.length === 0) return [];
  const rows = await readRows(
    sql,
    reader,
    fragment`from unnest(${[...authorIds]}::int[]) with ordinality listed(id, nth)
      join users u on u.id = listed.id join wanted_pages w on w.user_id = u.id ${answerTables}
      where ${isOffered} order by listed.nth`,
  );
  return rows.map((row) => {
    const page = toPage(row, reader);
    if (!fits) return page;
    const weakest = fits.get(row.user_id) ?? null;
    const isWithMe = weakest === null || weakest.member.id === reader.id;
    return { ...page, fit: weakest?.fit ?? null, fit_with: isWithMe ? null : weakest.member };
  });
}
