import { rich, type Wrap } from '../rich.ts';

// The page for partner sites, which show cards of rooms. Its readers build websites; a "card" is
// the small box with photo, title and rent. It has four steps, which are its headings.
export const title = 'Um quarto no seu site';
export const lede =
  'Mostre quartos do RoomieRadar a quem visita seu site: copie algumas linhas de código. Não usa cookies, e sua página continua funcionando quando a nossa está fora do ar.';
export const pickRoom = 'Escolha um quarto ou uma lista';
export const chooseLook = 'Escolha a aparência';
export const seeLive = 'Veja ao vivo';
export const copyCode = 'Copie o código';

// The field that finds a room.
export const roomHint = 'Busque por título, cidade ou bairro';
export const roomsNone = 'Nenhum quarto corresponde';
export const roomsLoading = 'Procurando quartos…';

// The look of the card: short labels, side by side.
export const colors = 'Cores';
export const themeLabels = { auto: 'Como sua página', light: 'Claro', dark: 'Escuro' };
export const width = 'Largura';
export const widthLabels = {
  240: 'Estreito, 240 px',
  320: 'Normal, 320 px',
  420: 'Largo, 420 px',
};

// What the site shows: one room or a list, and which rooms the list has.
export const offer = 'O que o seu site mostra';
export const offerLabels = { room: 'Um quarto', list: 'Uma lista de quartos' };
export const searchAddress = 'Endereço de uma busca';
export const searchAddressHint =
  'Busque no RoomieRadar e cole o endereço aqui. Sem ele, a lista mostra os quartos mais recentes.';
export const withField = 'Com um campo de busca';
/** Under a list, a link to the rest. */
export const listLink = 'Quartos no RoomieRadar';
export const otherCurrency = 'Preço também em';
export const noOtherCurrency = 'Nenhuma outra moeda';
export const otherCurrencyHint = 'Aparece onde a taxa de câmbio é conhecida.';

// More of the look. "As here" is what RoomieRadar itself has. Names of fonts and colors stay as they are.
export const accent = 'Cor de destaque';
export const accentHint =
  'De links, preço e botões: o código hexadecimal da sua folha de estilos, como #7c3aed. O texto continua legível em qualquer cor.';
export const accentWrong = 'Use um código hexadecimal de 3 ou 6 dígitos, como #7c3aed.';
export const corners = 'Cantos';
export const cornerLabels = {
  square: 'Retos',
  slight: 'Pouco arredondados',
  usual: 'Como aqui',
  round: 'Bem arredondados',
};
export const density = 'Espaçamento';
export const densityLabels = { compact: 'Compacto', usual: 'Como aqui', airy: 'Amplo' };
export const font = 'Fonte';
export const fontHint =
  'Como na sua folha de estilos: por exemplo, Georgia, serif. Os frames só mostram fontes instaladas em cada aparelho.';
export const fontWrong = 'Use nomes de fontes separados por vírgulas.';

// In place of the card.
export const noSuchRoom = 'Este quarto não existe';
export const noSuchRoomHint = 'Ele pode ter sido excluído. Escolha outro.';
export const noRoomsHint = 'Assim que um for publicado, ele pode aparecer aqui.';
export const roomFailed = 'Não foi possível carregar o quarto';
export const cardFailed =
  'Não foi possível carregar o cartão agora. No seu site, as pessoas também veriam seu link no lugar dele.';

// The code, and the ways to show a card: names of techniques, short.
export const waysLegend = 'Como seu site mostra o cartão';
export const wayLabels = {
  html: 'HTML',
  server: 'Do seu servidor',
  react: 'React, Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  federation: 'Module federation',
  frame: 'Frame',
  oembed: 'oEmbed',
};
/** For whom each of the ways is. Leave `mount()` and names of products as they are. */
export const wayLedes = {
  html: 'Para qualquer página: um script, um elemento. O link dentro dele é o que as pessoas veem onde o cartão não pode aparecer.',
  server:
    'Para páginas que o seu servidor gera: o cartão está no HTML e aparece desde o primeiro momento, mesmo sem scripts. Depois, o script o mantém atualizado.',
  react:
    'Para um app React de qualquer versão e com qualquer bundler, também com Next.js: o elemento, carregado quando a página precisa dele pela primeira vez.',
  vue: 'Para um app Vue 3: o elemento, carregado quando a página precisa dele pela primeira vez.',
  svelte:
    'Para um app Svelte 5: o elemento, carregado quando a página precisa dele pela primeira vez.',
  angular:
    'Para um app Angular: o elemento, carregado quando a página precisa dele pela primeira vez.',
  federation:
    'Para um app com module federation: o cartão como componente do seu próprio React, de qualquer versão. Sua página continua funcionando quando a nossa está fora do ar. Sem React, use mount().',
  frame:
    'Para um site que não permite scripts de terceiros: uma pequena página nossa em um frame, que o navegador isola da sua.',
  oembed:
    'Para WordPress, Ghost, Notion e outros que conhecem oEmbed: cole o endereço do quarto sozinho em uma linha.',
};
export const listLede =
  'Para qualquer página: um script e um elemento mostram os quartos e os mantêm atualizados. Para quartos que você escolher, escreva listings="7,42" em vez de search; para os de uma pessoa, owner="5".';
export const listLedes = {
  server:
    'Para uma página gerada pelo seu servidor: os quartos estão no HTML e aparecem desde o primeiro momento, mesmo sem scripts. Depois, o script os mantém atualizados.',
  oembed:
    'Para WordPress, Ghost, Notion e outros que conhecem oEmbed: cole o endereço da busca em uma linha própria.',
};
/** Titles of pieces of code. Names of files stay as they are. */
export const codeTitles = {
  next: 'room-card.tsx, para Next.js',
  anyServer: 'Para qualquer outro servidor, aqui em JavaScript',
  serverHead: 'No head dessa página',
  page: 'Sua página',
  stylesheet: 'Sua folha de estilos',
  typings: 'roomieradar.d.ts, para TypeScript',
  types: 'Os tipos, para TypeScript',
  loadMount: 'load-mount.ts, sem React ou sem federation no seu build',
  mountedCard: 'room-card.tsx, com mount()',
  paste: 'Cole isto',
  asked: 'O que seu sistema consulta depois',
  head: 'No head da sua página, para mostrar o cartão antes',
  listHead: 'No head da sua página, para mostrar os quartos antes',
  strict: 'Em vez disso, se sua política não permite scripts inline',
  policy: 'Para sua Content-Security-Policy, se você tiver uma',
};
/** A button beside the title of a piece of code, and what it says once pressed. */
export const copy = 'Copiar';
export const selected = 'Selecionado: copie com o teclado';

// Whether the site takes corrections of the script by itself.
export const pin = 'Fixar esta versão';
export const pinned =
  'Um endereço que nunca muda, verificado pelo hash: nenhum byte além destes é executado. As correções chegam quando você adota um novo.';
export const unpinned =
  'Um endereço que permanece: as correções chegam ao seu site em poucos minutos.';
export const hashFailed = 'Não foi possível carregar o hash desta versão';

// Made-up sites that make it hard for a card, and what became of it there.
export const trials = 'Teste em sites difíceis';
export const trialsLede =
  'Sites inventados que dificultam a vida de um cartão, todos com a política de segurança de conteúdo mais rígida.';
export const trialLabels = {
  resets: 'Resets de CSS',
  large: 'Grande, da direita para a esquerda',
  hidden: 'Aba oculta',
  late: 'Script atrasado',
  doubled: 'Script duplicado',
};
export const trialHints = {
  resets: 'Os estilos zeram e mudam cada elemento, com uma fonte base minúscula.',
  large: 'É escrito da direita para a esquerda, com o texto duas vezes maior.',
  hidden: 'O cartão começa oculto, como em uma aba fechada, e aparece logo depois.',
  late: 'O script chega depois de dois segundos. Até lá, aparece o seu link.',
  doubled: 'Carrega o script duas vezes, e também o da lista.',
};
export const trialWaits = 'Esperando o cartão…';
export const trialFailed = 'O cartão não chegou; o link é mostrado';
export const trialShown = ({ ms }: { ms: string }) => `O cartão chegou em ${ms} ms`;
export const trialStill = 'Nada se moveu';
export const trialMoved = 'Algo se moveu';
export const trialQuiet = 'Sem erros, e nada que a política recuse';
export const trialLoud = 'Houve erros';

// How often the cards of a site are seen and followed, by day.
export const counts = 'Conte quantas vezes ele é visto';
export const countsLede =
  'Conte quantas vezes quem visita seu site vê e abre seus cartões. Por quarto e por dia. Sem cookies, e nada sobre quem visita ou sobre suas páginas.';
export const startCounting = 'Contar meus cartões';
export const countingFailed = 'Não foi possível preparar a contagem';
export const countingFailedHint = 'Nada mudou. Tente de novo mais tarde.';
export const countsAttribute = 'Adicione a cada cartão e lista do seu site';
export const countsLink = 'Seu link para a contagem';
export const keepLink =
  'Guarde este link. Quem o tiver vê a contagem, e não conseguimos recuperá-lo.';
export const countsUnknown = 'Este link não mostra nenhuma contagem';
export const countsUnknownHint = 'Confira se você copiou o link inteiro.';
export const countsFailed = 'Não foi possível carregar a contagem';
export const countsNone = 'Nada contado ainda';
export const countsNoneHint = 'Começa quando alguém vê um dos seus cartões.';
export const countedSeen = 'Vistos';
export const countedFollowed = 'Abertos';
export const countedRooms = 'Quartos mais vistos';
export const countsFile = 'Baixar por quarto e dia (CSV)';

// What partners may rely on: a word or two, then a sentence or two.
export const promises = 'O que muda na sua página';
export const small = 'Leve';
export const smallHint =
  'Menos de 7 KB de script para todos os cartões de uma página, e uma requisição para o conteúdo deles. Nada se move na sua página enquanto carregam.';
export const privately = 'Privado';
export const privatelyHint =
  'Sem cookies, sem armazenamento, sem dados sobre quem visita. Os cartões mostram só os dados públicos de um quarto.';
export const neverInTheWay = 'Nunca atrapalha';
export const neverInTheWayHint =
  'Bloqueado, sem conexão, excluído ou fora do ar: no lugar do cartão aparece seu próprio link.';
export const forEveryone = 'Para todo mundo';
export const forEveryoneHint =
  'Funciona com teclado e leitor de tela, da esquerda para a direita e da direita para a esquerda, a partir de 160 pixels de largura, no claro e no escuro.';
export const readReference = ({ reference }: { reference: Wrap }) =>
  rich`Vai construir algo próprio? Leia a ${reference('referência da API')}.`;

export const guarantees = 'Com o que você pode contar';
export const guaranteesFailed = 'Não foi possível carregar os dados atuais';
export const guaranteeLabels = {
  versions: 'Versões',
  limits: 'Limites',
  caching: 'Cache',
  counting: 'Contagem',
  contact: 'Contato',
};
export const versionCurrent = ({ version, since }: { version: string; since: string }) =>
  `A versão ${version} é a atual. Existe desde ${since}.`;
export const versionEnds = ({ version, end }: { version: string; end: string }) =>
  `A versão ${version} termina em ${end}.`;
export const limitsText = ({ requests }: { requests: string }) =>
  `${requests} solicitações por minuto de dados, frames e oEmbed, contadas pela rede de quem visita, não pelo seu site. Cada resposta diz em RateLimit quantas ainda restam; acima do limite, os cartões esperam e tentam de novo.`;
export const cachingText = ({ minutes }: { minutes: string }) =>
  `Dados, frames e o script mais novo por ${minutes} minutos; arquivos com um hash no nome por um ano.`;
export const countingText = ({ days }: { days: string }) =>
  `Sem partner, nada. Com ele, dois números por quarto e dia: quantas vezes ele é visto e aberto. São apagados depois de ${days} dias.`;
export const contactText = ({ about }: { about: Wrap }) =>
  rich`${about('Quem opera este RoomieRadar')}, para dúvidas e falhas.`;
export const permissionsTitle = 'Para sua Permissions-Policy, se você tiver uma';
export const privacyTitle = 'Para sua política de privacidade';
export const privacyText = ({ origin }: { origin: string }) =>
  `Nossas páginas mostram quartos do RoomieRadar (${origin}). Para isso, seu navegador pede ao RoomieRadar um script, os dados dos quartos e as fotos deles. Como em qualquer solicitação, o servidor vê seu endereço IP, seu navegador e seu idioma; ele usa o endereço para limitar as solicitações. Não há cookies, nada é guardado no seu aparelho, e o endereço da nossa página não é guardado.`;

// Version 1 of what partners build on. Leave names of code as they are.
export const changes = 'O que mudou';
export const versionPolicy =
  'A versão 1 continua compatível: há coisas novas, mas nada é removido nem muda de sentido. O que quebraria suas páginas vira a versão 2, e a versão 1 fica no ar por pelo menos dois anos depois que anunciarmos isso aqui.';
export const changesList = [
  'Novo: um anúncio de procura que todos podem ver tem seu cartão, como frame e por oEmbed. Ele some assim que o anúncio deixa de ser público.',
  'Novo: sua cor de destaque com --roomie-accent, cujo texto continua legível no claro e no escuro, e seu próprio espaçamento com --roomie-density. Frames e oEmbed aceitam ambos no endereço, além dos cantos e da fonte.',
  'Novo: os tipos do módulo federado chegam sozinhos: os plugins de Vite, webpack e Rspack os baixam. Se você copiou o arquivo, ele continua valendo.',
  'Novo: contagens por quarto e dia, também em CSV. Dá para verificar sua página: cole o HTML aqui ou execute o comando de verificação do pacote de elementos com o endereço dela. Os cartões cabem a partir de 160 pixels.',
  'Novo: listas em todo lugar onde há cartões: oEmbed de uma busca, um frame, quartos visíveis desde o primeiro momento a partir do seu servidor e componentes para Vue e Svelte.',
  'Novo: uma lista encontra um lugar só pelo nome (search="place=Lisbon"), o campo dela conhece as cidades e, quando nada atende, ela oferece o mais próximo. Um valor errado não esvazia mais a lista: o console do navegador diz o que é aceito. search-box="false" agora significa false.',
  'Novo: partes de um cartão e de uma lista que você pode estilizar, como roomie-listing-card::part(title).',
  'Novo: partner, e a contagem de quantas vezes os cartões são vistos e abertos.',
  'Novo: roomie-listings, uma lista de quartos, com um campo de busca.',
  'Novo: propriedades, nomes de eventos com hífen, ready, lang e currency; cartões já na primeira renderização da página; links para quartos próximos quando um quarto não está mais disponível.',
  'theme="auto" segue as cores da sua página em vez das de quem visita. Se a sua página é escura sem color-scheme, adicione-o ou defina theme.',
  'Um cartão é tão largo quanto o espaço em que está e, a partir de 600 pixels, o texto fica ao lado da foto. Se você reserva espaço para cartões tão largos, reserve menos.',
  'O módulo federado não compartilha nada e funciona com qualquer versão do React. onOpen recebe o evento do elemento em vez do evento do React.',
  'O código para copiar importa o script, para que sua página não espere por ele. O código anterior funciona como antes.',
];
