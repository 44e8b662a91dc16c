import { expect, test } from 'vitest';
import { splitSearch, splitText } from '#domain/listings/words/split-text.ts';

/** As `hasWords` compares: each word of the search begins a word of the text. */
function finds(search: string, text: string): boolean {
  const words = [...splitText(text)];
  const sought = splitSearch(search);
  return sought.length > 0 && sought.every((part) => words.some((word) => word.startsWith(part)));
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

test('other words are not found', () => {
  expect(finds('京都', '東京都の部屋')).toBe(false);
  expect(finds('कमल', 'कमरा किराए पर')).toBe(false);
  expect(finds('door', 'Outdoor')).toBe(false);
  expect(finds('', 'Room')).toBe(false);
  expect(splitSearch('  \u200b — !')).toEqual([]);
});

test('words hold nothing that a query of PostgreSQL could read as an operator', () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => `a${String.fromCharCode(code)}b`);
  for (const word of [...splitSearch(signs.join(' ')), ...splitText(signs.join(' '))]) {
    expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
  }
  expect(splitSearch('x'.repeat(5000))[0]).toHaveLength(60);
});
