import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as t from '#locales/listing-images.ts';
import { withMoved, type ImageKey } from '#machines/image-order.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import styles from './listing-images.module.css';
import { ImageTile } from './image-tile.tsx';
import type { ListingImages } from './api/use-listing-images.ts';
import { useImageDrag } from './use-image-drag.ts';
import { useImageRemoval } from './use-image-removal.ts';

interface ImageListProps {
  images: ListingImages;
  addButton: RefObject<HTMLButtonElement | null>;
}

/** The images in their order, which pointer and keyboard can change. */
export function ImageList({ images, addButton }: ImageListProps) {
  const { actor, store } = images;
  const order = useSelector(actor, ({ context }) => context.images);
  const isListingSaved = useSelector(actor, ({ context }) => context.listingId !== null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);
  const removeImage = useImageRemoval(images);

  function move(key: ImageKey, to: number): void {
    actor.send({ type: 'image.moved', key, to });
    const places = {
      from: String(order.indexOf(key) + 1),
      to: String(to + 1),
      total: String(order.length),
    };
    setAnnouncement(to === 0 ? t.movedToCover(places) : t.moved(places));
  }
  const { drag, hold } = useImageDrag(order, ({ key, to }) => move(key, to));
  const shown = drag ? withMoved(order, drag.key, drag.to) : order;

  // An element that is moved or removed loses the focus.
  useLayoutEffect(() => {
    const selector = focusNext.current;
    if (selector === null) return;
    focusNext.current = null;
    const next = list.current?.querySelector<HTMLElement>(selector) ?? addButton.current;
    next?.focus();
  });

  return (
    <>
      <Announcement>{announcement}</Announcement>
      {shown.length > 0 && (
        <ul ref={list} className={styles.tiles} data-dragging={drag ? true : undefined}>
          {shown.map((key, index) => (
            <ImageTile
              key={store.firstKey(key)}
              images={images}
              imageKey={key}
              index={index}
              count={shown.length}
              isHeld={drag?.key === key}
              isListingSaved={isListingSaved}
              onHold={hold}
              onMove={(moved, to) => {
                const tool = to < index ? 'earlier' : 'later';
                focusNext.current = `[data-image="${moved}"] [data-tool="${tool}"]`;
                move(moved, to);
              }}
              onRemove={(removed) => {
                const neighbor = shown[index + 1] ?? shown[index - 1] ?? '';
                focusNext.current = `[data-image="${neighbor}"] [data-tool="remove"]`;
                removeImage(removed);
                setAnnouncement(t.photoRemoved({ position: String(index + 1) }));
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
