export const organization = 'Correo en una universidad o empresa';
export const organizationHint =
  'Si tienes un correo en una universidad o empresa, los demás pueden leer dónde. Solo ven la parte que sigue a la @. Enviamos allí un código y no guardamos el correo.';
export const yourAddress = 'Tu correo allí';
export const anotherAddress = 'Otro correo';
export const addressHint =
  'Por ejemplo tu@tum.de. Lo olvidamos en cuanto escribes el código, o al cabo de una hora.';
export const addressMissing = 'Escribe tu correo';
export const sendCode = 'Enviar el código';
export const code = 'Código';
export const codeSent = ({ domain }: { domain: string }) =>
  `Un correo con seis cifras está en camino a tu dirección en ${domain}.`;
export const codeMissing = 'Escribe el código';
export const confirmed = 'Confirmado. Los demás ya pueden leerlo';
export const otherAddress = 'Usar otro correo';
export const othersRead = ({ domain }: { domain: string }) =>
  `Los demás leen: «Tiene un correo en ${domain}»`;
export const othersReadUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Los demás leen: «Tiene un correo en ${university} (${domain})»`;
export const countsUntil = ({ day }: { day: string }) =>
  `Vale hasta el ${day}. Después, confírmalo otra vez.`;
export const removeOrganization = 'Quitarlo';
export const notSent = 'No se pudo hacer';
