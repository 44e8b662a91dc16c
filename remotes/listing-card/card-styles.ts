import photo from './card-photo.module.css?inline';
import view from './card-view.module.css?inline';
import card from './listing-card.module.css?inline';

/** All styles of the card as one text, for a shadow root or a frame. */
export const cardStyles = card + photo + view;
