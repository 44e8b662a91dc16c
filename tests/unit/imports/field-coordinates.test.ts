import { expect, test } from 'vitest';
import { column, csv, listProblems, readText } from './read-field-file.ts';

const header = 'id\ttitle\taddress\trent\tlat\tlng';
const toRow = (latitude: string, longitude: string, rent: string, at: number) =>
  `${at + 1}\tRoom ${at + 1}\tStreet ${at + 1}\t${rent}\t${latitude}\t${longitude}`;

test.each([
  ["52° 31.2' N", "13° 24.3' E", 52.52, 13.405],
  ['52°31’12’’N', '13°24’18’’E', 52.52, 13.405],
  ['52°31′12″N', '13°24′18″E', 52.52, 13.405],
  ['52 deg 31\' 12.00" N', '13 deg 24\' 18.00" E', 52.52, 13.405],
  ['52:31:12', '13:24:18', 52.52, 13.405],
  ['52.52 Nord', '13.405 Ost', 52.52, 13.405],
  ['33.87° South', '151.21° East', -33.87, 151.21],
  ['40.42 norte', '3.7 oeste', 40.42, -3.7],
  ['５２．５２', '１３．４０５', 52.52, 13.405],
])('reads %s and %s', async (latitude, longitude, north, east) => {
  const { rows } = await readText(csv(header, toRow(latitude, longitude, '500', 0)), 'csv', {});
  expect([column(rows, 'latitude'), column(rows, 'longitude')]).toEqual([[north], [east]]);
});

test.each([
  ['52.52, 13.405'],
  ['52.52,13.405'],
  ['(52.52, 13.405)'],
  ['52.52 13.405'],
  ['POINT(13.405 52.52)'],
  ['SRID=4326;POINT (13.405 52.52)'],
])('reads both coordinates in %s', async (cell) => {
  const { rows } = await readText(
    csv('id\ttitle\taddress\trent\tcoordinates', `1\tA\tB 1\t500\t${cell}`),
    'csv',
    {},
  );
  expect([column(rows, 'latitude'), column(rows, 'longitude')]).toEqual([[52.52], [13.405]]);
});

test.each([
  ['at sea', ['13.405', '52.52', '500']],
  ['at sea', ['-73.97', '40.7', '$900']],
  ['where people pay in another currency', ['12.49', '41.89', '500 €']],
])('points out a file whose pairs are all swapped, %s', async (_, [latitude, longitude, rent]) => {
  const lines = [0, 1].map((at) => toRow(latitude!, longitude!, rent!, at));
  const { rows } = await readText(csv(header, ...lines), 'csv', {});
  expect(column(rows, 'latitude')).toEqual([null, null]);
  for (const row of rows) {
    expect(listProblems(row)).toContainEqual({
      code: 'place_swapped',
      was: `${latitude}, ${longitude}`,
    });
  }
});

test.each([
  ['Nairobi, in dollars', '-1.29', '36.82', '900 USD'],
  ['Warsaw, in euros', '52.23', '21.01', '900 €'],
  ['an island', '-8.34', '115.09', '900 USD'],
  ['the far north', '78.22', '15.64', '900'],
])('takes a pair as it stands in %s', async (_, latitude, longitude, rent) => {
  const { rows } = await readText(csv(header, toRow(latitude, longitude, rent, 0)), 'csv', {});
  expect(column(rows, 'latitude')).toEqual([Number(latitude)]);
});
