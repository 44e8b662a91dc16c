import type { ReactNode } from 'react';
import type {
  WantedAuthors,
  WantedInvitationStatus,
  WantedVisibility,
} from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { pluralText } from './plural.ts';

export const title = 'Procuram quarto';
export const lede = 'Pessoas que procuram quarto e o que elas contam.';
export const yourPage = 'Seu anúncio de procura';
export const lookTogether = 'Procurar em grupo';
export const invitations = 'Convites';
export const filterPages = 'Filtrar os anúncios';
export const forRoom = 'Para o seu quarto';
export const anyRoom = 'Nenhum em especial';
export const forRoomHint =
  'Mostra quem combina com o lugar, o aluguel e as datas dele, também quem só mostra o anúncio a quem tem um quarto adequado.';
export const place = 'Lugar';
export const anywhere = 'Em qualquer lugar';
export const noTown = 'Lugar não encontrado';
export const townUnknown = 'Não conhecemos esse lugar. Escolha um da lista.';
export const around = 'Ao redor';
export const rent = 'Aluguel por mês';
export const rentHint = 'Encontra quem pode pagar.';
export const moveInBy = 'Pode se mudar até';
export const order = 'Ordem';
export const byFit = 'Quem combina mais primeiro';
export const byNewest = 'Mais novos primeiro';
export const showPages = 'Mostrar anúncios';
export const lookingUp = 'Procurando o lugar';
export const wantedCount = pluralText({ one: '# anúncio', other: '# anúncios' });
export const nobody = 'Ninguém procura um quarto assim';
/** In place of an empty list, while the other list has pages that fit. */
export const noneBy: Record<WantedAuthors, string> = {
  people: 'Ninguém procura por conta própria um quarto assim',
  groups: 'Nenhum grupo procura um quarto assim',
};
export const seeThose = {
  groups: pluralText({ one: 'Ver # grupo', many: 'Ver # grupos', other: 'Ver # grupos' }),
  people: pluralText({ one: 'Ver # pessoa', many: 'Ver # pessoas', other: 'Ver # pessoas' }),
};
export const nobodyHint = 'Procure mais longe ou com menos filtros.';
export const seeAll = 'Ver todos os anúncios';
export const loading = 'Carregando anúncios';
export const loadLater = 'Sem conexão. Os anúncios carregam quando ela voltar.';
export const forPeople = pluralText({ one: 'para # pessoa', other: 'para # pessoas' });
export const upTo = ({ amount }: { amount: string }) => `até ${amount} por mês`;
export const upToInAll = ({ amount }: { amount: string }) => `até ${amount} por mês no total`;
export const fromDay = ({ day }: { day: string }) => `a partir de ${day}`;
export const fromDayFor = ({ day, stay }: { day: string; stay: string }) =>
  `a partir de ${day}, por ${stay}`;
export const fromNow = 'a partir de agora';
export const fromNowFor = ({ stay }: { stay: string }) => `a partir de agora, por ${stay}`;
export const forStay = ({ stay }: { stay: string }) => `por ${stay}`;
export const allPages = 'Todos os anúncios';
export const by = ({ name }: { name: string }) => `De ${name}`;
export const leastWith = ({ name }: { name: string }) => `Na sua casa, combina menos com ${name}`;
export const facts = 'O que se procura';
export const confirmedOn = ({ day }: { day: string }) => `Confirmado: ${day}`;
export const seeProfile = ({ name }: { name: string }) => `Ver o perfil de ${name}`;
export const invite = ({ name }: { name: string }) => `Convidar ${name}`;
export const inviteHint =
  'Sua mensagem chega junto com o seu quarto. Se a pessoa disser sim, vocês conversam como em qualquer contato.';
export const chooseRoom = 'Seu quarto';
export const messageMin = ({ count }: { count: string }) =>
  `Pelo menos ${count} caracteres. Diga por que o seu quarto pode servir.`;
export const tooShort = 'Escreva um pouco mais';
export const sendInvitation = 'Enviar o convite';
export const sending = 'Enviando';
export const invitationSent = 'O convite foi enviado';
export const notSent = 'Não foi enviado';
export const noRooms = 'No momento você não oferece quarto, então não pode convidar ninguém.';
export const offerRoom = 'Oferecer um quarto';
export const signInToInvite = 'Entre para convidar';
export const signInHint = 'Quem oferece um quarto pode convidar esta pessoa.';
export const noSuchPage = 'Este anúncio não existe ou você não pode vê-lo.';
export const loadingPage = 'Carregando o anúncio';
export const thisIsYours = 'Este anúncio é seu';
export const changePage = 'Mudar';
export const editLede =
  'Assim quem oferece um quarto encontra e convida você. Os outros veem seu primeiro nome, nunca seu sobrenome nem seu endereço.';
export const headline = 'Título';
export const headlineHint =
  'Por exemplo: duas pessoas procuram dois quartos em Neukölln a partir de março';
export const text = 'Sobre a sua procura';
export const textHint = 'O que é importante para você e como é morar com você.';
export const writeHeadline = 'Escreva um título';
export const tooLong = 'É longo demais';
export const people = 'Para quantas pessoas';
export const publicAddress = 'Permitir que buscadores mostrem o anúncio';
export const otherwiseNot = 'Sem isso, pedimos que não o incluam.';
export const fromProfile = 'Do seu perfil';
export const fromProfileHint =
  'Lugar, orçamento e datas são os do seu perfil. Você só escreve uma vez.';
export const changeProfile = 'Mudar seu perfil';
export const noFacts = 'Seu perfil ainda não diz o que você procura.';
export const noPlace =
  'Seu perfil não indica um lugar no mapa, então ninguém encontra o anúncio pelo lugar.';
export const profileHidden = 'Seu perfil está oculto, então ninguém vê este anúncio.';
export const saved = 'O anúncio foi salvo';
export const notSaved = 'Não foi salvo';
export const seePage = 'Ver o anúncio';
export const stillLooking = 'Ainda estou procurando';
export const confirmed = 'O anúncio foi confirmado';
export const endsOn = ({ day }: { day: string }) =>
  `Termina sozinho em ${day}, se você não disser que ainda procura.`;
export const hasEnded = 'Terminou: ninguém mais o encontra';
export const isHidden = 'A administração o ocultou';
export const deletePage = 'Excluir o anúncio';
export const askDelete = 'Excluir seu anúncio?';
export const askDeleteHint = 'O que você escreveu some. Os convites recebidos ficam.';
export const deleted = 'O anúncio foi excluído';
export const invitationsLede = 'Quem convida você para um quarto e quem você convidou.';
export const received = 'Recebidos';
export const sent = 'Enviados';
export const noneReceived = 'Ninguém convidou você ainda';
export const noneReceivedHint = 'Quem oferece um quarto encontra você pelo anúncio.';
export const noneSent = 'Você ainda não convidou ninguém';
export const noneSentHint = 'Encontre quem procura um quarto como o seu.';
/** What users wrote, each with a direction of its own. */
interface Written {
  name: ReactNode;
  title: ReactNode;
}

export const fromAbout = ({ name, title }: Written) => rich`${name}, sobre “${title}”`;
export const toAbout = ({ name, title }: Written) => rich`Para ${name}, sobre “${title}”`;
export const seeRoom = 'Ver o quarto';
export const notOffered = 'Este quarto não está mais disponível';
export const sayYes = 'Sim, responder';
export const sayNo = 'Não, recusar';
export const takeBack = 'Retirar';
export const askNo = 'Recusar este convite?';
export const askNoHint = 'A pessoa fica sabendo e por um tempo não pode convidar você de novo.';
export const writeTo = ({ name }: { name: string }) => `Escrever para ${name}`;
export const yesHint =
  'Sua mensagem vira um contato sobre o quarto, e vocês podem continuar conversando.';
export const answerMin = ({ count }: { count: string }) => `Pelo menos ${count} caracteres.`;
export const openInquiry = 'Abrir o contato';
export const invitationsFailed = 'Não foi possível carregar os convites';
export const loadingInvitations = 'Carregando convites';
export const findPeople = 'Encontrar pessoas';
// Pages of groups.
export const whosePages = 'De quem são os anúncios';
export const authorLabels: Record<WantedAuthors, string> = {
  people: 'Pessoas',
  groups: 'Grupos',
};
/** Instead of names, for visitors. */
export const byGroup = pluralText({ one: 'Um grupo de # pessoa', other: 'Um grupo de # pessoas' });
export const whoLooks = 'Quem procura';
/** The one of a group who fits somebody of my household, or me, least. */
export const lowestPair = ({ one, other }: { one: string; other: string }) =>
  `Menor compatibilidade: ${one} com ${other}`;
export const lowestWithYou = ({ one }: { one: string }) => `Menor compatibilidade com você: ${one}`;
export const inviteGroup = 'Convidar o grupo';
export const inviteGroupHint =
  'Sua mensagem chega com o seu quarto a todo o grupo, e qualquer pessoa dele pode responder pelas outras.';
export const groupPage = 'Anúncio do grupo';
export const backToGroup = 'Voltar ao grupo';
export const groupEditLede =
  'Assim quem oferece um quarto encontra e convida vocês. Qualquer pessoa do grupo pode mudá-lo. Quem tem conta vê os primeiros nomes e as fotos de vocês; os outros, só quantas pessoas vocês são.';
export const groupTextHint = 'O que é importante para vocês e como é morar com vocês.';
export const groupStillLooking = 'Ainda estamos procurando';
export const groupEndsOn = ({ day }: { day: string }) =>
  `Termina sozinho em ${day}, se ninguém do grupo disser que vocês ainda procuram.`;
export const groupSignInHint = 'Quem oferece um quarto pode convidar este grupo.';
export const groupVisibilityHints: Record<WantedVisibility, string> = {
  everyone: 'Sem conta, só quantas pessoas vocês são',
  members: 'Veem os primeiros nomes e as fotos de vocês',
  owners: 'Perto, dentro do orçamento e com espaço para todo o grupo',
  nobody: 'Fica aqui até vocês mostrarem',
};
export const fromProfiles = 'Dos perfis de vocês';
export const fromProfilesHint =
  'Quantas pessoas vocês são, quanto podem pagar no total, a partir de que dia a última pode se mudar e a estadia mais curta. O lugar é o de quem lidera o grupo.';
export const noPlaceOfLead =
  'O perfil de quem lidera o grupo não indica um lugar no mapa, então ninguém encontra o anúncio por lugar.';
export const tooFew = 'Ninguém encontra este anúncio até vocês serem duas pessoas.';
export const askDeleteGroup = 'Excluir o anúncio do grupo?';
/** The groups follow as links. */
export const groupsToo =
  'Você também procura em grupo, com um anúncio à parte. Quem oferece um quarto encontra os dois:';
export const forGroup = ({ name }: { name: string }) => `Para o seu grupo “${name}”`;
export const askNoForGroup =
  'A pessoa fica sabendo que o grupo diz não e, por um tempo, não pode convidar ninguém do grupo.';
export const yesForGroup =
  'Sua mensagem vira um contato de todo o grupo sobre o quarto. Qualquer pessoa do grupo pode ler e escrever.';
export const visibilityLabels: Record<WantedVisibility, string> = {
  everyone: 'Todo mundo',
  members: 'Quem tem conta',
  owners: 'Só quem tem um quarto adequado',
  nobody: 'Ninguém por enquanto',
};
export const visibilityHints: Record<WantedVisibility, string> = {
  everyone: 'Também sem conta: primeiro nome, sem foto',
  members: 'Veem também sua foto e sua idade',
  owners: 'Perto, dentro do orçamento e na data certa',
  nobody: 'Fica aqui até você mostrar',
};
export const invitationStatuses: Record<WantedInvitationStatus, string> = {
  sent: 'Espera resposta',
  accepted: 'Disse sim',
  declined: 'Disse não',
  withdrawn: 'Retirado',
};
