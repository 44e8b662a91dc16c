import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atNight } from '#domain/notifications/queue.ts';

const nights = new Map([
  ['at once', 'now'],
  ['waits', 'waits'],
  ['waits until eight in the morning', 'morning'],
]);

test('the documentation says of each mail whether it waits for the end of the night', () => {
  const page = readFileSync('docs/notifications.md', 'utf8');
  const [, table = ''] = page.split('| Kind | About | At night |');
  const rows = table.split('\n\n')[0]?.matchAll(/^\| (`.+`) \| .* \| (.+) \|$/gm) ?? [];
  const documented = [...rows].flatMap(([, kinds = '', night]) =>
    [...kinds.matchAll(/`(\w+)`/g)].map(([, kind]) => [kind, nights.get(night ?? '')]),
  );
  expect(Object.fromEntries(documented)).toEqual(atNight);
});
