const entities = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

/** Markup that needs no escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Template tag: escapes every value that is not {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const written = values.map((value) => {
    if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (c) => entities.get(c) ?? c);
    return Array.isArray(value) ? value.map(({ text }) => text).join('\n') : value.text;
  });
  return new Html(parts.map((part, index) => part + (written[index] ?? '')).join(''));
}
