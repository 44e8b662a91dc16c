import type { Words } from '../concept.ts';

export const es: Words = {
  money:
    'deposito|fianza|alquiler|renta|primer mes|primera mensualidad|mensualidad*|mes por adelantado|tasa|cuota|gastos|senal|adelanto|anticipo|dinero|plata|pasta|lana|importe|monto|cantidad|suma|pago|pagos|garantia|arras|la mitad|mitad|comision|un mes|dos meses|el total|algo a cuenta|a cuenta',
  pay: 'pag*|transfier*|transfer*|deposit*|ingres*|abon*|bizum*|consign*|hac(?:es|e)~ingreso|adelant*|entre en mi cuenta|llegue|llega a mi cuenta|cae|caiga|reciba|recibido|compr*|liquid*|liquidar',
  before:
    'antes|previo|previa|previamente|primero|por adelantado|por anticipado|de antemano|sin|hasta que|hasta no|en cuanto|una vez|solo cuando|solo despues|solo si|apenas|tan pronto|despues de pagar|despues del pago|tras el pago|tras recibir|cuando (?:llegue|reciba|vea|este|pagues|hagas)|nada mas recibir|a cambio de',
  view: 'ver|verla|verlo|verte|veas|vea|vemos|vista|visita*|conocer*|ensen*|mostr*|muestr*|quedar|cita|citas|recorr*|venir|vengas|pasar a|pases a|abrir|abr*|direccion|calle|llaves?|entrada|mudar*|contrato|entrar|turno|recorrido',
  hold: 'reserv*|guard*|apart*|bloque*|asegur*|reten*|garantiz*|la quito|lo quito|quito el|quitar el|retir*~anuncio|baj*~anuncio|tuya|tuyo|a tu nombre|lista|cola|apunt*|confirm*|sep[ao]r*|digo que no|dej*~de~(?:ensen*|contestar|responder|buscar)|cerrar|cerramos|congel*|mantener*|adjudic*|dar de baja',
  rivals:
    'otros? interesad*|mas interesad*|muchos interesad*|interesados|mucha gente|mucha demanda|otra persona|otras personas|otra chica|otro chico|el siguiente|la siguiente|al siguiente|se la lleva|se lo lleva|se va|volara|vuela|(?:diez|veinte|treinta|cuarenta|cincuenta|\\d+) (?:personas|interesad*|mensajes|solicitudes|candidat*)|el primero que|la primera que|quien primero|lo pierdes|la pierdes|perderla|perderlo|me lo quitan|me la quitan|cola de gente|esperando|candidat*',
  urgent:
    'hoy|ahora|ya|ya mismo|ahorita|inmediat*|de inmediato|cuanto antes|urgente*|urge|rapido|esta (?:tarde|noche|manana)|antes de (?:las|esta|manana|medianoche)|en (?:las proximas |menos de )?(?:\\d+|una|dos|tres|pocas) horas?|en el dia|mismo dia|24 ?h*|48 ?h*|al momento|manana a primera|enseguida|lo antes posible',
  untraceable:
    'western ?union|money ?gram|ria|tarjetas? (?:de )?(?:regalo|prepago)|tarjetas? (?:de )?(?:amazon|steam|itunes|google play|apple)|vales? (?:de )?(?:regalo|amazon)|cupon*|giro postal|giro|bitcoin*|btc|cripto*|usdt|tether|ethereum|paypal|revolut|wise|bizum|zelle|amigos y familia*|efectivo (?:por|en) (?:correo|sobre)|en un sobre|sobre|transferencia internacional|cuenta (?:extranjera|en el extranjero|en (?:lituania|inglaterra|polonia|francia|portugal))|paysafe*|rasc*|wallet|billetera|monedero|recarga*|saldo|remesa*|oxxo|skrill|mercado ?pago|worldremit|remitly',
  escrow:
    'airbnb|booking|deposito en garantia|fideicomiso|tercero|terceros|intermediari*|plataforma de pago|pago protegido|proteccion al comprador|custodia|cuenta segura|retiene~dinero|guarda~dinero|retenido|pago seguro|tripadvisor|seguro de alquiler',
  refund:
    'devuel*|devol*|reembols*|te lo regreso|regres*~dinero|si no te (?:gusta|convence)|sin riesgo|se descuenta|descuent*|descont*|cuenta como|se resta|reintegr*',
  away: 'extranjero|exterior|fuera del? (?:el )?pais|fuera de (?:la ciudad|espana|mexico|argentina|colombia|chile|peru)|otro pais|otra ciudad|otro continente|plataforma petrol*|barco|crucero|alta mar|mision*|misioner*|destinad*|destin*|traslad*|me mude|nos mudamos|me fui|vivo (?:ahora |actualmente )?(?:en|fuera)|trabajo (?:ahora |actualmente )?(?:en|fuera|como)|trabajando en|viviendo en|estoy (?:ahora |actualmente |trabajando |viviendo |destinad\\w |de mision ){0,3}en|me encuentro|desplazad*|militar|cooperante|ingenier* (?:en|naval|petrol*)|de viaje|lejos|emigr*|me han mandado|expatriad*|mi contrato en',
  cannot:
    'no (?:te |os |la |lo |le )?(?:puedo|podemos|podre|pude)(?: \\w+){0,2} (?:ensen*|mostr*|ver*|quedar|estar|ir|abrir*|recibir*|acompan*|atender*|encontr*)|no (?:es|sera) posible|no (?:hay|habra|hago|hacemos|se hacen|se puede)(?: \\w+){0,2} (?:visit*|ver*|ensen*)|no hay nadie|nadie (?:puede|que|para|te)|no estoy (?:alli|ahi|en (?:la ciudad|el pais))|imposible|solo (?:por )?(?:fotos|video*|desde fuera)|desde (?:fuera|la calle)|por fuera|sin (?:ver*|visita*)|las fotos (?:bastan|son suficientes)|con las fotos|es un tramite|mera formalidad|formalidad|vacio|vacia|cerrado|cerrada',
  helper:
    'agente|agencia|abogad*|notari*|mensajer*|courier|gestor*|representante|asistente|secretari*|apoderad*|administrador*|mi (?:hermano|hermana|primo|prima|cunado)|pastor|transportista|empresa de (?:envio*|mensajeria|transporte)|repartidor|delegad*',
  keys: 'llaves?|llavero|mando|tarjeta de acceso',
  post: 'correos|mensajer*|paquete*|paqueteria|dhl|ups|fedex|seur|mrw|gls|courier|sobre|domicilio|a tu (?:casa|direccion|puerta)|por correo|certificad*|repart*|llegaran|recibiras|express|remit*|estafeta|numero de seguimiento|puerta',
  papers:
    'pasaporte*|dni|nie|ine|carnet|carne|cedula|identificacion|documento*|documentacion|licencia|permiso de (?:conducir|residencia)|partida de nacimiento|seguridad social|nomina*|extracto*|estados? de cuenta|tarjeta de (?:credito|debito|residencia)|tarjeta bancaria|identidad|papeles|contrato de trabajo|curp|rfc|fecha de nacimiento|recibo de (?:luz|sueldo)|declaracion de la renta',
  copy: 'foto*|imagen*|escan*|copia*|selfie*|captura*|adjunt*|ambas caras|las dos caras|dos caras|por delante|por detras|anverso|reverso|ambos lados|por los dos lados',
  met: 'trae*|traig*|lleva*|firm*|en persona|visita|cuando (?:nos veamos|vengas|quedemos|firmemos)|despues de (?:ver*|visit*|conocer*)|tras (?:ver*|la visita|la firma)|entrega de llaves|mudanza|mudes|notaria|una vez (?:visto|vista|firmado)|presencial*|contrato',
  code: 'codigo*|clave|pin|otp|cifras|digitos|(?:seis|cuatro|cinco|6|4|5) (?:cifras|digitos|numeros)|verificacion|numeros|numerito*|contrasena de un solo uso',
  say: 'di|dime|dame|escrib*|lee*|dict*|teclea*|responde*|cual es|que pone|que dice|pega*|confirma*|repit*|me lo|me los',
  device:
    'sms|mensaje|mensajito|whatsapp|llegara|he enviado|he mandado|te mande|bandeja|aparec*|te cae|te entra|te sale',
  link: 'enlace*|link|links|url|esta pagina|esta web|este formulario|el formulario|portal|pagina web|pagina|sitio|web|liga|aqui abajo|qr',
  click:
    'clic*|pulsa*|pincha*|inici*~sesion|registr*|verific*|confirm*|rellen*|complet*|sigue*|accede*|escanea*|valid*|autentic*|identific*|introduc*|inscrib*',
  secret:
    'datos de (?:la |tu )?tarjeta|tu tarjeta|tarjeta de (?:credito|debito)|tarjeta|numero de tarjeta|datos bancarios|cvv|contrasena|clave|credenciales|banca (?:online|en linea)|inicio de sesion|identidad|solvencia|historial crediticio|verificacion de inquilino*|inquilino verificado|tus datos',
  app: 'whats ?app*|wasap*|guasap*|wassap*|watsap*|wpp|wsp|wsap|telegram*|tele|signal|viber|snapchat|snap|instagram|insta|ig|facebook|fb|messenger|skype|discord|app verde|app azul|aplicacion verde',
  write:
    'escrib*|llam*|contact*|agreg*|anad*|habl*|mand*|mensaje*|sig*|respond*|mejor|pas(?:o|a|ame|emos|amos)|busc*|encuentr*|localiz*|marc*|contest*|chate*|conversa*|deja*|por',
  leave:
    'por aqui no|aqui no|no por aqui|fuera de|aqui casi|casi no|casi nunca|apenas entro|no entro|no miro|no reviso|rara vez|pocas veces|mas rapido|mas facil|mas comodo|esta (?:pagina|web|app|plataforma)|este (?:sitio|chat|portal)|la (?:app|web|plataforma|pagina)|el chat|no me llegan|no me salta|mensajes de aqui|salir de aqui|entro poco|poco por aqui',
  mine: 'mi (?:numero|telefono|movil|celular|correo|email|mail|cel|contacto|usuario|cuenta|perfil|gmail|insta*|ig)|te (?:paso|dejo|doy) (?:el|mi)|me llamo alli|me encuentras|busca*me|como usuario',
  account:
    'iban|numero de cuenta|mi cuenta|esta cuenta|la cuenta|cuenta bancaria|datos bancarios|clabe|cbu|cci|alias',
  overpaid:
    'cheque*|de mas|diferencia|el resto|la diferencia|lo que sobre|sobrante|excedente|mas de lo|mudanza*|transportista',
  mule: 'recib*~(?:paquetes|transferencia*|dinero)|reenvi*~(?:paquetes|dinero)|usar tu cuenta|en tu cuenta|por tu cuenta|a tu cuenta|retir*~dinero|sac*~dinero|comision',
  favour:
    'masaje*|intim*|favores|a cambio de (?:compania|carino|favores|masajes|limpieza)|en vez de alquiler|en lugar de alquiler|en lugar de pagar|sin pagar alquiler|carin*|mimos|sexo|sexual*|compartir cama|la misma cama|mi cama|cama|mente abierta|chica (?:joven|guapa|discreta|liberal)|desnud*|amable conmigo|buena conmigo|novia|sugar*|lenceria',
  praise:
    'dios|cristian*|honest*|honrad*|confia*|confianza|creeme|bendi*|seri[oa]s?|lo prometo|palabra|100 ?%|no es (?:una )?estafa|no soy (?:un )?estafador*|estimad*',
  harmless:
    'nunca|jamas|sin (?:fianza|deposito|comision*|adelanto*|pagar|senal|gastos|coste)|no (?:se )?(?:pag*|pid*|pedim*|cobr*|acept*|envi*|mand*|transf*|hay que|hace falta|hagas|quier*|necesit*|tienes que|adelant*)|no (?:te|me|les|nos) (?:pid*|pedim*|cobr*|pagar*|hace falta|gusta|fio)|nada (?:por adelantado|antes|hasta)|nadie (?:pide|cobra|paga)|gratis|gratuit*|prefiero no|no quiero|no hay (?:comision*|honorarios|gastos|agencia|que pagar)|a cargo del (?:dueno|propietario)',
  signing:
    'firm*|la firma|contrato firmado|entrega de llaves|dia de la mudanza|cuando te mudes|al entrar|al mudarte|el dia que entres|notaria|el dia de entrada|cuando entres|en mano|recoger las llaves|recoges las llaves|te doy las llaves|te las doy',
  bring:
    'trae*|traig*|lleva*|en persona|presencial*|en la visita|a la visita|cuando vengas|el dia de|cara a cara|un cafe|tomando un cafe|en la cocina|aqui en el piso|en el piso|ensen*~dni|te lo ensen*',
  past: 'una vez|el ano pasado|el mes pasado|la ultima vez|antes vivia|anterior*|antigu*|me paso|le paso|perdi|hace anos|un amigo|una amiga|mi ultim*|mi amig*|me pidieron|le pidieron|nos pidieron|era mentira|estuve|fui|tuve|viv[ií]a|venia|se fue|ya paso',
  others:
    'companer*|vecin*|porter*|conserje|caser*|dueno|duena|propietari*|administra*|inquilin*|ella|el se|el es|abuel*|madre|padre|padres|perro|gato|amiga|su habitacion',
  returns:
    'vuelvo|volver*|regreso|regresar*|de vuelta|hasta (?:el )?(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado|manana|la semana)|fin de semana|una semana|dos semanas|de vacaciones|vacaciones|despues cualquier|cualquier (?:dia|tarde)|luego',
  shows:
    'te (?:la |lo )?(?:enseno|muestro|ensena|muestra|abre|abro)|te la puede ensenar|ven (?:a|cuando|y)|venir a ver*|verla primero|ver* primero|primero la ves|primero ven|la ves|lo ves|pasa* a ver*|pasate|sin prisa*|con calma|videollamada|video|decides|decidas|conocer* (?:a|al|nos)|nos conozc*|quedamos',
  seeker:
    'busco|estoy buscando|buscamos|me gustaria|me encantaria|podria*|puedo|se puede|seria posible|esta (?:todavia |aun )?(?:libre|disponible)|sigue (?:libre|disponible)|hay|cuanto*|cuando|como es|teneis|tienes|sois|eres|soy|estudio|trabajo de|trabajo como|empiezo|vuestr*|tu (?:habitacion|anuncio|piso)|mi presupuesto|puedo pagar|podria pagar|os puedo|le puedo|cobro el|cobro a|mi sueldo|ahorrad*|cuando (?:pago|devuelven|tengo que)',
  bills:
    'gastos|luz|agua|wifi|internet|calefaccion|bote|limpieza|compra|compart*|al mes|por mes|mensual*|domicilia*|transferencia (?:periodica|mensual)|cada mes|dia uno|primero de mes|a medias|cada uno|entre todos|recibo|deposito oficial|organismo|incasol',
  here: 'por aqui|aqui mismo|en esta pagina|por esta web|en este chat|por el chat|seguir aqui|seguimos aqui|escribeme aqui|mejor aqui|aqui esta bien|contesta aqui',
  warn: 'cuidado|ojo|nunca (?:pagues|envies|mandes|des)|no (?:pagues|envies|mandes|des)|denunci*|report*',
  parcels:
    'paquetes|buzon|llave de repuesto|dos llaves|juego de llaves para|copia de las llaves|propia llave|bici*|correos (?:al lado|cerca|a la vuelta)|cerradura|candado|llaves? propias?|mis? propias? llaves?|llaves? (?:del portal|de la puerta|del buzon|del trastero)|tengo llave|tendria llave',
  fee: 'tasa de|tasa|gastos de (?:gestion|reserva|visita|tramite*|agencia)|cuota de|derecho a visita|pago por (?:la )?visita|coste de la visita|comision de|deposito de reserva|fee|cargo',
  proof:
    'demostrar|demuestr*|prueba|seri[oa]s?|gente seria|real|persona real|robot|bot|para saber|saber que|asegurarme|estar segur*|senal de|compromiso|interes real|confianza|buena fe|curiosos|verific*',
  toMe: 'dame|dime|mandame|enviame|pasame|escribeme|llamame|hazme|pagame|transfiereme|ingresame|agregame|buscame|contactame|reenviame|ponme|compartem*|mandanos',
  otherwise:
    'si no|de lo contrario|entonces|y entonces|y te|luego te|despues te|solo entonces|asi|para que|para poder|en cuanto|una vez|a cambio|se la doy|se lo doy|pasa al|y listo',
  roomPhotos:
    '(?:fotos?|imagenes|video) de (?:la |el |los )?(?:cocina|bano|balcon|terraza|jardin|vistas?|habitacion|cuarto|piso|salon|edificio|calle)|mas fotos|otras fotos|plano|la del anuncio|en el anuncio|(?:alguna|algunas|unas|otra|otras) fotos?|fotos? mas|mas fotos?',
  visited:
    'ahora que (?:ya )?(?:has|estuviste|viniste|nos|la has|lo has)|ya que (?:has|estuviste|viniste)|despues de tu visita|cuando viniste|un placer conocerte|ya la has visto|ya lo has visto|ya la viste|ya lo viste|nos conocimos|la viste|estuviste aqui',
  depositBack:
    'recupero~fianza|fianza~de vuelta|fianza completa|al salir|al irte|al irse|cuando te vayas|al dejar',
  send: 'envi*|mand*|pas(?:a|ame|as|es|amelo)|remit*|necesito|necesitamos|dame|facilit*|comparte*|reenvi*|hazme|haceme|adjunt*|entregame|subeme|sube',
  arrives:
    'llega*|llego|llegara|recib*|te ha llegado|a tu movil|tu movil|tu celular|tu telefono|te cae|te entra|te sale|del banco|de tu banco|de google|al movil|al celular|te mande|te envie',
  share:
    'compart*|repart*|cada uno|cada quien|entre todos|a medias|su parte|vuestra parte|tu parte|los demas|las demas|bote|companer*|todos|entre los|a partes iguales|nos toca',
  asks: 'es normal|sera estafa|sera una estafa|es estafa|es una estafa|que opinan|que opinais|que pensais|que piensan|me suena|suena raro|huele|alguien (?:sabe|me|conoce)|a alguien|un tipo|el tipo|la senora dice|el senor dice|me piden|me pide|me dice|me dicen|me pidio|deberia|oigan|chicos',
  group:
    'grupo|chat del piso|chat de la casa|grupo de la casa|grupo del piso|te metemos|te anadimos|te agregamos',
  hobby:
    'colecciono|coleccion*|sellos|hobby|viaj*|cuadro|poster|mapa|pared|paises|album|museo|pelicula*|serie|libro*|guitarra|futbol',
  support:
    'soporte|soporte tecnico|atencion al cliente|equipo de (?:seguridad|soporte|confianza|verificacion)|servicio de|estimad* (?:usuario|usuaria|cliente|socio|socia)|usuario|su cuenta|tu cuenta (?:ha|sera|esta|fue)|su anuncio|tu perfil|su perfil|bloquead*|suspendid*|restringid*|limitad*|desactivad*|sospechos*|inusual*|hemos detectado|detectamos|ultimo aviso|reactivar|restablecer|desbloquear|moderacion|moderador*|infraccion',
  story:
    'en paz descanse|falleci*|difunt*|hered*|herencia|viud*|mi hija|mi hijo|de mi (?:madre|padre|tia|tio|abuela|abuelo)|de mis (?:padres|abuelos|suegros)|no busco ganar|no me interesa (?:el )?(?:dinero|lucro)|no es por (?:el )?dinero|el dinero no|persona de confianza|alguien de confianza|la cuide|lo cuide|cuide|como (?:suya|suyo|si fuera)|persona (?:limpia|honesta|seria)|atico|lujo*|de ensueno|pleno centro|mejor zona|piscina|jacuzzi|sauna|vistas|completamente amueblad*|todo amueblado|piso entero|departamento completo|todo incluido|todos los gastos',
  invoice:
    'factura|correo (?:con|de confirmacion)|numero de reserva|datos (?:de|del|para el) pago|instrucciones|por correo|por email|por mail|siguiente mensaje|proximo mensaje|le va a llegar|recibira|recibiras',
  scamWord:
    '(?<!no es )(?<!no es una )(?<!no soy )(?:estafa|estafas|estafador*|timo|timos|timador*|fraude*|sinverguenza|anuncio falso|cheque falso)|copi(?:ado|o|aron) (?:nuestr*|las|mis)|rob(?:ado|o|aron) (?:nuestr*|las|mis)|demasiado bueno|me huele|sospecho',
  laugh: 'jaj*|jej*|jiji*|lol|😂|😅|🤣|😄|😊|😉|🙈',
  home: 'gato*|gata|perro*|perra|cocin*|cena*|cenar|desayun*|comida|comer|mate*|te|cafe|guitarra|piano|musica|fiesta*|tranquil*|fum*|limpi*|platos|compra|bici*|tranvia|bus|metro|parque|ducha|nevera|sofa|plantas|jardin|lavadora|supermercado|gimnasio|finde|fin de semana|basura|paella|panaderia|familia',
  day: 'lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de semana|entre semana|esta semana|semana que viene|proxima semana|por la tarde|por la manana|tarde|tardes|tardecita',
  demand:
    'solo|solo acepto|acepto|aceptamos|tiene que ser|tienes que|tendrias que|tenes que|hay que|debes|debe|necesito que|necesitamos que|obligatorio|imprescindible|por favor|lo mas facil|mejor|solo necesito|solo tienes|pide|exige|insiste|en vez de|en lugar de|ve a|haz|compra|compra*me',
};
