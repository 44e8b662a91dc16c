import { expect, test } from 'vitest';
import { splitSearch, splitText } from '#domain/listings/words/split-text.ts';

/** As `hasWords` compares: a spelling of each word of the search begins a word of the text. */
function finds(search: string, text: string): boolean {
  const words = [...splitText(text)];
  const sought = splitSearch(search);
  return (
    sought.length > 0 &&
    sought.every((spellings) =>
      spellings.some((spelling) => words.some((word) => word.startsWith(spelling))),
    )
  );
}

/** A title in each script, and words of it that people search for. */
const titles: [string, string, string[]][] = [
  ['Latin', 'Schöne große Küche, Straße am Park', ['kueche', 'Kuche', 'KÜCHE', 'strasse', 'gross']],
  ['Vietnamese', 'Phòng trọ gần Đại học Đà Nẵng', ['phong tro', 'đại học', 'da nang', 'Nẵng']],
  ['Turkish', 'IŞIKLI ODA, İstanbul', ['ışıklı', 'istanbul', 'İSTANBUL', 'oda']],
  ['Cyrillic', 'Уютная комната у метро Ёлкино', ['комната', 'КОМНАТ', 'елкино', 'Ёлкино', 'метро']],
  [
    'Greek',
    'Φωτεινό δωμάτιο στους Αμπελόκηπους',
    ['δωματιο', 'ΔΩΜΆΤΙΟ', 'φωτεινό', 'Αμπελοκηπουσ'],
  ],
  ['Hebrew', 'חֶדֶר מרוהט בתל־אביב', ['חדר', 'מרוהט', 'אביב']],
  [
    'Arabic',
    'غُرْفَةٌ مفروشة في الإسكندريّة',
    ['غرفه', 'غرفة', 'الغرفة', 'إسكندرية', 'اسكندريه', 'مفروشه'],
  ],
  ['Persian', 'اتاق نیمه‌مبله نزدیک دانشگاه', ['نیمه‌مبله', 'نیمهمبله', 'نيمه', 'دانشگاه']],
  ['Devanagari', 'दिल्ली में कमरा किराए पर', ['दिल्ली', 'कमरा', 'किराए', 'में']],
  ['Bengali', 'ঢাকায় ব্যাচেলর রুম ভাড়া', ['ব্যাচেলর', 'রুম', 'ভাড়া', 'ঢাকা']],
  ['Tamil', 'சென்னையில் அறை வாடகைக்கு', ['சென்னை', 'அறை', 'வாடகைக்கு']],
  ['Sinhala', 'කොළඹ කාමරයක් ප්‍රියමනාප', ['කාමර', 'ප්රිය', 'ප්‍රිය']],
  ['Thai', 'ห้องพักใกล้มหาวิทยาลัยเชียงใหม่', ['ห้องพัก', 'ห้อง', 'มหาวิทยาลัย', 'เชียงใหม่']],
  ['Khmer', 'បន្ទប់ជួលនៅភ្នំពេញ', ['បន្ទប់', 'ជួល', 'ភ្នំពេញ']],
  [
    'Japanese',
    '新宿駅近くの一人部屋、シェアハウス',
    ['新宿', '部屋', '駅近く', 'シェアハウス', '新宿の部屋'],
  ],
  ['Chinese', '靠近北京大学的单间公寓', ['北京', '大学', '北京大学', '公寓', '单间']],
  ['Korean', '서울대입구역 원룸 월세', ['서울', '원룸', '월세']],
  ['Georgian', 'ნათელი ოთახი თბილისში', ['ოთახი', 'თბილის']],
  ['Armenian', 'Լուսավոր սենյակ Երևանում', ['սենյակ', 'երևան', 'ԵՐԵՒԱՆ']],
  ['Ethiopic', 'ክፍል፡በአዲስ አበባ', ['ክፍል', 'በአዲስ', 'አበባ']],
];

test.each(titles)('a title in %s is found by its words', (_, title, searches) => {
  for (const search of [...searches, title]) {
    expect(finds(search, title), `${search}: ${[...splitText(title)].join(' ')}`).toBe(true);
    expect(finds(search.normalize('NFD'), title), `${search} decomposed`).toBe(true);
    expect(finds(search, title.normalize('NFD')), `${search} in a decomposed title`).toBe(true);
  }
});

test('a spelling with two letters and one with an umlaut find each other', () => {
  expect(finds('küche', 'Kueche')).toBe(true);
  expect(finds('kueche', 'Küche')).toBe(true);
  expect(finds('Groesse', 'Größe')).toBe(true);
  expect(finds('rødgrød', 'roedgroed')).toBe(true);
});

/** Spellings of the same, each of which finds the others. */
const spellings: [string, string[]][] = [
  ['a hyphen', ['wifi', 'Wi-Fi', 'Wi‑Fi', 'WiFi']],
  ['a hyphen after one letter', ['ubahn', 'U-Bahn', 'UBahn']],
  ['a hyphen between two words', ['wgzimmer', 'WG-Zimmer']],
  ['two hyphens', ['colivingspace', 'Co-Living-Space', 'co-livingspace', 'coliving-space']],
  ['an apostrophe', ["O'Connell", 'O’Connell', 'oconnell']],
  ['an apostrophe of Hawaii', ['Hawaiʻi', "Hawai'i", 'hawaii']],
  ['a point between two letters', ['col·lecció', 'colleccio']],
  ['a number', ['2 Zimmer', '2Zimmer', '2-Zimmer']],
  ['its digits', ['2 कमरे', '२ कमरे', '２ कमरे', '૨ कमरे']],
  ['digits of Arabic', ['3 غرف', '٣ غرف', '۳ غرف']],
  ['digits of Thai', ['ห้อง 25', 'ห้อง ๒๕']],
  ['a unit', ['20 m²', '20m²', '20m2', '20 m2']],
  ['a line', ['U 5', 'U5', 'u-5']],
  ['a ring', ['Århus', 'Aarhus']],
  ['a Hebrew abbreviation', ['ת״א', 'תא']],
  ['a Persian joint', ['خانه‌ای', 'خانه ای']],
  ['a joint of Persian without a sign', ['خانه‌ای', 'خانهای']],
  ['a nasal of Hindi', ['हिंदी', 'हिन्दी', 'हिन्‍दी']],
  ['each nasal of Hindi', ['अङ्क पञ्च घण्टा सुन्दर लम्बा', 'अंक पंच घंटा सुंदर लंबा']],
  ['a nasal of Bengali', ['সঙ্গীত', 'সংগীত']],
  ['a nasal of Gurmukhi', ['ਪੰਜਾਬੀ', 'ਪਂਜਾਬੀ', 'ਪਞ੍ਜਾਬੀ']],
  ['a nasal of Telugu', ['హిందీ', 'హిన్దీ']],
  ['a letter of Malayalam without a vowel', ['മുറികൾ', 'മുറികള്‍']],
  ['a conjunct of Malayalam', ['എൻ്റെ', 'എന്റെ']],
  ['kana', ['わんるーむ', 'ワンルーム', 'ﾜﾝﾙｰﾑ', 'ワン・ルーム']],
  ['kana of one letter each', ['あぱーと', 'アパート', 'ｱﾊﾟｰﾄ']],
  ['Chinese names', ['台北', '臺北']],
  ['more Chinese words', ['沙发', '沙發']],
  ['Chinese words', ['房间 厨房 客厅', '房間 廚房 客廳']],
];

test.each(spellings)('words that differ in %s find each other', (_, list) => {
  for (const search of list) {
    for (const title of [...list, `x ${list.join(' x ')} x`]) {
      expect(finds(search, title), `${search} in ${title}`).toBe(true);
      expect(finds(search.normalize('NFD'), title), `${search} decomposed, ${title}`).toBe(true);
      expect(finds(search, title.normalize('NFD')), `${search}, ${title} decomposed`).toBe(true);
    }
  }
});

test('a part of a word that is written together finds it', () => {
  const parts: [string, string][] = [
    ['fi', 'Wi-Fi'],
    ['zimmer', '2Zimmer'],
    ['2', '2Zimmer'],
    ['zimmer', '1-Zimmer-Wohnung'],
    ['wohnung', '1-Zimmer-Wohnung'],
    ['connell', "O'Connell Street"],
    ['m2', '20m²'],
    ['حديقة', 'غرفة وحديقة'],
    ['مطبخ', 'بمطبخ'],
    ['حديقة', 'والحديقة'],
    ['الحديقة', 'حديقة'],
    ['חדר', 'החדר'],
    ['חדר', 'ובחדר'],
    ['ນອນ', 'ຫ້ອງນອນ'],
    ['ຫ້ອງ', 'ຫ້ອງນອນ'],
    ['わんるーむ', 'きれいなワンルームの部屋'],
    ['ワンルーム', 'きれいなわんるーむの部屋'],
    ['部屋', 'お部屋探し'],
    ['お部屋', 'お部屋探し'],
    ['हिन', 'हिन्दी'],
  ];
  for (const [search, title] of parts) {
    expect(finds(search, title), `${search} in ${title}: ${[...splitText(title)].join(' ')}`).toBe(
      true,
    );
  }
});

test('a search with a hyphen finds words that stand apart', () => {
  expect(finds('Tel-Aviv', 'Tel Aviv')).toBe(true);
  expect(finds('wg-zimmer', 'Zimmer in WG')).toBe(true);
  expect(finds('2-Zimmer', '2 helle Zimmer')).toBe(true);
  expect(finds('ubahn', 'U Bahn')).toBe(false);
});

test('words are not split or joined where nobody spells them otherwise', () => {
  expect(finds('homburg', 'Badhomburg')).toBe(false);
  expect(finds('telaviv', 'Tel Aviv')).toBe(false);
  expect(finds('2zimmer', '2, Zimmer')).toBe(false);
  expect(finds('2zimmer', '3 Zimmer, 2 Bäder')).toBe(false);
  // Too little would be left of these.
  expect(finds('בר', 'שבר')).toBe(false);
  expect(finds('سط', 'وسط')).toBe(false);
  expect(splitText('one two three').size).toBe(3);
});

test('a long chain of letters takes a few bytes for each of them', () => {
  const letters = Array.from({ length: 2500 }, (_, nth) => String.fromCodePoint(0x4e00 + nth));
  const latin = letters.map((_, nth) => 'abcdefghijklmnopqrstuvw'[(nth * nth) % 23]);
  for (const text of [latin.join('-'), letters.join("'"), latin.join('1')]) {
    expect(Buffer.byteLength([...splitText(text)].join(''))).toBeLessThan(100_000);
  }
});

test('other words are not found', () => {
  expect(finds('京都', '東京都の部屋')).toBe(false);
  expect(finds('कमल', 'कमरा किराए पर')).toBe(false);
  expect(finds('door', 'Outdoor')).toBe(false);
  expect(finds('', 'Room')).toBe(false);
  expect(splitSearch('  \u200b — !')).toEqual([]);
});

test('words hold nothing that a query of PostgreSQL could read as an operator', () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => `a${String.fromCharCode(code)}b`);
  for (const word of [...splitSearch(signs.join(' ')).flat(), ...splitText(signs.join(' '))]) {
    expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
  }
  expect(splitSearch('x'.repeat(5000))[0]?.[0]).toHaveLength(60);
});
