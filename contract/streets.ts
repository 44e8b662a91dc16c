/** The name of the meta element that tells the app where its streets come from, when it has some. */
export const streetsMark = 'map-streets';

/** The address of the file of MAP_PMTILES. */
export const streetsPath = '/map/streets.pmtiles';

/**
 * The policy of Trusted Types for the worker that draws streets: the one that browsers ask for plain
 * addresses, because MapLibre takes no others.
 */
export const streetsPolicy = 'default';
