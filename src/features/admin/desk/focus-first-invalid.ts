/** In a dialog the messages stand at their fields; the first is where to go on. */
export function focusFirstInvalid(): void {
  // Once the messages are drawn.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus();
  });
}
