// The titles of pages, before " · RoomieRadar": short, they stand in the tabs of a browser.
export const about = 'Über uns';
export const forPartners = 'Für Partnerseiten';
export const privacy = 'Datenschutz';
export const stayingSafe = 'Sicher bleiben';
export const terms = 'Nutzungsbedingungen';

export const signIn = 'Anmelden';
export const signingIn = 'Anmeldung läuft';

// The steps of the first profile.
export const aboutYou = 'Über dich';
export const howYouLive = 'Wie du lebst';
export const whatYouWant = 'Was du dir wünschst';
export const allSet = 'Alles bereit';

// Further sections of the profile.
export const account = 'Konto';
export const notifications = 'Mails und Benachrichtigungen';
export const yourPrivacy = 'Privatsphäre';

export const applicants = 'Bewerbungen';
export const compareRooms = 'Zimmer vergleichen';
export const editListing = 'Anzeige bearbeiten';
export const houseAgreement = 'Hausvereinbarung';
export const groups = 'Gruppen';
export const inquiries = 'Anfragen';
export const inquiry = 'Anfrage';
export const inquiryWith = ({ name }: { name: string }) => `Anfrage: ${name}`;
export const invitation = 'Einladung';
export const listYourPlace = 'Zimmer anbieten';
export const roomie = 'Roomie';
export const roomies = 'Roomies';
export const rentSplit = 'Mietaufteilung';
export const savedSearches = 'Gespeicherte Suchen';
export const yourListings = 'Deine Anzeigen';
export const yourProfile = 'Dein Profil';

// For administrators.
export const adminPanel = 'Verwaltung';
export const adminSearch = 'Suche';
export const appeals = 'Widersprüche';
export const auditLog = 'Protokoll';
export const externalListings = 'Externe Anzeigen';
export const report = 'Meldung';
export const reports = 'Meldungen';
export const sourcesAndImports = 'Quellen und Importe';

// For those who develop the app.
export const demoAddressForm = 'Demo: Adressformular';
export const demoComponents = 'Demo: Komponenten';
export const demoQueries = 'Demo: Abfragen';
export const demoSimpleForm = 'Demo: einfaches Formular';
export const demoTable = 'Demo: Tabelle';
/** Of a room: when it is shown, and to whom. */
export const viewings = 'Besichtigungen';
