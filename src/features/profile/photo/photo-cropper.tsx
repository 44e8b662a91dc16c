/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the picture is moved by keys and pointer; nothing native does that */
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Crop, PictureSize } from '#machines/profile-photo.machine.ts';
import { largestZoom, movedCrop, zoomedCrop, zoomOf } from './crop.ts';
import styles from './photo.module.css';
import { useFingers } from './use-fingers.ts';

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

/** Of a step of the wheel; a pinch on a touchpad comes as many small ones, with Ctrl. */
const wheelShare = { wheel: 0.002, touchpad: 0.01 };

/** Chooses the square of a picture to keep: moved by dragging or arrow keys, zoomed by pinching, slider, wheel, + and −. */
export function PhotoCropper({ file, size, crop, onChange }: PhotoCropperProps) {
  const canvas = useDrawing(file, crop);
  const hintId = useId();
  const zoom = zoomOf(crop, size);
  const most = largestZoom(size);

  const move = (right: number, down: number) =>
    onChange((now) => movedCrop(now, size, right * now.side, down * now.side));
  const zoomTo = (wanted: number) => onChange((now) => zoomedCrop(now, size, wanted));

  const zoomBy = (factor: number) =>
    onChange((now) => zoomedCrop(now, size, zoomOf(now, size) * factor));

  const fingers = useFingers(({ right, down, scale }) => {
    const shown = canvas.current?.clientWidth ?? drawnSide;
    // The picture follows the finger, so the square goes the other way.
    move(-right / shown, -down / shown);
    if (scale !== 1) zoomBy(scale);
  });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const share = event.ctrlKey ? wheelShare.touchpad : wheelShare.wheel;
    zoomBy(Math.exp(-event.deltaY * share));
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // React listens passively, and the page would scroll, or zoom, as well.
    canvas.current?.addEventListener('wheel', (event) => onWheel(event), {
      passive: false,
      signal,
    });
    return () => listeners.abort();
  }, [canvas]);

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
          {...fingers}
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
        Drag the picture, or move it with the arrow keys. Zoom with two fingers, the slider, or +
        and −.
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
