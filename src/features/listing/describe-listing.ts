import { languageLocales, languagePrefix } from '#contract/languages.ts';
import type { PageLanguages } from '#contract/rendered-page.ts';
import type { Listing } from '#contract/listings/listing.ts';
import { previewPath, previewSize } from '#contract/listings/preview.ts';
import { summarizeListing } from '#src/shared/listings/listing-labels.ts';
import * as t from '#locales/listing.ts';
import * as problems from '#locales/problems.ts';
import type { MissingListing } from '#src/shared/api/listings.ts';
import { withSiteName } from '#src/ui/site-name.ts';
import { structureListing } from './structure-listing.ts';

/** The head of a listing's page: title, description, preview tags and structured data. */
export function describeListing(
  listing: Listing | MissingListing | undefined,
  { siteOrigin, language, languages }: { siteOrigin: string } & PageLanguages,
) {
  if (listing === undefined || typeof listing === 'string') {
    const title = listing === 'gone' ? t.noLongerOffered : problems.notFound;
    return { meta: [{ title: withSiteName(title) }] };
  }
  const title = withSiteName(listing.title);
  const description = summarizeListing(listing);
  const address = `${siteOrigin}${languagePrefix(language, languages)}/listings/${listing.id}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'RoomieRadar' },
      { property: 'og:locale', content: languageLocales[language] },
      { property: 'og:title', content: listing.title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: siteOrigin + previewPath(listing, { language, languages }) },
      { property: 'og:image:width', content: String(previewSize.width) },
      { property: 'og:image:height', content: String(previewSize.height) },
      { property: 'og:image:alt', content: listing.images[0]?.alt || listing.title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { 'script:ld+json': structureListing(listing, address) },
    ],
    links: [
      { rel: 'canonical', href: address },
      {
        rel: 'alternate',
        type: 'application/json+oembed',
        title: listing.title,
        href: `${siteOrigin}/oembed?url=${encodeURIComponent(address)}`,
      },
    ],
  };
}
