import type { ReactNode } from 'react';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const allRooms = 'كل الغرف';
export const share = 'مشاركة';
export const loadingRoom = 'جارٍ تحميل الغرفة…';
export const room = 'غرفة';
export const noLongerOffered = 'لم تعد معروضة';

export const photos = 'الصور';
export const allPhotos = pluralText({
  zero: 'لا صور',
  one: 'عرض الصورة',
  two: 'عرض الصورتين',
  few: 'كل الصور (#)',
  many: 'كل الصور (#)',
  other: 'كل الصور (#)',
});
export const noPhotos = 'لا صور بعد';

export const facts = 'معلومات';
export const bedrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    zero: rich`${bold('لا')} غرف نوم`,
    one: rich`غرفة نوم ${bold('واحدة')}`,
    two: bold('غرفتا نوم'),
    few: rich`${bold(formatNumber(count))} غرف نوم`,
    many: rich`${bold(formatNumber(count))} غرفة نوم`,
    other: rich`${bold(formatNumber(count))} غرفة نوم`,
  });
export const bathrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    zero: rich`${bold('لا')} حمّامات`,
    one: rich`حمّام ${bold('واحد')}`,
    two: bold('حمّامان'),
    few: rich`${bold(formatNumber(count))} حمّامات`,
    many: rich`${bold(formatNumber(count))} حمّامًا`,
    other: rich`${bold(formatNumber(count))} حمّام`,
  });
export const nobodyLivesHere = 'لا يسكن هنا أحد بعد';
export const liveHere = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    zero: rich`${bold('لا أحد')} يسكن هنا`,
    one: rich`يسكن هنا شخص ${bold('واحد')}`,
    two: rich`يسكن هنا ${bold('شخصان')}`,
    few: rich`يسكن هنا ${bold(formatNumber(count))} أشخاص`,
    many: rich`يسكن هنا ${bold(formatNumber(count))} شخصًا`,
    other: rich`يسكن هنا ${bold(formatNumber(count))} شخص`,
  });
export const lookingFor = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    zero: rich`المطلوب: ${bold('لا أحد')}`,
    one: rich`المطلوب: شخص ${bold('واحد')}`,
    two: rich`المطلوب: ${bold('شخصان')}`,
    few: rich`المطلوب: ${bold(formatNumber(count))} أشخاص`,
    many: rich`المطلوب: ${bold(formatNumber(count))} شخصًا`,
    other: rich`المطلوب: ${bold(formatNumber(count))} شخص`,
  });
export const wasFreeUntil = ({ day }: { day: ReactNode }) =>
  rich`لم تعد متاحة: كانت كذلك حتى ${day}`;
export const freeNow = ({ bold }: { bold: Wrap }) => rich`متاحة ${bold('الآن')}`;
export const freeFrom = ({ day }: { day: ReactNode }) => rich`متاحة من ${day}`;
export const wouldItFit = ({ bold }: { bold: Wrap }) =>
  rich`${bold('هل تناسبك؟')} سجّل الدخول لمقارنتها بميزانيتك ومواعيدك وأسلوب عيشك.`;

export const offeredBy = ({ name }: { name: ReactNode }) => rich`صاحب الإعلان: ${name}`;
export const offeredByYou = 'هذا إعلانك';
export const offeredByMember = 'يعرضها أحد الأعضاء';
export const foundOn = ({ site }: { site: ReactNode }) =>
  rich`من موقع ${site}. تفاصيلها كما أوردها ذلك الموقع.`;
export const foundElsewhere = 'من موقع آخر. تفاصيلها كما أوردها ذلك الموقع.';
export const confirmedDaysAgo = pluralText({
  zero: 'أُكِّد الإعلان اليوم',
  one: 'أُكِّد الإعلان قبل يوم واحد',
  two: 'أُكِّد الإعلان قبل يومين',
  few: 'أُكِّد الإعلان قبل # أيام',
  many: 'أُكِّد الإعلان قبل # يومًا',
  other: 'أُكِّد الإعلان قبل # يوم',
});
export const notConfirmedSince = ({ day }: { day: string }) =>
  `لم يُؤكَّد منذ ${day}: اسأل هل ما زالت متاحة`;
export const signInToWrite = 'سجّل الدخول للمراسلة';
export const signInToWriteTo = ({ name }: { name: ReactNode }) => rich`سجّل الدخول لمراسلة ${name}`;
export const takingYouToSignIn = 'جارٍ الانتقال إلى صفحة تسجيل الدخول…';
export const write = 'مراسلة';
export const signInAndWrite = 'الدخول والمراسلة';
export const seeItOn = ({ site }: { site: string }) => `عرضها على ${site}`;
export const opensNewTab = '(يُفتح في علامة تبويب جديدة)';
export const reportRoom = 'الإبلاغ عن هذه الغرفة';
