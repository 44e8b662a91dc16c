/**
 * The JSX runtime of the element: makes nodes at once, without a virtual document. The element's
 * build uses it instead of `react/jsx-runtime`, and writes `class` for `className`. It knows
 * functions, elements, attributes and texts, which is all that a card on another site consists of;
 * hooks and handlers need React.
 */

type Child = Node | string | number | boolean | null | undefined | Child[];
type Component = (props: object) => Child;

type Attribute = string | number | boolean | undefined;
interface Props {
  children?: Child;
  [attribute: string]: Attribute | Child;
}

export function jsx(type: string | Component, props: Props): Child {
  if (typeof type === 'function') return type(props);
  const element = /^(svg|path)$/.test(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type);
  const { children, ...attributes } = props;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(name, `${value as string | number}`);
    }
  }
  const nodes = [children].flat(9) as Exclude<Child, Child[]>[];
  element.append(...nodes.filter(isShown).map((child) => child as Node | string));
  return element;
}

export { jsx as jsxs };

/** React shows none of these either; an empty text is no node. */
const isShown = (child: Child) => child !== true && (child || child === 0);
