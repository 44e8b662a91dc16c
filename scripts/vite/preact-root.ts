import { render, type ComponentChild } from 'preact';

/** As much of `react-dom/client` as the element uses, on Preact. */
export function createRoot(container: ShadowRoot) {
  return {
    render: (content: ComponentChild) => render(content, container),
    unmount: () => render(null, container),
  };
}
