import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const aRoomie = 'Alguém';
export const notShown = 'Uma pessoa que não pode ser mostrada';
export const notShownHint = 'A conta está suspensa, ou uma das duas pessoas bloqueou a outra.';

export const lede =
  'Procure casa com até outras cinco pessoas e veja o quanto cada dupla combinaria.';
export const newGroup = 'Criar um grupo';
export const groupName = 'Nome do grupo';
export const groupNameHint = 'Quem você convidar vai ver.';
export const makeGroup = 'Criar o grupo';
export const notMade = 'O grupo não foi criado';
export const haveCode = 'Alguém passou um código para você?';
export const codeLabel = 'Código do convite';
export const codeHint = ({ example }: { example: string }) =>
  `Doze letras e números, por exemplo ${example}`;
export const notACode = 'Um código tem doze letras e números';
export const openCode = 'Abrir o convite';
export const noGroups = 'Você ainda não está em nenhum grupo';
export const noGroupsHint =
  'Crie um e mande o link para quem você quer que more com você, ou digite o código que recebeu.';
export const loadingGroups = 'Carregando seus grupos…';
export const groupsFailed = 'Não foi possível carregar seus grupos';
export const memberCount = pluralText({ one: '# participante', other: '# participantes' });
export const roomsWithNews = pluralText({
  one: '# quarto com novidades',
  many: '# quartos com novidades',
  other: '# quartos com novidades',
});
export const active = 'Você procura com este';
export const leads = 'Liderança';

export const allGroups = 'Todos os grupos';
export const loadingGroup = 'Carregando o grupo…';
export const whoIsIn = 'Quem participa';
export const joinedOn = ({ day }: { day: string }) => `Desde ${day}`;
export const activeToggle = 'Estou procurando com este grupo';
export const activeHint = 'Você pode estar em vários grupos, mas procura com um de cada vez.';
export const rename = 'Mudar o nome';
export const renameTitle = 'Mudar o nome do grupo';
export const notRenamed = 'O nome não foi salvo';

export const wantedPage = 'Anúncio de procura';

export const makeLead = 'Passar a liderança';
export const makeLeadName = ({ name }: { name: string }) => `Passar a liderança para ${name}`;
export const makeLeadQuestion = ({ name }: { name: string }) =>
  `Passar a liderança do grupo para ${name}?`;
export const makeLeadHint =
  'A partir daí, só essa pessoa convida, muda o nome do grupo e remove participantes. Você continua no grupo.';
export const madeLead = ({ name }: { name: string }) => `Agora ${name} lidera o grupo`;
export const takeOutQuestion = ({ name }: { name: string }) => `Remover ${name} do grupo?`;
export const takeOutHint =
  'A pessoa deixa de ver o grupo. O convite aberto também acaba, para que o link não a traga de volta.';
export const tookOut = ({ name }: { name: string }) => `${name} não está mais no grupo`;

export const leave = 'Sair do grupo';
export const leaveQuestion = 'Sair deste grupo?';
export const leaveHint =
  'Você deixa de ver o grupo, e os outros deixam de ver suas respostas. Para voltar, você precisa de um convite com vaga.';
export const leaveLeadHint = 'Quem está há mais tempo no grupo passa a liderar.';
export const leaveLastHint = 'Não há mais ninguém, então o grupo será excluído.';
export const left = 'Você saiu do grupo';

export const inviteTitle = 'Convidar outras pessoas';
export const placesLeft = pluralText({
  one: 'Mais # pessoa pode entrar.',
  other: 'Mais # pessoas podem entrar.',
});
export const groupIsFull = 'O grupo tem seis participantes, então ninguém mais pode entrar.';
export const leadInvites = ({ name }: { name: string }) => `${name} pode convidar outras pessoas.`;
export const makeInvitation = 'Criar um link e um código';
export const renewInvitation = 'Criar um link novo';
export const renewHint = 'O anterior deixa de valer.';
export const invitationLink = 'Link do convite';
export const linkHint = 'Copie agora: ele não aparece de novo.';
export const readOut = 'Ou leia este código em voz alta';
export const qrHint = 'Ou peça para escanearem isto com a câmera';
export const openUntil = ({ day, uses, most }: { day: string; uses: number; most: number }) =>
  `Há um convite aberto até ${day}. Usado: ${formatNumber(uses)} de ${formatNumber(most)}.`;
export const usesHint = 'Quem sai continua contando como um uso do link.';
export const endInvitation = 'Encerrar o convite';

export const matrixTitle = 'Como vocês se dariam morando juntos';
export const matrixHint =
  'Cada dupla do grupo. O grupo não tem pontuação própria, porque a convivência é tão boa quanto a da dupla que menos combina.';
export const oneAlone = 'Assim que alguém entrar, você verá aqui como se dariam morando juntos.';
export const loadingMatrix = 'Comparando cada dupla…';
export const matrixFailed = 'Não foi possível comparar vocês';
export const pair = ({ one, other }: { one: string; other: string }) => `${one} e ${other}`;
export const whyPair = ({ pair: both }: { pair: string }) => `${both}: por quê`;
export const pairScore = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} de 100`;
export const pairConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} de 100, com um conflito`;
export const pairUnscored = ({ pair: both }: { pair: string }) => `${both}: ainda sem pontuação`;
export const lowest = ({ pair: both, score }: { pair: string; score: number }) =>
  `A menor compatibilidade: ${both}, ${formatNumber(score)} de 100.`;
export const lowestConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `A menor compatibilidade: ${both}, ${formatNumber(score)} de 100, com um conflito.`;
export const lowestUnscored = ({ pair: both }: { pair: string }) =>
  `A menor compatibilidade: ${both}, com um conflito.`;
export const nobodyCompared =
  'Ainda não dá para comparar ninguém: são necessárias três perguntas que as mesmas duas pessoas tenham respondido.';
export const leftOut = pluralText({
  one: 'Falta # participante que não pode ser mostrado.',
  other: 'Faltam # participantes que não podem ser mostrados.',
});
export const pressForReasons = 'Toque em um número para ver onde se perdem os pontos.';
export const livesThere = 'Mora lá';

export const changeTitle = 'O que uma única mudança faria';
export const changeName = (given: Change & { name: string }) =>
  `Se ${given.name} aceitasse “${given.answer}” (${given.topic}): de ${given.before} para ${given.after}.`;
export const changeYou = (given: Change) =>
  `Se você aceitasse “${given.answer}” (${given.topic}): de ${given.before} para ${given.after}.`;
export const changeEndsConflict = 'Um conflito a menos.';
export const changeHint = 'Ninguém precisa mudar nada. Isso mostra sobre o que conversar primeiro.';
export const noScore = 'sem pontuação';
interface Change {
  topic: string;
  answer: string;
  before: string;
  after: string;
}

export const loadingPair = 'Carregando os motivos…';
export const pairFailed = 'Não foi possível carregar os motivos';
export const dealbreakerName = ({ name }: { name: string }) =>
  `Um critério eliminatório de ${name}`;
export const dealbreakerBoth = 'Um critério eliminatório das duas pessoas';
export const pairWithHome = 'Só essas duas pessoas veem o motivo: uma delas não está no grupo.';

export const joinTitle = ({ name }: { name: string }) => `Procurar casa com “${name}”?`;
export const joinTitlePending = 'Procurar casa em grupo?';
export const whatYouSee = 'O que cada pessoa veria das outras';
export const seen = {
  names: 'Os primeiros nomes e as fotos.',
  answers:
    'A compatibilidade de cada dupla, com as respostas às perguntas que as duas pessoas responderam, e onde se perdem pontos.',
  wishes:
    'O que vocês aceitam nos outros, mas só onde custa pontos; nunca o quanto algo importa para você.',
  inquiries:
    'O que o grupo conversa com quem oferece quartos. Se você já escreveu por conta própria sobre o mesmo quarto, esse contato é retirado.',
  rooms: 'O que você acha dos quartos do grupo e quais deles abriu na página do grupo.',
  search:
    'Quando vocês procuram em grupo: seu orçamento, sua data de mudança e se você tem um pet.',
  wanted:
    'Em um anúncio do grupo: seu nome e sua foto. O que você pode pagar aparece só na soma do grupo.',
  never: 'Nunca seu sobrenome, e-mail, outras mensagens nem o que você procura por conta própria.',
};
export const leaveAnyTime =
  'Você pode sair quando quiser. Quem lidera o grupo pode remover participantes.';
export const join = 'Entrar no grupo';
export const joining = 'Entrando…';
export const notJoined = 'Você não entrou';
export const opensUntil = ({ day }: { day: string }) => `O convite está aberto até ${day}.`;
export const youAreIn = 'Você está neste grupo';

export const youLead = 'Você lidera';
export const findRooms = 'Procurar quartos em grupo';
export const roomsTitle = 'Quartos que interessam a vocês';
export const roomsHint =
  'Primeiro o melhor para o grupo todo: pela menor compatibilidade de alguém do grupo com alguém que mora lá; conflitos por último.';
export const noRooms = 'Ninguém mostrou um quarto ao grupo ainda.';
export const showFavorite = 'Mostrar um favorito ao grupo';
export const chooseFavorite = 'Um dos seus favoritos';
export const showIt = 'Mostrar';
export const noFavorites = 'Marque quartos com o coração e mostre-os ao grupo aqui.';
export const shownBy = ({ name }: { name: string }) => `Mostrado por ${name}`;
export const seenBy = ({ names }: { names: string }) => `Visto por ${names}`;
export const isNew = 'Novo';
export const changes = pluralText({
  one: '# novidade desde sua última visita',
  other: '# novidades desde sua última visita',
});
export const availableAgain = 'Disponível de novo';
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `Aluguel: agora ${now}, antes ${was}`;
export const lowestThere = ({ score }: { score: number }) =>
  `Menor compatibilidade com quem mora lá: ${formatNumber(score)}`;
export const lowestThereConflict = ({ score }: { score: number }) =>
  `Menor compatibilidade com quem mora lá: ${formatNumber(score)}, com um conflito`;
export const takeOff = 'Tirar da lista';
export const takeOffTitle = ({ title }: { title: string }) => `Tirar ${title} da lista`;
export const groupThinks = ({ title }: { title: string }) => `O que o grupo acha de ${title}`;
export const noteLabel = 'Por quê, para o grupo';
export const noteHint = 'Só o grupo lê a nota.';
