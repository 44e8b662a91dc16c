import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const mapOfRooms = 'خريطة الغرف';
export const howToMove =
  'حرّك الخريطة بمفاتيح الأسهم، وكبّرها أو صغّرها بمفتاحي + و−. والغرف نفسها في القائمة نصًّا.';
export const showMap = 'خريطة';
export const showList = 'قائمة';
export const zoomIn = 'تكبير';
export const zoomOut = 'تصغير';
export const searchThisArea = 'البحث في هذه المنطقة';
export const searchAsIMove = 'البحث كلما تحرّكت الخريطة';
export const loadingMarks = 'جارٍ تحميل غرف هذه المنطقة…';
export const marksFailed = 'تعذّر تحميل غرف هذه المنطقة.';
export const tryAgain = 'إعادة المحاولة';
export const close = 'إغلاق';
export const thisArea = 'هذا الجزء من الخريطة';
export const fewFound = 'خفّف شروطك قليلًا لتجد المزيد:';

export const roomsHere = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا غرف على الخريطة',
    one: 'غرفة واحدة على الخريطة',
    two: 'غرفتان على الخريطة',
    few: `${formatNumber(count)} غرف على الخريطة`,
    many: `${formatNumber(count)} غرفة على الخريطة`,
    other: `${formatNumber(count)} غرفة على الخريطة`,
  });
export const clusterOf = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا غرف هنا',
    one: 'غرفة واحدة هنا: كبّر',
    two: 'غرفتان هنا: كبّر',
    few: `${formatNumber(count)} غرف هنا: كبّر`,
    many: `${formatNumber(count)} غرفة هنا: كبّر`,
    other: `${formatNumber(count)} غرفة هنا: كبّر`,
  });
export const roomFor = ({ rent }: { rent: string }) => `غرفة مقابل ${rent} شهريًا`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} كم`;

const more = (count: number) =>
  plural(count, {
    zero: 'لا غرف أخرى',
    one: 'غرفة أخرى',
    two: 'غرفتان أخريان',
    few: `${formatNumber(count)} غرف أخرى`,
    many: `${formatNumber(count)} غرفة أخرى`,
    other: `${formatNumber(count)} غرفة أخرى`,
  });
interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `${more(count)} حتى ${rent}`;
export const anyLeastRent = ({ count }: Counted) => `${more(count)} بلا حد أدنى للإيجار`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `${more(count)} عدد غرف النوم فيها ${bedrooms} أو أكثر`;
export const anyBedrooms = ({ count }: Counted) => `${more(count)} بأي عدد من غرف النوم`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  `${more(count)} متاحة بحلول ${day}`;
export const anyDay = ({ count }: Counted) => `${more(count)} في أي وقت`;
export const anyStay = ({ count }: Counted) => `${more(count)} لأي مدة إقامة`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `${more(count)} يسكنها ${roommates} على الأكثر`;
export const anyRoommates = ({ count }: Counted) => `${more(count)} مهما كان عدد الساكنين`;
export const anyRoomType = ({ count }: Counted) => `${more(count)} من أي نوع`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `${more(count)} بلا «${name}»`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `${more(count)} ضمن ${distance} كم`;
export const largerArea = ({ count }: Counted) => `${more(count)} حول هذا الجزء من الخريطة`;
