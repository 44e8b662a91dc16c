import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from './call.ts';
import { field } from './field.ts';
import { filter } from './filter.ts';
import { job } from './job.ts';
import { machine } from './machine.ts';
import { mail } from './mail.ts';
import { countedFiles, editedText, rehearse, type Rehearsal } from './rehearsal.ts';
import { screen } from './screen.ts';
import { servedTest } from './served.ts';

const recipes = [field, filter, call, screen, mail, job, machine];
const documentation = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/recipes.md'),
  'utf8',
);

describe.each(recipes)('$heading', (recipe) => {
  test('docs/recipes.md has the recipe, and says how many files it takes at most', () => {
    const section = documentation.split(`\n## ${recipe.heading}\n`)[1]?.split('\n## ')[0];
    expect(section).toContain(`at most ${recipe.maxFiles} files`);
  });

  test('takes no more files of the product than promised', async () => {
    for (const file of new Set(recipe.edits.map((edit) => edit.file))) {
      // Fails where the edited file no longer has what the recipe refers to.
      await editedText(recipe.edits.filter((edit) => edit.file === file));
    }
    expect(countedFiles(recipe).length).toBeLessThanOrEqual(recipe.maxFiles);
  });
});

describe.runIf(process.env['TEST_RECIPES'])(
  'all recipes together, in a copy of the project',
  () => {
    let rehearsal: Rehearsal;

    beforeAll(async () => {
      rehearsal = await rehearse([...recipes.flatMap(({ edits }) => edits), servedTest]);
    });
    afterAll(() => rehearsal.remove());

    test('the build writes the generated files', async () => {
      const { code, output } = await rehearsal.run('tsx', [
        'scripts/build.ts',
        '--languages',
        'en',
      ]);
      expect(code, output).toBe(0);
    });

    test('the compiler accepts them', async () => {
      expect(await rehearsal.run('tsc', ['--noEmit'])).toEqual({ code: 0, output: '' });
    });

    test('the app stores and shows the field, filters, answers the call and mails', async () => {
      const run = ['run', '--project', 'api', servedTest.file];
      const { code, output } = await rehearsal.run('vitest', run);
      expect(code, output).toBe(0);
    });

    test('for a language, the compiler names its catalogs, its scam rules and its housing rules', async () => {
      await rehearsal.change([
        {
          file: 'contract/languages.ts',
          before: '] as const;\nexport type Language',
          insert: ", 'fr'",
        },
      ]);
      const { output } = await rehearsal.run('tsc', ['--noEmit']);
      const files = new Set([...output.matchAll(/^[^\s(]+(?=\()/gm)].map(([file]) => file));
      expect([...files]).toEqual(
        expect.arrayContaining([
          'guards/fair-housing/find-exclusions.ts',
          'guards/scams/concept-patterns.ts',
          'guards/scams/detect-languages.ts',
          'guards/scams/signs.ts',
          'locales/card-texts.ts',
          'locales/get-locales.ts',
          'locales/language-offer.ts',
        ]),
      );
    });
  },
);
