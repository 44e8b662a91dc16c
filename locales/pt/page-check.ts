import { pluralText } from './plural.ts';

export const pageCheck = 'Verifique sua página';
export const pageCheckLede =
  'Cole o HTML de uma página com seus quartos. Seu navegador faz a verificação: nada é enviado a ninguém e nenhuma página é aberta.';
export const pageHtml = 'HTML da página';
export const pageHtmlHint = 'Como o seu servidor o envia: no navegador, “Exibir código-fonte”.';
export const pagePolicy = 'A Content-Security-Policy dela, se houver';
export const pagePolicyHint =
  'O que está no cabeçalho. Uma política dentro do HTML é lida automaticamente.';
export const checkRight =
  'Não há nada de errado no que está escrito. O comando abaixo diz se um navegador mostra os quartos.';
export const checkWrong = pluralText({ one: '# ponto a revisar', other: '# pontos a revisar' });
export const levelLabels = { error: 'Erro', warning: 'Aviso' };
export const atLine = ({ level, line }: { level: string; line: string }) =>
  `${level}, linha ${line}`;
export const writeText = ({ number }: { number: string }) => `${number}. Escreva`;
export const checkCommand = 'Ou verifique no seu próprio navegador, também em CI';

export const findings = {
  nothing: () => 'Não há nenhum cartão, lista ou frame do RoomieRadar.',
  'element-name': ({ value, allowed }: { value: string; allowed: string }) =>
    `Não existe o elemento ${value}. Existem: ${allowed}.`,
  'self-closing': () =>
    'O HTML ignora a barra no fim: o resto da página fica dentro deste elemento. Feche-o com uma tag de fechamento.',
  'link-missing': () =>
    'Não há link dentro dele. Sem um link, quem visita não vê nada quando os quartos não podem ser mostrados.',
  'attribute-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `Não existe o atributo ${name}. Talvez você queira: ${allowed}.`,
  'attribute-value': ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `${name} não pode ser “${value}”. Pode ser: ${allowed}.`,
  'search-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `A busca não tem o parâmetro ${name}, por isso ele é ignorado. Talvez você queira: ${allowed}.`,
  'listing-missing': () => 'O cartão não diz qual quarto mostra. Informe o número.',
  'script-missing': () => 'Nada carrega o script que preenche os elementos. Adicione-o à página.',
  'script-of-list': () => 'A página carrega só o script do cartão. O da lista contém os dois.',
  'script-type': () =>
    'O script é um módulo. Sem type="module", o navegador não consegue executá-lo.',
  'script-address': ({ value }: { value: string }) => `Não há script em ${value}.`,
  'script-insecure': ({ value }: { value: string }) =>
    `${value} é solicitado sem criptografia. Navegadores recusam isso em páginas com https.`,
  'script-integrity': ({ allowed }: { allowed: string }) =>
    `Este endereço tem sempre o script mais novo, então o hash logo deixará de servir. Tire o hash ou use o arquivo que ${allowed} indica.`,
  'script-failed': ({ value }: { value: string }) =>
    `O navegador não conseguiu carregar o script: ${value}.`,
  'origin-missing': ({ value }: { value: string }) =>
    `${value} leva ao seu próprio site. O endereço precisa começar com o do RoomieRadar.`,
  'origin-example': ({ value }: { value: string }) =>
    `${value} vem de um exemplo. Troque o começo pelo endereço do seu RoomieRadar.`,
  'origin-several': ({ value, allowed }: { value: string; allowed: string }) =>
    `A página usa scripts de ${value}, mas quartos de ${allowed}. Só o primeiro script vale, e ele mostra quartos do próprio RoomieRadar dele.`,
  policy: ({ name, value }: { name: string; value: string }) =>
    `Sua Content-Security-Policy recusa ${value} (${name}). Permita.`,
  'policy-inline': ({ name }: { name: string }) =>
    `Sua Content-Security-Policy recusa scripts dentro da página (${name}). Carregue-o pelo endereço.`,
  'policy-nonce': ({ name }: { name: string }) =>
    `Sua Content-Security-Policy só executa scripts assinados pelo seu servidor (${name}). Dê a este o seu nonce.`,
  'policy-style': ({ name }: { name: string }) =>
    `Sua Content-Security-Policy recusa estilos dentro da página (${name}), então o que seu servidor inclui fica sem estilo até o script rodar.`,
  'size-narrow': ({ value, allowed }: { value: string; allowed: string }) =>
    `O cartão tem ${value} pixels e precisa de ${allowed}.`,
  'size-none': () => 'Não dá para ver: está oculto, ou não tem largura ou altura.',
  theme: ({ value }: { value: string }) =>
    `O cartão é ${value}, mas a página em volta não é. Informe qual esquema de cores sua página tem.`,
  contrast: ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `O texto do cartão (${name}) é difícil de ler: o contraste é ${value}, e são necessários pelo menos ${allowed}.`,
  'room-unknown': ({ value }: { value: string }) => `Não existe o quarto ${value}.`,
  'room-closed': ({ value }: { value: string }) =>
    `O quarto ${value} não está disponível no momento. O cartão diz isso e traz um link para quartos por perto.`,
  'rooms-none': () => 'A lista não mostra quartos no momento.',
  'data-failed': ({ value }: { value: string }) => `Os dados dos quartos não chegaram: ${value}.`,
};
