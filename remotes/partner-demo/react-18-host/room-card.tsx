import { useEffect, useRef, useState } from 'react';
import { loadMount } from './load-mount.ts';

interface RoomCardProps {
  listing: number;
  theme?: 'auto' | 'light' | 'dark';
  lang?: string;
  currency?: string;
  link: { href: string; text: string };
}

/** A room of RoomieRadar, rendered by its own element. Until it has loaded, our link is visible. */
export function RoomCard({ listing, theme, lang, currency, link }: RoomCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(false);
  const { href, text } = link;

  useEffect(() => {
    let unmount = () => {};
    let isGone = false;
    const show = async () => {
      const mount = await loadMount();
      if (isGone || !place.current) return;
      ({ unmount } = mount(place.current, {
        listing,
        theme,
        lang,
        currency,
        link: { href, text },
      }));
      setMounted(true);
    };
    show().catch((error: unknown) => console.warn('No card from RoomieRadar.', error));
    return () => {
      isGone = true;
      unmount();
    };
  }, [listing, theme, lang, currency, href, text]);

  return (
    <div className="room">
      <div ref={place} />
      {!isMounted && <a href={href}>{text}</a>}
    </div>
  );
}
