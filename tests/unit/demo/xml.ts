const token = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>/y;

/** The first fault of an XML text of elements and quoted attributes only, or null. */
export function firstXmlFault(text: string): string | null {
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const [, closing, name = '', attributes = '', alone] = token.exec(text) ?? [];
    if (!name) return `no element at ${from}: ${text.slice(from, from + 60)}`;
    const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) return `attribute twice at ${from}`;
    if (closing && open.pop() !== name) return `unexpected </${name}> at ${from}`;
    if (!closing && !alone) open.push(name);
    if (open.length === 0 && token.lastIndex < text.length) return `more than one root at ${from}`;
  }
  return open.length > 0 ? `<${open.join('><')}> left open` : null;
}
