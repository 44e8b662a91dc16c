import photo from './card-photo.module.css?inline';
import host from './card-host.css?inline';
import view from './card-view.module.css?inline';
import card from './listing-card.module.css?inline';

/** All styles of the card as one text, for a shadow root or a frame. */
export const cardStyles = card + photo + view;

/** The same for a shadow root, with what the element itself looks like. */
export const elementStyles = host + cardStyles;
