import { scriptText } from './escape.ts';
import { elementStyles } from './styles.ts';
import { policyFor, roomAddress, themeAttribute, type MakeSnippet } from './snippet.ts';

/** The element as a component of Svelte. */
export const svelteSnippet: MakeSnippet = (subject) => ({
  lede: 'For a Svelte 5 app: the element, loaded when the page first needs it.',
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
  }
  const { listing, title, href, theme = 'auto' }: Props = $props();

  const script = '${subject.origin}/embed/v1/listing-card.js';
  // Without its script, our link stays.
  onMount(() => void import(/* @vite-ignore */ script).catch(() => undefined));
</script>

<roomie-listing-card {listing} {theme}>
  <a {href}>{title}</a>
</roomie-listing-card>`,
    },
    {
      title: 'Your page',
      code: `<RoomCard
  listing={${subject.listing}}
  title={${scriptText(subject.title)}}${themeAttribute(subject, '\n  ')}
  href="${roomAddress(subject)}"
/>`,
    },
    elementStyles(subject),
  ],
  policy: policyFor('svelte', subject),
});
