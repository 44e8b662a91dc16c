import type { LiveEvent } from '#contract/inquiries/live-event.ts';

/** PostgreSQL's channel between the processes. The migration that made the trigger names it too. */
export const liveChannel = 'live';

/** What goes over it: an event for these people, or a session that ended. */
export type LiveNotice = { users: number[]; event: LiveEvent } | { session: string };
