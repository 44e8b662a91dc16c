import type { secretLinkCalls } from '#contract/viewings/secret-links.ts';
import type { viewingCalls } from '#contract/viewings/viewing.ts';
import { requireOwnListing } from '#domain/listings/public.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import { endSecretAddresses, readCalendarAddress } from '#domain/secret-addresses/public.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { confirmViewing } from './confirm-viewing.ts';
import { offerSlots, setPlaces, withdrawSlot } from './offer-slots.ts';
import { listSlots, readInquiryViewings, readViewing, readWish } from './read-viewings.ts';
import { stopWaiting, waitForSlot } from './wait-for-slot.ts';
import { answerWish, counterWish, proposeViewing } from './write-wishes.ts';
import { renewCalendar, shareViewing, stopSharing } from './secret-links.ts';
import { agreeOnViewing, moveViewing, transitionViewing } from './write-viewings.ts';
import { noSuchViewing } from './lock-viewings.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'clock'>;
  quotas: Quotas;
  gazetteer: Pick<Gazetteer, 'timeZoneAt'>;
  publicUrl: string;
}

/** Calls by which two sides of an inquiry agree when to meet. */
export function createViewingHandlers({
  database: { sql, clock },
  quotas,
  gazetteer,
  publicUrl,
}: Deps): CallHandlers<typeof viewingCalls & typeof secretLinkCalls> {
  const wishes = { sql, now: clock.now, quotas, gazetteer };

  async function answerViewing(userId: number, id: number) {
    const viewing = await readViewing(sql, userId, id);
    if (!viewing) throw noSuchViewing();
    return viewing;
  }

  return {
    async offerViewingSlots({ viewer, params: { id }, body }) {
      await requireOwnListing(sql, viewer, id);
      return offerSlots({ sql, now: clock.now, quotas, gazetteer }, viewer, id, body);
    },

    listViewingSlots: ({ viewer, params: { id } }) => listSlots(sql, viewer, id),

    withdrawViewingSlot: ({ viewer, params: { id } }) => withdrawSlot(sql, viewer.user_id, id),

    changeViewingSlot: ({ viewer, params: { id }, body: { places } }) =>
      setPlaces({ sql, quotas }, viewer, id, places),

    getInquiryViewings: ({ viewer, params: { id } }) =>
      readInquiryViewings({ sql, gazetteer }, viewer, id),

    async agreeOnViewing({ viewer, params, body }) {
      const id = await agreeOnViewing({ sql, quotas }, viewer, params.id, body.slot_id);
      return answerViewing(viewer.user_id, id);
    },

    async changeViewing({ viewer, params: { id }, body: { status, slot_id: slotId } }) {
      if (slotId !== undefined) await moveViewing({ sql, quotas }, viewer, id, slotId);
      else if (status !== undefined) await transitionViewing(sql, viewer, id, status);
      return answerViewing(viewer.user_id, id);
    },

    async proposeViewing({ viewer, params, body }) {
      const id = await proposeViewing(wishes, viewer, params.id, body);
      return readWish(sql, viewer.user_id, id);
    },

    async answerViewingWish({ viewer, params: { id }, body: { status, instead } }) {
      if (instead !== undefined) await counterWish(wishes, viewer, id, instead);
      else if (status !== undefined) await answerWish(sql, viewer, id, status);
      return readWish(sql, viewer.user_id, id);
    },

    waitForSlot: ({ viewer, params: { id, slot_id: slotId } }) =>
      waitForSlot({ sql, quotas }, viewer, id, slotId),

    stopWaitingForSlot: ({ viewer, params: { id, slot_id: slotId } }) =>
      stopWaiting(sql, viewer, id, slotId),

    async confirmViewing({ viewer, params: { id }, body }) {
      await confirmViewing(sql, viewer, id, body.slot_id);
      return answerViewing(viewer.user_id, id);
    },

    getViewingCalendar: async ({ viewer }) => ({
      created_at: await readCalendarAddress(sql, viewer.user_id),
    }),
    renewViewingCalendar: ({ viewer }) => renewCalendar({ sql, quotas, publicUrl }, viewer),
    endViewingCalendar: ({ viewer }) =>
      endSecretAddresses(sql, viewer.user_id, { kind: 'calendar' }),
    shareViewing: ({ viewer, params: { id } }) =>
      shareViewing({ sql, quotas, publicUrl }, viewer, id),
    stopSharingViewing: ({ viewer, params: { id } }) => stopSharing(sql, viewer, id),
  };
}
