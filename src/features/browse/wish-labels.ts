import type { GroupWish } from '#contract/groups/wishes.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/group-search.ts';
import { aRoomie } from '#locales/groups.ts';

/** The first name of whose wish it is; empty for my own and those of the whole group. */
export const wishOwner = ({ user }: GroupWish): string =>
  user && !user.is_me ? user.first_name || aRoomie : '';

const amountIn = ({ value, currency }: GroupWish) => formatMoney(Number(value), currency ?? '');

/** A wish and whose it is. */
export function wishLabel(wish: GroupWish): string {
  const { kind, user, value } = wish;
  const name = wishOwner(wish);
  const isMine = user?.is_me === true;
  switch (kind) {
    case 'rooms':
      return t.roomForAll({ count: Number(value) });
    case 'together':
      return t.upToTogether({ rent: amountIn(wish) });
    case 'rent':
      return isMine
        ? t.youUpTo({ rent: amountIn(wish) })
        : t.upToEach({ name, rent: amountIn(wish) });
    case 'dates':
      return isMine
        ? t.youFreeBy({ day: formatDay(value) })
        : t.freeBy({ name, day: formatDay(value) });
    case 'pets':
      return isMine ? t.yourPet : t.petOf({ name });
  }
}

/** How many more rooms there are without a wish. */
export function wishCost(wish: GroupWish, count: number): string {
  const { kind, user, value } = wish;
  const name = wishOwner(wish);
  const isMine = user?.is_me === true;
  switch (kind) {
    case 'rooms':
      return t.withoutRoomForAll({ count });
    case 'together':
      return t.withoutSum({ count, rent: amountIn(wish) });
    case 'rent':
      return isMine
        ? t.withoutYourLimit({ count, rent: amountIn(wish) })
        : t.withoutLimit({ count, name, rent: amountIn(wish) });
    case 'dates':
      return isMine
        ? t.withoutYourDay({ count, day: formatDay(value) })
        : t.withoutDay({ count, name, day: formatDay(value) });
    case 'pets':
      return isMine ? t.withoutYourPet({ count }) : t.withoutPet({ count, name });
  }
}
