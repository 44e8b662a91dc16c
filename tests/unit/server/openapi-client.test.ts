import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#platform/project-root.ts';
import { extraPackages } from '#scripts/extra-packages.ts';
import { describeApi } from '#web/openapi/describe-api.ts';

const run = promisify(execFile);
const packages = extraPackages(path.join(import.meta.dirname, 'openapi-packages'));
/** The generator brings another TypeScript of 23 MB, which is no part of `npm ci`. */
const isPlayed = Boolean(process.env['TEST_SAMPLED'] || process.env['TEST_ALL_EXAMPLES']);

describe.runIf(isPlayed)('the description of the API', () => {
  /** A folder beside the packages, so that the client finds those that it imports. */
  let folder: string;
  let client: string;

  beforeAll(async () => {
    packages.install();
    folder = await mkdtemp(path.join(packages.folder, '../client-'));
    const document = path.join(folder, 'openapi.json');
    await writeFile(document, JSON.stringify(describeApi('https://rooms.example')));
    await run(path.join(packages.folder, '.bin/oazapfts'), [
      document,
      path.join(folder, 'client.ts'),
    ]);
    client = await readFile(path.join(folder, 'client.ts'), 'utf8');
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    };
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['client.ts', 'use.ts'] }),
    );
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** What the compiler says about the generated client and about `code` that uses it. */
  async function compile(code: string): Promise<string> {
    await writeFile(path.join(folder, 'use.ts'), code);
    const ended = await run(path.join(projectRoot, 'node_modules/.bin/tsc'), [
      '--project',
      folder,
    ]).catch((error: unknown) => error);
    return (ended as { stdout: string }).stdout.trim();
  }

  const isExactly =
    'type Same<A, B> = [A, B] extends [B, A] ? 0 extends 1 & A ? never : true : never;';

  test('lets a client be generated that compiles, with numbers as numbers', async () => {
    const code = `
    import {
      createExternalListing, createListing, getListing, getListingMap, listListings,
    } from './client.ts';
    import type { ExternalListingForm, Listing, ListingForm, ListingSummary } from './client.ts';
    ${isExactly}
    export const same: true[] = [
      true satisfies Same<Listing['monthly_rent'], number>,
      true satisfies Same<Listing['monthly_bills'], number | null>,
      true satisfies Same<Listing['latitude'], number | null>,
      true satisfies Same<Listing['currency'], string>,
      true satisfies Same<ListingSummary['total_bedrooms'], number | null>,
      true satisfies Same<ListingForm['monthly_rent'], number>,
      true satisfies Same<ExternalListingForm['total_bedrooms'], number | null | undefined>,
      true satisfies Same<ExternalListingForm['latitude'], number | null | undefined>,
    ];
    export async function use(room: ListingForm, found: ExternalListingForm) {
      const one = await getListing(42);
      if (one.status === 200) one.data.monthly_rent.toFixed();
      const page = await listListings({ maxRent: 900, bedrooms: 2, sort: 'fit' });
      if (page.status === 200) page.data.items[0]?.monthly_rent.toFixed();
      await getListingMap([-74, 40.6, -73.9, 40.8], 12);
      await createListing(room);
      await createExternalListing(found);
    }`;
    expect(await compile(code)).toBe('');
  }, 60_000);

  test('leaves nothing without a type, so a text for a number does not compile', async () => {
    expect(client.match(/.*\b(any|never|unknown)(\[\])?;$/gm) ?? []).toEqual([]);
    const code = `
    import { getListing } from './client.ts';
    await getListing('42');
    export {};`;
    expect(await compile(code)).toContain(
      "Argument of type 'string' is not assignable to parameter of type 'number'",
    );
  }, 60_000);
});
