import { render, type ComponentChild } from 'preact';

/** The part of `react-dom/client` that the element uses, on Preact. */
export function createRoot(container: ShadowRoot) {
  return {
    render: (content: ComponentChild) => render(content, container),
    unmount: () => render(null, container),
  };
}
