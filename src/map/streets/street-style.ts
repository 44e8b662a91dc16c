import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Colors of the current theme, as the map draws land and water without streets. */
export interface StreetColors {
  water: string;
  land: string;
  shore: string;
  river: string;
  text: string;
  halo: string;
  font: string;
}

/** Layers of tiles in the schema of Protomaps, or of OpenMapTiles where it has another name. */
export function streetStyle(
  url: string,
  { water, land, shore, river, text, halo, font }: StreetColors,
): StyleSpecification {
  const from = (layer: string) => ({ source: 'streets', 'source-layer': layer }) as const;
  const fill = (id: string, layer: string, color: string, opacity = 1): LayerSpecification => ({
    id,
    ...from(layer),
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color, 'fill-opacity': opacity },
  });
  const street = (id: string, layer: string, color: string, more: number): LayerSpecification => ({
    id,
    ...from(layer),
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': [
        'interpolate',
        ['exponential', 1.6],
        ['zoom'],
        6,
        0.4 + more,
        12,
        ['match', ['coalesce', ['get', 'kind'], ['get', 'class']], largest, 2.4 + more, 0.8 + more],
        16,
        ['match', ['coalesce', ['get', 'kind'], ['get', 'class']], largest, 12 + more, 6 + more],
      ],
    },
  });
  const name = (id: string, layer: string, along: boolean): LayerSpecification => ({
    id,
    ...from(layer),
    type: 'symbol',
    layout: {
      'text-field': ['coalesce', ['get', 'name'], ''],
      'text-font': [font],
      'text-size': along ? 11 : 13,
      'symbol-placement': along ? 'line' : 'point',
    },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  });
  return {
    version: 8,
    sources: { streets: { type: 'vector', url } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': land } },
      fill('earth', 'earth', land),
      fill('green', 'landuse', river, 0.25),
      fill('water', 'water', water),
      { id: 'rivers', ...from('waterway'), type: 'line', paint: { 'line-color': river } },
      street('street-edges', 'roads', shore, 1.5),
      street('street-edges-omt', 'transportation', shore, 1.5),
      street('streets', 'roads', halo, 0),
      street('streets-omt', 'transportation', halo, 0),
      fill('houses', 'buildings', shore, 0.3),
      fill('houses-omt', 'building', shore, 0.3),
      name('street-names', 'roads', true),
      name('street-names-omt', 'transportation_name', true),
      name('places', 'places', false),
      name('places-omt', 'place', false),
    ],
  };
}

const largest = ['highway', 'major_road', 'motorway', 'trunk', 'primary'];
