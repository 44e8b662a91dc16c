import { pluralText } from './plural.ts';

// O acordo da casa de um grupo: a tela dele e a página para imprimir.
export const loading = 'Carregando o acordo da casa…';
export const failed = 'Não foi possível carregar o acordo da casa';
export const none = 'Ainda não há acordo da casa';
export const noneHint =
  'O rascunho vem das respostas de todo o grupo: onde vocês concordam, traz a regra; onde não, as duas propostas mais próximas. Vocês podem mudar tudo.';
export const draft = 'Criar o rascunho';

// As regras, e como mudam.
export const openPoint = 'Aqui vocês não concordam. Escolham uma proposta ou escrevam outra regra.';
export const choose = 'Escolher esta';
export const closerTo = ({ names }: { names: string }) => `Mais perto de ${names}`;
export const editRule = ({ rule }: { rule: string }) => `Alterar: ${rule}`;
export const removeRule = ({ rule }: { rule: string }) => `Tirar: ${rule}`;
export const writeOwn = 'Escrever outra';
export const addRule = 'Adicionar uma regra';
export const addRuleTo = ({ section }: { section: string }) => `Adicionar uma regra: ${section}`;
export const noRules = 'Ainda sem regra';
export const rule = 'Regra';
export const ruleHint = 'Todo o grupo lê a regra. Ela fica no idioma em que você escreve.';
export const changeRule = 'Alterar a regra';
export const changedMeanwhile = 'Alguém alterou esta regra enquanto você escrevia. Agora ela diz:';
export const replaceTheirs = 'Substituir pela minha';
export const removedMeanwhile =
  'Alguém tirou esta regra enquanto você escrevia. Copie seu texto se ainda precisar dele.';
export const showAnswers = 'Mostrar ao grupo quais propostas ficam mais perto das minhas respostas';
export const showAnswersHint = 'Só enquanto um ponto está em aberto. Você pode voltar atrás.';

// Aceitar.
export const acceptance = 'Aceitação';
export const openLeft = pluralText({
  one: 'Antes de aceitar, é preciso decidir o ponto em aberto.',
  many: 'Antes de aceitar, é preciso decidir os # pontos em aberto.',
  other: 'Antes de aceitar, é preciso decidir os # pontos em aberto.',
});
export const yourName = 'Seu nome';
export const nameHint = 'O grupo o vê aqui e na página impressa.';
export const accept = 'Aceitar esta versão';
export const notAcceptedYet = 'Você ainda não aceitou esta versão.';
export const acceptBelow = 'Ir para o aceite';
export const allAccepted = 'Todos vocês aceitaram esta versão.';
export const startsAnew =
  'Quando algo muda ou alguém entra, começa uma nova versão, e todos a aceitam de novo.';
export const readAgain = 'O acordo mudou enquanto você lia. Leia de novo antes de aceitar.';
export const you = 'você';

// O que mudou.
export const changes = 'O que mudou';
export const noChanges = 'Nada mudou desde o rascunho.';
export const added = ({ name }: { name: string }) => `${name} adicionou`;
export const changed = ({ name }: { name: string }) => `${name} alterou`;
export const removed = ({ name }: { name: string }) => `${name} tirou`;
export const undone = ({ name }: { name: string }) => `${name} desfez uma alteração`;
export const wasOpen = 'Ponto em aberto';
export const noRule = 'Sem regra';
export const before = 'Antes';
export const after = 'Depois';
export const undoChange = ({ rule: text }: { rule: string }) => `Desfazer a alteração: ${text}`;
export const changesFailed = 'Não foi possível carregar as alterações';

// Versões anteriores.
export const earlier = 'Versões anteriores';
export const endedByChange = ({ day }: { day: string }) => `Até ${day}, quando algo mudou`;
export const endedByMember = ({ day }: { day: string }) => `Até ${day}, quando alguém entrou`;
export const versionsFailed = 'Não foi possível carregar as versões anteriores';

// A página para imprimir.
export const printIn = 'A página para imprimir, em';
export const back = 'Voltar à edição';
