import { elementConfig } from './vite.elements.config.ts';

/** `<roomie-listing-card>` */
export default elementConfig({
  entry: 'element.tsx',
  script: { title: 'listing-card', manifest: 'manifest.json', maxBytes: 6772 },
});
