import { defineCard } from './card-element.tsx';
import { createCardLoader } from './load-cards.ts';
import { createAdviser } from './warn.ts';

const { origin, searchParams } = new URL(import.meta.url);
const adviser = createAdviser(origin);
defineCard({
  origin,
  name: searchParams.get('name'),
  adviser,
  ...createCardLoader(origin, adviser),
});
