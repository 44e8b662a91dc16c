import photo from './card-photo.module.css?inline';
import view from './card-view.module.css?inline';
import card from './listing-card.module.css?inline';

/** All styles of the card in one text, for a shadow root or a page of its own. */
export const cardStyles = card + photo + view;
