import type { ScamReason } from '#guards/scams/rule.ts';

export const staySafe = 'Sei vorsichtig';
export const readerAdvice = 'Wer diesen Text liest, sieht:';
export const scamAdvice: Record<ScamReason, string> = {
  payment:
    'Geld per Auslandsüberweisung, Krypto oder Gutschein holt niemand zurück. Zahle nicht auf diesem Weg.',
  deposit:
    'Wer betrügt, will meist Geld vor einer Besichtigung. Zahle erst nach einer Besichtigung und mit einem Vertrag.',
  elsewhere:
    'Schreibt hier weiter, bis ihr euch getroffen habt: Hier kannst du melden und blockieren.',
  abroad:
    'Mit „Ich bin im Ausland und kann es nicht zeigen“ beginnt oft ein Betrug. Lass dir das Zimmer von jemandem zeigen.',
  keys: 'Wer Schlüssel per Post verspricht, bietet oft ein Zimmer an, das es nicht gibt. Nimm sie persönlich entgegen.',
  codes: 'Gib nie einen Code weiter, der dir geschickt wurde: Er öffnet dein Konto.',
  links:
    'Dieser Link führt vielleicht auf eine falsche Seite. Melde dich dort nicht an und zahle dort nicht.',
  identity:
    'Schicke keine Kopien deiner Ausweispapiere, bevor ihr euch getroffen habt. Um dir zu antworten, braucht sie niemand.',
};
