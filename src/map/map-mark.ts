import type { LatLng } from '#geometry/mercator.ts';

/** What is on the map: a listing with its rent, or a cluster with its count. */
export interface MapMark extends LatLng {
  /** The id of a listing, or the place of a cluster. */
  key: string;
  /** What it shows: "$1,200" or "12". */
  text: string;
  /** What it says. */
  label: string;
  isCluster: boolean;
  /** The page of the listing was looked at. */
  isSeen?: boolean;
  count: number;
}
