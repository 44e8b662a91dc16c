import { languageLocales, languagePrefix } from '#contract/languages.ts';
import type { PageLanguages } from '#contract/rendered-page.ts';
import * as t from '#locales/browse.ts';

const title = 'RoomieRadar';

/**
 * The head of the home page. Searches and later pages are the same page to search engines; to
 * readers of feeds, each search has a feed of its own.
 */
export function describeHome(
  { siteOrigin, language, languages }: { siteOrigin: string } & PageLanguages,
  pageTitle: string,
  feed: string | null,
) {
  const address = siteOrigin + (languagePrefix(language, languages) || '/');
  return {
    meta: [
      { title: pageTitle },
      { name: 'description', content: t.lede },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: title },
      { property: 'og:locale', content: languageLocales[language] },
      { property: 'og:title', content: title },
      { property: 'og:description', content: t.lede },
      { property: 'og:url', content: address },
      { property: 'og:image', content: `${siteOrigin}/preview.jpg` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: pageTitle },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: address },
      ...(feed === null
        ? []
        : [{ rel: 'alternate', type: 'application/atom+xml', title: pageTitle, href: feed }]),
    ],
  };
}
