export const signIn = 'Entrar';
export const signInLede = '¿Es tu primera vez? El mismo botón crea tu cuenta.';
export const signInFirst = 'Entra para ver esa página';
export const signInFirstHint = 'Después sigues justo donde ibas.';
export const leaving = 'Te llevamos a la página de acceso…';
export const oneMoment = 'Un momento…';
export const signInFacts = {
  identity: 'Confirmas quién eres en nuestro servicio de acceso y vuelves enseguida.',
  learned: 'De él recibimos tu nombre y tu correo electrónico, nada más.',
  hidden: 'Los demás nunca ven tu correo electrónico.',
};

export const signingIn = 'Abriendo tu sesión';
export const oneMomentPlease = 'Un momento, por favor…';
export const tryAgain = 'Reintentar';
export const goOn = 'Seguir sin entrar';

export const signInFailures = {
  denied: {
    title: 'Has cancelado el acceso',
    text: 'No ha cambiado nada. Puedes volver a intentarlo cuando quieras.',
  },
  stateMismatch: {
    title: 'Este acceso ya no es válido',
    text: 'Ya se usó, empezó en otra pestaña o navegador, o tardó demasiado. Vuelve a entrar.',
  },
  refused: {
    title: 'No se aceptó el acceso',
    text: 'El servicio de acceso no confirmó quién eres. Vuelve a intentarlo o elige allí otra cuenta.',
  },
  suspended: {
    title: 'Esta cuenta está suspendida',
    text: 'La administración la ha cerrado, así que no puedes entrar con ella. Si crees que es un error, escribe a quien gestiona este sitio.',
  },
  unreachable: {
    title: 'No pudimos completar el acceso',
    text: 'RoomieRadar o el servicio de acceso no respondió. Revisa tu conexión y vuelve a intentarlo.',
  },
};
