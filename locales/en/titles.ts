// The titles of pages, before " · RoomieRadar": short, they stand in the tabs of a browser. All are
// in the first load; what a page says when there is nothing at its address is in missing.ts.
export const about = 'About';
export const forPartners = 'For partner sites';
export const privacy = 'Privacy';
export const stayingSafe = 'Staying safe';
export const terms = 'Terms';

export const signIn = 'Sign in';
export const signingIn = 'Signing in';

// The steps of the first profile.
export const aboutYou = 'About you';
export const howYouLive = 'How you live';
export const whatYouWant = 'What you want';
export const allSet = 'All set';

// Further sections of the profile.
export const account = 'Account';
export const notifications = 'E-mails and alerts';
export const yourPrivacy = 'Privacy';

/** Of a room. */
export const applicants = 'Applicants';
export const compareRooms = 'Compare rooms';
export const editListing = 'Edit listing';
export const houseAgreement = 'House agreement';
export const groups = 'Groups';
export const inquiries = 'Inquiries';
export const inquiry = 'Inquiry';
export const inquiryWith = ({ name }: { name: string }) => `Inquiry with ${name}`;
/** To live in somebody's household. */
export const invitation = 'Invitation';
export const listYourPlace = 'List your place';
/** One person; only while their first name is not known. */
export const roomie = 'Roomie';
export const roomies = 'Roomies';
export const rentSplit = 'Rent split';
export const savedSearches = 'Saved searches';
export const yourListings = 'Your listings';
export const yourProfile = 'Your profile';

// For administrators.
export const adminPanel = 'Admin panel';
export const adminSearch = 'Search';
export const appeals = 'Appeals';
export const auditLog = 'Audit log';
export const externalListings = 'External listings';
export const report = 'Report';
export const reports = 'Reports';
export const sourcesAndImports = 'Sources and imports';

// For those who develop the app.
export const demoAddressForm = 'Demo: address form';
export const demoComponents = 'Demo: components';
export const demoQueries = 'Demo: queries';
export const demoSimpleForm = 'Demo: simple form';
export const demoTable = 'Demo: table';
/** Of a room: when it is shown, and to whom. */
export const viewings = 'Viewings';
