import { queryOptions } from '@tanstack/react-query';
import type {
  ViewingChange,
  ViewingSlotsForm,
  WishChange,
  WishForm,
} from '#contract/viewings/viewing.ts';
import type { Api } from '#src/api/client.ts';
import { inquiriesKey, inquiryKey, useInquiryWrite } from '#src/shared/api/inquiries.ts';

/** The coming times of a listing. A change of any inquiry refetches them. */
export const slotsQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'viewing-slots', listingId],
    queryFn: () => api('listViewingSlots', { params: { id: listingId } }),
  });

/** The viewing of an inquiry, and the times that its sender can choose. */
export const inquiryViewingsQuery = (api: Api, inquiryId: number) =>
  queryOptions({
    queryKey: [...inquiryKey(inquiryId), 'viewings'],
    queryFn: () => api('getInquiryViewings', { params: { id: inquiryId } }),
  });

/** Offers times of a listing of the user. */
export const useOfferSlots = (listingId: number) =>
  useInquiryWrite((api, body: ViewingSlotsForm) =>
    api('offerViewingSlots', { params: { id: listingId }, body }),
  );

/** Withdraws a time of the user; takes its id. */
export const useWithdrawSlot = () =>
  useInquiryWrite((api, id: number) => api('withdrawViewingSlot', { params: { id } }));

/** Says how many may come at a time of mine. */
export const useSetPlaces = () =>
  useInquiryWrite((api, { id, places }: { id: number; places: number }) =>
    api('changeViewingSlot', { params: { id }, body: { places } }),
  );

/** Chooses a time for the viewing of an inquiry; takes the id of the slot. */
export const useAgree = (inquiryId: number) =>
  useInquiryWrite(
    (api, slot_id: number) =>
      api('agreeOnViewing', { params: { id: inquiryId }, body: { slot_id } }),
    inquiryId,
  );

/** Cancels or moves a viewing of an inquiry, or says whether it took place. */
export const useChangeViewing = (inquiryId: number) =>
  useInquiryWrite(
    (api, { id, change }: { id: number; change: ViewingChange }) =>
      api('changeViewing', { params: { id }, body: change }),
    inquiryId,
  );

/** Proposes a time of the user's own in an inquiry. */
export const usePropose = (inquiryId: number) =>
  useInquiryWrite(
    (api, body: WishForm) => api('proposeViewing', { params: { id: inquiryId }, body }),
    inquiryId,
  );

/** Answers a proposed time of an inquiry, or takes back the user's own. */
export const useAnswerWish = (inquiryId: number) =>
  useInquiryWrite(
    (api, { id, change }: { id: number; change: WishChange }) =>
      api('answerViewingWish', { params: { id }, body: change }),
    inquiryId,
  );

/** Begins or ends waiting for a place at a full time. */
export const useSlotWait = (inquiryId: number) =>
  useInquiryWrite((api, { id, isWaiting }: { id: number; isWaiting: boolean }) => {
    const params = { id: inquiryId, slot_id: id };
    return api(isWaiting ? 'waitForSlot' : 'stopWaitingForSlot', { params });
  }, inquiryId);

/** Confirms that the user comes to a viewing of an inquiry at this time. */
export const useConfirmViewing = (inquiryId: number) =>
  useInquiryWrite(
    (api, { id, slotId }: { id: number; slotId: number }) =>
      api('confirmViewing', { params: { id }, body: { slot_id: slotId } }),
    inquiryId,
  );

/** Makes a link by which a friend sees a viewing of an inquiry. */
export const useShareViewing = (inquiryId: number, id: number) =>
  useInquiryWrite((api) => api('shareViewing', { params: { id } }), inquiryId);

/** Ends the links to a viewing of an inquiry. */
export const useStopSharing = (inquiryId: number, id: number) =>
  useInquiryWrite((api) => api('stopSharingViewing', { params: { id } }), inquiryId);
