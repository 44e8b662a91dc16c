import type { Pool } from '#platform/database/sql.ts';
import { splitBatches, withoutFollowers } from '../many-listings.ts';

/**
 * Inserts `count` varied listings around the synthetic users: two thirds belong to users, the rest
 * come from outside. Some are paused or hidden, or leave something out. A million take minutes
 * less as rows that nobody follows: no event, change or notice tells of them. One is posted each
 * minute from `first` on.
 */
export async function insertListingsOfUsers(
  sql: Pool,
  count: number,
  users: number,
  { areFollowed = true, first: firstDay = '2026-01-01' } = {},
): Promise<void> {
  await sql.begin(async (tx) => {
    // The statement timeout is for requests.
    await tx`set local statement_timeout = 0`;
    const restore = areFollowed ? null : await withoutFollowers(tx);
    for (const [first, last] of splitBatches(count)) {
      await tx`
        insert into listings (user_id, title, description, address, latitude, longitude, monthly_rent, currency,
          total_bedrooms, total_bathrooms, current_roommates, looking_for_roommates, available_from,
          amenities, house_rules, status, created_at, room_type, monthly_bills, min_stay_months,
          max_stay_months, available_until)
        select case when n % 3 > 0 then 1 + n * 7907 % ${users} end,
          (array['Quiet', 'Sunny', 'Large', 'Small', 'Cosy', 'Bright'])[1 + n % 6] || ' room number ' || n,
          'A kitchen that gets used, and a balcony on the ' || (n % 30) || 'th floor.'
            -- Words of a hundredth, a tenth and six tenths of all listings.
            || case when n % 100 = 7 then ' Near the tram.' else '' end
            || case when n % 10 = 3 then ' With a garden.' else '' end
            || case when n % 5 < 3 then ' Heated.' else '' end,
          (array['Harlem', 'Bushwick', 'Astoria', 'Kensington', 'Midtown'])[1 + n % 5] || ', New York',
          case when n % 11 > 0 then 40.5 + (n * 7919 % 50000) / 100000.0 end,
          case when n % 13 > 0 then -74.2 + (n * 104729 % 50000) / 100000.0 end,
          300 + n * 31 % 2500,
          -- Of the last, no exchange rate is known.
          (array['USD', 'USD', 'USD', 'EUR', 'GBP', 'XPF'])[1 + n * 5 / 7 % 6],
          1 + n % 6, 1 + n % 3, n % 5, (array[1, 2, 1, 3, 1, 2, 5])[1 + n % 7],
          case when n % 4 > 0 then date '2026-01-01' + (n * 17 % 400)::int end,
          array(select a from unnest(array['wifi', 'balcony', 'desk', 'lift', 'parking']) with ordinality x(a, i)
            where (n * 13 / i) % 3 = 0),
          array(select r from unnest(array['no_smoking', 'no_pets', 'quiet_hours', 'no_parties',
            'couples_welcome', 'pets_welcome']) with ordinality x(r, i) where (n * 29 / i) % 4 = 0),
          case when n % 17 = 0 then 'paused' when n % 19 = 0 then 'filled' else 'active' end,
          ${firstDay}::timestamptz + n * interval '1 minute',
          (array['private_room', 'shared_room', 'whole_place'])[1 + n % 5],
          case when n % 3 = 0 then n * 13 % 200 end, case when n % 5 < 2 then 1 + n % 6 end,
          case when n % 7 < 3 then 6 + n % 18 end,
          case when n % 6 < 2 then date '2027-03-01' + (n * 11 % 200)::int end
        from generate_series(${first}::bigint, ${last}::bigint) n`;
    }
    await restore?.();
    await tx`analyze listings`;
  });
}
