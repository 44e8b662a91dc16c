import type { GroupWish } from '#contract/groups/wishes.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/group-search.ts';
import { aRoomie } from '#locales/groups.ts';

/** The first name of whose wish it is; empty for the user's own and those of the whole group. */
export const wishOwner = ({ user }: GroupWish): string =>
  user && !user.is_me ? user.first_name || aRoomie : '';

const amountIn = ({ value, currency }: GroupWish) => formatMoney(Number(value), currency ?? '');

const isMine = ({ user }: GroupWish) => user?.is_me === true;

const labels: Record<GroupWish['kind'], (wish: GroupWish, name: string) => string> = {
  rooms: ({ value }) => t.roomForAll({ count: Number(value) }),
  together: (wish) => t.upToTogether({ rent: amountIn(wish) }),
  rent: (wish, name) =>
    isMine(wish) ? t.youUpTo({ rent: amountIn(wish) }) : t.upToEach({ name, rent: amountIn(wish) }),
  dates: (wish, name) =>
    isMine(wish)
      ? t.youFreeBy({ day: formatDay(wish.value) })
      : t.freeBy({ name, day: formatDay(wish.value) }),
  pets: (wish, name) => (isMine(wish) ? t.yourPet : t.theirPet({ name })),
};

const costs: Record<GroupWish['kind'], (wish: GroupWish, name: string, count: number) => string> = {
  rooms: (_, __, count) => t.withoutRoomForAll({ count }),
  together: (wish, _, count) => t.withoutSum({ count, rent: amountIn(wish) }),
  rent: (wish, name, count) =>
    isMine(wish)
      ? t.withoutYourLimit({ count, rent: amountIn(wish) })
      : t.withoutLimit({ count, name, rent: amountIn(wish) }),
  dates: (wish, name, count) =>
    isMine(wish)
      ? t.withoutYourDay({ count, day: formatDay(wish.value) })
      : t.withoutDay({ count, name, day: formatDay(wish.value) }),
  pets: (wish, name, count) =>
    isMine(wish) ? t.withoutYourPet({ count }) : t.withoutPet({ count, name }),
};

/** A wish and whose it is. */
export const wishLabel = (wish: GroupWish): string => labels[wish.kind](wish, wishOwner(wish));

/** How many more rooms there are without a wish. */
export const wishCost = (wish: GroupWish, count: number): string =>
  costs[wish.kind](wish, wishOwner(wish), count);
