import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** The same within a sentence, in the nominative or the accusative. */
export const aRoomieInside = 'diese Person';

// What somebody looks for, as short lines with a sign before them. Amounts come with their currency.
export const budgetRange = ({ min, max }: { min: string; max: string }) => `${min} bis ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `bis ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `ab ${min}`;
export const aMonth = ({ budget }: { budget: string }) => `${budget} im Monat`;
export const stayFor = ({ stay }: { stay: string }) => `für ${stay}`;
export const stayFromFor = ({ day, stay }: { day: string; stay: string }) =>
  `ab ${day}, für ${stay}`;
export const stayNow = 'ab sofort';
export const stayNowFor = ({ stay }: { stay: string }) => `ab sofort, für ${stay}`;

// The list of roomies.
export const roomiesLede = 'Die Menschen hinter den Zimmern. Zu jedem Score siehst du die Gründe.';
export const loadingRoomies = 'Roomies werden geladen …';
export const loadLater = 'Die Roomies werden geladen, sobald du wieder verbunden bist.';
export const roomiesFailed = 'Die Roomies konnten nicht geladen werden';
export const roomiesFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, { one: `${total} Roomie`, other: `${total} Roomies` });
export const roomiesFoundNear = (given: { count: number; total: string; place: string }) =>
  plural(given.count, {
    one: `${given.total} Roomie rund um ${given.place}`,
    other: `${given.total} Roomies rund um ${given.place}`,
  });
/** In the accusative, after "um". */
export const thisPlaceInside = 'diesen Ort';
export const notAnswered = 'Hat die Fragen noch nicht beantwortet';

// What the profile of the reader does to the list.
export const nearNote = ({ town, km }: { town: string; km: number }) =>
  `Im Umkreis von ${formatNumber(km)} km um ${town}.`;
export const withoutBudget = 'Auch Roomies ohne Angabe zum Budget sind dabei.';
export const withoutDates = 'Auch Roomies ohne Angabe zum Zeitraum sind dabei.';
export const withoutBoth = 'Auch Roomies ohne Angabe zu Budget oder Zeitraum sind dabei.';
export const change = 'Ändern';
export const everywhereNote = ({ profile }: { profile: Wrap }) =>
  rich`Das sind Roomies von überall. ${profile('Sag, wo du suchst')}, dann siehst du zuerst die in der Nähe.`;
export const notCompared = ({ currency }: { currency: string }) =>
  `Budgets in anderen Währungen werden nicht mit ${currency} verglichen.`;
export const compared = ({ currency, day }: { currency: string; day: string }) =>
  `Budgets in anderen Währungen werden zu den Wechselkursen vom ${day} mit ${currency} verglichen.`;

// The filters of the list, as a form.
export const filtersSet = ({ count }: { count: number }) =>
  `Filter (${formatNumber(count)} gesetzt)`;
export const filterRoomies = 'Roomies filtern';
export const mapOfTown = 'Karte der Stadt, in der gesucht wird';
export const everywhere = 'Überall';
export const noTown = 'Keine Stadt beginnt so';
export const townUnknown = 'Wir konnten keine Stadt mit diesem Namen finden';
export const theirBudget = 'Budget im Monat';
export const to = 'Bis';
export const moveInBy = 'Kann einziehen bis';
export const staysAtLeast = 'Bleibt mindestens';
export const anyTime = 'Egal';
export const lookingUpTown = 'Stadt wird gesucht …';
export const showRoomies = 'Roomies anzeigen';

// The same filters as chips, as short as can be.
export const chipBudgetFrom = ({ amount }: { amount: string }) => `Budget ab ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Budget bis ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Einzug bis ${day}`;
export const chipStays = ({ stay }: { stay: string }) => `Bleibt mindestens ${stay}`;
export const near = ({ town }: { town: string }) => `Rund um ${town}`;
export const chipYourBudget = ({ budget }: { budget: string }) => `Dein Budget: ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Dein Zeitraum: ab ${day}`;
export const ownFilters = 'Filter aus deinem Profil';
/** Read out before a filter that can be added or taken away. Keep the space at the end. */
export const addFilter = 'Filter hinzufügen: ';
export const removeFilter = 'Filter entfernen: ';
export const noConflicts = 'Keine Konflikte';

// Nobody found, and the ways to find more.
export const noSuchPage = 'Diese Seite gibt es nicht';
export const noSuchPageHint = 'Die Liste hat weniger Seiten.';
export const nobodyYet = 'Hier ist noch niemand';
export const nobodyYetHint = 'Du machst den Anfang. Schau bald wieder vorbei.';
export const nobodyNear = ({ place }: { place: string }) => `Noch keine Roomies rund um ${place}`;
export const nobodyFits = 'Niemand passt zu all deinen Filtern';
export const nobodyJoined = 'Bisher ist niemand dabei, der dort sucht.';
export const nobodyFitsBudget = 'Bisher passt niemand, der dort sucht, zu deinem Budget.';
export const nobodyFitsDates = 'Bisher passt niemand, der dort sucht, zu deinem Zeitraum.';
export const nobodyFitsBoth =
  'Bisher passt niemand, der dort sucht, zu deinem Budget und deinem Zeitraum.';
export const nobodyFitsHint =
  'Auch wer dazu nichts angegeben hat, fehlt hier. Entferne einen Filter:';
export const includeConflicts = 'Auch mit Konflikten';
export const lookWithin = ({ km }: { km: number }) =>
  `Im Umkreis von ${formatNumber(km)} km suchen`;
export const lookEverywhere = 'Überall suchen';
export const lookFurther = 'Weiter weg suchen';

// One roomie.
export const allRoomies = 'Alle Roomies';
export const loadingRoomie = 'Roomie wird geladen …';
export const thisIsYou = 'Das bist du';
export const thisIsYouHint = 'Das sehen andere von dir.';
export const thisIsYouHidden = 'Dein Profil ist ausgeblendet: Niemand findet diese Seite.';
export const changeProfile = 'Profil ändern';
export const looksFor = ({ name }: { name: string }) => `Das sucht ${name}`;
export const othersSeeFit = 'Andere sehen hier, wie gut sie zu dir passen und warum.';

// After the first profile: who and what is near the area that was chosen.
export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Sag, wo deine Wohnung ist')}, dann siehst du, wer in der Nähe ist. Bis dahin siehst du hier alle.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Sag, wo du suchst')}, dann siehst du, wer und was in der Nähe ist. Bis dahin siehst du hier alle.`;
export const loadingBestFits = 'Wir suchen, wer am besten passt …';
export const bestFits = 'Wer am besten zu dir passt';
export const bestFitsNear = ({ place }: { place: string }) =>
  `Wer rund um ${place} am besten zu dir passt`;
export const newRoomies = 'Neue Roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `Neue Roomies rund um ${place}`;
export const nobodyWithin =
  'Im Umkreis von 10 km ist bisher niemand. Dein Profil steht jetzt in der Liste: Wer dazukommt, kann dich finden.';
export const nobodyWithinFits =
  'Im Umkreis von 10 km passt bisher niemand zu deinem Budget und deinem Zeitraum. Dein Profil steht jetzt in der Liste: Wer dazukommt, kann dich finden.';
export const roomsNearYou = 'Zimmer in deiner Nähe';
export const roomsNear = ({ place }: { place: string }) => `Zimmer rund um ${place}`;
export const newestRooms = 'Die neuesten Zimmer';
export const noRoomsNear = ({ place }: { place: string }) => `Noch keine Zimmer rund um ${place}`;
export const noRoomsHint = 'Im Umkreis von 10 km bietet bisher niemand ein Zimmer an.';
export const seeAllNear = 'Alle im Umkreis von 10 km ansehen';
export const changeArea = 'Gegend ändern';

// An example of a card, for those who cannot see the list yet.
export const anExample = 'Ein Beispiel, keine echte Person';
export const exampleRoomie = {
  first_name: 'Lena',
  occupation: 'Krankenpflegerin',
  area: 'Lissabon, Portugal',
};
