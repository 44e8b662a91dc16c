import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { amenities, houseRules, roomTypes } from '#contract/vocabulary.ts';
import { readAmenities } from '#domain/imports/mapping/choice-labels.ts';
import { readHouseRules } from '#domain/imports/mapping/house-rules.ts';
import { readRoomType } from '#domain/imports/mapping/read-choice.ts';
import { getLocales } from '#get-locales';

test.each(languages)('our own labels in %s name what they are for', (language) => {
  const { vocabulary, card } = getLocales(language);
  for (const amenity of amenities) {
    expect(readAmenities(vocabulary.amenityLabels[amenity])).toEqual([amenity]);
  }
  for (const rule of houseRules) {
    expect(readHouseRules(vocabulary.houseRuleLabels[rule])).toEqual([rule]);
  }
  for (const type of roomTypes) {
    expect(readRoomType(card.roomTypeLabels[type]), language).toBe(type);
  }
});

test.each([
  ['Wifi, Washer, AC, Elevator', ['wifi', 'washing_machine', 'lift', 'air_conditioning']],
  ['["Washer / Dryer", "A/C", "Patio/Deck", "Pool"]', 'washing_machine balcony air_conditioning'],
  ['W/D in unit; parking: yes', 'washing_machine parking'],
  ['Wifi: no, parking (no), lift – none', ''],
  ['Unfurnished', ''],
  ['part furnished; outdoor furniture', ''],
  ['Fully furnished', 'furnished'],
  ['Garden view, vineyard view, courtyard', ''],
  ['Shared backyard', 'garden'],
  ['Ski lift, front desk, stationary bike', ''],
  ['Bike parking', 'bike_storage'],
  ['W/D hookups', ''],
  ['No stairs, wheelchair accessible', 'step_free'],
  ['Easily accessible by bus', ''],
  ['Terraced house', ''],
  [
    'Internetanschluss, Einbauküche, Waschküche, Fahrradkeller',
    'wifi washing_machine bike_storage',
  ],
  ['Kein Aufzug. Balkon vorhanden.', 'balcony'],
  ['unmöbliert | teilmöbliert', ''],
  ['Fahrradstellplatz', 'bike_storage'],
  ['Nähe Kindergarten; Gartenmitbenutzung', 'garden'],
  ['Ascensor: no; terraza; calefacción', 'balcony'],
  ['Sin amueblar, plaza de garaje', 'parking'],
  [
    'Lavadora, lavavajillas, balcón, aire acondicionado',
    'washing_machine dishwasher balcony air_conditioning',
  ],
  ['Vistas al jardín', ''],
  ['Máquina de lavar louça, terraço', 'dishwasher balcony'],
  ['Semimobiliado, elevador, ar condicionado', 'lift air_conditioning'],
  ['Lave-linge, ascenseur, non meublé, jardin', 'washing_machine garden lift'],
  ['غسالة، تكييف، غير مفروش، مصعد', 'washing_machine lift air_conditioning'],
  ['Kitchen, Heating, TV', ''],
])('"%s" names these amenities: %s', (cell, expected) => {
  const wanted = Array.isArray(expected) ? expected : expected.split(' ').filter(Boolean);
  expect(readAmenities(cell)).toEqual(wanted);
});

test.each([
  ['No pets allowed', 'no_pets'],
  ['Pets not allowed, no smoking', 'no_smoking no_pets'],
  ['Pets: no; Smoking: no', 'no_smoking no_pets'],
  ['No smoking or pets', 'no_smoking no_pets'],
  ['Pets are no problem', 'pets_welcome'],
  ['Pets welcome free of charge', 'pets_welcome'],
  ['Cats,Dogs', 'pets_welcome'],
  ['cats and dogs', 'pets_welcome'],
  ['Dogs ok', 'pets_welcome'],
  ['No dogs', ''],
  ['no dogs or cats', 'no_pets'],
  ['Service animals allowed', ''],
  ['No pets except fish', ''],
  ['Pets negotiable', ''],
  ['No smoking but pets welcome', 'no_smoking pets_welcome'],
  ['Smoking outside only', ''],
  ['Smoke alarm', ''],
  ['No noise after 10 pm, no parties or events', 'quiet_hours no_parties'],
  ['Quiet street', ''],
  ['Couples ok', 'couples_welcome'],
  ['No couples', ''],
  ['Haustiere nicht erlaubt', 'no_pets'],
  ['Keine Haustiere erlaubt, Rauchen verboten', 'no_smoking no_pets'],
  ['Haustiere erlaubt', 'pets_welcome'],
  ['Wir brauchen keine Bürgschaft', ''],
  ['Haustiere kein Problem; Mittagsruhe', 'quiet_hours pets_welcome'],
  ['No se aceptan mascotas', 'no_pets'],
  ['Se admiten mascotas, prohibido fumar', 'no_smoking pets_welcome'],
  ['Não aceita animais', 'no_pets'],
  ['Animais permitidos no jardim', 'pets_welcome'],
  ['Não é permitido fumar; permite animais', 'no_smoking pets_welcome'],
  ['Animaux non autorisés, non-fumeur', 'no_smoking no_pets'],
  ['Animaux acceptés', 'pets_welcome'],
  ['ممنوع التدخين، يسمح بالحيوانات', 'no_smoking pets_welcome'],
  ['غير مسموح بالحيوانات', 'no_pets'],
  ['Respect others', ''],
])('"%s" says these house rules: %s', (cell, expected) => {
  expect(readHouseRules(cell)).toEqual(expected.split(' ').filter(Boolean));
});
