import type { Way } from './choice.ts';
import { angularSnippet } from './snippets/angular.ts';
import { federationSnippet } from './snippets/federation.ts';
import { frameSnippet } from './snippets/frame.ts';
import { htmlSnippet } from './snippets/html.ts';
import { oembedSnippet } from './snippets/oembed.ts';
import { reactSnippet } from './snippets/react.ts';
import { svelteSnippet } from './snippets/svelte.ts';
import { vueSnippet } from './snippets/vue.ts';
import type { MakeSnippet } from './snippets/snippet.ts';

/** Every way onto another site, in the order they are offered. */
export const snippets: Record<Way, { label: string; make: MakeSnippet }> = {
  html: { label: 'HTML', make: htmlSnippet },
  react: { label: 'React, Next.js', make: reactSnippet },
  vue: { label: 'Vue', make: vueSnippet },
  svelte: { label: 'Svelte', make: svelteSnippet },
  angular: { label: 'Angular', make: angularSnippet },
  federation: { label: 'Module federation', make: federationSnippet },
  frame: { label: 'Frame', make: frameSnippet },
  oembed: { label: 'oEmbed', make: oembedSnippet },
};
