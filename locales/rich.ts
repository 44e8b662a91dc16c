import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A text with elements in it, which the screen passes: rich`You accept the ${terms('terms')}.`
 * where `terms` is a {@link Wrap}.
 */
export const rich = (texts: TemplateStringsArray, ...nodes: ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...texts.flatMap((text, index) => [text, nodes[index]]));

/** Puts a part of a text into an element, such as a link. */
export type Wrap = (text: ReactNode) => ReactNode;
