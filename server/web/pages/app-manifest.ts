import {
  textDirection,
  languagePrefix,
  type Language,
  type SiteLanguages,
} from '#contract/languages.ts';
import { getLocales } from '#get-locales';

/** The colors of pages in light (index.html). */
const ground = '#faf7f2';

/**
 * What a browser needs to install the app, in the language of its page. The id stays the same, so
 * that the app is one in all languages.
 */
export function appManifest(language: Language, languages: SiteLanguages) {
  const { pages, marks, titles } = getLocales(language);
  const shortcuts = [
    { name: marks.favorites, url: '/favorites' },
    { name: titles.savedSearches, url: '/saved-searches' },
    { name: titles.inquiries, url: '/inquiries' },
  ];
  return {
    id: '/',
    name: 'RoomieRadar',
    short_name: 'RoomieRadar',
    description: pages.siteDescription,
    lang: language,
    dir: textDirection(language),
    start_url: languagePrefix(language, languages) || '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('icon-maskable-512', 512), purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [png('icon-192', 192)] })),
  };
}

const png = (name: string, size: number) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});
