/**
 * The JSX runtime of the element: makes nodes at once, without a virtual document. The element's
 * build uses it instead of `react/jsx-runtime`. It knows functions, elements, attributes and texts,
 * which is all that a card on another site consists of; hooks and handlers need React.
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
      element.setAttribute(name === 'className' ? 'class' : name, `${value as string | number}`);
    }
  }
  append(element, children);
  return element;
}

export { jsx as jsxs };

function append(parent: Element, child: Child): void {
  if (Array.isArray(child)) for (const each of child) append(parent, each);
  else if (child instanceof Node) parent.append(child);
  else if (child !== null && child !== undefined && typeof child !== 'boolean') {
    parent.append(String(child));
  }
}
