export const demos = 'Demos';
export const queries = 'Consultas de dados';
export const simpleForm = 'Formulário simples';
export const addressForm = 'Formulário de endereço';
export const components = 'Componentes';

export const check = 'Conferir';
export const isValid = 'Tudo cumpre o contrato.';

export const queriesLede =
  'Os cinco quartos mais recentes, do mesmo cache que a página inicial usa. Fique offline ou pare o servidor e recarregue: você vê a requisição esperar ou as tentativas aumentarem.';
export const cache = 'O que o cache sabe';
export const data = 'Dados';
export const request = 'Requisição';
export const fresh = 'Em dia';
export const isStale = 'não, desatualizados';
export const isFresh = 'sim, por 30 s';
export const fetchedAt = 'Carregados às';
export const notYet = 'ainda não';
export const inUtc = ({ time }: { time: string }) => `${time} UTC`;
export const failures = 'Tentativas com falha';
export const failureCount = ({ count, most }: { count: string; most: string }) =>
  `${count} de ${most}`;
export const refetch = 'Recarregar';
export const forget = 'Esquecer e carregar de novo';
export const newest = 'Quartos mais recentes';
export const loadingNewest = 'Carregando os quartos mais recentes…';

export const tableLede =
  'Todos os quartos oferecidos, ordenados e paginados pelo servidor, com uma requisição pequena por vez. A página e a ordem ficam no endereço: um link mostra a mesma tabela para todos.';
export const columns = 'Colunas';
export const livingThere = 'Moram lá';
export const listed = 'Anunciado';
export const notSaid = 'não informado';

export const simpleLede =
  'Três campos do formulário de anúncios, conferidos pelo mesmo contrato que o servidor usa. Deixe um campo vazio ou peça US$ 200.000 por mês para ler as mensagens; nada é enviado.';
export const whatWasRead = 'O que o formulário leu';
export const linkToMore = 'Link com mais informações';
export const addressLede =
  'A busca de cidades consulta um índice de lugares que funciona sem serviços de fora, e traz as coordenadas. Digite o começo de uma cidade, como “Spring”, e escolha uma; nada é enviado.';
export const coordinates = 'Coordenadas';
export const notSet = 'não definida';
export const street = 'Rua e bairro';
export const town = 'Cidade ou distrito';
export const noTown = 'Nenhuma cidade começa assim';
