/**
 * SQL that builds the wire shapes of contract/listings/listing.ts, so that a hot read passes PostgreSQL's
 * text on without parsing it. `l` is listings, `$1` is always the address pictures live under.
 */

/** A Picture; `i` is listing_images. */
export const pictureJson = (i: string) => `json_build_object(
  'id', ${i}.id, 'url', $1 || ${i}.key, 'width', ${i}.width, 'height', ${i}.height,
  'alt', ${i}.alt, 'placeholder', ${i}.placeholder,
  'variants', (
    select coalesce(json_agg(json_build_object(
      'url', $1 || (v ->> 'key'), 'width', (v -> 'width')::int, 'type', v ->> 'type')), '[]')
    from jsonb_array_elements(${i}.variants) v))`;

/** A time as the contract has it. */
export const instant = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const coordinate = (column: string, exact: boolean) =>
  exact ? column : `round(${column}::numeric, 3)`;

/** The status by which others are let see a room: what waits for review is none yet, hidden or not. */
export const statusForOthers = `case when l.held_status in ('pending', 'rejected')
  then l.held_status else l.status end`;

const summaryFields = (exact: boolean) => `
  'id', l.id, 'user_id', l.user_id, 'title', l.title, 'address', l.address,
  'latitude', ${coordinate('l.latitude', exact)}, 'longitude', ${coordinate('l.longitude', exact)},
  'monthly_rent', l.monthly_rent,
  'total_bedrooms', l.total_bedrooms, 'total_bathrooms', l.total_bathrooms,
  'current_roommates', l.current_roommates, 'looking_for_roommates', l.looking_for_roommates,
  'external_link', l.external_link, 'available_from', l.available_from,
  'status', coalesce(l.held_status, l.status),
  'created_at', ${instant('l.created_at')}`;

const cover = `'cover', (select ${pictureJson('i')} from listing_images i
  where i.listing_id = l.id order by i.position, i.id limit 1)`;

/** A ListingSummary: one row of a list. */
export const summaryJson = `json_build_object(${summaryFields(false)}, ${cover})`;

/** The same for its owner. */
export const ownSummaryJson = `json_build_object(${summaryFields(false)}, ${cover},
  'hidden_note', l.hidden_note)`;

/** A Listing in full; `exact` coordinates, and why it is hidden, are for its owner only. */
export const listingJson = (exact: boolean) => `json_build_object(${summaryFields(exact)},
  ${exact ? "'hidden_note', l.hidden_note," : ''}
  'description', l.description, 'amenities', l.amenities, 'house_rules', l.house_rules,
  'images', (select coalesce(json_agg(${pictureJson('i')} order by i.position, i.id), '[]')
    from listing_images i where i.listing_id = l.id),
  'owner', (select json_build_object('id', u.id, 'first_name', u.first_name,
    'profile_picture_url', u.profile_picture_url) from users u where u.id = l.user_id),
  'source', (select e.source from external_origins e where e.listing_id = l.id),
  'updated_at', ${instant('l.updated_at')}, 'last_confirmed_at', ${instant('l.last_confirmed_at')})`;
