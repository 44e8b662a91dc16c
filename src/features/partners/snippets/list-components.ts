import { listLink } from '#locales/partners.ts';
import type { Choice } from '../choice.ts';
import { htmlText, scriptText } from './escape.ts';

interface Texts {
  /** Attributes of the look, each on a line. */
  look: string;
  href: string;
}

interface ListComponent {
  /** The file that the component belongs into. */
  file: string;
  code: (script: string) => string;
  use: (subject: Pick<Choice, 'search' | 'field'>, texts: Texts) => string;
}

const inScript = ({ search, field }: Pick<Choice, 'search' | 'field'>, { look, href }: Texts) =>
  `<RoomList
  search={${scriptText(search ?? '')}}
  count={6}${field ? '\n  searchBox' : ''}${look}
  href={${scriptText(href)}}
  text={${scriptText(listLink)}}
/>`;

/** The list as a component of a framework: its file, and how a page uses it. */
export const listComponents: Record<'react' | 'vue' | 'svelte' | 'angular', ListComponent> = {
  react: {
    file: 'room-list.tsx',
    code: (script) => `'use client';
import { createElement, useEffect } from 'react';

const script = '${script}';

interface RoomListProps {
  search: string;
  count?: number;
  searchBox?: boolean;
  href: string;
  text: string;
  theme?: 'auto' | 'light' | 'dark';
  lang?: string;
  currency?: string;
}

/** Rooms of RoomieRadar. Without their script, our link stays. */
export function RoomList({ href, text, searchBox, ...list }: RoomListProps) {
  useEffect(() => {
    import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ script).catch(() => undefined);
  }, []);
  const box = searchBox ? { 'search-box': '' } : {};
  return createElement('roomie-listings', { ...list, ...box }, <a href={href}>{text}</a>);
}`,
    use: inScript,
  },
  vue: {
    file: 'room-list.vue',
    code: (script) => `<script setup lang="ts">
import { onMounted } from 'vue';

defineProps<{
  search: string;
  count?: number;
  searchBox?: boolean;
  href: string;
  text: string;
  theme?: 'auto' | 'light' | 'dark';
  lang?: string;
  currency?: string;
}>();

const script = '${script}';
// Without its script, our link stays.
onMounted(() => import(/* @vite-ignore */ script).catch(() => undefined));
</script>

<template>
  <roomie-listings :search="search" :count="count" :search-box="searchBox || undefined"
    :theme="theme" :lang="lang" :currency="currency">
    <a :href="href">{{ text }}</a>
  </roomie-listings>
</template>`,
    use: ({ search = '', field }, { look, href }) => `<RoomList
  search="${htmlText(search)}"
  :count="6"${field ? '\n  search-box' : ''}${look}
  href="${htmlText(href)}"
  text="${htmlText(listLink)}"
/>`,
  },
  svelte: {
    file: 'room-list.svelte',
    code: (script) => `<script lang="ts">
  import { onMount } from 'svelte';

  interface Props {
    search: string;
    count?: number;
    searchBox?: boolean;
    href: string;
    text: string;
    theme?: 'auto' | 'light' | 'dark';
    lang?: string;
    currency?: string;
  }
  const { href, text, searchBox, ...list }: Props = $props();

  const script = '${script}';
  // Without its script, our link stays.
  onMount(() => void import(/* @vite-ignore */ script).catch(() => undefined));
</script>

<roomie-listings {...list} search-box={searchBox ? '' : undefined}>
  <a {href}>{text}</a>
</roomie-listings>`,
    use: inScript,
  },
  angular: {
    file: 'room-list.ts',
    code: (
      script,
    ) => `import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, Input } from '@angular/core';

const script = '${script}';

/** Rooms of RoomieRadar. Without their script, our link stays. */
@Component({
  selector: 'room-list',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <roomie-listings [attr.search]="search" [attr.count]="count" [attr.search-box]="searchBox || null"
      [attr.theme]="theme" [attr.lang]="lang" [attr.currency]="currency">
      <a [href]="href">{{ text }}</a>
    </roomie-listings>
  \`,
})
export class RoomList {
  @Input({ required: true }) search!: string;
  @Input({ required: true }) href!: string;
  @Input({ required: true }) text!: string;
  @Input() count?: number;
  @Input() searchBox?: boolean;
  @Input() theme?: 'auto' | 'light' | 'dark';
  @Input() lang?: string;
  @Input() currency?: string;

  constructor() {
    afterNextRender(() => void import(/* @vite-ignore */ script).catch(() => undefined));
  }
}`,
    use: ({ search = '', field }, { look, href }) => `<room-list
  search="${htmlText(search)}"
  [count]="6"${field ? '\n  [searchBox]="true"' : ''}${look}
  href="${htmlText(href)}"
  text="${htmlText(listLink)}"
/>`,
  },
};
