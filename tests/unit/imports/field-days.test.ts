import { afterEach, expect, test, vi } from 'vitest';
import { column, csv, listProblems, readText } from './read-field-file.ts';

/** Reads one day of a file that has one row. */
async function readDay(cell: string) {
  const { rows } = await readText(
    csv('id\ttitle\taddress\trent\tavailable', `1\tA\tB 1\t500\t${cell}`),
    'csv',
    { map: { available_from: 'available' } },
  );
  const isUnread = listProblems(rows[0]).some(({ code }) => code === 'unread');
  return { day: column(rows, 'available_from')[0], isUnread };
}

test.each([
  ['1.3.27', '2027-03-01'],
  ['ab 01.03.2027', '2027-03-01'],
  ['1. März 2027', '2027-03-01'],
  ['1 de marzo de 2027', '2027-03-01'],
  ['1º de março de 2027', '2027-03-01'],
  ['١ مارس ٢٠٢٧', '2027-03-01'],
  ['2027年3月1日', '2027-03-01'],
  ['1 марта 2027', '2027-03-01'],
  ['1er mars 2027', '2027-03-01'],
  ['Mon, 1st Mar 2027', '2027-03-01'],
  ['1-Mar-27', '2027-03-01'],
  ['20270301', '2027-03-01'],
  ['1803859200', '2027-03-01'],
  ['March 2027', '2027-03-01'],
  ['31/12/2026', '2026-12-31'],
  ['asap', null],
  ['de suite', null],
  ['即入居可', null],
  ['1 марта 2027 г.', '2027-03-01'],
  ['1 березня 2027 р.', '2027-03-01'],
  ['1 marca 2027 r.', '2027-03-01'],
  ['2027년 3월 1일', '2027-03-01'],
  ['2027年3月1日(月)', '2027-03-01'],
  ['令和9年3月1日', '2027-03-01'],
  ['2027. 3. 1.', '2027-03-01'],
  ['per 1 april 2027', '2027-04-01'],
  ['01MAR2027', '2027-03-01'],
  ['ab ca. 1.3.2027', '2027-03-01'],
  ['01.03.2027 oder später', '2027-03-01'],
  ['Anfang März 2027', '2027-03-01'],
  ['principios de marzo 2027', '2027-03-01'],
  ['início de março de 2027', '2027-03-01'],
  ['début mars 2027', '2027-03-01'],
  ['primero de marzo de 2027', '2027-03-01'],
  ['1er mars 2027', '2027-03-01'],
  ['1° marzo 2027', '2027-03-01'],
  ['1 maart 2027', '2027-03-01'],
  ['1. maaliskuuta 2027', '2027-03-01'],
  ['1 במרץ 2027', '2027-03-01'],
  ['1 آذار 2027', '2027-03-01'],
  ['1 مارس 2027م', '2027-03-01'],
  ['ngày 1 tháng 3 năm 2027', '2027-03-01'],
  ['१ मार्च २०२७', '2027-03-01'],
  ['1 มีนาคม 2570', '2027-03-01'],
  ['Mar-27', '2027-03-01'],
  ["März '27", '2027-03-01'],
  ['Mon Mar 01 2027 00:00:00 GMT+0000 (Coordinated Universal Time)', '2027-03-01'],
  ['Mitte März 2027', '2027-03-15'],
  ['fin février 2027', '2027-02-28'],
  ['verfügbar', null],
  ['ab sofort oder nach Vereinbarung', null],
  ['sofort / nach Vereinbarung', null],
  ['immédiatement', null],
  ['dès que possible', null],
  ['bajo acuerdo', null],
  ['disponibilidad inmediata', null],
  ['por acordo', null],
  ['disponibile da subito', null],
  ['per direct beschikbaar', null],
  ['dostępny od zaraz', null],
  ['ledig nu', null],
  ['اليوم', null],
  ['متاح فورا', null],
  ['بالاتفاق', null],
  ['9999-12-31', null],
  ['lunes, 1 de marzo de 2027', '2027-03-01'],
  ['segunda-feira, 1 de março de 2027', '2027-03-01'],
  ['lundi 1er mars 2027', '2027-03-01'],
  ['الاثنين 1 مارس 2027', '2027-03-01'],
  ['Lun 01.03.2027', '2027-03-01'],
  ['mar. 2 février 2027', '2027-02-02'],
  ['2027年3月1日星期一', '2027-03-01'],
  ['2027년 3월 1일 월요일', '2027-03-01'],
  ['31/12/2026 12 AM', '2026-12-31'],
  ['1.3.2027, 12 Uhr', '2027-03-01'],
  ['1 March 2027 at 10am', '2027-03-01'],
  ['20270301T000000Z', '2027-03-01'],
  ['2027-03-01+01:00', '2027-03-01'],
  ['2027-03-01Z', '2027-03-01'],
  ['46447.458333', '2027-03-01'],
  ['1803859200.0', '2027-03-01'],
  ['/Date(1803859200000)/', '2027-03-01'],
  ['1. Jänner 2027', '2027-01-01'],
  ['1 de setiembre de 2027', '2027-09-01'],
  ['1 fevrier 2027', '2027-02-01'],
  ['1. Maerz 2027', '2027-03-01'],
  ['1 ابريل 2027', '2027-04-01'],
  ['1 сен 2027', '2027-09-01'],
  ['1-го марта 2027', '2027-03-01'],
  ['1ro de marzo de 2027', '2027-03-01'],
  ['1η Μαρτίου 2027', '2027-03-01'],
  ['31/12/2569', '2026-12-31'],
  ['1.3.2027 (flexibel)', '2027-03-01'],
  ['effective 1 March 2027', '2027-03-01'],
  ['sofort möglich', null],
  ['inmediatamente disponible', null],
  ['avail. now', null],
])('reads %s as a day', async (cell, day) => {
  expect(await readDay(cell)).toEqual({ day, isUnread: false });
});

test.each([
  // The zero of Unix and of spreadsheets, and an empty day of a database.
  '1970-01-01',
  '1/1/1900',
  '30.12.1899',
  '0000-00-00',
  // A day or a year.
  'Mar 27',
  '1.3.2027 - 31.8.2027',
  'next summer maybe',
])('leaves %s open with a problem', async (cell) => {
  expect(await readDay(cell)).toEqual({ day: null, isUnread: true });
});

afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-29', 'ab 1.3.', '2027-03-01'],
  ['2027-03-02', 'ab 1. März', '2027-03-01'],
  ['2027-03-02', 'from 15 December', '2026-12-15'],
  ['2027-09-02', 'March 1st', '2028-03-01'],
])('on %s, "%s" is the nearest such day', async (today, cell, day) => {
  vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] });
  expect((await readDay(cell)).day).toBe(day);
});
