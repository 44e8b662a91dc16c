import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as problems from '#locales/problems.ts';

/**
 * Keeps the window's title that of the innermost route. The rest of a head matters to those who
 * read a page from the server, which writes it there.
 */
export function useDocumentTitle(): void {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
        ? `${problems.notFound} · RoomieRadar`
        : matches
            .flatMap(({ meta }) => meta ?? [])
            .reduce((found, entry) => entry?.title ?? found, 'RoomieRadar'),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
