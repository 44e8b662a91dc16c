// The home page.
export const headline = 'Finde Leute, mit denen du gern die Küche teilst.';
export const lede =
  'Zimmer und Roomies, die dazu passen, wie du wirklich lebst. Jeder Score nennt seine Gründe.';
export const rooms = 'Zimmer';
export const roomsFound = ({ total }: { count: number; total: string }) => `${total} Zimmer`;

// The first search.
export const searchRooms = 'Zimmer suchen';
export const search = 'Suchen';
export const where = 'Wo';
export const townOrNeighborhood = 'Stadt oder Viertel';
export const freeBy = 'Einzug am';
export const rentUpTo = 'Miete bis';
export const any = 'Egal';
export const commonSearches = 'Beliebte Suchen';
export const petsWelcome = 'Haustiere willkommen';
export const furnished = 'Möbliert';
export const noSmoking = 'Rauchfrei';
export const withGarden = 'Mit Garten';

// The orders of the results.
export const sortBy = 'Sortieren nach';
export const sortLabels = {
  newest: 'Neueste',
  fit: 'Passt am besten',
  rent: 'Niedrigste Miete',
  distance: 'Am nächsten',
};

// The results.
export const loadingRooms = 'Zimmer werden geladen …';
export const roomsLoadLater = 'Die Zimmer werden geladen, sobald du wieder verbunden bist.';
export const roomsFailed = 'Die Zimmer konnten nicht geladen werden';
export const searchIsKept = 'Deine Suche bleibt erhalten.';
export const fromAnotherSite = 'Von einer anderen Seite';
