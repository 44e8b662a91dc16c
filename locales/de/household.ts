import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// What stands in for a name, the same in the nominative and the accusative.
export const thisRoomie = 'diese Person';

// Who lives in a room, on its page.
export const whoLivesHere = 'Wer hier wohnt';
export const loading = 'Die WG wird geladen …';
export const nobodyNamed = 'Noch ist niemand dabei, der hier wohnt.';
/** `name` fits worst with the reader among all who live there. */
export const weakestPair = {
  scored: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Am wenigsten passt du zu ${isolated(name)}, ${formatNumber(score)} von 100. Das ist dein Fit mit dieser WG, denn eine WG läuft nur so gut wie ihr Duo, das am wenigsten passt.`,
  scoredConflict: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Am wenigsten passt du zu ${isolated(name)}, ${formatNumber(score)} von 100, mit einem Konflikt. Das ist dein Fit mit dieser WG, denn eine WG läuft nur so gut wie ihr Duo, das am wenigsten passt.`,
  plain: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Am wenigsten passt du zu ${isolated(name)}. Das ist dein Fit mit dieser WG, denn eine WG läuft nur so gut wie ihr Duo, das am wenigsten passt.`,
  conflict: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Am wenigsten passt du zu ${isolated(name)}, mit einem Konflikt. Das ist dein Fit mit dieser WG, denn eine WG läuft nur so gut wie ihr Duo, das am wenigsten passt.`,
};
// Badges beside a name.
export const offersRoom = 'Bietet dieses Zimmer an';
export const weakest = 'Passt am wenigsten';
// Below a name: why you fit.
export const allDiffers = 'Ihr habt nichts gleich beantwortet';

// For the owner.
export const iLiveHere = 'Ich wohne selbst hier';
export const inviteHint =
  'Schicke allen, die hier wohnen, einen eigenen Link. Sie entscheiden selbst und können jederzeit wieder gehen. Roomies sehen dann, wie gut sie zu jeder Person bei euch passen würden.';
export const makeLink = 'Einladungslink erstellen';
export const openLinks = 'Unbenutzte Links';
export const linksHint = ({ days }: { days: number }) =>
  plural(days, {
    one: `Ein Link funktioniert einmal und ${formatNumber(days)} Tag lang. Nur du siehst diese Links.`,
    other: `Ein Link funktioniert einmal und ${formatNumber(days)} Tage lang. Nur du siehst diese Links.`,
  });
export const newestLink = ({ ends }: { ends: string }) => `Der Link oben, gültig bis ${ends}`;
export const olderLink = ({ made, ends }: { made: string; ends: string }) =>
  `Erstellt: ${made}, gültig bis ${ends}`;
export const withdraw = 'Zurückziehen';
export const withdrawLink = ({ ends }: { ends: string }) =>
  `Den Link zurückziehen, der bis ${ends} gültig ist`;
export const invitationLink = 'Einladungslink';
export const linkHint =
  'Kopiere ihn jetzt: Er wird nicht noch einmal angezeigt. Wer ihn zuerst öffnet, kann beitreten.';
export const takeOutQuestion = ({ name }: { name: string }) => `${name} aus deiner WG entfernen?`;
export const takeOutHint =
  'Auf der Seite dieses Zimmers steht die Person dann nicht mehr. Eine Benachrichtigung gibt es nicht.';
export const tookOut = ({ name }: { name: string }) => `Nicht mehr in deiner WG: ${name}`;
export const notTakenOut = 'Die Person ist noch in deiner WG';

// Leaving a household; `title` is that of the room.
export const leaveRoom = ({ title }: { title: string }) => `${title} verlassen`;
export const leaveQuestion = 'Diese WG verlassen?';
export const leaveHint =
  'Auf der Seite des Zimmers stehst du dann nicht mehr. Um zurückzukommen, brauchst du eine neue Einladung.';
export const left = 'Du hast die WG verlassen';
export const notLeft = 'Du bist noch in der WG';

// The households that I joined, in my profile.
export const whereYouLive = 'Wo du wohnst';
export const applicantsFor = ({ title }: { title: string }) => `Bewerbungen für ${title}`;
export const joined = ({ day }: { day: string }) => `Beigetreten: ${day}`;
export const joinedHidden = ({ day }: { day: string }) =>
  `Beigetreten: ${day} · zurzeit nicht öffentlich`;
export const firstShown = pluralText({
  one: 'Nur # wird angezeigt.',
  other: 'Die ersten # werden angezeigt.',
});

// Where an invitation leads.
export const questionTitle = 'Wohnst du hier?';
export const memberTitle = 'Du wohnst hier';
export const offeredBy = ({
  name,
  title,
  isolated,
}: {
  name: string;
  title: string;
  isolated: Wrap;
}) => rich`${isolated(name)} bietet ein Zimmer in dieser WG an: „${isolated(title)}“`;
export const offeredByYou = ({ title, isolated }: { title: string; isolated: Wrap }) =>
  rich`Du bietest ein Zimmer in dieser WG an: „${isolated(title)}“`;
export const ownLink =
  'Das ist dein eigener Link. Schicke ihn jemandem, der dort mit dir wohnt: Er funktioniert einmal.';
export const joinHint = ({ name }: { name: string }) =>
  `Wenn du zusagst, sehen angemeldete Roomies auf der Seite des Zimmers deinen Vornamen, dein Foto und wie gut sie zu dir passen. Du kannst jederzeit wieder gehen, und ${name} kann dich entfernen.`;
export const yes = 'Ja, ich wohne hier';
export const no = 'Nein';
export const joining = 'Du trittst bei …';
export const notJoined = 'Du bist nicht beigetreten';
export const linkEnds = ({ day }: { day: string }) => `Der Link funktioniert bis ${day}.`;
export const youJoined = 'Du gehörst zur WG';
export const youJoinedHint = ({ profile }: { profile: Wrap }) =>
  rich`Verlassen kannst du sie in ${profile('deinem Profil')}.`;
export const seeRoom = 'Zum Zimmer';
