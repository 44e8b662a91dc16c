import { ledgerRules } from '#contract/listings/ledger-rules.ts';
import type { ListingLedger } from '#contract/listings/ledger.ts';
import type { RoomType } from '#contract/vocabulary.ts';
import { photosFactJson } from '#domain/images/public.ts';
import { answerTimeJson } from '#domain/inquiries/public.ts';
import { statusForOthers } from '#domain/listings/public.ts';
import { organizationJson } from '#domain/organizations/public.ts';
import { fragment, instant, integer, type Sql } from '#platform/database/sql.ts';

/**
 * SQL: decisions about the user `u`, or about their rooms, that stand: not reversed, and with no
 * appeal under way.
 */
const upheldReportsJson = fragment`(
  select json_build_object('count', count(*),
    'last_on', (max(coalesce(s.decided_at, s.created_at)) at time zone 'UTC')::date::text)
  from statements s
  where s.user_id = u.id and s.decision is distinct from 'reversed'
    and (s.appealed_at is null or s.decided_at is not null)
    and s.created_at > now() - make_interval(months => ${integer(ledgerRules.decisionMonths)}))`;

/** SQL: what we know of the user `u`, as the contract's UserLedger. */
export const userLedgerJson = fragment`json_build_object(
  'member_since', (u.created_at at time zone 'UTC')::date::text,
  'answer_time', ${answerTimeJson}, 'organization', ${organizationJson},
  'upheld_reports', ${upheldReportsJson})`;

/** The facts by which the rent of a listing is compared. */
export interface RentFacts {
  /** A month in all. */
  rent: number;
  currency: string;
  /** As everyone may know it; null for a listing that does not say where or what it is. */
  area: { latitude: number; longitude: number; room_type: RoomType } | null;
  /** Itself, and the other active ones of its owner. */
  listings_of_owner: number[];
}

/** All facts of a listing, with those by which its rent is compared. */
export interface ListingFacts extends RentFacts {
  status: string;
  user_id: number | null;
  known: Omit<ListingLedger, 'rent'>;
}

/** SQL: the columns of RentFacts, of the listing `l`. */
const rentFacts = fragment`l.monthly_total as rent, l.currency,
  case when l.latitude is not null and l.longitude is not null and l.room_type is not null
    then json_build_object('latitude', round(l.latitude::numeric, 3),
      'longitude', round(l.longitude::numeric, 3), 'room_type', l.room_type) end as area,
  array(select l.id union select own.id from listings own
    where own.user_id = l.user_id and own.status = 'active') as listings_of_owner`;

/** Reads the facts by which the rent of a listing is compared; null without a listing. */
export async function readRentFacts(sql: Sql, id: number): Promise<RentFacts | null> {
  const [row] = await sql<RentFacts[]>`select ${rentFacts} from listings l where l.id = ${id}`;
  return row ?? null;
}

/** All facts of a listing in one query; null when there is none. */
export async function readListingFacts(sql: Sql, id: number): Promise<ListingFacts | null> {
  const [row] = await sql<ListingFacts[]>`
    select ${statusForOthers} as status, l.user_id, ${rentFacts},
      json_build_object('last_confirmed_at', ${instant(fragment`l.last_confirmed_at`)},
        'owner', case when u.id is not null then ${userLedgerJson} end,
        'photos', ${photosFactJson}) as known
    from listings l left join users u on u.id = l.user_id where l.id = ${id}`;
  return row ?? null;
}
