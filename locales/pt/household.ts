import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// What stands in for the name of somebody who gave none, in any sentence with {name} in it.
export const thisRoomie = 'esta pessoa';

// Who lives in a room, on its page.
export const whoLivesHere = 'Quem mora aqui';
export const loading = 'Carregando quem mora aqui…';
export const nobodyNamed = 'Ninguém que mora aqui entrou nesta página ainda.';
/** `name` fits worst with the reader among all who live there. `isolated` keeps a name in its own direction. */
export const weakestPair = {
  scored: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Sua menor compatibilidade aqui: ${isolated(name)}, ${formatNumber(score)} de 100. Essa é sua compatibilidade com esta casa, porque a convivência numa casa é tão boa quanto a da dupla que menos combina.`,
  scoredConflict: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Sua menor compatibilidade aqui: ${isolated(name)}, ${formatNumber(score)} de 100, com um conflito. Essa é sua compatibilidade com esta casa, porque a convivência numa casa é tão boa quanto a da dupla que menos combina.`,
  plain: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Sua menor compatibilidade aqui: ${isolated(name)}. Essa é sua compatibilidade com esta casa, porque a convivência numa casa é tão boa quanto a da dupla que menos combina.`,
  conflict: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Sua menor compatibilidade aqui: ${isolated(name)}, com um conflito. Essa é sua compatibilidade com esta casa, porque a convivência numa casa é tão boa quanto a da dupla que menos combina.`,
};
// Badges beside a name.
export const offersRoom = 'Oferece este quarto';
export const weakest = 'Menor compatibilidade';
// Below a name: why you fit.
export const allDiffers = 'Vocês diferem em tudo o que responderam';

// For the owner.
export const iLiveHere = 'Eu também moro aqui';
export const inviteHint =
  'Envie um link próprio a cada pessoa que mora aqui. Cada uma decide se aceita e pode sair quando quiser. Assim os roomies veem o quanto combinariam com cada pessoa da casa.';
export const makeLink = 'Criar link de convite';
export const openLinks = 'Links não usados';
export const linksHint = ({ days }: { days: number }) =>
  plural(days, {
    one: `Um link vale uma vez, por ${formatNumber(days)} dia. Só você vê esta lista.`,
    many: `Um link vale uma vez, por ${formatNumber(days)} de dias. Só você vê esta lista.`,
    other: `Um link vale uma vez, por ${formatNumber(days)} dias. Só você vê esta lista.`,
  });
export const newestLink = ({ ends }: { ends: string }) => `O link acima, até ${ends}`;
export const olderLink = ({ made, ends }: { made: string; ends: string }) =>
  `Criado em ${made}, até ${ends}`;
export const withdraw = 'Cancelar';
export const withdrawLink = ({ ends }: { ends: string }) => `Cancelar o link que vale até ${ends}`;
export const invitationLink = 'Link de convite';
export const linkHint =
  'Copie agora: ele não aparece de novo. Quem abrir primeiro pode fazer parte da casa.';
export const takeOutQuestion = ({ name }: { name: string }) => `Remover ${name} da sua casa?`;
export const takeOutHint =
  'A página deste quarto deixa de mostrar essa pessoa. Ela não recebe aviso.';
export const tookOut = ({ name }: { name: string }) =>
  `Agora ${name} não faz mais parte da sua casa`;
export const notTakenOut = 'A pessoa continua na sua casa';

// Leaving a household; `title` is that of the room.
export const leaveRoom = ({ title }: { title: string }) => `Sair de ${title}`;
export const leaveQuestion = 'Sair desta casa?';
export const leaveHint =
  'A página do quarto deixa de mostrar você. Para voltar, você precisa de um novo convite de quem anuncia.';
export const left = 'Você saiu da casa';
export const notLeft = 'Você continua na casa';

// The households that I joined, in my profile.
export const whereYouLive = 'Onde você mora';
export const applicantsFor = ({ title }: { title: string }) => `Candidaturas para ${title}`;
export const joined = ({ day }: { day: string }) => `Desde ${day}`;
export const joinedHidden = ({ day }: { day: string }) =>
  `Desde ${day} · não está público no momento`;
export const firstShown = pluralText({
  one: 'Aqui aparece só a primeira (#).',
  many: 'Aqui aparecem as primeiras #.',
  other: 'Aqui aparecem as primeiras #.',
});

// Where an invitation leads.
export const questionTitle = 'Você mora aqui?';
export const memberTitle = 'Você mora aqui';
/** `title` is that of the room. */
export const offeredBy = ({
  name,
  title,
  isolated,
}: {
  name: string;
  title: string;
  isolated: Wrap;
}) => rich`Nesta casa, ${isolated(name)} oferece um quarto: “${isolated(title)}”`;
export const offeredByYou = ({ title, isolated }: { title: string; isolated: Wrap }) =>
  rich`Você oferece um quarto nesta casa: “${isolated(title)}”`;
export const ownLink =
  'Este é o seu próprio link. Envie para alguém que mora lá com você: ele vale uma vez.';
export const joinHint = ({ name }: { name: string }) =>
  `Se você confirmar, a página do quarto mostra seu primeiro nome e sua foto a roomies que entraram na conta, e o quanto combinam com você. Você pode sair quando quiser, e ${name} pode remover você.`;
export const yes = 'Sim, eu moro aqui';
export const no = 'Não';
export const joining = 'Só um instante…';
export const notJoined = 'Você não entrou na casa';
export const linkEnds = ({ day }: { day: string }) => `O link vale até ${day}.`;
export const youJoined = 'Você faz parte da casa';
export const youJoinedHint = ({ profile }: { profile: Wrap }) =>
  rich`Você pode sair em ${profile('seu perfil')}.`;
export const seeRoom = 'Ver o quarto';
