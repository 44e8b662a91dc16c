import type { CardLabels, EmbeddedListing } from '#contract/embeds/embed.ts';

/** A room as other sites get it. */
export const embeddedRoom: EmbeddedListing = {
  id: 42,
  title: 'Sunny room',
  address: 'Park Slope',
  monthly_rent: 1240,
  monthly_bills: null,
  room_type: null,
  currency: 'USD',
  total_bedrooms: 3,
  total_bathrooms: 1,
  current_roommates: 2,
  looking_for_roommates: 1,
  available_from: null,
  url: 'https://rooms.example/listings/42',
  cover: {
    url: 'https://rooms.example/media/1.webp',
    width: 1200,
    height: 900,
    alt: '',
    placeholder: '#d9c7b8',
    variants: [],
  },
};

/** Its facts as text. */
export const roomLabels: CardLabels = {
  lang: 'en',
  facts: ['3 bedrooms', '2 live here'],
  price: '$1,240',
  period: 'a month',
  about: null,
};
