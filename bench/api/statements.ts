/** The statements of pgbench and the plain handler: only the listing's own columns. */
const columns = `id, user_id, title, description, address, latitude, longitude, monthly_rent,
  total_bedrooms, total_bathrooms, current_roommates, looking_for_roommates, external_link,
  available_from, amenities, house_rules, status, created_at, updated_at, last_confirmed_at`.replaceAll(
  /\s+/g,
  ' ',
);

/** One listing; `id` is a placeholder. */
export const byIdSql = (id: string) => `select ${columns} from listings where id = ${id}`;

/** The first page: the 20 newest. */
export const firstPageSql = `select ${columns} from listings where status = 'active' order by created_at desc, id desc limit 20`;
