import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' ');

/** The card's own colors, by the app's token of the same role. */
const roles = {
  ink: 'ink',
  'ink-soft': 'ink-soft',
  surface: 'surface',
  sunken: 'sunken',
  line: 'line',
  focus: 'focus',
};

test.each(Object.entries(roles))(
  'on other sites --roomie-%s is what the app shows',
  (name, token) => {
    const styles = ['listing-card', 'card-view', 'card-photo'].map((file) =>
      read(`remotes/listing-card/${file}.module.css`),
    );
    const color = new RegExp(` --${token}: (light-dark\\([^;]+\\));`).exec(
      read('src/ui/tokens.css'),
    )?.[1];
    const own = [
      ...styles
        .join('')
        .matchAll(
          new RegExp(
            `var\\(--roomie-${name}, (?:var\\(--card-accent, )?(light-dark\\(.*?\\))\\)`,
            'g',
          ),
        ),
    ];
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(([, value]) => value))).toEqual(new Set([color]));
  },
);
