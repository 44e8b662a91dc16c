// Where people sign in.
export const signIn = 'Entrar';
export const signInLede = 'Primeira vez aqui? O mesmo botão cria sua conta.';
export const signInFirst = 'Entre para ver essa página';
export const signInFirstHint = 'Depois você continua exatamente de onde parou.';
/** On the button, while the browser leaves for the sign-in service. */
export const leaving = 'Abrindo a página de login…';
export const oneMoment = 'Um instante…';
export const signInFacts = {
  identity: 'Você confirma quem é no nosso serviço de login e volta direto para cá.',
  learned: 'Dele recebemos seu nome e seu e-mail, mais nada.',
  hidden: 'As outras pessoas nunca veem seu e-mail.',
};

// On the way back from the sign-in service.
export const signingIn = 'Entrando na sua conta';
export const oneMomentPlease = 'Um instante, por favor…';
export const tryAgain = 'Tentar de novo';
export const goOn = 'Continuar sem entrar';

/** Why nobody was signed in. */
export const signInFailures = {
  denied: {
    title: 'Você interrompeu o login',
    text: 'Nada mudou. Você pode tentar de novo quando quiser.',
  },
  stateMismatch: {
    title: 'Este login não vale mais',
    text: 'Ele já foi usado, começou em outra aba ou navegador, ou demorou demais. Entre de novo.',
  },
  refused: {
    title: 'O login não foi aceito',
    text: 'O serviço de login não confirmou quem você é. Tente de novo ou escolha outra conta lá.',
  },
  suspended: {
    title: 'Esta conta está suspensa',
    text: 'A administração suspendeu esta conta, então não dá para entrar com ela. Se você acha que foi um engano, escreva para quem opera este site.',
  },
  unreachable: {
    title: 'Não conseguimos concluir o login',
    text: 'O RoomieRadar ou o serviço de login não respondeu. Verifique sua conexão e tente de novo.',
  },
};
