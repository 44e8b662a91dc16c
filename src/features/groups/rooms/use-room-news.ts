import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { GroupListing } from '#contract/groups/shared-listings.ts';
import { useLookAtShared } from '../api/groups.ts';
import { addNews, isNews, noNews, type AllNews } from './room-news.ts';

/**
 * What is new about what a group considers, for as long as I stay on its page. Once it is in view, the
 * server is told that I saw it.
 */
export function useRoomNews(
  groupId: number,
  items: readonly GroupListing[],
  area: RefObject<Element | null>,
): AllNews {
  const { mutate: look } = useLookAtShared(groupId);
  const [news, setNews] = useState(noNews);
  const all = addNews(news, items);
  if (all !== news) setNews(all);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!area.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [area]);
  const noteSeen = useEffectEvent(() => {
    if (!isInView || document.visibilityState !== 'visible' || !items.some(isNews)) return;
    look(items);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each answer
  useEffect(() => noteSeen(), [items, isInView]);
  return all;
}
