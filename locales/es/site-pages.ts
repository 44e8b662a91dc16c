import { limits } from '#contract/limits.ts';
import { formerAccountDays } from '#contract/quotas.ts';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';

// About RoomieRadar.
export const about = 'Acerca de RoomieRadar';
export const aboutLede = 'Habitaciones y roomies según cómo vives de verdad.';
export const whatItIs = 'Qué es';
export const whatItIsText = ({ bold }: { bold: Wrap }) =>
  rich`Una foto te habla de una habitación, no de la gente que vive en ella. Por eso RoomieRadar hace a todo el mundo las mismas doce preguntas sobre el día a día: cuándo duermes, cuánto tardas en limpiar, desde cuándo debe haber silencio. Con las respuestas de dos personas calcula su ${bold('Roomie Fit')}, una puntuación de 0 a 100, y muestra en qué se perdió cada punto que falta.`;

export const howScoreWorks = 'Cómo funciona la puntuación';
export const bothWays =
  'Cada pregunta se compara en los dos sentidos: lo que hace una persona con lo que acepta la otra. Lo que más te importa cuenta más.';
export const bothContent =
  'Tiene que ir bien para las dos personas. Si a una le encaja al 90\u00a0% y a la otra al 40\u00a0%, la puntuación es 60, no 65.';
export const easierIsFree =
  'Lo que facilita la convivencia nunca cuesta puntos. Alguien que limpia más o hace menos ruido de lo que pediste te encaja, salvo que digas lo contrario.';
export const dealbreakers =
  'Un motivo de descarte que se incumple aparece como conflicto, por alta que sea la puntuación.';
export const leftOut = `Una respuesta que omites nunca baja la puntuación. Con menos de ${formatNumber(limits.fit.minShared)} preguntas en común, no hay puntuación.`;
export const untilItMatters =
  'La limpieza, el ruido, las visitas, el tabaco, el alcohol y el trabajo en casa solo cuentan cuando una de las dos personas dice que le importan. Así, una respuesta más considerada nunca te hace más exigente ni baja tu puntuación.';
export const matchLine = `Una coincidencia es una puntuación de ${formatNumber(limits.fit.matchScore)} o más sin conflictos. Entre desconocidos que responden al azar, la alcanza aproximadamente uno de cada ${formatNumber(limits.fit.strangersPerMatch)} dúos.`;
export const scoreOfRooms =
  'Una habitación tiene su propia puntuación, según el alquiler, las fechas, la distancia y las normas de la casa. Las dos puntuaciones nunca se mezclan.';
export const seeExample = 'Ver un ejemplo explicado';

export const notClaimed = 'Lo que la puntuación no pretende';
export const notClaimedText =
  'No es una predicción ni juzga a nadie: las mismas respuestas dan otras puntuaciones con otras personas. No usa edad, género, origen, religión, discapacidad, orientación ni familia, ni nada que se deduzca de ello. Es un buen motivo para una primera conversación.';

export const example = ({ score }: { score: string }) =>
  `Un ejemplo explicado: Ana y Ben, ${score}`;
export const exampleText = ({ missing }: { missing: string }) =>
  `Ana y Ben respondieron las mismas cuatro preguntas. Faltan ${missing} de 100 puntos:`;
export const exampleLine = ({ topic, points }: { topic: string; points: string }) =>
  `${topic}, −${points}.`;
export const exampleTopics = {
  quiet: 'Horas de silencio',
  cleaning: 'Cocina',
  sleep: 'Sueño',
  overnight_guests: 'Visitas a dormir',
};
export const exampleAnswers = {
  quiet:
    'Ana quiere silencio desde las 22:00, y le importa bastante. A Ben le basta con medianoche.',
  cleaning: 'Ana limpia el mismo día; Ben, a los pocos días.',
  sleep: 'Cada uno duerme una hora fuera del horario que le encaja al otro.',
  overnight_guests: 'Ana acepta visitas una o dos veces al mes. Ben las tiene cada semana.',
};
export const exampleSum = ({ score, missing }: { score: string; missing: string }) =>
  `Ana está contenta al 55\u00a0% con las respuestas de Ben; Ben, al 94\u00a0% con las de ella. La raíz cuadrada de 55\u00a0% × 94\u00a0% es ${score}\u00a0%. Los ${missing} puntos que faltan se reparten según lo que costó cada pregunta a los dos.`;

export const accessibilityAim =
  'Seguimos el nivel AA de las Pautas de Accesibilidad para el Contenido Web 2.2. Unos programas comprueban en nuestras pantallas el contraste, los nombres y el orden, en claro y en oscuro, y se hacen recorridos solo con el teclado, a 320 píxeles, con el texto ampliado y de derecha a izquierda. Nadie externo lo ha auditado.';
export const accessibilityLimits =
  'Lo que falta: las fotos solo se describen en la medida en que lo hace quien las sube; el mapa es una imagen, y la lista de al lado tiene las mismas habitaciones; quien gestiona el sitio puede mostrar calles de otro proveedor.';
export const accessibilityHelp =
  'Si algo te impide usarlo, díselo a quien gestiona este sitio: puede cambiarlo, porque todo es software libre.';

export const mapSources = 'De dónde viene el mapa';
export const mapSourcesText = (link: { shores: Wrap; license: Wrap; names: Wrap; terms: Wrap }) =>
  rich`Las costas, los lagos y los ríos son los de ${link.shores('GSHHG y WDBII')}, de P. Wessel y W. H. F. Smith, recortados y simplificados por nosotros, con la ${link.license('GNU Lesser General Public License')}. Los nombres de los lugares son los de ${link.names('GeoNames')}, con la licencia ${link.terms('CC BY 4.0')}.`;

export const whoRunsIt = 'Quién gestiona este sitio';
export const whoRunsItText = (link: { safety: Wrap; privacy: Wrap; terms: Wrap }) =>
  rich`RoomieRadar es software libre que cualquiera puede poner en marcha. Quien gestiona el sitio en esta dirección decide quién puede usarlo, guarda lo que escribes y responde por él. Para avisar a la administración de una habitación, una persona o un mensaje, ${link.safety('denúncialo en su página')}. Lo que se guarda sobre ti está en ${link.privacy('Privacidad')}; las reglas, en ${link.terms('Condiciones')}.`;

// Privacy.
export const privacyLede = 'Qué guardamos sobre ti, quién lo ve y durante cuánto tiempo.';
export const whatWeStore = 'Qué guardamos';
export const stored = {
  given:
    'Tu nombre y tu correo electrónico vienen del servicio con el que entras. Todo lo demás lo escribes tú: tu perfil y tu foto, tus respuestas sobre la convivencia, tus habitaciones, tus mensajes y tus denuncias.',
  signIns: 'También guardamos dónde tienes sesión abierta, para que puedas cerrarla allí.',
  floods:
    'Para frenar avalanchas de peticiones, las contamos por dirección de red durante poco tiempo.',
  views: 'Quien ofrece una habitación ve cuántas veces se ha visto, no quién la vio.',
  maps: 'La dirección que escribes para una habitación puede consultarse en un servicio de mapas.',
  favorites:
    'Tus favoritos y lo que ocultas solo los ves tú; sin cuenta, los guarda tu navegador hasta que entras. Tus búsquedas guardadas solo las ves tú. Tus notas sobre favoritos también las ves solo tú.',
  alerts:
    'Para los avisos en un dispositivo guardamos su dirección en el servicio push de tu navegador hasta que los desactives o cierres sesión allí.',
};
export const seenBy = {
  everyone: 'Todo el mundo ve las habitaciones que publicas, con tu nombre y tu foto.',
  roomies:
    'Los demás roomies ven además tu edad, lo que escribiste sobre ti, lo que buscas y tus respuestas, porque la puntuación las compara.',
  nobody: 'Nadie más ve tus apellidos, tu fecha de nacimiento ni tu correo electrónico.',
  place:
    'La ubicación de una habitación se muestra con un margen de unos 100 metros, y el número de la calle es solo para quienes acordaron una visita o aceptaron una oferta.',
  household:
    'Si te unes al hogar de una habitación, los roomies con sesión abierta ven allí que vives en él, hasta que salgas.',
  administrators:
    'La administración ve lo que se denuncia. Puede leer los mensajes de una consulta denunciada, y cada lectura queda registrada.',
};
export const whatWeDoNot = 'Lo que no hacemos';
export const privacyNotDone =
  'No mostramos publicidad ni te rastreamos: las páginas no cargan nada de otros sitios, y no vendemos nada sobre ti. Solo hay una cookie mientras entras y otra cuando eliges un idioma, aquí o en tu cuenta: durante un año guarda ese idioma y nada más. Tu navegador guarda por sí mismo tu sesión, y también lo que escribiste y aún no has enviado ni guardado. Medimos lo rápido que cargan las páginas, pero no para quién.';
export const mails = 'Correos';
export const mailsText =
  'Te escribimos cuando alguien te envía un mensaje o una respuesta, cuando una búsqueda guardada encuentra una habitación, cuando cambia un favorito y cuando hay que confirmar la tuya. Cada uno de estos correos tiene un enlace para no recibir más de ese tipo. Las decisiones sobre ti o sobre lo que denunciaste, y los avisos de estafa, llegan siempre.';
export const yourChoices = 'Lo que puedes decidir';
export const yourChoicesText = ({ profile }: { profile: Wrap }) =>
  rich`En ${profile('tu perfil')} puedes cambiar lo que escribiste, descargarlo todo, cerrar otras sesiones y eliminar tu cuenta.`;
export const afterDeletion = 'Después de eliminar tu cuenta';
export const afterDeletionText =
  'Tu perfil, tus respuestas, tu foto y tus habitaciones se eliminan al momento. Los demás conservan lo que les escribiste, sin tu nombre, y la administración conserva las denuncias que enviaste, también sin él.';
export const whatWeKeep = 'Qué guardamos después y por qué';
export const whatWeKeepText = ({ days }: { days: string }) =>
  `Eliminar una cuenta no debe anular un bloqueo, un límite ni una suspensión. Por eso guardamos un código que se crea a partir de tus datos de acceso y que no permite recuperarlos. Con este código guardamos quién bloqueó a quién durante ${formatNumber(formerAccountDays)} días, y cuántas veces escribiste o publicaste durante ${days} días como máximo. Una suspensión se guarda hasta que alguien de la administración la levanta. Si vuelves en ese tiempo, se aplica de nuevo; si no, se elimina.`;

// Staying safe.
export const safetyLede =
  'Casi todo el mundo aquí quiere lo mismo que tú: una buena casa con buena gente. Así puedes reconocer a quien busca otra cosa y saber qué hacer.';
export const beforeYouPay = 'Antes de pagar o enviar algo';
export const neverPay =
  'Nunca pagues antes de ver la habitación: ni fianza, ni reserva, ni alquiler por adelantado. Paga después de una visita y con un contrato.';
export const sendNoPapers =
  'No envíes copias de tu documento de identidad, pasaporte o extracto bancario a nadie que no conozcas en persona. Nadie las necesita para responder a tu mensaje.';
export const keepWritingHere =
  'Sigue escribiendo aquí hasta conocer a la persona. Aquí puedes denunciar y bloquear; en otro servicio no podemos ayudarte.';
export const tooGood =
  'Aléjate de lo que es demasiado bueno o demasiado urgente: un alquiler muy por debajo de los de alrededor, alguien que está en el extranjero y envía las llaves por correo, una habitación que se pierde si no decides hoy.';
export const weWarn =
  'Te avisamos junto a un mensaje que pide dinero, documentos o seguir en otro sitio. El aviso es una suposición basada en frases de los cinco idiomas de este sitio, así que la falta de aviso no demuestra nada.';
export const whenYouMeet = 'Cuando quedes con alguien';
export const letAFriendKnow =
  'Di a alguien de confianza adónde vas y cuándo vuelves, o pídele que te acompañe.';
export const goByDay = 'Ve de día y mira toda la vivienda, no solo la habitación.';
export const meetEveryone =
  'Pide conocer a todas las personas que viven allí. Compartirás la cocina con todas.';
export const videoTour =
  '¿Está demasiado lejos para visitarla? Pide una visita por videollamada. Las fotos pueden venir de cualquier parte.';
export const feelsWrong = 'Si algo te da mala espina, vete. No le debes explicaciones a nadie.';
export const whenYouOffer = 'Cuando ofreces una habitación';
export const whenYouOfferText =
  'La página de tu habitación muestra su calle y un punto con un margen de unos 100 metros. Solo ven el número quienes tienen una visita acordada, desde el momento que eliges al ofrecer las horas. Acuerda una hora a la que haya alguien más en casa.';
export const report = 'Denunciar';
export const reportText = ({ bold }: { bold: Wrap }) =>
  rich`Inicia sesión y elige ${bold('Denunciar esta habitación')} o ${bold('Denunciar a esta persona')} en su página, o ${bold('Más')}, ${bold('Denunciar')} en una consulta. Solo la administración de este sitio lee tu denuncia; la otra persona no recibe ningún aviso. La administración puede ocultar una habitación y suspender una cuenta. Puede leer los mensajes de una consulta denunciada, y cada lectura queda registrada.`;
export const reportWithoutAccount = ({ bold, numbers }: { bold: Wrap; numbers: Wrap }) =>
  rich`Sin cuenta, elige ${bold('Denunciar esta habitación')} al final de la página de una habitación, o la bandera de su tarjeta si la muestra otro sitio, y confirma la denuncia por correo. La persona afectada por una decisión conoce el motivo y puede recurrir una vez; a ti te decimos qué se decidió. Cuántas son se ve en ${numbers('Denuncias en cifras')}.`;
export const block = 'Bloquear';
export const blockText = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`En una consulta, elige ${bold('Más')} y luego ${bold('Bloquear')}. La otra persona ya no podrá escribirte. No verás su perfil entre los roomies, y tampoco verá el tuyo. No recibirá ningún aviso. Puedes desbloquearla en ${profile('tu perfil')}.`;
export const ifSomethingHappened = 'Si ha pasado algo';
export const ifSomethingHappenedText =
  'En caso de peligro, llama primero al número de emergencias de tu país. Si has pagado y era una estafa, llama a tu banco de inmediato, guarda todos los mensajes y acude a la policía. Después denúncialo aquí, para que nadie más se encuentre con esa persona.';

// Terms.
export const termsLede = 'Qué puedes esperar de este sitio y qué te pide. Al usarlo, las aceptas.';
export const between = 'Entre quiénes se aplican';
export const betweenText =
  'Tú y quien gestiona el sitio en esta dirección: en adelante, «nosotros». Usamos el software RoomieRadar. Sus autores no son parte de este acuerdo.';
export const yourAccount = 'Tu cuenta';
export const yourAccountText = `Tienes ${formatNumber(limits.age.min)} años o más, usas una sola cuenta y lo que escribes sobre ti es verdad. Respondes de lo que se hace con tu cuenta.`;
export const ifYouOffer = 'Si ofreces una habitación';
export const ifYouOfferText =
  'Tienes derecho a alquilarla y a mostrar sus fotos. El alquiler, la dirección y las fechas son correctos, y pausas o eliminas la habitación cuando ya no está libre. No pidas dinero por una visita. La ley del lugar de la habitación decide a quién puedes rechazar y por qué.';
export const notAllowed = 'Qué no está permitido';
export const askingForMoney = 'pedir dinero o documentos de identidad antes de una visita';
export const harassing = 'acosar, amenazar o discriminar a otras personas';
export const spam = 'habitaciones y personas que no existen, publicidad y spam';
export const collecting = 'recopilar lo que escribieron otras personas o perturbar el sitio';
export const notAllowedText = ({ safety: link }: { safety: Wrap }) =>
  rich`Podemos ocultar habitaciones y suspender cuentas que incumplan estas condiciones. Cómo denunciarlo está en ${link('Seguridad')}.`;
export const whatYouWrite = 'Lo que escribes y subes';
export const whatYouWriteText = ({ privacy: link }: { privacy: Wrap }) =>
  rich`Sigue siendo tuyo. Nos permites guardarlo y mostrarlo en este sitio, y mostrar las habitaciones públicas en los sitios asociados. Eso termina cuando lo eliminas; los demás conservan lo que les escribiste. Los detalles están en ${link('Privacidad')}.`;
export const termsNotDone =
  'No comprobamos las habitaciones ni a las personas. No somos parte de ningún contrato entre quienes usan el sitio ni recibimos pagos. El Roomie Fit compara respuestas; no promete nada sobre la convivencia. Las habitaciones de otros sitios son de ellos, y también las páginas a las que enlazan.';
export const weAnswerFor = 'De qué respondemos';
export const weAnswerForText =
  'Ofrecemos el sitio tal como está y no podemos prometer que esté siempre disponible ni libre de errores. Nada de lo dicho aquí te quita derechos que te da la ley.';
export const howItEnds = 'Cómo termina';
export const howItEndsText = ({ profile }: { profile: Wrap }) =>
  rich`Puedes eliminar tu cuenta en cualquier momento, en ${profile('tu perfil')}. Si estas condiciones cambian, las nuevas aparecerán aquí.`;

export const decisions = 'Denuncias y decisiones';
export const decisionsText =
  'Quien denuncia una habitación sin tener cuenta nos da una dirección de correo, que solo ve la administración. Lo que la administración decidió sobre tu habitación o tu cuenta, por qué, y tu recurso están en tu perfil y en tu exportación. Si eliminas tu cuenta, solo queda qué se decidió y cuándo, sin nada que te identifique.';
export const fraud = 'Contra el fraude';
export const fraudParts = {
  signs:
    'Unos programas buscan indicios de estafa en las habitaciones, los perfiles y los mensajes, sin guardar nada de los honestos; lo que se parece mucho a una estafa lo ve la administración, y de una conversación solo los mensajes donde aparecen.',
  copies:
    'Para encontrar un texto que llega a mucha gente, guardamos un tiempo un código de cada primer mensaje.',
  returning:
    'Para encontrar a quien vuelve con otro nombre, guardamos un tiempo dos códigos de cada inicio de sesión: de la red, y de un navegador que inicia sesión dos veces en diez minutos. Nadie puede leer en esos códigos un mensaje, una dirección ni un dispositivo.',
  search:
    'La administración puede buscar cuentas por nombre o correo, y habitaciones; cada consulta queda registrada.',
  removal:
    'Lo que escribió quien estafa puede retirarse a quienes lo recibieron; se conserva por si hay un recurso.',
};
