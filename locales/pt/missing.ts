// What a page says when there is nothing at its address, or no longer.
export const noRoom = 'Não há nenhum quarto neste endereço, ou ele não está disponível no momento.';
export const roomGone = 'Este quarto não é mais oferecido';
export const roomGoneHint = 'O anúncio foi retirado por quem o publicou.';
export const noRoomie = 'Não há nenhum roomie neste endereço.';
export const roomieGone = 'Este roomie saiu do site';
export const roomieGoneHint = 'A conta foi excluída.';
export const noGroup = 'Não há nenhum grupo seu neste endereço.';
export const noInquiry = 'Não há nenhum contato seu neste endereço.';
/** To live in somebody's household. */
export const invitationEnded = 'Este convite não vale mais';
export const invitationEndedHint = 'Ele já foi usado, cancelado ou expirou. Peça um link novo.';
/** A report of something against the rules. */
export const noReport = 'Não há nenhuma denúncia com este número.';
