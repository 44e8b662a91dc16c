import { codeTitles, wayLedes } from '#locales/partners.ts';
import { scriptText } from './escape.ts';
import { elementStyles } from './styles.ts';
import { policyFor, roomAddress, lookAttributes, type MakeSnippet } from './snippet.ts';

/** The element as a component of Svelte. */
export const svelteSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.svelte,
  codes: [
    {
      title: 'room-card.svelte',
      code: `<script lang="ts">
  import { onMount } from 'svelte';

  interface Props {
    listing: number;
    title: string;
    href: string;
    theme?: 'auto' | 'light' | 'dark';
    lang?: string;
    currency?: string;
  }
  const { listing, title, href, ...look }: Props = $props();

  const script = '${subject.origin}/embed/v1/listing-card.js';
  // Without its script, our link stays.
  onMount(() => void import(/* @vite-ignore */ script).catch(() => undefined));
</script>

<roomie-listing-card {listing} {...look}>
  <a {href}>{title}</a>
</roomie-listing-card>`,
    },
    {
      title: codeTitles.page,
      code: `<RoomCard
  listing={${subject.listing}}
  title={${scriptText(subject.title)}}${lookAttributes(subject, '\n  ')}
  href="${roomAddress(subject)}"
/>`,
    },
    elementStyles(subject),
  ],
  policy: policyFor('svelte', subject),
});
