import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { TargetKind } from '#contract/call-targets.ts';
import type { TestApp } from './test-app.ts';
import { validRequest } from './valid-requests.ts';
import type { World } from './world.ts';

type Sql = TestApp['database']['sql'];
type Id = number | string;

interface Fixture {
  /** A world in which requests name this target instead of its own. */
  naming(world: World, id: Id): World;
  idIn(world: World): Id;
  /** An id of this kind that no row ever had. */
  never: Id;
  /** Brings the target into a state. */
  bring(sql: Sql, world: World, state: string): Promise<unknown>;
  /** Deletes the target; missing when nobody can. */
  remove?: (sql: Sql, world: World) => Promise<unknown>;
}

const never = 2_000_000_000;
const always = async () => undefined;
const number = Number;

const toInquiryStatus = (sql: Sql, id: number, status: string) =>
  sql`update inquiries set status = ${status} where id = ${id}`;
const toListingStatus = (sql: Sql, id: number, status: string) =>
  sql`update listings set status = ${status},
    hidden_note = case ${status} when 'hidden' then 'A scam' end,
    held_status = case ${status} when 'hidden' then 'active' end where id = ${id}`;

/** How to name each kind of target in a request, and how to bring it into its states. */
export const fixtures: Record<TargetKind, Fixture> = {
  listing: {
    naming: (world, id) => ({ ...world, listing: number(id) }),
    idIn: ({ listing }) => listing,
    never,
    bring: (sql, { listing }, state) => toListingStatus(sql, listing, state),
    remove: (sql, { listing }) => sql`delete from listings where id = ${listing}`,
  },
  user: {
    naming: (world, id) => ({ ...world, owner: { ...world.owner, id: number(id) } }),
    idIn: ({ owner }) => owner.id,
    never,
    bring: (sql, { owner }, state) => sql`update users set
      onboarding_status = ${state === 'unfinished' ? 'habits' : 'completed'},
      suspended_at = ${state === 'suspended' ? new Date() : null} where id = ${owner.id}`,
    remove: (sql, { owner }) => sql`delete from users where id = ${owner.id}`,
  },
  invitation: {
    naming: (world, id) => ({ ...world, token: String(id) }),
    idIn: ({ token }) => token,
    never: '00000000-0000-4000-8000-000000000000',
    bring: async (sql, { invitation, listing }, state) => {
      await sql`update household_invitations set
        used_at = ${state === 'used' ? new Date() : null},
        expires_at = now() + make_interval(days => ${state === 'expired' ? -1 : 1}::int)
        where id = ${invitation}`;
      if (state === 'to a hidden listing') await toListingStatus(sql, listing, 'hidden');
    },
    remove: (sql, { invitation }) =>
      sql`delete from household_invitations where id = ${invitation}`,
  },
  group: {
    naming: (world, id) => ({ ...world, group: number(id) }),
    idIn: ({ group }) => group,
    never,
    bring: always,
    remove: (sql, { group }) => sql`delete from groups where id = ${group}`,
  },
  groupInvitation: {
    naming: (world, id) => ({ ...world, groupCode: String(id) }),
    idIn: ({ groupCode }) => groupCode,
    never: 'ZZZZZZZZZZZZ',
    bring: (sql, { group }, state) => sql`update group_invitations set
      uses = ${state === 'used up' ? 4 : 0},
      expires_at = now() + make_interval(days => ${state === 'expired' ? -1 : 1}::int)
      where group_id = ${group}`,
    remove: (sql, { group }) => sql`delete from group_invitations where group_id = ${group}`,
  },
  inquiry: {
    naming: (world, id) => ({ ...world, inquiry: number(id) }),
    idIn: ({ inquiry }) => inquiry,
    never,
    bring: (sql, { inquiry }, state) => toInquiryStatus(sql, inquiry, state),
  },
  userInquiry: {
    naming: (world, id) => ({ ...world, userInquiry: number(id) }),
    idIn: ({ userInquiry }) => userInquiry,
    never,
    bring: async (sql, world, state) => {
      if (state === 'about a listing') world.userInquiry = world.inquiry;
      else await toInquiryStatus(sql, world.userInquiry, state);
    },
  },
  viewing: {
    naming: (world, id) => ({ ...world, viewing: number(id) }),
    idIn: ({ viewing }) => viewing,
    never,
    bring: (sql, { viewing }, state) =>
      sql`update viewings set status = ${state} where id = ${viewing}`,
    remove: (sql, { viewing }) => sql`delete from viewings where id = ${viewing}`,
  },
  viewingWish: {
    naming: (world, id) => ({ ...world, wish: number(id) }),
    idIn: ({ wish }) => wish,
    never,
    bring: async (sql, { wish, inquiry, slots }, state) => {
      // Of one inquiry, one is open at most.
      await sql`update viewings set status = 'cancelled'
        where inquiry_id = ${inquiry} and slot_id is not null`;
      const slot = state === 'agreed' ? slots[1] : null;
      await sql`update viewings set status = ${state}, slot_id = ${slot}::int,
        seat = ${slot === null ? null : 1}::int where id = ${wish}`;
    },
    remove: (sql, { wish }) => sql`delete from viewings where id = ${wish}`,
  },
  viewingSlot: {
    naming: (world, id) => ({ ...world, slots: [number(id), world.slots[1]] }),
    idIn: ({ slots }) => slots[0],
    never,
    bring: (sql, { slots }, state) => sql`update viewing_slots
      set cancelled_at = ${state === 'withdrawn' ? new Date() : null} where id = ${slots[0]}`,
    remove: (sql, { slots }) => sql`delete from viewing_slots where id = ${slots[0]}`,
  },
  session: {
    naming: (world, id) => ({ ...world, ownerSession: String(id) }),
    idIn: ({ ownerSession }) => ownerSession,
    never: '00000000-0000-4000-8000-000000000000',
    bring: (sql, { ownerSession }, state) => sql`update sessions
      set revoked_at = ${state === 'revoked' ? new Date() : null} where id = ${ownerSession}`,
  },
  savedSearch: {
    naming: (world, id) => ({ ...world, savedSearch: number(id) }),
    idIn: ({ savedSearch }) => savedSearch,
    never,
    bring: always,
    remove: (sql, { savedSearch }) => sql`delete from saved_searches where id = ${savedSearch}`,
  },
  replyTemplate: {
    naming: (world, id) => ({ ...world, replyTemplate: number(id) }),
    idIn: ({ replyTemplate }) => replyTemplate,
    never,
    bring: always,
    remove: (sql, { replyTemplate }) =>
      sql`delete from reply_templates where id = ${replyTemplate}`,
  },
  wantedPage: {
    naming: (world, id) => ({ ...world, wanted: number(id) }),
    idIn: ({ wanted }) => wanted,
    never,
    bring: async (sql, { wanted, sender, listing }, state) => {
      const visibility = ['members', 'owners', 'nobody'].includes(state) ? state : 'everyone';
      await sql`update wanted_pages set visibility = ${visibility},
        hidden_note = ${state === 'hidden' ? 'A scam' : null},
        confirmed_at = now() - make_interval(days => ${state === 'ended' ? 40 : 0}::int)
        where id = ${wanted}`;
      // Near the room of the owner, which fits whatever is not said.
      await sql`update users u set is_hidden = ${state === 'of a hidden user'},
        latitude = l.latitude, longitude = l.longitude
        from listings l where l.id = ${listing} and u.id = ${sender.id}`;
    },
    remove: (sql, { wanted }) => sql`delete from wanted_pages where id = ${wanted}`,
  },
  wantedInvitation: {
    naming: (world, id) => ({ ...world, wantedInvitation: number(id) }),
    idIn: ({ wantedInvitation }) => wantedInvitation,
    never,
    bring: (sql, { wantedInvitation }, state) =>
      sql`update wanted_invitations set status = ${state} where id = ${wantedInvitation}`,
    remove: (sql, { wantedInvitation }) =>
      sql`delete from wanted_invitations where id = ${wantedInvitation}`,
  },
  photoUpload: {
    naming: (world, id) => ({ ...world, photo: String(id) }),
    idIn: ({ photo }) => photo,
    never: '/media/photos/00000000-0000-4000-8000-000000000000/320.webp',
    bring: always,
  },
  report: {
    naming: (world, id) => ({ ...world, report: number(id) }),
    idIn: ({ report }) => report,
    never,
    // A report of an inquiry, because that shows the most.
    bring: (sql, { report, inquiry }, state) => sql`update reports set
      kind = 'inquiry', target_id = ${inquiry}, status = ${state},
      closed_at = ${state === 'open' ? null : new Date()} where id = ${report}`,
  },
  appeal: {
    naming: (world, id) => ({ ...world, appeal: number(id) }),
    idIn: ({ appeal }) => appeal,
    never,
    bring: (sql, { appeal }, state) => sql`update statements set
      admin_id = 1000000, decision = ${state === 'open' ? null : 'upheld'},
      decision_note = ${state === 'open' ? null : 'As before'},
      decided_by = ${state === 'open' ? null : 1},
      decided_at = ${state === 'open' ? null : new Date()} where id = ${appeal}`,
    remove: (sql, { appeal }) => sql`delete from statements where id = ${appeal}`,
  },
  externalListing: {
    naming: (world, id) => ({ ...world, external: number(id) }),
    idIn: ({ external }) => external,
    never,
    bring: async (sql, world, state) => {
      if (state === 'of a user') world.external = world.listing;
      else await toListingStatus(sql, world.external, state);
    },
    remove: (sql, { external }) => sql`delete from listings where id = ${external}`,
  },
  importSource: {
    naming: (world, id) => ({ ...world, source: number(id) }),
    idIn: ({ source }) => source,
    never,
    bring: always,
  },
  importFile: {
    naming: (world, id) => ({ ...world, file: number(id) }),
    idIn: ({ file }) => file,
    never,
    bring: always,
  },
  job: {
    naming: (world, id) => ({ ...world, job: String(id) }),
    idIn: ({ job }) => job,
    never: '00000000-0000-4000-8000-000000000000',
    bring: (sql, { job }, state) => sql`update pgboss.job
      set state = ${state === 'dead' ? 'failed' : 'retry'}::pgboss.job_state where id = ${job}`,
    remove: (sql, { job }) => sql`delete from pgboss.job where id = ${job}`,
  },
  importRun: {
    naming: (world, id) => ({ ...world, run: number(id) }),
    idIn: ({ run }) => run,
    never,
    bring: always,
  },
};

/** A request of this call about its target of this kind. */
export function requestAbout(call: EndpointId, kind: TargetKind, world: World) {
  const { as, ...request } = validRequest(call, world);
  // The one call with targets of several kinds names the kind.
  if (call !== 'sendReport') return { as, ...request };
  const id = fixtures[kind].idIn(world);
  const reported = kind === 'wantedPage' ? 'wanted' : kind;
  return { as: world.sender, body: { kind: reported, id, reason: 'other' } };
}
