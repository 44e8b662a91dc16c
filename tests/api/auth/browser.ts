interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** As much of a browser as a sign-in needs: it keeps cookies and shows where redirects lead. */
export class Browser {
  readonly userAgent: string;
  #cookies: Cookie[] = [];

  constructor(userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36') {
    this.userAgent = userAgent;
  }

  /** One request, no redirect followed. */
  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const headers = new Headers(init.headers);
    headers.set('User-Agent', this.userAgent);
    const cookies = this.#cookies.filter(({ path }) => isBelow(pathname, path));
    if (cookies.length > 0) {
      headers.set('Cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Follows redirects until a page or an address below `stopAt`, which is not opened. */
  async open(
    url: string | URL,
    stopAt: string,
    init?: RequestInit,
  ): Promise<{ url: URL; response: Response | null }> {
    let response = await this.fetch(url, init);
    let at = new URL(url);
    for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
      if (hops > 10) throw new Error('Redirected in circles');
      at = new URL(response.headers.get('Location') ?? '', at);
      if (at.href.startsWith(stopAt)) return { url: at, response: null };
      response = await this.fetch(at);
    }
    return { url: at, response };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const read = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = read('path') ?? '/';
    this.#cookies = this.#cookies.filter((kept) => kept.name !== name || kept.path !== path);
    const expires = read('expires');
    if (value && !(expires && Date.parse(expires) < Date.now())) {
      this.#cookies.push({ name, value, path });
    }
  }
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
