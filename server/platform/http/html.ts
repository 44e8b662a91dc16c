const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Template tag: escapes every value put in that is not {@link Html} itself. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const written = values.map((value) => {
    if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (c) => entities[c] ?? c);
    return Array.isArray(value) ? value.map(({ text }) => text).join('\n') : value.text;
  });
  return new Html(parts.map((part, index) => part + (written[index] ?? '')).join(''));
}
