import { expect, test } from 'vitest';
import { readRoomType, saysIncluded } from '#domain/imports/mapping/read-choice.ts';

test.each([
  ['Private room', 'private_room'],
  ['  ensuite double', 'private_room'],
  ['own_room', 'private_room'],
  ['Shared room', 'shared_room'],
  ['twin share', 'shared_room'],
  ['Bed in dorm', 'shared_room'],
  ['Entire home/apt', 'whole_place'],
  ['STUDIO', 'whole_place'],
  ['roommate wanted', null],
  ['housing', null],
  ['', null],
])('"%s" is the room type %s', (cell, roomType) => {
  expect(readRoomType(cell)).toBe(roomType);
});

test.each([
  ['included', true],
  ['Bills incl.', true],
  ['all bills included', true],
  ['120', false],
  ['not included', false],
  ['', false],
])('"%s" says that the rent includes the bills: %s', (cell, isSaid) => {
  expect(saysIncluded(cell)).toBe(isSaid);
});
