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
  ['Privatzimmer', 'private_room'],
  ['WG-Zimmer', 'private_room'],
  ['Gesamte Unterkunft', 'whole_place'],
  ['Gemeinsames Zimmer', 'shared_room'],
  ['Habitación privada', 'private_room'],
  ['Habitación compartida', 'shared_room'],
  ['Alojamiento entero', 'whole_place'],
  ['Quarto inteiro', 'private_room'],
  ['Quarto compartilhado', 'shared_room'],
  ['Chambre partagée', 'shared_room'],
  ['Logement entier', 'whole_place'],
  ['غرفة مشتركة', 'shared_room'],
  ['غرفة خاصة', 'private_room'],
  ['Wohnungstausch', null],
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
  ['inklusive', true],
  ['Nebenkosten inkl.', true],
  ['inbegriffen', true],
  ['gastos incluidos', true],
  ['Todo incluido', true],
  ['Contas incluídas', true],
  ['charges comprises', true],
  ['شاملة', true],
  ['120', false],
  ['120 incl.', false],
  ['not included', false],
  ['bills not included', false],
  ['nicht inbegriffen', false],
  ['no incluidos', false],
  ['não incluídas', false],
  ['non comprises', false],
  ['غير شاملة', false],
  ['exkl.', false],
  ['', false],
])('"%s" says that the rent includes the bills: %s', (cell, isSaid) => {
  expect(saysIncluded(cell)).toBe(isSaid);
});
