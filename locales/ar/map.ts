import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const mapOfRooms = 'خريطة الغرف';
export const howToMove =
  'حرّك الخريطة بمفاتيح الأسهم، وكبّرها أو صغّرها بمفتاحي + و−. والغرف نفسها في القائمة نصًّا.';
export const howToMoveOnly = 'حرّك الخريطة بمفاتيح الأسهم، وكبّرها أو صغّرها بمفتاحي + و−.';
export const mapOfPin = 'خريطة عليها دبوس سكنك';
export const pin = 'دبوس سكنك';
export const pinHint =
  'اسحب الدبوس إلى سكنك أو اضغط على مكانه في الخريطة. ومن لوحة المفاتيح تحرّكه مفاتيح الأسهم، ومع Shift بخطوات صغيرة. لا يرى الآخرون إلا الدائرة.';
export const showMap = 'خريطة';
export const showList = 'قائمة';
export const zoomIn = 'تكبير';
export const zoomOut = 'تصغير';
export const searchThisArea = 'البحث في هذه المنطقة';
export const backToSearch = 'العودة إلى بحثي';
export const searchAsIMove = 'البحث كلما تحرّكت الخريطة';
export const myPosition = 'موقعي';
export const positionAsked = 'جارٍ تحديد موقعك…';
export const positionRefused = 'لم يشارك متصفحك موقعك.';
export const positionShown = 'أنت وحدك ترى النقطة: موقعك يبقى في هذا المتصفح.';
export const loadingMarks = 'جارٍ تحميل غرف هذه المنطقة…';
export const marksFailed = 'تعذّر تحميل غرف هذه المنطقة.';
export const thisArea = 'هذا الجزء من الخريطة';
export const fewFound = 'خفّف شروطك قليلًا لتجد المزيد:';

export const roomsHere = pluralText({
  zero: 'لا غرف على الخريطة',
  one: 'غرفة واحدة على الخريطة',
  two: 'غرفتان على الخريطة',
  few: '# غرف على الخريطة',
  many: '# غرفة على الخريطة',
  other: '# غرفة على الخريطة',
});
export const clusterLabel = pluralText({
  zero: 'لا غرف هنا',
  one: 'غرفة واحدة هنا: كبّر',
  two: 'غرفتان هنا: كبّر',
  few: '# غرف هنا: كبّر',
  many: '# غرفة هنا: كبّر',
  other: '# غرفة هنا: كبّر',
});
export const roomFor = ({ rent }: { rent: string }) => `غرفة مقابل ${rent} شهريًا`;
export const seenFor = ({ rent }: { rent: string }) => `غرفة مقابل ${rent} شهريًا، شاهدتها من قبل`;
export const favoriteFor = ({ rent }: { rent: string }) => `غرفة مقابل ${rent} شهريًا، من مفضلتك`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} كم`;

interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  plural(count, {
    zero: `لا غرف أخرى حتى ${rent}`,
    one: `غرفة أخرى حتى ${rent}`,
    two: `غرفتان أخريان حتى ${rent}`,
    few: `${formatNumber(count)} غرف أخرى حتى ${rent}`,
    many: `${formatNumber(count)} غرفة أخرى حتى ${rent}`,
    other: `${formatNumber(count)} غرفة أخرى حتى ${rent}`,
  });
export const anyLeastRent = ({ count }: Counted) =>
  plural(count, {
    zero: 'لا غرف أخرى بلا حد أدنى للإيجار',
    one: 'غرفة أخرى بلا حد أدنى للإيجار',
    two: 'غرفتان أخريان بلا حد أدنى للإيجار',
    few: `${formatNumber(count)} غرف أخرى بلا حد أدنى للإيجار`,
    many: `${formatNumber(count)} غرفة أخرى بلا حد أدنى للإيجار`,
    other: `${formatNumber(count)} غرفة أخرى بلا حد أدنى للإيجار`,
  });
export const roomForFewer = ({ count, people }: Counted & { people: string }) =>
  plural(count, {
    zero: `لا غرف أخرى تتسع لـ${people}`,
    one: `غرفة أخرى تتسع لـ${people}`,
    two: `غرفتان أخريان تتسعان لـ${people}`,
    few: `${formatNumber(count)} غرف أخرى تتسع لـ${people}`,
    many: `${formatNumber(count)} غرفة أخرى تتسع لـ${people}`,
    other: `${formatNumber(count)} غرفة أخرى تتسع لـ${people}`,
  });
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  plural(count, {
    zero: `لا غرف أخرى عدد غرف النوم في كل منها ${bedrooms} أو أكثر`,
    one: `غرفة أخرى عدد غرف النوم فيها ${bedrooms} أو أكثر`,
    two: `غرفتان أخريان عدد غرف النوم في كل منهما ${bedrooms} أو أكثر`,
    few: `${formatNumber(count)} غرف أخرى عدد غرف النوم في كل منها ${bedrooms} أو أكثر`,
    many: `${formatNumber(count)} غرفة أخرى عدد غرف النوم في كل منها ${bedrooms} أو أكثر`,
    other: `${formatNumber(count)} غرفة أخرى عدد غرف النوم في كل منها ${bedrooms} أو أكثر`,
  });
export const anyBedrooms = ({ count }: Counted) =>
  plural(count, {
    zero: 'لا غرف أخرى بأي عدد من غرف النوم',
    one: 'غرفة أخرى بأي عدد من غرف النوم',
    two: 'غرفتان أخريان بأي عدد من غرف النوم',
    few: `${formatNumber(count)} غرف أخرى بأي عدد من غرف النوم`,
    many: `${formatNumber(count)} غرفة أخرى بأي عدد من غرف النوم`,
    other: `${formatNumber(count)} غرفة أخرى بأي عدد من غرف النوم`,
  });
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  plural(count, {
    zero: `لا غرف أخرى متاحة بحلول ${day}`,
    one: `غرفة أخرى متاحة بحلول ${day}`,
    two: `غرفتان أخريان متاحتان بحلول ${day}`,
    few: `${formatNumber(count)} غرف أخرى متاحة بحلول ${day}`,
    many: `${formatNumber(count)} غرفة أخرى متاحة بحلول ${day}`,
    other: `${formatNumber(count)} غرفة أخرى متاحة بحلول ${day}`,
  });
export const anyDay = ({ count }: Counted) =>
  plural(count, {
    zero: 'لا غرف أخرى في أي وقت',
    one: 'غرفة أخرى في أي وقت',
    two: 'غرفتان أخريان في أي وقت',
    few: `${formatNumber(count)} غرف أخرى في أي وقت`,
    many: `${formatNumber(count)} غرفة أخرى في أي وقت`,
    other: `${formatNumber(count)} غرفة أخرى في أي وقت`,
  });
export const anyStay = ({ count }: Counted) =>
  plural(count, {
    zero: 'لا غرف أخرى لأي مدة إقامة',
    one: 'غرفة أخرى لأي مدة إقامة',
    two: 'غرفتان أخريان لأي مدة إقامة',
    few: `${formatNumber(count)} غرف أخرى لأي مدة إقامة`,
    many: `${formatNumber(count)} غرفة أخرى لأي مدة إقامة`,
    other: `${formatNumber(count)} غرفة أخرى لأي مدة إقامة`,
  });
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  plural(count, {
    zero: `لا غرف أخرى يسكن كلًّا منها ${roommates} على الأكثر`,
    one: `غرفة أخرى يسكنها ${roommates} على الأكثر`,
    two: `غرفتان أخريان يسكن كلًّا منهما ${roommates} على الأكثر`,
    few: `${formatNumber(count)} غرف أخرى يسكن كلًّا منها ${roommates} على الأكثر`,
    many: `${formatNumber(count)} غرفة أخرى يسكن كلًّا منها ${roommates} على الأكثر`,
    other: `${formatNumber(count)} غرفة أخرى يسكن كلًّا منها ${roommates} على الأكثر`,
  });
export const anyRoommates = ({ count }: Counted) =>
  plural(count, {
    zero: 'لا غرف أخرى مهما كان عدد الساكنين',
    one: 'غرفة أخرى مهما كان عدد الساكنين',
    two: 'غرفتان أخريان مهما كان عدد الساكنين فيهما',
    few: `${formatNumber(count)} غرف أخرى مهما كان عدد الساكنين`,
    many: `${formatNumber(count)} غرفة أخرى مهما كان عدد الساكنين`,
    other: `${formatNumber(count)} غرفة أخرى مهما كان عدد الساكنين`,
  });
export const anyRoomType = ({ count }: Counted) =>
  plural(count, {
    zero: 'لا غرف أخرى من أي نوع',
    one: 'غرفة أخرى من أي نوع',
    two: 'غرفتان أخريان من أي نوع',
    few: `${formatNumber(count)} غرف أخرى من أي نوع`,
    many: `${formatNumber(count)} غرفة أخرى من أي نوع`,
    other: `${formatNumber(count)} غرفة أخرى من أي نوع`,
  });
export const without = ({ count, name }: Counted & { name: string }) =>
  plural(count, {
    zero: `لا غرف أخرى بلا «${name}»`,
    one: `غرفة أخرى بلا «${name}»`,
    two: `غرفتان أخريان بلا «${name}»`,
    few: `${formatNumber(count)} غرف أخرى بلا «${name}»`,
    many: `${formatNumber(count)} غرفة أخرى بلا «${name}»`,
    other: `${formatNumber(count)} غرفة أخرى بلا «${name}»`,
  });
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  plural(count, {
    zero: `لا غرف أخرى ضمن ${distance} كم`,
    one: `غرفة أخرى ضمن ${distance} كم`,
    two: `غرفتان أخريان ضمن ${distance} كم`,
    few: `${formatNumber(count)} غرف أخرى ضمن ${distance} كم`,
    many: `${formatNumber(count)} غرفة أخرى ضمن ${distance} كم`,
    other: `${formatNumber(count)} غرفة أخرى ضمن ${distance} كم`,
  });
export const largerArea = ({ count }: Counted) =>
  plural(count, {
    zero: 'لا غرف أخرى حول هذا الجزء من الخريطة',
    one: 'غرفة أخرى حول هذا الجزء من الخريطة',
    two: 'غرفتان أخريان حول هذا الجزء من الخريطة',
    few: `${formatNumber(count)} غرف أخرى حول هذا الجزء من الخريطة`,
    many: `${formatNumber(count)} غرفة أخرى حول هذا الجزء من الخريطة`,
    other: `${formatNumber(count)} غرفة أخرى حول هذا الجزء من الخريطة`,
  });
