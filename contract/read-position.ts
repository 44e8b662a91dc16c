/**
 * The header in which a write answers how far the database's log went, and in which a client sends
 * it back: its reads then include that write. Absent where there are no replicas.
 */
export const readPositionHeader = 'Read-Position';
