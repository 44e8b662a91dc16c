export const yourProfile = 'Dein Profil';
export const listYourPlaceItem = 'Zimmer anbieten';
export const yourListings = 'Deine Anzeigen';
export const waiting = 'warten auf dich';
export const adminPanel = 'Verwaltung';
export const logout = 'Abmelden';
export const updated =
  'RoomieRadar wurde aktualisiert, deshalb wurde diese Seite neu geladen. Was du geschrieben hast, ist noch da.';
export const notFoundHint =
  'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist unvollständig.';
export const seeAllRooms = 'Alle Zimmer ansehen';
