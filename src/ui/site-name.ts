/** The title of a page as browsers show it. */
export const withSiteName = (title: string): string => `${title} · RoomieRadar`;
