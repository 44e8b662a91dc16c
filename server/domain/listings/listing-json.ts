import { listingFieldDeclarations, listingFieldNames } from '#contract/listings/listing-fields.ts';
import { fragment, identifier, instant, join, type Fragment } from '#platform/database/sql.ts';

/**
 * SQL that builds the wire shapes of contract/listings/listing.ts, so that a hot read passes
 * PostgreSQL's JSON on without parsing it. `l` is listings; `mediaUrl` comes before the key of a
 * file in its address.
 */

const comma = fragment`, `;

/** A ListingImage of `image`, a row of listing_images. */
export const imageJson = (mediaUrl: string): Fragment => fragment`json_build_object(
  'id', image.id, 'url', ${mediaUrl} || image.key, 'width', image.width, 'height', image.height,
  'alt', image.alt, 'placeholder', image.placeholder,
  'variants', (
    select coalesce(json_agg(json_build_object('url', ${mediaUrl} || (v ->> 'key'),
      'width', (v -> 'width')::int, 'type', v ->> 'type')), '[]')
    from jsonb_array_elements(image.variants) v))`;

/** The first image of a listing, or null. */
export const coverJson = (mediaUrl: string): Fragment => fragment`(
  select ${imageJson(mediaUrl)} from listing_images image
  where image.listing_id = l.id order by image.position, image.id limit 1)`;

/** The status that decides who sees a listing: review comes before moderation. */
export const statusForOthers = fragment`case when l.held_status in ('pending', 'rejected')
  then l.held_status else l.status end`;

/** An object with a key for each column of `columns`. */
const jsonObject = (columns: Fragment): Fragment =>
  fragment`(select to_json(shown) from (select ${columns}) shown)`;

/** How exactly the reader learns where it is: `public` has neither house number nor exact place. */
export type Closeness = 'public' | 'address' | 'owner';

/** The fields that people gave the listing, as far as the reader may know them. */
const fieldColumns = (shown: 'summary' | 'page', closeness: Closeness): Fragment =>
  join(
    listingFieldNames
      .filter((name) => listingFieldDeclarations[name].shown === shown)
      .map((name) => {
        const column = fragment`l.${identifier(name)}`;
        if (name === 'status') return fragment`coalesce(l.held_status, l.status) as status`;
        if (name === 'address' && closeness === 'public') {
          return fragment`l.public_address as address`;
        }
        const isRounded =
          listingFieldDeclarations[name].kind === 'degrees' && closeness !== 'owner';
        return isRounded ? fragment`round(${column}::numeric, 3) as ${identifier(name)}` : column;
      }),
    comma,
  );

const summaryColumns = (closeness: Closeness) => fragment`l.id, l.user_id,
  ${fieldColumns('summary', closeness)}, ${instant(fragment`l.created_at`)} as created_at`;

/** A ListingSummary: one row of a list. */
export const summaryJson = (mediaUrl: string): Fragment =>
  jsonObject(fragment`${summaryColumns('public')}, ${coverJson(mediaUrl)} as cover,
    ${instant(fragment`l.last_confirmed_at`)} as last_confirmed_at,
    (select t.within_hours from answer_times t where t.user_id = l.user_id)
      as answers_within_hours`);

/** A ListingSummary for its owner, with the house number and why it is hidden. */
export const ownSummaryJson = (mediaUrl: string): Fragment =>
  jsonObject(
    fragment`${summaryColumns('address')}, ${coverJson(mediaUrl)} as cover, l.hidden_note`,
  );

/** A Listing in full; the exact coordinates and why it is hidden are for its owner only. */
export const listingJson = (mediaUrl: string, closeness: Closeness): Fragment =>
  jsonObject(fragment`${summaryColumns(closeness)}, ${fieldColumns('page', closeness)},
    ${closeness === 'owner' ? fragment`l.hidden_note,` : fragment``}
    (select coalesce(json_agg(${imageJson(mediaUrl)} order by image.position, image.id), '[]')
      from listing_images image where image.listing_id = l.id) as images,
    (select json_build_object('id', u.id, 'first_name', u.first_name,
      'profile_picture_url', u.profile_picture_url) from users u where u.id = l.user_id) as owner,
    (select e.source from external_origins e where e.listing_id = l.id) as source,
    ${instant(fragment`l.updated_at`)} as updated_at,
    ${instant(fragment`l.last_confirmed_at`)} as last_confirmed_at`);
