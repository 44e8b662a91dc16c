import type { ScamReason } from '#guards/scams/rule.ts';

export const staySafe = 'Cuide da sua segurança';
export const readerAdvice = 'Quem ler este texto verá:';
export const scamAdvice: Record<ScamReason, string> = {
  payment:
    'Dinheiro enviado por transferência, cripto ou cartão-presente não volta. Não pague assim.',
  deposit:
    'A maioria dos golpes pede dinheiro antes da visita. Só pague depois de visitar, com contrato.',
  elsewhere:
    'Continue escrevendo por aqui até vocês se encontrarem: aqui você pode denunciar e bloquear.',
  abroad:
    'Muitos golpes começam assim: “Estou no exterior e não posso mostrar”. Peça que alguém mostre o quarto.',
  keys: 'Quem promete mandar as chaves pelo correio costuma oferecer um quarto que não existe. Receba as chaves pessoalmente.',
  codes: 'Nunca passe um código que enviaram para você: ele dá acesso à sua conta.',
  links: 'Este link pode levar a uma página falsa. Não entre na sua conta nem pague ali.',
  identity:
    'Não envie documentos antes de se encontrarem. Ninguém precisa de uma cópia para responder a você.',
};
