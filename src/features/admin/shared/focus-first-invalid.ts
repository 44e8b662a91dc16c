/** Focuses the first invalid field of the open dialog. */
export function focusFirstInvalid(): void {
  // After the messages are rendered.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus();
  });
}
