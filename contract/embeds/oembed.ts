import { type } from 'arktype';
import { limits } from '../limits.ts';

const pixels = type('string.integer.parse').to('1 <= number <= 100000');

/** https://oembed.com, section 2.2. */
export const OEmbedQuery = type({
  url: `string <= ${limits.externalLink.max}`,
  'maxwidth?': pixels,
  'maxheight?': pixels,
  'format?': 'string <= 20',
});
export type OEmbedQuery = typeof OEmbedQuery.infer;

/** https://oembed.com, section 2.3: a card in a frame. */
export const OEmbed = type({
  version: "'1.0'",
  type: "'rich'",
  provider_name: 'string',
  provider_url: 'string',
  title: 'string',
  cache_age: 'number',
  html: 'string',
  width: 'number',
  height: 'number',
  'thumbnail_url?': 'string',
  'thumbnail_width?': 'number',
  'thumbnail_height?': 'number',
});
export type OEmbed = typeof OEmbed.infer;
