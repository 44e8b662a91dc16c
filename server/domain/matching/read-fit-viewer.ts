import type { Pricing } from '#domain/money/public.ts';
import { signedInUser, type TokenHolder } from '#domain/auth/public.ts';
import { listingsHiddenBy } from '#domain/marks/public.ts';
import { hiddenFrom } from '#domain/safety/public.ts';
import { readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import type { Seeker } from '#fit/listing-fit.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import {
  answerColumns,
  answerTables,
  readBudget,
  seekerColumns,
  type Wishes,
} from './read-roomies.ts';

/** A signed-in user, and everything about them that decides how well listings fit. */
export interface FitViewer {
  id: number;
  answers: UserAnswers;
  seeker: Omit<Seeker, 'habits'>;
  /** Users who must not appear to them, because one of the two blocked the other. */
  hidden: ReadonlySet<number>;
}

interface ReadViewer extends Pick<Row, 'issuer' | 'subject' | 'ids' | 'hidden_listings'> {
  viewer: FitViewer;
}

type Row = {
  id: number;
  issuer: string;
  subject: string;
  hidden: number[];
  /** What they hid from their searches. */
  hidden_listings: number[];
  ids: string | null;
} & StoredAnswers &
  Omit<Wishes, 'area' | 'budget_min'>;

/**
 * The user of a valid token, in one query; null when the session ended. The same query reads `ids`,
 * which is SQL of a text.
 */
export async function readFitViewer(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  holder: TokenHolder,
  ids = fragment`null::text`,
): Promise<ReadViewer | null> {
  const [row] = await sql<Row[]>`
    select u.id, u.issuer, u.subject, ${seekerColumns}, ${answerColumns},
      array(${hiddenFrom(holder.user_id)}) as hidden,
      array(${listingsHiddenBy(holder.user_id)}) as hidden_listings, ${ids} as ids
    from ${signedInUser(holder)} u ${answerTables}`;
  if (!row) return null;
  const { id, issuer, subject, hidden, move_in_from, stay_months, latitude, longitude } = row;
  return {
    viewer: {
      id,
      answers: readStoredAnswers(row),
      seeker: { budget: readBudget(row, pricing), move_in_from, stay_months, latitude, longitude },
      hidden: new Set(hidden),
    },
    issuer,
    subject,
    ids: row.ids,
    hidden_listings: row.hidden_listings,
  };
}
