import { defineCard } from '../card-element.tsx';
import { createCardLoader } from '../load-cards.ts';
import { createAdviser } from '../warn.ts';
import { defineList } from './list-element.tsx';

const { origin } = new URL(import.meta.url);
const adviser = createAdviser(origin);
defineCard({ origin, adviser, ...createCardLoader(origin, adviser) });
defineList({ origin, adviser });
