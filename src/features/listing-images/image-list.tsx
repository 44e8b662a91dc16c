import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { withMoved, type PhotoKey } from '#machines/image-order.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import styles from './listing-images.module.css';
import { PhotoTile } from './image-tile.tsx';
import type { ListingPhotos } from './use-listing-images.ts';
import { usePhotoDrag } from './use-image-drag.ts';
import { usePhotoRemoval } from './use-image-removal.ts';

interface PhotoListProps {
  photos: ListingPhotos;
  addButton: RefObject<HTMLButtonElement | null>;
}

/** The photos in their order, which can be changed by pointer and by keyboard. */
export function PhotoList({ photos, addButton }: PhotoListProps) {
  const { actor, shelf } = photos;
  const order = useSelector(actor, ({ context }) => context.photos);
  const isListingSaved = useSelector(actor, ({ context }) => context.listingId !== null);
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);
  const removePhoto = usePhotoRemoval(photos);

  function move(key: PhotoKey, to: number): void {
    actor.send({ type: 'photo.moved', key, to });
    const from = order.indexOf(key) + 1;
    const cover = to === 0 ? ', the cover' : '';
    setSpoken(`Photo ${from} is now photo ${to + 1} of ${order.length}${cover}.`);
  }
  const { drag, hold } = usePhotoDrag(order, ({ key, to }) => move(key, to));
  const shown = drag ? withMoved(order, drag.key, drag.to) : order;

  // An element that changes its place, or goes, takes the focus with it.
  useLayoutEffect(() => {
    const selector = focusNext.current;
    if (selector === null) return;
    focusNext.current = null;
    const next = list.current?.querySelector<HTMLElement>(selector) ?? addButton.current;
    next?.focus();
  });

  return (
    <>
      <Announcement>{spoken}</Announcement>
      {shown.length > 0 && (
        <ul ref={list} className={styles.tiles} data-dragging={drag ? true : undefined}>
          {shown.map((key, index) => (
            <PhotoTile
              key={shelf.firstKey(key)}
              photos={photos}
              photoKey={key}
              index={index}
              count={shown.length}
              isHeld={drag?.key === key}
              isListingSaved={isListingSaved}
              onHold={hold}
              onMove={(moved, to) => {
                const tool = to < index ? 'earlier' : 'later';
                focusNext.current = `[data-photo="${moved}"] [data-tool="${tool}"]`;
                move(moved, to);
              }}
              onRemove={(removed) => {
                const neighbour = shown[index + 1] ?? shown[index - 1] ?? '';
                focusNext.current = `[data-photo="${neighbour}"] [data-tool="remove"]`;
                removePhoto(removed);
                setSpoken(`Photo ${index + 1} removed.`);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
