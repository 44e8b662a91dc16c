import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import * as t from '#locales/listing-later.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ResponsiveImage } from '#src/ui/responsive-image.tsx';
import styles from './image-viewer.module.css';
import * as ui from '#locales/ui.ts';
import * as listingTexts from '#locales/listing.ts';

interface ImageViewerProps {
  images: readonly ListingImage[];
  /** Which one is seen first, from 0. */
  start: number;
  onClose: () => void;
}

/** Every photo whole, one at a time, on the full screen: by swipe, keys or buttons. */
export default function ImageViewer({ images, start, onClose }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  // A image is asked for when it, or its neighbor, has been in sight.
  const [reached, setReached] = useState({ first: start, last: start });

  function reach(index: number): void {
    setCurrent(index);
    setReached(({ first, last }) => ({
      first: Math.min(first, index - 1),
      last: Math.max(last, index + 1),
    }));
  }
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    show(strip.current, start, 'instant');
    return () => element?.close();
  }, [start]);

  const glide: ScrollBehavior = matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'instant'
    : 'smooth';
  const step = (by: number) =>
    show(strip.current, Math.min(images.length - 1, Math.max(0, current + by)), glide);
  const onKeyDown = (event: KeyboardEvent) => {
    // From right to left, the next photo is on the left.
    const right = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps = { ArrowLeft: -right, ArrowRight: right, Home: -current, End: images.length };
    const target = steps[event.key as keyof typeof steps] as number | undefined;
    if (target === undefined) return;
    event.preventDefault();
    step(target);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={listingTexts.photos}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) => {
          const index = Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth);
          if (index !== current) reach(index);
        }}
      >
        {images.map((image, index) => (
          <li key={image.id} className={styles.slide} aria-hidden={index !== current}>
            {index >= reached.first && index <= reached.last && (
              <ResponsiveImage image={image} sizes="100vw" className={styles.photo ?? ''} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.head}>
        <span className={styles.count}>
          {t.position({ index: current + 1, count: images.length })}
        </span>
        <Button
          variant="quiet"
          square
          aria-label={ui.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </Button>
      </div>
      {/* The words have a direction of their own, their place beside the buttons that of the page. */}
      <p className={styles.words}>
        <span dir="auto">{images[current]?.alt}</span>
      </p>
      <div className={styles.steps}>
        <Button
          variant="quiet"
          square
          aria-label={t.previousPhoto}
          aria-disabled={current === 0}
          onClick={() => step(-1)}
        >
          <Icon name="chevron-left" />
        </Button>
        <Button
          variant="quiet"
          square
          aria-label={t.nextPhoto}
          aria-disabled={current === images.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="chevron-right" />
        </Button>
      </div>
      <Announcement>{t.photoPosition({ index: current + 1, count: images.length })}</Announcement>
    </dialog>
  );
}

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.children[index]?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
}
