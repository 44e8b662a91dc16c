import { useState } from 'react';
import type { LatLng } from '#geometry/mercator.ts';
import * as t from '#locales/map.ts';
import type { MapView } from '#machines/map.machine.ts';
import { viewAt } from './mercator.ts';

/**
 * The grid of the views around a position, in degrees: some 10 km from north to south. The server is
 * asked for what a view shows, so it learns in which of these fields a user is, and nothing finer.
 */
const gridDegrees = 0.1;
/** A field of the grid is on the screen as a whole. */
const fieldZoom = 11;

/** The view of the field of the grid that a place is in. */
export function viewNear({ lat, lng }: LatLng): MapView {
  const middle = (degrees: number) => (Math.floor(degrees / gridDegrees) + 0.5) * gridDegrees;
  return viewAt({ lat: middle(lat), lng: middle(lng) }, fieldZoom);
}

type Position = { is: 'unknown' | 'asked' | 'refused' } | { is: 'known'; place: LatLng };

/**
 * The position of the user, once they press for it and allow it. It stays in this component: it is
 * drawn on the map, and `onNear` gets the view around it. Nothing sends or keeps it.
 */
export function usePosition(onNear: (view: MapView) => void) {
  const [position, setPosition] = useState<Position>({ is: 'unknown' });
  function ask() {
    setPosition({ is: 'asked' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        setPosition({ is: 'known', place: { lat, lng } });
        onNear(viewNear({ lat, lng }));
      },
      () => setPosition({ is: 'refused' }),
      { maximumAge: 60_000, timeout: 20_000 },
    );
  }
  const { is } = position;
  const texts = {
    unknown: '',
    asked: t.positionAsked,
    refused: t.positionRefused,
    known: t.positionShown,
  };
  return {
    ask,
    isOffered: 'geolocation' in navigator,
    isAsked: is === 'asked',
    text: texts[is],
    here: position.is === 'known' ? position.place : undefined,
  };
}
