// What a page says when there is nothing at its address, or no longer.
export const noRoom =
  'Unter dieser Adresse gibt es kein Zimmer, oder es wird zurzeit nicht angeboten.';
export const roomGone = 'Dieses Zimmer wird nicht mehr angeboten';
export const roomGoneHint = 'Die Anzeige wurde gelöscht.';
export const noRoomie = 'Unter dieser Adresse gibt es keinen Roomie.';
export const roomieGone = 'Dieser Roomie ist nicht mehr da';
export const roomieGoneHint = 'Das Konto wurde gelöscht.';
export const noGroup = 'Unter dieser Adresse gibt es keine Gruppe von dir.';
export const noInquiry = 'Unter dieser Adresse gibt es keine Anfrage von dir.';
export const invitationEnded = 'Diese Einladung gilt nicht mehr';
export const invitationEndedHint =
  'Sie wurde schon benutzt, zurückgezogen oder ist abgelaufen. Frag nach einem neuen Link.';
export const noReport = 'Eine Meldung mit dieser Nummer gibt es nicht.';
