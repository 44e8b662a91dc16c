export const title = 'Quem poderia procurar com você';
export const lede =
  'Pessoas com um anúncio de procura perto de onde você procura, primeiro quem mais combina. Ninguém vê sua resposta, a não ser que as duas pessoas digam sim: aí vocês viram um grupo.';
export const lookTogether = 'Procurar casa em grupo?';
export const fitsYou = ({ name }: { name: string }) =>
  `Diga se você procuraria casa com ${name}. Seu sim só aparece se a outra pessoa também disser sim; um não nunca aparece.`;
export const sayYes = 'Sim, em grupo';
export const sayNo = 'Melhor não';
export const takeBack = 'Retirar';
export const waits = ({ name }: { name: string }) =>
  `Você disse sim. Se ${name} também disser sim, vocês viram um grupo e nós avisamos.`;
export const refused = ({ name }: { name: string }) => `Você disse não. ${name} não fica sabendo.`;
export const together = 'Vocês já procuram casa em grupo.';
export const needsPage =
  'Para dizer sim, você precisa de um anúncio de procura que todas as pessoas com conta vejam.';
export const writePage = 'Escrever seu anúncio';
export const openTab = 'Sem resposta';
export const yesTab = 'Você disse sim';
export const noTab = 'Você disse não';
export const tabs = 'Suas respostas';
export const noneOpen = 'No momento, ninguém mais procura aqui';
export const noneOpenHint =
  'Novos anúncios aparecem aqui. Você também pode convidar para um grupo quem já conhece.';
export const noneAnswered = 'Não há ninguém aqui';
export const noneAnsweredHint = 'Quem recebe essa resposta aparece aqui por 90 dias.';
export const loading = 'Carregando os anúncios';
export const founded = 'Vocês disseram sim: agora são um grupo';
