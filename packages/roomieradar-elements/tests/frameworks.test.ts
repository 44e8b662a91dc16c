import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A small project of each framework, checked by its own compiler against the packed package. The
// frameworks are those of the hosts' tests, which `.ci/hosts` installs.

const root = path.resolve(import.meta.dirname, '..');
const hosts = path.resolve(root, '../../tests/hosts/packages/node_modules');
const isInstalled = existsSync(path.join(hosts, 'preact'));
let packed: string;

function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    // Compilers say on stdout what is wrong.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
}

beforeAll(() => {
  if (!isInstalled) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'roomieradar-elements-'));
  const output = run('npm', ['pack', '--json', `--pack-destination=${folder}`], root);
  const [{ filename }] = JSON.parse(output.slice(output.indexOf('[\n'))) as [{ filename: string }];
  packed = path.join(folder, filename);
}, 60_000);
afterAll(() => packed && rmSync(path.dirname(packed), { recursive: true }));

interface Project {
  /** By their names in the project: the package of the hosts. */
  packages: Record<string, string>;
  file: string;
  code: string;
  jsx?: 'react-jsx' | 'preserve';
  module?: 'nodenext' | 'esnext';
  check?: (folder: string) => string;
  more?: object;
}

const bin = (name: string) => path.join(hosts, '.bin', name);
const ngc = path.join(hosts, '@angular/compiler-cli/bundles/src/bin/ngc.js');
const own = '<a href="https://rooms.example/listings/42">A room</a>';
const attributes = 'id="room" data-track="yes" aria-label="A room"';

const react = `import { useRef } from 'react';
import { roomieRadar } from 'roomieradar-elements/react';
import type { RoomieListingCard } from 'roomieradar-elements';
const { ListingCard, Listings } = roomieRadar('https://rooms.example');
export function Page({ theme }: { theme?: 'dark' | undefined }) {
  const card = useRef<RoomieListingCard>(null);
  return (
    <>
      <ListingCard ref={card} listing={42} theme={theme} className="card" style={{ maxWidth: 320, '--roomie-accent': '#7c3aed', '--roomie-density': 0.5 }}
        ${attributes} onMouseEnter={() => card.current?.ready}
        onOpen={(event) => event.detail.href}>${own}</ListingCard>
      <Listings search="place=Lisbon" count={6} searchBox onReady={({ listings }) => listings?.length}>${own}</Listings>
      <roomie-listing-card listing={42} theme="dark" class="raw" ref={card} ${attributes}
        onroomie-click={(event) => event.detail.href}>${own}</roomie-listing-card>
      <roomie-listings search="place=Lisbon" search-box="">${own}</roomie-listings>
      {/* @ts-expect-error it needs a room */}
      <ListingCard>${own}</ListingCard>
      {/* @ts-expect-error no such theme */}
      <roomie-listing-card listing={42} theme="red">${own}</roomie-listing-card>
    </>
  );
}
`;

const projects: Record<string, Project> = {
  'React 19': {
    packages: { react: 'react', '@types/react': '@types/react', csstype: 'csstype' },
    file: 'page.tsx',
    code: react,
  },
  'React 18': {
    packages: {
      react: 'react',
      '@types/react': '@types/react-18',
      '@types/prop-types': '@types/prop-types',
      csstype: 'csstype',
    },
    file: 'page.tsx',
    code: react,
  },
  Preact: {
    packages: { preact: 'preact' },
    file: 'page.tsx',
    code: `/** @jsxImportSource preact */
import type {} from 'roomieradar-elements/preact';
import { loadElements } from 'roomieradar-elements';
void loadElements('https://rooms.example');
export const page = (
  <>
    <roomie-listing-card listing={42} class="card" style={{ maxWidth: 320 }} ${attributes}
      onroomie-click={(event) => event.detail.href}>${own}</roomie-listing-card>
    <roomie-listings search="place=Lisbon" count={6} search-box />
    {/* @ts-expect-error it needs a room */}
    <roomie-listing-card />
  </>
);
`,
  },
  Solid: {
    packages: { 'solid-js': 'solid-js', csstype: 'csstype' },
    file: 'page.tsx',
    jsx: 'preserve',
    code: `/** @jsxImportSource solid-js */
import type {} from 'roomieradar-elements/solid';
export const page = () => (
  <>
    <roomie-listing-card listing={42} class="card" style={{ 'max-width': '320px' }} ${attributes}
      on:roomie-click={(event) => event.detail.href}>${own}</roomie-listing-card>
    <roomie-listings search="place=Lisbon" count={6} search-box />
    {/* @ts-expect-error no such theme */}
    <roomie-listing-card listing={42} theme="red" />
  </>
);
`,
  },
  'Vue with strict templates': {
    packages: { vue: 'vue', '@vue': '@vue', csstype: 'csstype' },
    file: 'page.vue',
    module: 'esnext',
    more: { vueCompilerOptions: { strictTemplates: true } },
    check: (folder) => run(bin('vue-tsc'), ['-p', 'tsconfig.json'], folder),
    code: `<script setup lang="ts">
import { isRoomieElement, roomieRadar } from 'roomieradar-elements/vue';
const { Listings } = roomieRadar('https://rooms.example');
const listing = 42;
const isOurs: boolean = isRoomieElement('roomie-listings');
</script>
<template>
  <roomie-listing-card :listing="listing" theme="dark" class="card" :style="{ maxWidth: '20rem' }"
    ${attributes} @roomie-click="(event) => event.detail.href" @click="() => isOurs">${own}</roomie-listing-card>
  <roomie-listings search="place=Lisbon" :count="6" search-box :key="listing" />
  <Listings search="place=Lisbon" :count="6" search-box @open="(event) => event.detail.href">${own}</Listings>
  <!-- @vue-expect-error no such theme -->
  <roomie-listing-card :listing="listing" theme="red" />
</template>
`,
  },
  Svelte: {
    packages: { svelte: 'svelte' },
    file: 'page.svelte',
    module: 'esnext',
    check(folder) {
      const output = run(
        bin('svelte-check'),
        ['--tsconfig', 'tsconfig.json', '--output', 'machine', '--threshold', 'error'],
        folder,
      );
      return output
        .split('\n')
        .filter((line) => / ERROR /.test(line))
        .join('\n');
    },
    code: `<script lang="ts">
  import { Listings } from 'roomieradar-elements/svelte';
  import type { RoomieListingCard } from 'roomieradar-elements';
  let card: RoomieListingCard | undefined = $state();
  export const title = () => card?.ready;
</script>
<roomie-listing-card bind:this={card} listing={42} theme="dark" class="card" style="max-width: 20rem"
  ${attributes} onroomie-click={(event) => event.detail.href}>${own}</roomie-listing-card>
<roomie-listings search="place=Lisbon" count={6} search-box></roomie-listings>
<Listings origin="https://rooms.example" search="place=Lisbon" count={6} searchBox
  onopen={(event) => event.detail.href}>${own}</Listings>
`,
  },
  Angular: {
    packages: {
      '@angular/core': '@angular/core',
      '@angular/compiler': '@angular/compiler',
      rxjs: 'rxjs',
      tslib: 'tslib',
    },
    file: 'page.ts',
    module: 'esnext',
    more: { angularCompilerOptions: { strictTemplates: true } },
    check: (folder) => run(process.execPath, [ngc, '-p', 'tsconfig.json'], folder),
    code: `import { Component, type ApplicationConfig } from '@angular/core';
import { ListingCard, Listings, provideRoomieRadar } from 'roomieradar-elements/angular';
export const config: ApplicationConfig = { providers: [provideRoomieRadar('https://rooms.example')] };
@Component({
  selector: 'app-page',
  imports: [ListingCard, Listings],
  template: \`
    <roomieradar-listing-card [listing]="42" [theme]="theme" ${attributes}
      (open)="href = $event.detail.href" (error)="href = $event.problem">${own}</roomieradar-listing-card>
    <roomieradar-listings search="place=Lisbon" [count]="6" [searchBox]="true"
      (ready)="count = $event.listings?.length">${own}</roomieradar-listings>\`,
})
export class Page {
  theme: 'dark' | undefined;
  href = '';
  count: number | undefined;
}
`,
  },
  'a page without a framework': {
    packages: {},
    file: 'page.ts',
    code: `import { loadElements, type RoomieEvents } from 'roomieradar-elements';
await loadElements('https://rooms.example', { list: true });
const list = document.createElement('roomie-listings');
list.searchBox = true;
for (const name of ['roomie:click', 'roomie-click'] as const) {
  list.addEventListener(name, (event) => event.detail.href.length);
}
document.addEventListener('roomie:error', ({ detail }) => detail.problem);
export type Ready = RoomieEvents['roomie:ready'];
// @ts-expect-error a number, not a text
document.createElement('roomie-listing-card').listing = '42';
`,
  },
};

/** What the compiler says of a project in this folder, with the packed package. */
function checkProject(folder: string, project: Project): string {
  const home = path.join(folder, 'node_modules/roomieradar-elements');
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', packed, '-C', home, '--strip-components=1'], folder);
  for (const [target, source] of Object.entries(project.packages)) {
    const link = path.join(folder, 'node_modules', target);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(hosts, source), link);
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, project.file), project.code);
  const module = project.module ?? 'nodenext';
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module,
    ...(module === 'esnext' && { moduleResolution: 'bundler', verbatimModuleSyntax: true }),
    jsx: project.jsx ?? 'react-jsx',
    types: [],
    skipLibCheck: true,
    // A package that is linked finds its own packages where it is.
    preserveSymlinks: true,
  };
  const config = { compilerOptions, files: [project.file], ...project.more };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const check = project.check ?? ((at) => run(bin('tsc'), ['-p', 'tsconfig.json'], at));
  return check(folder);
}

describe.skipIf(!isInstalled)('the packed package', () => {
  for (const [name, project] of Object.entries(projects)) {
    test(`compiles in ${name}, with exactOptionalPropertyTypes`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'roomieradar-project-'));
      expect(checkProject(folder, project)).toBe('');
      rmSync(folder, { recursive: true });
    }, 120_000);
  }

  test('has the components of Angular as its compiler makes them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'roomieradar-angular-'));
    for (const name of ['angular', 'dist', 'types', 'tsconfig.angular.json']) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    symlinkSync(hosts, path.join(folder, 'node_modules'));
    expect(run(process.execPath, [ngc, '-p', 'tsconfig.angular.json'], folder)).toBe('');
    // After a change of angular/angular.ts, copy both files to frameworks.
    for (const name of ['angular.js', 'angular.d.ts']) {
      const made = readFileSync(path.join(folder, 'frameworks', name), 'utf8');
      expect(readFileSync(path.join(root, 'frameworks', name), 'utf8')).toBe(made);
    }
    rmSync(folder, { recursive: true });
  }, 120_000);

  test('refuses a wrong room and a wrong theme in templates of Angular', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'roomieradar-project-'));
    const wrong = (projects['Angular']?.code ?? '')
      .replace('[listing]="42"', 'listing="42"')
      .replace("'dark' | undefined", "'red' | undefined");
    expect(checkProject(folder, { ...(projects['Angular'] as Project), code: wrong })).toMatch(
      /NG2|TS2322/,
    );
    rmSync(folder, { recursive: true });
  }, 120_000);

  test('is right for publint and for Are the types wrong', () => {
    const folder = path.dirname(packed);
    expect(run(bin('attw'), [packed, '--profile', 'esm-only'], folder)).not.toMatch(/❌|🎭|🐛/);
    expect(run(bin('publint'), [packed, '--strict'], folder)).toContain('All good!');
  }, 120_000);
});
