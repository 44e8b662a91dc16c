import { wayLabels } from '#locales/partners.ts';
import type { EmbedMethod } from './choice.ts';
import { angularSnippet } from './snippets/angular.ts';
import { federationSnippet } from './snippets/federation.ts';
import { frameSnippet } from './snippets/frame.ts';
import { htmlSnippet } from './snippets/html.ts';
import { oembedSnippet } from './snippets/oembed.ts';
import { reactSnippet } from './snippets/react.ts';
import { serverSnippet } from './snippets/server.ts';
import { svelteSnippet } from './snippets/svelte.ts';
import { vueSnippet } from './snippets/vue.ts';
import type { MakeSnippet } from './snippets/snippet.ts';

/** Every way onto another site, in the order they are offered. */
export const snippets: Record<EmbedMethod, { label: string; make: MakeSnippet }> = {
  html: { label: wayLabels.html, make: htmlSnippet },
  server: { label: wayLabels.server, make: serverSnippet },
  react: { label: wayLabels.react, make: reactSnippet },
  vue: { label: wayLabels.vue, make: vueSnippet },
  svelte: { label: wayLabels.svelte, make: svelteSnippet },
  angular: { label: wayLabels.angular, make: angularSnippet },
  federation: { label: wayLabels.federation, make: federationSnippet },
  frame: { label: wayLabels.frame, make: frameSnippet },
  oembed: { label: wayLabels.oembed, make: oembedSnippet },
};
