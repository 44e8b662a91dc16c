export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Oi, ${name}!\n\nAgradeço sua mensagem sobre “${title}”. Sinto muito que desta vez não dê certo. Sei como dá trabalho procurar um quarto e espero que você logo encontre um que combine com você.`;
