import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteBadge } from '#src/shared/listings/site-badge.tsx';

const shown = (userId: number | null, link: string | null) =>
  renderToStaticMarkup(siteBadge({ user_id: userId, external_link: link }, 'From another site'));

test('a card names the site that offers the room, and none for those of users', () => {
  expect(shown(null, 'https://www.rooms.example/42?a=b')).toMatch(
    /<bdi dir="ltr".*>rooms\.example</,
  );
  expect(shown(null, null)).toBe('From another site');
  expect(shown(null, 'javascript:alert(1)')).toBe('From another site');
  expect(shown(7, 'https://rooms.example/42')).toBe('');
});
