/** The words of a page in plain elements, in their order, as somebody would write them by hand. */
const kept =
  /^\/?(h1|h2|h3|p|ul|ol|li|a|dl|dt|dd|main|header|footer|nav|form|label|button|article)$/;
const dropped = /<(script|style|svg|picture|template|noscript|select)\b[\s\S]*?<\/\1>/g;

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem}' +
  'img{width:100%;height:auto}';

/**
 * A static page with the words of `html` and its first image, in the width that fits a phone and the
 * best encoding: what the page would be without an app. `origin` serves the image.
 */
export function handWritten(html: string, origin: string): string {
  const title = /<title>[\s\S]*?<\/title>/.exec(html)?.[0] ?? '';
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
  const image = firstImage(body, origin);
  const words = body
    .replaceAll(dropped, '')
    .replaceAll(/<(\/?[a-z][a-z0-9-]*)\b[^>]*>/g, (_, tag: string) =>
      kept.test(tag) ? `<${tag}>` : '',
    )
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  // Below the heading on a home page, above it where the image leads.
  const isLeading = body.indexOf('<picture') < body.indexOf('<h1');
  const at = isLeading ? words.indexOf('<h1>') : words.indexOf('<article>');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${title}` +
    `<link rel="icon" href="data:,"><style>${style}</style></head><body>` +
    `${words.slice(0, at)}${image}${words.slice(at)}</body></html>`
  );
}

/** In the smallest width of 700 pixels or more: a Lighthouse phone has 721 across. */
function firstImage(body: string, origin: string): string {
  const set = /<source type="image\/avif" srcSet="([^"]+)"/i.exec(body)?.[1] ?? '';
  const variants = set.split(', ').map((entry) => entry.split(' '));
  const [url = ''] = variants.find(([, width]) => Number.parseInt(width ?? '', 10) >= 700) ?? [];
  const [, width = '4', height = '3'] =
    /<img\b[^>]*?width="(\d+)"[^>]*?height="(\d+)"/.exec(body) ?? [];
  if (!url) throw new Error('The page shows no image of 700 pixels or more');
  return `<img src="${origin}${url}" width="${width}" height="${height}" alt="">`;
}
