import { codeTitles, wayLedes } from '#locales/partners.ts';
import { htmlText } from './escape.ts';
import { elementStyles } from './styles.ts';
import { policyFor, roomAddress, lookAttributes, type MakeSnippet } from './snippet.ts';

/** The element as a component of Vue. */
export const vueSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.vue,
  codes: [
    {
      title: 'room-card.vue',
      code: `<script setup lang="ts">
import { onMounted } from 'vue';

defineProps<{
  listing: number;
  title: string;
  href: string;
  theme?: 'auto' | 'light' | 'dark';
  lang?: string;
  currency?: string;
}>();

const script = '${subject.origin}/embed/v1/listing-card.js';
// Without its script, our link stays.
onMounted(() => import(/* @vite-ignore */ script).catch(() => undefined));
</script>

<template>
  <roomie-listing-card :listing="listing" :theme="theme" :lang="lang" :currency="currency">
    <a :href="href">{{ title }}</a>
  </roomie-listing-card>
</template>`,
    },
    {
      title: codeTitles.page,
      code: `<RoomCard
  :listing="${subject.listing}"
  title="${htmlText(subject.title)}"${lookAttributes(subject, '\n  ')}
  href="${roomAddress(subject)}"
/>`,
    },
    {
      title: 'vite.config.ts',
      code: `vue({
  template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('roomie-') } },
})`,
    },
    elementStyles(subject),
  ],
  policy: policyFor('vue', subject),
});
