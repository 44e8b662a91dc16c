import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

const accents = Object.fromEntries(
  Array.from(
    'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ'.matchAll(
      /(.)(.)/gu,
    ),
    ([, plain, accented]) => [plain, accented],
  ),
) as Record<string, string>;

/** Accented, with vowels written twice: about 40 % longer, and wraps where English does. */
const stretch = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const accented = accents[letter] ?? letter;
    return /[aeiou]/i.test(letter) ? accented + (accents[letter.toLowerCase()] ?? '') : accented;
  });

/**
 * A text of the pseudo-language, made from the English one: what shows no marks ⟦ ⟧ on a screen is
 * no text of a catalog, and what overflows needs room.
 */
export function pseudo<Text>(text: Text): Text;
export function pseudo(text: unknown): unknown {
  if (typeof text === 'string') return text && `⟦${stretch(text)}⟧`;
  if (typeof text === 'function') {
    return (...given: unknown[]): unknown =>
      pseudo((text as (...all: unknown[]) => unknown)(...given));
  }
  if (isValidElement<{ children?: ReactNode }>(text)) {
    return cloneElement(text, undefined, '⟦', ...inside(text), '⟧');
  }
  if (Array.isArray(text)) return text.map((part: unknown) => pseudo(part));
  if (typeof text === 'object' && text !== null) {
    return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, pseudo(value)]));
  }
  return text;
}

function inside(element: { props: { children?: ReactNode } }): ReactNode[] {
  return Children.toArray(element.props.children).map((child) => {
    if (typeof child === 'string') return stretch(child);
    return isValidElement<{ children?: ReactNode }>(child) && child.props.children !== undefined
      ? cloneElement(child, undefined, ...inside(child))
      : child;
  });
}
