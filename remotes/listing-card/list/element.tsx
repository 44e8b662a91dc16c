import { defineCard } from '../card-element.tsx';
import { createCardLoader } from '../load-cards.ts';
import { defineList } from './list-element.tsx';

const { origin } = new URL(import.meta.url);
defineCard({ origin, ...createCardLoader(origin) });
defineList({ origin });
