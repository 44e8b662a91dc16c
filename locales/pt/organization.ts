export const organization = 'Endereço em uma universidade ou empresa';
export const organizationHint =
  'Se você tem um endereço de e-mail em uma universidade ou empresa, os outros podem ler onde. Eles veem só a parte depois do @. Enviamos um código para lá e não guardamos o endereço.';
export const yourAddress = 'Seu endereço lá';
export const anotherAddress = 'Outro endereço';
export const addressHint =
  'Por exemplo, voce@tum.de. Ele é esquecido quando você digita o código, ou depois de uma hora.';
export const addressMissing = 'Digite seu endereço';
export const sendCode = 'Enviar o código';
export const code = 'Código';
export const codeSent = ({ domain }: { domain: string }) =>
  `Um e-mail com seis dígitos está a caminho do seu endereço em ${domain}.`;
export const codeMissing = 'Digite o código';
export const confirmed = 'Confirmado. Os outros já podem ler';
export const otherAddress = 'Usar outro endereço';
export const othersRead = ({ domain }: { domain: string }) =>
  `Os outros leem: “Tem um endereço de e-mail em ${domain}”`;
export const othersReadUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Os outros leem: “Tem um endereço de e-mail em ${university} (${domain})”`;
export const countsUntil = ({ day }: { day: string }) =>
  `Vale até ${day}. Depois, confirme de novo.`;
export const removeOrganization = 'Remover';
export const notSent = 'Não deu certo';
