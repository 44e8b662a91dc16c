import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const mapOfRooms = 'خريطة الغرف';
export const howToMove =
  'حرّك الخريطة بمفاتيح الأسهم، وكبّر وصغّر بزر الزائد والناقص. في القائمة الغرف نفسها نصًا.';
export const showMap = 'خريطة';
export const showList = 'قائمة';
export const zoomIn = 'تكبير';
export const zoomOut = 'تصغير';
export const searchThisArea = 'ابحث في هذه المنطقة';
export const searchAsIMove = 'ابحث كلما تحركت الخريطة';
export const loadingMarks = 'يجري تحميل غرف هذه المنطقة…';
export const marksFailed = 'تعذّر تحميل غرف هذه المنطقة.';
export const tryAgain = 'حاول مرة أخرى';
export const close = 'إغلاق';
export const thisArea = 'هذا الجزء من الخريطة';
export const fewFound = 'اطلب أقل قليلًا تجد أكثر:';

export const roomsHere = ({ count }: { count: number }) =>
  plural(count, {
    zero: `${formatNumber(count)} غرفة على الخريطة`,
    one: `${formatNumber(count)} غرفة على الخريطة`,
    two: `${formatNumber(count)} غرفتان على الخريطة`,
    few: `${formatNumber(count)} غرف على الخريطة`,
    many: `${formatNumber(count)} غرفة على الخريطة`,
    other: `${formatNumber(count)} غرفة على الخريطة`,
  });
export const clusterOf = ({ count }: { count: number }) =>
  plural(count, {
    zero: `${formatNumber(count)} غرفة هنا: كبّر`,
    one: `${formatNumber(count)} غرفة هنا: كبّر`,
    two: `${formatNumber(count)} غرفتان هنا: كبّر`,
    few: `${formatNumber(count)} غرف هنا: كبّر`,
    many: `${formatNumber(count)} غرفة هنا: كبّر`,
    other: `${formatNumber(count)} غرفة هنا: كبّر`,
  });
export const roomFor = ({ rent }: { rent: string }) => `غرفة مقابل ${rent} شهريًا`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} كم`;

const more = (count: number) =>
  plural(count, {
    zero: `${formatNumber(count)} أخرى`,
    one: `${formatNumber(count)} أخرى`,
    two: `${formatNumber(count)} أخريان`,
    few: `${formatNumber(count)} أخرى`,
    many: `${formatNumber(count)} أخرى`,
    other: `${formatNumber(count)} أخرى`,
  });
interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `${more(count)} حتى ${rent}`;
export const anyLeastRent = ({ count }: Counted) => `${more(count)} بلا حد أدنى للإيجار`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `${more(count)} فيها ${bedrooms} غرف نوم أو أكثر`;
export const anyBedrooms = ({ count }: Counted) => `${more(count)} بأي عدد من غرف النوم`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  `${more(count)} متاحة بحلول ${day}`;
export const anyDay = ({ count }: Counted) => `${more(count)} في أي وقت`;
export const anyStay = ({ count }: Counted) => `${more(count)} لأي مدة إقامة`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `${more(count)} يسكنها ${roommates} على الأكثر`;
export const anyRoommates = ({ count }: Counted) => `${more(count)} مهما كان عدد السكان`;
export const anyRoomType = ({ count }: Counted) => `${more(count)} من أي نوع`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `${more(count)} بلا «${name}»`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `${more(count)} ضمن ${distance} كم`;
export const largerArea = ({ count }: Counted) => `${more(count)} حول هذا الجزء من الخريطة`;
