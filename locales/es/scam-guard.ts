import type { ScamReason } from '#guards/scams/rule.ts';

export const staySafe = 'Protégete';
export const readerAdvice = 'Quien lea este texto verá:';
export const scamAdvice: Record<ScamReason, string> = {
  payment:
    'El dinero enviado por giro o transferencia internacional, en criptomonedas o con tarjetas de regalo no se recupera. No pagues así.',
  deposit:
    'La mayoría de las estafas piden dinero antes de una visita. Paga solo después de la visita y con un contrato.',
  elsewhere: 'Sigue escribiendo aquí hasta conocer a la persona: aquí puedes denunciar y bloquear.',
  abroad:
    'Muchas estafas empiezan así: «Estoy en el extranjero y no puedo mostrarla». Pide que alguien te muestre la habitación.',
  keys: 'Quien promete las llaves por correo suele ofrecer una habitación que no existe. Recíbelas en persona.',
  codes: 'No compartas nunca un código que te hayan enviado: da acceso a tu cuenta.',
  links: 'Este enlace puede llevar a una página falsa. No inicies sesión ni pagues allí.',
  identity:
    'No envíes documentos de identidad antes de conocer a la persona. Nadie necesita una copia para responderte.',
};
