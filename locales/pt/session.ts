// Where people sign in.
export const signInLede = 'Primeira vez aqui? O mesmo botão cria sua conta.';
export const signInFirst = 'Entre para ver essa página';
export const signInFirstHint = 'Depois você continua exatamente de onde parou.';
export const oneMoment = 'Um instante…';
export const signInFacts = {
  identity: 'Você confirma quem é no nosso serviço de login e volta direto para cá.',
  learned: 'Dele recebemos seu nome e seu e-mail, mais nada.',
  hidden: 'As outras pessoas nunca veem seu e-mail.',
};

export const targets = {
  roomies: {
    title: 'Veja com quem você moraria bem',
    lines: [
      'Roomies procuram um quarto ou oferecem um. Cada pessoa tem uma pontuação: o quanto vocês se dariam bem morando juntos.',
      'Responda a algumas perguntas curtas sobre como você vive, e cada pontuação mostra seus motivos.',
    ],
  },
  inquiries: {
    title: 'Leia e responda suas mensagens',
    lines: [
      'Tudo o que você escreveu sobre quartos e o que escreveram para você, em um só lugar.',
      'Você vê de quem é a vez de responder e o quanto vocês combinam.',
    ],
  },
  create: {
    title: 'Anuncie seu quarto',
    lines: [
      'Diga onde fica, quanto custa e quem mora lá, e adicione fotos. O que você digita fica guardado até terminar.',
      'As pessoas escrevem para você por aqui, e ninguém vê seu e-mail.',
    ],
  },
  listings: {
    title: 'Seus anúncios',
    lines: [
      'Veja quantas vezes seus quartos foram vistos e quem escreveu, e mantenha tudo atualizado.',
      'Se um quarto já foi ocupado, basta um toque.',
    ],
  },
  profile: {
    title: 'Seu perfil',
    lines: [
      'Diga quem você é, o que procura e como vive: é nisso que cada pontuação se baseia.',
      'Você decide quem vê você e pode baixar ou excluir tudo.',
    ],
  },
  savedSearches: {
    title: 'Suas buscas salvas',
    lines: [
      'Salve uma busca e avisamos quando surgir um quarto novo, por e-mail ou no celular.',
      'Na hora, todo dia ou toda semana, e você pode pausar quando quiser.',
    ],
  },
  groups: {
    title: 'Você recebeu um convite para procurar casa em grupo',
    lines: ['Veja o quanto cada dupla combinaria.', 'Você pode sair de um grupo quando quiser.'],
  },
  household: {
    title: 'Você recebeu um convite para uma casa',
    lines: [
      'Diga que mora lá, e quem procura um quarto vê também o quanto combina com você.',
      'Você pode sair quando quiser.',
    ],
  },
};
export const seekersNear = ({ total, place }: { total: string; place: string }) =>
  `${total} pessoas ou mais procuram perto de ${place}.`;

// On the way back from the sign-in service.
export const signingIn = 'Entrando na sua conta';
export const oneMomentPlease = 'Um instante, por favor…';
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
