import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const lookingAs = ({ name }: { name: string }) => `البحث باسم «${name}»`;
export const toGroup = 'فتح المجموعة';
export const wishesHint =
  'هذه الرغبات من ملفاتكم الشخصية. أزِل إحداها لعرض غرف أكثر، وتبقى في الملف الشخصي كما هي.';
export const noWishes = 'ملفاتكم الشخصية لا تقيّد هذا البحث.';
export const addAgain = 'إضافة مجددًا:';
export const roomForAll = pluralText({
  zero: 'متسع لـ# شخص أو سكن كامل',
  one: 'متسع لشخص واحد أو سكن كامل',
  two: 'متسع لشخصين أو سكن كامل',
  few: 'متسع لـ# أشخاص أو سكن كامل',
  many: 'متسع لـ# شخصًا أو سكن كامل',
  other: 'متسع لـ# شخص أو سكن كامل',
});
export const upToTogether = ({ rent }: { rent: string }) => `معًا حتى ${rent}`;
export const upToEach = ({ name, rent }: { name: string; rent: string }) => `${name}: حتى ${rent}`;
export const youUpTo = ({ rent }: { rent: string }) => `أنت: حتى ${rent}`;
export const freeBy = ({ name, day }: { name: string; day: string }) =>
  `${name}: متاحة بحلول ${day}`;
export const youFreeBy = ({ day }: { day: string }) => `أنت: متاحة بحلول ${day}`;
export const theirPet = ({ name }: { name: string }) => `${name}: الحيوانات مرحَّب بها`;
export const yourPet = 'أنت: الحيوانات مرحَّب بها';

export const whatWishesCost = 'فقط إذا كان ذلك مناسبًا لصاحب الرغبة:';
interface Counted {
  count: number;
}
export const withoutRoomForAll = ({ count }: Counted) =>
  `${formatNumber(count)} إضافية بلا متسع لكم جميعًا`;
export const withoutSum = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} إضافية فوق ${rent} معًا`;
export const withoutLimit = ({ count, name, rent }: Counted & { name: string; rent: string }) =>
  `${formatNumber(count)} إضافية من دون حد ${name} البالغ ${rent}`;
export const withoutYourLimit = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} إضافية من دون حدّك البالغ ${rent}`;
export const withoutDay = ({ count, name, day }: Counted & { name: string; day: string }) =>
  `${formatNumber(count)} إضافية إذا لم يكن الانتظار حتى ${day} ضروريًا لـ ${name}`;
export const withoutYourDay = ({ count, day }: Counted & { day: string }) =>
  `${formatNumber(count)} إضافية إذا لم تضطر إلى الانتظار حتى ${day}`;
export const withoutPet = ({ count, name }: Counted & { name: string }) =>
  `${formatNumber(count)} إضافية إذا سُئل فيها عن الحيوان الأليف لدى ${name}`;
export const withoutYourPet = ({ count }: Counted) =>
  `${formatNumber(count)} إضافية إذا سألت عن حيوانك الأليف`;

export const forMembers = 'هذا البحث لأعضاء مجموعة فقط';
export const forMembersHint =
  'هذه المجموعة ليست من مجموعاتك، أو لم تعد موجودة. يمكنك إجراء البحث نفسه من دونها.';
export const forMembersSignIn = 'سجّل الدخول إن كنت من أعضائها، أو أجرِ البحث نفسه من دون المجموعة.';
export const searchWithoutGroup = 'البحث من دون المجموعة';
