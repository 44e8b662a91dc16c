import type { RentSplitMethod } from '#contract/rent-splits/calls.ts';

// Como um grupo divide um aluguel.
export const loading = 'Carregando a divisão…';
export const failed = 'Não foi possível carregar a divisão';
export const none = 'Ainda não há divisão';
export const noneHint =
  'Dividam um aluguel em partes iguais, pelo tamanho dos quartos ou pelo que cada quarto vale para cada pessoa.';
export const alone =
  'Para dividir, é preciso ter pelo menos duas pessoas. Convide as outras primeiro.';
export const newSplit = 'Nova divisão';
export const rentLabel = 'Aluguel mensal do grupo todo';
export const methodLegend = 'Como vocês querem dividir?';
export const methodLabels: Record<RentSplitMethod, string> = {
  equal: 'Em partes iguais',
  area: 'Pelo tamanho dos quartos',
  bids: 'Pelo que os quartos valem para vocês',
};
export const methodHints: Record<RentSplitMethod, string> = {
  equal: 'Todo mundo paga o mesmo.',
  area: 'Um quarto maior custa mais.',
  bids: 'Cada pessoa diz em particular quanto vale cada quarto para ela. Assim ninguém prefere trocar.',
};
export const roomName = ({ number }: { number: string }) => `Nome do quarto ${number}`;
export const roomArea = ({ room }: { room: string }) => `Tamanho de ${room} em m²`;
export const roomMember = ({ room }: { room: string }) => `Quem fica com ${room}?`;
export const begin = 'Dividir o aluguel';
export const waitingFor = ({ names }: { names: string }) => `Falta responder: ${names}`;
export const yourBids = 'Quanto vale cada quarto para você?';
export const bidsHint = ({ rent }: { rent: string }) =>
  `Seus valores somam ${rent}. O grupo só vê os valores quando todo mundo tiver informado os seus.`;
export const left = ({ amount }: { amount: string }) => `Faltam ${amount}`;
export const over = ({ amount }: { amount: string }) => `${amount} a mais`;
export const worth = ({ room }: { room: string }) => `${room} vale para mim`;
export const saveBids = 'Salvar meus valores';
export const bidsSaved =
  'Seus valores estão salvos. Você pode mudá-los até que todo mundo tenha informado os seus.';
export const result = 'Quem paga o quê';
export const shareCol = 'Parte';
export const memberCol = 'Quem';
export const reasonEqual = 'O aluguel é dividido em partes iguais.';
export const reasonArea = 'As partes são proporcionais ao tamanho dos quartos.';
export const reasonBids =
  'Ninguém prefere trocar: para cada pessoa, nenhum outro quarto vale tanto acima do preço quanto o dela.';
export const turn = ({ name }: { name: string }) =>
  `O que não dá para dividir é pago na menor unidade, começando por ${name}. De quem é a vez muda de uma divisão para outra.`;
export const values = 'Por que ninguém prefere trocar';
export const worthCol = ({ name }: { name: string }) => `Valor para ${name}`;
export const priceCol = 'Preço';
export const gainCol = 'Diferença';
export const valuesHint = ({ name }: { name: string }) =>
  `Cada quarto pelo seu preço, como ${name} vê. Nenhum tem diferença maior que a do próprio quarto, marcado, a não ser por uma unidade de arredondamento.`;
export const refused = 'Esses valores não permitem uma divisão justa';
export const refusedHint = ({ room }: { room: string }) =>
  `Ninguém ficaria com ${room} se os outros não pagassem por isso. Conversem e comecem uma nova divisão.`;
export const ended =
  'Esta divisão não pode mais ser concluída: alguém saiu sem dizer quanto valem os quartos.';
export const outdated =
  'O grupo mudou desde esta divisão. Comecem uma nova para quem está nele agora.';
export const earlier = 'Divisões anteriores';
export const madeOn = ({ rent, day }: { rent: string; day: string }) => `${rent}, ${day}`;
export const remove = 'Excluir esta divisão';
export const removeQuestion = 'Excluir esta divisão?';
export const removeHint = 'Ela é excluída para o grupo todo, com os valores informados.';
export const notLease = 'É um acordo entre vocês. O que vocês devem de aluguel está no contrato.';
export const member = 'Participante';
export const again = 'Começar uma nova divisão';
