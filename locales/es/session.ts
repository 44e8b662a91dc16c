export const signInLede = '¿Es tu primera vez? El mismo botón crea tu cuenta.';
export const signInFirst = 'Inicia sesión para ver esa página';
export const signInFirstHint = 'Después sigues justo donde ibas.';
export const oneMoment = 'Un momento…';
export const signInFacts = {
  identity: 'Confirmas quién eres en nuestro servicio de acceso y vuelves enseguida.',
  learned: 'De él recibimos tu nombre y tu correo electrónico, nada más.',
  hidden: 'Los demás nunca ven tu correo electrónico.',
};

export const targets = {
  roomies: {
    title: 'Descubre con quién vivirías bien',
    lines: [
      'Los roomies buscan habitación u ofrecen una. Cada uno tiene una puntuación: lo bien que encajas con esa persona en casa.',
      'Responde unas preguntas cortas sobre cómo vives y cada puntuación te dirá sus razones.',
    ],
  },
  inquiries: {
    title: 'Lee y responde tus mensajes',
    lines: [
      'Todo lo que escribiste sobre habitaciones y lo que te escribieron, en un solo lugar.',
      'Ves a quién le toca responder y lo bien que encajas con la otra persona.',
    ],
  },
  create: {
    title: 'Publica tu habitación',
    lines: [
      'Di dónde está, cuánto cuesta y quién vive allí, y añade fotos. Lo que escribes se conserva hasta que termines.',
      'Te escriben aquí y nadie ve tu correo electrónico.',
    ],
  },
  listings: {
    title: 'Tus anuncios',
    lines: [
      'Mira cuántas veces se ven tus habitaciones y quién escribió, y mantenlas al día.',
      'Si una habitación ya está ocupada, basta con pulsar una vez.',
    ],
  },
  profile: {
    title: 'Tu perfil',
    lines: [
      'Di quién eres, qué buscas y cómo vives: en eso se basa cada puntuación.',
      'Tú decides quién te ve y puedes descargarlo o eliminarlo todo.',
    ],
  },
  savedSearches: {
    title: 'Tus búsquedas guardadas',
    lines: [
      'Guarda una búsqueda y te avisamos cuando haya una habitación nueva que encaje, por correo o en el móvil.',
      'Al momento, cada día o cada semana, y puedes pausarla cuando quieras.',
    ],
  },
  groups: {
    title: 'Te invitan a buscar casa en grupo',
    lines: ['Mira qué tal conviviría cada dúo.', 'Puedes salir de un grupo cuando quieras.'],
  },
  household: {
    title: 'Te invitaron a un hogar',
    lines: [
      'Di que vives allí, y quienes buscan habitación verán también lo bien que encajan contigo.',
      'Puedes irte cuando quieras.',
    ],
  },
};
export const seekersNear = ({ total, place }: { total: string; place: string }) =>
  `${total} personas o más buscan cerca de ${place}.`;

export const signingIn = 'Iniciando sesión';
export const oneMomentPlease = 'Un momento, por favor…';
export const goOn = 'Continuar sin iniciar sesión';

export const signInFailures = {
  denied: {
    title: 'Has cancelado el acceso',
    text: 'No ha cambiado nada. Puedes volver a intentarlo cuando quieras.',
  },
  stateMismatch: {
    title: 'Este acceso ya no es válido',
    text: 'Ya se usó, empezó en otra pestaña o navegador, o tardó demasiado. Vuelve a iniciar sesión.',
  },
  refused: {
    title: 'No se aceptó el acceso',
    text: 'El servicio de acceso no confirmó quién eres. Vuelve a intentarlo o elige allí otra cuenta.',
  },
  suspended: {
    title: 'Esta cuenta está suspendida',
    text: 'La administración la ha cerrado, así que no puedes iniciar sesión con ella. Si crees que es un error, escribe a quien gestiona este sitio.',
  },
  unreachable: {
    title: 'No pudimos completar el acceso',
    text: 'RoomieRadar o el servicio de acceso no respondió. Revisa tu conexión y vuelve a intentarlo.',
  },
};
