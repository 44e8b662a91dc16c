export const roomHidden = 'Aus deiner Suche ausgeblendet';
export const roomieHidden = 'Aus deiner Roomie-Liste ausgeblendet';
export const addedToFavorites = 'Zu deinen Favoriten hinzugefügt';
export const seeFavorites = 'Favoriten ansehen';
export const removedFromFavorites = 'Aus deinen Favoriten entfernt';
export const shownAgain = 'Wieder eingeblendet';
export const tooManyHere = 'In diesem Browser kannst du bis zu 50 Favoriten behalten';
export const tooManyHereHint = 'Melde dich an, um bis zu 500 zu behalten, auf all deinen Geräten.';

export const lede = 'Zimmer und Roomies, die du dir gemerkt hast, und ob es sie noch gibt.';
export const keptHere =
  'Sie sind nur in diesem Browser gespeichert. Melde dich an, um sie überall zu haben.';
export const which = 'Listen';
export const hiddenRooms = 'Ausgeblendete Zimmer';
export const hiddenRoomies = 'Ausgeblendete Roomies';
export const loading = 'Deine Favoriten werden geladen …';
export const failed = 'Deine Favoriten konnten nicht geladen werden';

export const noRooms = 'Noch keine Favoriten';
export const noRoomsHint = 'Tippe bei einem Zimmer auf das Herz, um es hier wiederzufinden.';
export const noRoomies = 'Noch keine Roomies als Favoriten';
export const noRoomiesHint = 'Tippe bei einem Roomie auf das Herz, um ihn hier wiederzufinden.';
export const nothingHidden = 'Nichts ist ausgeblendet';
export const nothingHiddenHint =
  'Was du ausblendest, erscheint nicht mehr in der Suche und auf der Karte.';

export const aRoom = 'Ein Zimmer';
export const stateEnded = 'Nicht mehr verfügbar: Der letzte Tag ist vorbei.';
export const stateUnconfirmed = 'Seit 30 Tagen hat niemand bestätigt, dass es noch frei ist.';
export const statePaused = 'Pausiert. Vielleicht kommt es wieder.';
export const stateFilled = 'Vergeben: Es zieht schon jemand ein.';
export const stateDeleted = 'Gelöscht.';
export const stateUnavailable = 'Im Moment nicht verfügbar.';
export const roomieUnavailable = 'Dieser Roomie ist nicht mehr zu finden.';

export const recentlySeen = 'Zuletzt angesehen';
export const nothingSeen = 'Noch kein Zimmer angesehen';
export const nothingSeenHint = 'Zimmer, die du dir ansiehst, stehen hier, nur in diesem Browser.';
export const seenHere =
  'Welche Zimmer du dir angesehen hast, weiß nur dieser Browser. Beim Abmelden wird es gelöscht.';

export const ownNote = 'Meine Notiz';
export const addNote = 'Notiz hinzufügen';
export const addNoteTo = ({ title }: { title: string }) => `Notiz hinzufügen zu: ${title}`;
export const noteHint = 'Nur du siehst sie. Sie wird beim Tippen gespeichert.';
export const noteWaits = 'Sie wird gespeichert, sobald du wieder verbunden bist.';
export const noteTooLong = 'Eine Notiz kann bis zu 500 Zeichen haben';
