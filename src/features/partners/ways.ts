import type { Way } from './choice.ts';
import { federationSnippet } from './snippets/federation.ts';
import { frameSnippet } from './snippets/frame.ts';
import { htmlSnippet } from './snippets/html.ts';
import { oembedSnippet } from './snippets/oembed.ts';
import { reactSnippet } from './snippets/react.ts';
import type { MakeSnippet } from './snippets/snippet.ts';

/** Every way onto another site, in the order they are offered. */
export const snippets: Record<Way, { label: string; make: MakeSnippet }> = {
  html: { label: 'HTML', make: htmlSnippet },
  react: { label: 'React', make: reactSnippet },
  federation: { label: 'Module federation', make: federationSnippet },
  frame: { label: 'Frame', make: frameSnippet },
  oembed: { label: 'oEmbed', make: oembedSnippet },
};
