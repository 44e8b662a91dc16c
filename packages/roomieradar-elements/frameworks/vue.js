import { defineComponent, h, onMounted } from 'vue';
import { loadElements } from '../dist/index.js';

export { isRoomieElement } from '../dist/vue.js';

const look = { theme: String, lang: String, currency: String, partner: String };

/** A component of Vue around one of the elements. Its default slot is the page's own link. */
const component = (origin, { name, tag, props, list }) =>
  defineComponent({
    name,
    props: { ...look, ...props },
    emits: ['ready', 'error', 'open'],
    setup(props, { emit, slots }) {
      onMounted(() => {
        loadElements(origin, { list }).catch(() => undefined);
      });
      return () => {
        const { searchBox, ...attributes } = props;
        const set = Object.entries(attributes).filter(([, value]) => value !== undefined);
        return h(
          tag,
          {
            ...Object.fromEntries(set),
            ...(searchBox && { 'search-box': '' }),
            onRoomieReady: ({ detail }) => emit('ready', detail),
            onRoomieError: ({ detail }) => emit('error', detail),
            onRoomieClick: (event) => emit('open', event),
          },
          slots.default?.(),
        );
      };
    },
  });

/** The elements of the RoomieRadar at `origin` as components of Vue 3. Call it once. */
export const roomieRadar = (origin) => ({
  ListingCard: component(origin, {
    name: 'ListingCard',
    tag: 'roomie-listing-card',
    props: { listing: { type: Number, required: true } },
    list: false,
  }),
  Listings: component(origin, {
    name: 'Listings',
    tag: 'roomie-listings',
    props: {
      search: String,
      owner: Number,
      listings: String,
      count: Number,
      searchBox: Boolean,
    },
    list: true,
  }),
});
