/**
 * Fills the offline page with what this browser keeps (src/shared/storage/kept-listings.ts): that of the user
 * whose session it remembers, else that of visitors. Everything is written as text.
 */

interface KeptListing {
  id: number;
  title: string;
  summary: string;
}

/** Whose tokens are stored; 0 without any. The page shows nothing of anyone else. */
function readUserId(): number | null {
  const token = localStorage.getItem('access_token');
  if (token === null) return localStorage.getItem('refresh_token') === null ? 0 : null;
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return Number((JSON.parse(atob(payload)) as { sub?: unknown }).sub) || null;
}

function readKept(userId: number, kind: string): KeptListing[] {
  const stored: unknown = JSON.parse(
    localStorage.getItem(`kept_listings.${userId}.${kind}`) ?? '[]',
  );
  const kept = Array.isArray(stored) ? (stored as KeptListing[]) : [];
  // Favorites that are not offered are kept without one.
  return kept.filter(({ title }) => title !== '');
}

function show(): void {
  const userId = readUserId();
  if (userId === null) return;
  for (const section of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    const listings = readKept(userId, section.dataset['kept'] ?? '');
    section.hidden = listings.length === 0;
    section.querySelector('ul')?.replaceChildren(...listings.map(listingItem));
  }
}

function listingItem({ id, title, summary }: KeptListing): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const text = document.createElement('p');
  link.href = `/listings/${id}`;
  link.dir = 'auto';
  link.textContent = title;
  text.dir = 'auto';
  text.textContent = summary;
  item.append(link, text);
  return item;
}

const firstWaitMs = 2000;
const longestWaitMs = 30_000;

/** Asks for the page after `waitMs`, and after longer and longer times until the server answers. */
function askAgain(waitMs: number): void {
  setTimeout(() => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => askAgain(Math.min(waitMs * 2, longestWaitMs)),
    );
  }, waitMs);
}

try {
  show();
} catch {
  // Storage is denied, or holds what is not ours: the page says that there is no connection.
}
// Shown in the place of a page that could not be loaded: that one comes as soon as it can.
addEventListener('online', () => location.reload());
// A browser counts as online in a network that leads nowhere, and while only the server is away; and
// the first request after its event can still fail.
if (location.pathname !== '/offline') askAgain(firstWaitMs);
// Restored from the browser's memory, it could show what was kept before somebody signed out.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
