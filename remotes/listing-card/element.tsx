import { defineCard } from './card-element.tsx';
import { createCardLoader } from './load-cards.ts';

const { origin } = new URL(import.meta.url);
defineCard({ origin, ...createCardLoader(origin) });
