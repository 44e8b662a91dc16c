import { expect, test } from 'vitest';
import { testApp } from '#tests/support/test-app.ts';
import { importSteps } from '../runs/steps.ts';
import { expectValues, importAsShown, readStored, type Values } from './import-steps.ts';
import { oddRows, type OddRow } from './odd-rows.ts';

const columns = 'id title address rent currency lat lng beds baths from deposit type has'.split(
  ' ',
);

/** Rows like each other, so that the file as a whole tells how it is written. */
const plainRows: OddRow[] = Array.from({ length: 12 }, (_, at) => ({
  cells: { lat: `52.${500 + at}`, lng: `13.${400 + at}` },
  values: { latitude: 52.5 + at / 1000, longitude: Number(`13.${400 + at}`) },
}));
const rows = [...plainRows, ...oddRows].map((row, at) => ({ ...row, id: String(at + 1) }));

const basics = (id: string): Record<string, string> => ({
  id,
  title: `Room ${id}`,
  address: `Straße ${id}, Berlin`,
  rent: '500',
  currency: 'EUR',
});

test('a file of forty odd rows sets aside those whose rent cannot be known, and no other cell is wrong', async () => {
  expect(oddRows).toHaveLength(40);
  const app = await testApp();
  const steps = importSteps(app, await app.user({ is_admin: true }));
  await app.imports.start();
  const lines = rows.map(({ id, cells }) => {
    const all: Record<string, string> = { ...basics(id), ...cells };
    return columns.map((column) => all[column] ?? '').join('\t');
  });
  const source = await steps.source('odd-rows');
  const fileId = await steps.upload(source.id, [columns.join('\t'), ...lines, ''].join('\n'));
  const mapping = {
    ...(await steps.preview(fileId)).answer.proposal,
    total_bedrooms: 'beds',
    total_bathrooms: 'baths',
    available_from: 'from',
    room_type: 'type',
    amenities: 'has',
  };
  const { answer } = await steps.preview(fileId, mapping);
  const aside = rows.filter((row) => row.aside !== undefined);
  expect(answer.set_aside.map(({ source_id }) => source_id)).toEqual(aside.map(({ id }) => id));
  for (const [at, { reason }] of answer.set_aside.entries()) {
    expect(reason).toContain(aside[at]?.aside);
  }
  await importAsShown(steps, fileId, answer);
  const stored = await readStored(app, source.name);
  expect(stored.size).toBe(rows.length - aside.length);
  for (const { id, values, aside: reason } of rows) {
    if (reason !== undefined) continue;
    const { problems: _, ...listing } = stored.get(id) ?? {};
    const expected: Values = {
      title: `Room ${id}`,
      address: `Straße ${id}, Berlin`,
      monthly_rent: 500,
      currency: 'EUR',
      ...values,
    };
    expectValues(listing, expected, `row ${id}: ${lines[Number(id) - 1]}`);
  }
}, 120_000);
