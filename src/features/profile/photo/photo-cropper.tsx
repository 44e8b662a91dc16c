/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the picture is moved by keys and pointer; nothing native does that */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Crop, PictureSize } from '#machines/profile-photo.machine.ts';
import { largestZoom, movedCrop, zoomedCrop, zoomOf } from './crop.ts';
import styles from './photo.module.css';

interface PhotoCropperProps {
  file: Blob;
  size: PictureSize;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** Pixels of the drawing; the screen shows it smaller. */
const drawnSide = 640;
const zoomStep = 0.1;
/** Of the square's side, for one press of an arrow key. */
const keyStep = 0.05;

/** Chooses the square of a picture to keep: moved by dragging or arrow keys, zoomed by slider, wheel, + and −. */
export function PhotoCropper({ file, size, crop, onChange }: PhotoCropperProps) {
  const canvas = useDrawing(file, crop);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const hintId = useId();
  const zoom = zoomOf(crop, size);
  const most = largestZoom(size);

  const move = (right: number, down: number) =>
    onChange((now) => movedCrop(now, size, right * now.side, down * now.side));
  const zoomTo = (wanted: number) => onChange((now) => zoomedCrop(now, size, wanted));

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!grip.current) return;
    const shown = event.currentTarget.clientWidth;
    const { clientX, clientY } = event;
    // The picture follows the finger, so the square goes the other way.
    move((grip.current.x - clientX) / shown, (grip.current.y - clientY) / shown);
    grip.current = { x: clientX, y: clientY };
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = {
      ArrowLeft: () => move(-keyStep, 0),
      ArrowRight: () => move(keyStep, 0),
      ArrowUp: () => move(0, -keyStep),
      ArrowDown: () => move(0, keyStep),
      '+': () => zoomTo(zoom + zoomStep),
      '-': () => zoomTo(zoom - zoomStep),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <div className={styles.cropper}>
      <div className={styles.frame}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={drawnSide}
          height={drawnSide}
          role="application"
          aria-label="Your picture; the circle will be your photo"
          aria-describedby={hintId}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => (grip.current = null)}
          onPointerCancel={() => (grip.current = null)}
          onWheel={({ deltaY }) => zoomTo(zoom - Math.sign(deltaY) * zoomStep)}
        />
      </div>
      <label className={styles.zoom}>
        Zoom
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most === 1}
          onChange={(event) => zoomTo(Number(event.currentTarget.value))}
        />
      </label>
      <p id={hintId} className={styles.hint}>
        Drag the picture, or move it with the arrow keys. Zoom with the slider, or + and −.
      </p>
    </div>
  );
}

/** Draws the square of the picture onto the canvas, each time it changes. */
function useDrawing(file: Blob, crop: Crop) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.addEventListener('load', () => setPicture(image));
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !picture) return;
    const { left, top, side } = crop;
    context.clearRect(0, 0, drawnSide, drawnSide);
    context.drawImage(picture, left, top, side, side, 0, 0, drawnSide, drawnSide);
  }, [picture, crop]);
  return canvas;
}
