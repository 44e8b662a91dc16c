import { elementConfig } from '../vite.elements.config.ts';

/** `<roomie-listings>`, with the card that it consists of. */
export default elementConfig({
  entry: 'list/element.tsx',
  script: { title: 'listings', manifest: 'listings-manifest.json', maxBytes: 12_288 },
});
