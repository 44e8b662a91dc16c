import { fragment } from '#platform/database/sql.ts';

/**
 * SQL: that no photo of the listing `l` is in a listing of somebody else, as the contract's `photos`
 * of a ledger. Null while one of them waits to be compared, when nothing can be recognised on one,
 * and for listings without an owner.
 */
export const photosFactJson = fragment`(
  select case when l.user_id is not null and count(*) > 0 and count(*) = count(p.compared_at)
      and count(*) = count(p.look) and not exists (
        select from listing_images own
        cross join lateral (
          select s.other_image_id as id from same_photos s where s.image_id = own.id
          union all select s.image_id from same_photos s where s.other_image_id = own.id) same
        join listing_images other on other.id = same.id
        join listings elsewhere on elsewhere.id = other.listing_id
          and elsewhere.user_id is distinct from l.user_id
        where own.listing_id = l.id)
    then json_build_object('count', count(*),
      'compared_on', (max(p.compared_at) at time zone 'UTC')::date::text) end
  from listing_images i left join photo_looks p on p.image_id = i.id where i.listing_id = l.id)`;
