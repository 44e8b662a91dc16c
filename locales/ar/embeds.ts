import type { closedStates } from '#contract/embeds/card.ts';

/** In place of the title of a room, on the picture that a shared link shows. Up to 110 characters. */
export const untitledRoom = 'غرفة';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'هذه الغرفة غير معروضة حاليًا.',
  filled: 'شُغلت هذه الغرفة.',
  deleted: 'لم تعد هذه الغرفة معروضة.',
  unknown: 'تعذّر العثور على هذه الغرفة.',
};
export const noWantedPage = 'تعذّر العثور على هذا الإعلان.';
export const otherRooms = 'عرض غرف أخرى';
export const otherRoomsNear = ({ place }: { place: string }) => `عرض غرف أخرى قرب ${place}`;

export const noRooms = 'لا توجد غرف حاليًا';
export const closestRooms = 'لا شيء يطابق تمامًا حاليًا. ربما تناسبك إحدى هذه الغرف.';
export const allRooms = 'عرض كل الغرف على RoomieRadar';
export const words = 'مدينة أو شارع أو كلمة مفتاحية';
export const search = 'بحث';
