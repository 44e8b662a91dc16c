import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { createElement, Fragment, useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const php = process.env['PHP'] ?? 'php';
const hasPhp = spawnSync(php, ['-v']).status === 0;

interface Block {
  edit(props: {
    attributes: { url: string };
    setAttributes(changes: { url: string }): void;
  }): ReactNode;
  save(): unknown;
}

interface Said {
  providers: [pattern: string, endpoint: string, isRegex: boolean][];
  blocks: string[];
  html: string[];
}

/** Runs the plugin in PHP, with the functions of WordPress that it calls. */
function runPlugin(option: string, urls: string[] = [], embed = ''): Said {
  const input = JSON.stringify({ option, urls, embed });
  const file = path.join(root, 'tests/wordpress.php');
  return JSON.parse(execFileSync(php, ['-d', 'display_errors=stderr', file], { input }).toString());
}

describe.skipIf(!hasPhp)('the plugin', () => {
  test('every file of it is PHP', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.php'))) {
      expect(execFileSync(php, ['-l', path.join(root, file)]).toString()).toContain('No syntax');
    }
  });

  test('registers the block, and its RoomieRadar as a provider of oEmbed', () => {
    const { providers, blocks } = runPlugin('https://Rooms.example/some/page');
    expect(blocks).toEqual(['roomieradar/room']);
    const [pattern, ...rest] = providers[0] ?? [''];
    expect(rest).toEqual(['https://rooms.example/oembed', true]);
    const isRoom = new RegExp(pattern.slice(1, -1));
    for (const [address, isOne] of [
      ['https://rooms.example/listings/42', true],
      ['https://rooms.example/de/listings/42?utm_source=blog', true],
      ['https://rooms.example/?place=Lisbon&max_rent=900', true],
      ['https://rooms.example/de?place=Lisbon', true],
      ['https://rooms.example/embed/listings?ids=7,42', true],
      ['https://rooms.example/', false],
      ['https://rooms.example/account?x=1', false],
      ['https://rooms.example/listings/42/edit', false],
      ['https://rooms.example.evil.example/listings/42', false],
      ['https://evil.example/?https://rooms.example/listings/42', false],
    ] as const) {
      expect(isRoom.test(address), address).toBe(isOne);
    }
  });

  test('without a usable address there is a block and no provider', () => {
    for (const option of ['', 'rooms', 'javascript:alert(1)', 'https://me:word@rooms.example']) {
      expect(runPlugin(option).providers).toEqual([]);
    }
  });

  test('a post shows the card, a link where there is none, and nothing of other addresses', () => {
    const urls = ['https://rooms.example/listings/1?a="><b>', 'https://evil.example/listings/1'];
    const [room, other] = [urls[0]?.split('"')[0] ?? '', ''];
    const option = 'https://rooms.example';
    const frame = '<iframe src="https://rooms.example/embed/listings/1"></iframe>';
    expect(runPlugin(option, urls, frame).html).toEqual([
      `<div class="wp-block-roomieradar-room">${frame}</div>`,
      other,
    ]);
    const [link] = runPlugin(option, [room], room).html;
    expect(link).toContain(`<a href="${room}">A room on RoomieRadar</a>`);
    const [rooms] = runPlugin(option, [`${option}/?place=Lisbon`], '').html;
    expect(rooms).toContain(`<a href="${option}/?place=Lisbon">Rooms on RoomieRadar</a>`);
    const [hostile] = runPlugin(option, urls, '').html;
    expect(hostile).not.toContain('<b>');
  });
});

interface Control {
  label?: string;
  value?: unknown;
  colorSettings?: Control[];
  onChange?(value: unknown): void;
  children?: ReactNode;
}

/**
 * The block as the editor registers it, on the globals of WordPress that it uses. `controls` are
 * those that were drawn last, each by its label.
 */
function registerBlock() {
  const controls = new Map<string, Control>();
  const shown =
    (name: string) =>
    ({ children, ...attributes }: Control) => {
      for (const control of [attributes, ...(attributes.colorSettings ?? [])]) {
        if (control.label !== undefined) controls.set(control.label, control);
      }
      return createElement('x-part', { name, 'data-given': JSON.stringify(attributes) }, children);
    };
  const components = Object.fromEntries(
    [
      'Button',
      'Disabled',
      'PanelBody',
      'Placeholder',
      'RangeControl',
      'SelectControl',
      'TextControl',
      'ToolbarButton',
      'ToolbarGroup',
    ].map((name) => [name, shown(name)]),
  );
  const registered: Record<string, Block> = {};
  const wp = {
    blockEditor: {
      useBlockProps: () => ({ className: 'block' }),
      BlockControls: shown('Controls'),
      InspectorControls: shown('Inspector'),
      PanelColorSettings: shown('Colors'),
    },
    blocks: {
      registerBlockType(name: string, block: Block) {
        registered[name] = block;
      },
    },
    components,
    element: { createElement, Fragment, useState },
    i18n: { __: (text: string) => text },
    serverSideRender: shown('ServerSideRender'),
  };
  vm.runInNewContext(read('block/index.js'), { window: { wp }, URL });
  const { name } = JSON.parse(read('block/block.json')) as { name: string };
  const block = registered[name];
  if (!block) throw new Error(`${name} is not registered`);
  return { block, controls };
}

test('the editor asks for an address, and shows the card of the one it has', () => {
  const { block } = registerBlock();
  expect(block.save()).toBeNull();
  const render = (url: string) =>
    renderToStaticMarkup(
      createElement(block.edit, { attributes: { url }, setAttributes: () => undefined }),
    );
  expect(render('')).toMatch(/Placeholder.*TextControl.*Show/);
  const shown = render('https://rooms.example/listings/42');
  expect(shown).toMatch(/ServerSideRender.*roomieradar\/room.*listings\/42/);
  expect(shown).not.toContain('Placeholder');
});

test('the look of the sidebar stands in the address, and clearing it leaves the address alone', () => {
  const { block, controls } = registerBlock();
  const room = 'https://rooms.example/listings/42?utm_source=blog';
  const attributes = { url: room };
  const setAttributes = (changes: { url: string }) => Object.assign(attributes, changes);
  const draw = () => renderToStaticMarkup(createElement(block.edit, { attributes, setAttributes }));
  const choices = [
    ['Theme', 'dark', 'theme=dark', ''],
    ['Accent', '#7c3aed', 'accent=7c3aed', undefined],
    ['Round corners (pixels)', 0, 'round=0', undefined],
    ['Space', 0.75, 'density=0.75', undefined],
    ['Font', 'Georgia, serif', 'font=Georgia%2C+serif', ''],
  ] as const;
  for (const [label, value, parameter] of choices) {
    draw();
    controls.get(label)?.onChange?.(value);
    expect(attributes.url).toContain(`&${parameter}`);
    draw();
    expect(controls.get(label)?.value, label).toBe(value);
  }
  for (const [label, , , cleared] of choices) {
    draw();
    controls.get(label)?.onChange?.(cleared);
  }
  expect(attributes.url).toBe(room);
});

test('the block names all packages that its script uses', () => {
  const dependencies = read('block/index.asset.php');
  for (const name of [
    'block-editor',
    'blocks',
    'components',
    'element',
    'i18n',
    'server-side-render',
  ]) {
    expect(dependencies).toContain(`'wp-${name}'`);
  }
});
