import { pluralText } from './plural.ts';

// What the server says before the app runs.
/** For search engines, about pages that have no description of their own. */
export const siteDescription = 'Quartos e pessoas que combinam com o seu jeito de viver.';

// Without JavaScript.
export const needsScript = 'Esta página precisa de JavaScript';
/** `link` and `end` stand around a link to the start page, and are not shown. */
export const needsScriptHint = ({ link, end }: { link: string; end: string }) =>
  `Seu navegador não executa JavaScript, ou algo o bloqueia. Mesmo assim você pode ${link}procurar quartos${end} e ler todos os que encontrar. Para entrar, escrever para as pessoas ou anunciar um quarto, ative o JavaScript e recarregue esta página.`;

// While the database is away. The first is the title of the window, the second a heading.
export const awayTitle = 'Voltamos já · RoomieRadar';
export const away = 'Voltamos já';
export const awayHint = 'O RoomieRadar não consegue acessar os quartos agora. Nada se perdeu.';
/** A link that loads the page again. */
export const tryAgain = 'Tentar de novo';

export const offlineTitle = 'Sem conexão · RoomieRadar';
export const offline = 'Você está sem conexão';
export const offlineHint =
  'Não dá para carregar esta página agora. Ela recarrega sozinha assim que a conexão voltar.';

export const starting = 'O RoomieRadar está iniciando';
export const startingHint = 'Isso leva alguns segundos. Depois, tudo continua como você deixou.';
export const noPage = 'Não há nada neste endereço';
export const noPageHint = 'Talvez tenha sido excluído, ou falte uma parte do endereço.';
export const tooMany = 'Solicitações demais de uma vez';
export const tooManyHint = pluralText({
  one: 'Sua rede pediu muita coisa em pouco tempo. Espere # segundo e tente de novo.',
  many: 'Sua rede pediu muita coisa em pouco tempo. Espere # segundos e tente de novo.',
  other: 'Sua rede pediu muita coisa em pouco tempo. Espere # segundos e tente de novo.',
});
export const failed = 'Algo deu errado do nosso lado';
export const failedHint =
  'O que já estava salvo está seguro. Seu último passo pode ter se perdido: confira antes de repetir.';
export const refused = 'Não foi possível';
export const refusedHint = 'Nada foi alterado. Volte e tente de outra maneira.';
