/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the image is moved by keys and pointer, which no native element does */
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import * as t from '#locales/profile.ts';
import type { Crop, ImageSize } from '#machines/profile-photo.machine.ts';
import { largestZoom, movedCrop, zoomedCrop, cropZoom } from './crop.ts';
import styles from './photo.module.css';
import { usePointerGestures } from './use-pointer-gestures.ts';

interface PhotoCropperProps {
  file: Blob;
  size: ImageSize;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** Pixels of the canvas; the screen shows it smaller. */
const drawnSide = 640;
const zoomStep = 0.1;
/** Share of the square's side that one press of an arrow key moves. */
const keyStep = 0.05;

/** Zoom per wheel delta; browsers report a touchpad pinch as small wheel steps with Ctrl. */
const wheelShare = { wheel: 0.002, touchpad: 0.01 };

/** Chooses the square of an image to keep: drag or arrow keys move it; pinch, slider, wheel, + and − zoom. */
export function PhotoCropper({ file, size, crop, onChange }: PhotoCropperProps) {
  const canvas = useDrawing(file, crop);
  const hintId = useId();
  const zoom = cropZoom(crop, size);
  const most = largestZoom(size);

  const move = (right: number, down: number) =>
    onChange((now) => movedCrop(now, size, right * now.side, down * now.side));
  const zoomTo = (wanted: number) => onChange((now) => zoomedCrop(now, size, wanted));

  const zoomBy = (factor: number) =>
    onChange((now) => zoomedCrop(now, size, cropZoom(now, size) * factor));

  const gestures = usePointerGestures(({ right, down, scale }) => {
    const shown = canvas.current?.clientWidth ?? drawnSide;
    // The image follows the finger, so the square moves the other way.
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
    // React's listener is passive and could not stop the page from scrolling or zooming.
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
          aria-label={t.cropper}
          aria-describedby={hintId}
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...gestures}
        />
      </div>
      <label className={styles.zoom}>
        {t.zoom}
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
        {t.cropperHint}
      </p>
    </div>
  );
}

/** Draws the square of the image onto the canvas whenever it changes. */
function useDrawing(file: Blob, crop: Crop) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.addEventListener('load', () => setLoaded(image));
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !loaded) return;
    const { left, top, side } = crop;
    context.clearRect(0, 0, drawnSide, drawnSide);
    context.drawImage(loaded, left, top, side, side, 0, 0, drawnSide, drawnSide);
  }, [loaded, crop]);
  return canvas;
}
