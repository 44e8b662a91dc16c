import type { Listing } from '#contract/listings/listing.ts';
import { messages } from '#contract/messages.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { bedroomsLabel, residentsLabel } from '#contract/labels/listing-labels.ts';
import { asSentence } from '#src/api/errors.ts';
import type { MissingListing } from '#src/queries/listings.ts';

/** The head of a listing's page: title, description, preview tags and structured data. */
export function describeListing(listing: Listing | MissingListing | undefined, siteOrigin: string) {
  if (listing === undefined || typeof listing === 'string') {
    const title = listing === 'gone' ? 'No longer offered' : messages.notFound;
    return { meta: [{ title: `${title} · RoomieRadar` }] };
  }
  const title = `${listing.title} · RoomieRadar`;
  const description = summarise(listing);
  const address = `${siteOrigin}/listings/${listing.id}`;
  const [cover] = listing.images;
  const imageTags = cover
    ? [
        { property: 'og:image', content: new URL(cover.url, siteOrigin).href },
        { property: 'og:image:alt', content: cover.alt || listing.title },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : [];
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: listing.title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      ...imageTags,
      { 'script:ld+json': structured(listing, address) },
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

/** The listing as schema.org describes offers of accommodation, for search engines. */
function structured(listing: Listing, address: string) {
  const hasPlace = listing.latitude !== null && listing.longitude !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Room',
    name: listing.title,
    description: listing.description,
    url: address,
    address: listing.address,
    image: listing.images.map(({ url }) => new URL(url, address).href),
    ...(hasPlace && {
      geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude },
    }),
    offers: {
      '@type': 'Offer',
      price: listing.monthly_rent,
      priceCurrency: listing.currency,
      availability: 'https://schema.org/InStock',
    },
  };
}

/** "$1,240 a month, 3 bedrooms, 2 live here. Prospect Heights, Brooklyn." */
function summarise(listing: Listing): string {
  const facts = [`${formatMoney(listing.monthly_rent, listing.currency)} a month`];
  if (listing.total_bedrooms !== null) facts.push(bedroomsLabel(listing.total_bedrooms));
  if (listing.current_roommates !== null) facts.push(residentsLabel(listing.current_roommates));
  return `${facts.join(', ')}. ${asSentence(listing.address)}`;
}
