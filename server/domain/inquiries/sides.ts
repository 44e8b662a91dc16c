import { fragment, type Fragment } from '#platform/database/sql.ts';

/** SQL: the id of the other side of the inquiry `i`. */
export const otherSideId = (userId: Fragment): Fragment =>
  fragment`case when i.sender_id = ${userId} then i.recipient_id else i.sender_id end`;
