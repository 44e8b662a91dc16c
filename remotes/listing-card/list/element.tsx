import { defineCard } from '../card-element.tsx';
import { createCardLoader } from '../load-cards.ts';
import { defineList } from './list-element.tsx';

const { origin } = new URL(import.meta.url);
const { load, remember } = createCardLoader(origin);
defineCard({ origin, load });
defineList({ origin, remember });
