import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders into the document for one test and takes everything away after it. */
export async function mount(element: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom has no layout to scroll and no pointers to capture.
  Object.assign(Element.prototype, { scrollIntoView() {}, setPointerCapture() {} });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = async (next: ReactNode) => act(async () => root.render(next));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await show(element);
  return { host, show };
}

export async function press(target: Element, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => target.dispatchEvent(event));
  return event;
}

export async function click(target: HTMLElement) {
  await act(async () => target.click());
}

/** What a person types: the value and the event that React listens to. */
export async function type(input: HTMLInputElement, value: string) {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  await act(async () => {
    native?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function find(host: ParentNode, selector: string): HTMLElement {
  const found = host.querySelector(selector);
  if (found instanceof HTMLElement) return found;
  throw new Error(`No ${selector} in the document`);
}

export function findInput(host: ParentNode): HTMLInputElement {
  const found = find(host, 'input');
  if (found instanceof HTMLInputElement) return found;
  throw new Error('Not an input');
}
