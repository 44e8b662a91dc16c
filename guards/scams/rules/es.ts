import { near, followedBy, type LanguageRules } from '../rule.ts';
import { afterVisit } from './after-visit.ts';

const pay = String.raw`\b(pag(a|as|o|ar|ue|ues|ando|uen|ame|arme|arlo|arla)|pagos?|transfi\w*|transfer\w*|envi(a|as|ar|e|es|ame|arme|o)|deposit\w*|ingres\w*|fianza|bizum|senal|adelanto|anticipo|dinero|alquiler|tasa|\d+ ?(€|euros?|dolares?|pesos)|[€$] ?\d+)\b`;
const see = String.raw`(ver|verla|verlo|veas|vea|visit\w*|conocer\w*|llaves?|ensen\w*|mostrar\w*|quedar|encontr\w*|cita|venir|vengas|recorr\w*)\b`;
const refusal =
  /\b(nunca|jamas|no (pag\w*|envi\w*|mand\w*|hagas|hay que|hace falta|se paga|pedimos|pido|queremos|acept\w*|transfi\w*|necesit\w*)|sin (pagar|senal|fianza|adelantar))\b/;
const agreed =
  /\b(al|a la|el dia de la|despues de|tras|con|cuando)( \w+){0,3} (firm\w*|contrato|entrega|visita|mudanza|mudes|entrar|entrada)\b/;
const app = String.raw`\b(whats ?app|wasap|guasap|wassap|telegram|signal|viber|instagram|insta|facebook|messenger|skype|discord)\b`;
const gone = String.raw`\b(en el extranjero|al extranjero|fuera del? (el )?pais|fuera de espana|en otro pais|en el exterior|plataforma petrol(ifera|era)|en (un|el) barco|en alta mar|de mision|mision humanitaria|destinad[oa] en|me (destinaron|trasladaron|enviaron) a|trasladad[oa] a|me mude a|vivo en (londres|inglaterra|alemania|francia|noruega|suiza|irlanda|estados unidos|canada|miami)|trabajo en (londres|inglaterra|alemania|francia|noruega|suiza|irlanda|estados unidos|canada|dubai))\b`;

export const es: LanguageRules = {
  found: {
    payment: [
      /\d{2,4}\b.{0,20}\b(por|en|con) transferencia\b.{0,20}\b(hoy|ahora|ya)\b/,
      // Cash for somebody else, known by a number alone.
      near(String.raw`\b(efectivo|dinero)\b`, String.raw`\ba nombre de (mi|su)\b`, 80),
      near(
        String.raw`\b(pas\w*|mand\w*|envi\w*|dime|dame)\b`,
        String.raw`\bnumero (del|de) (recibo|resguardo|comprobante|giro|operacion)\b`,
        30,
      ),
      near(
        String.raw`\b(pag\w*|envi\w*|transfi\w*|transfer\w*|deposit\w*|fianza|alquiler|acept\w*|compr\w*|solo|por|con|mand\w*|codigo\w*)\b`,
        String.raw`\b(bitcoins?|btc|ethereum|cripto\w*|tarjetas? (de )?(regalo|prepago)|tarjetas? regalo|vales? regalo|cupon(es)? de recarga|giro postal)\b`,
      ),
      near(
        String.raw`\b(pag\w*|envi\w*|transfi\w*|fianza|senal|por|mand\w*)\b`,
        String.raw`\b(paypal|revolut|amigos y familiares)\b`,
        40,
      ),
      /\b(transferencia|giro) (internacional|urgente|inmediata|al extranjero|bancaria (hoy|ya|ahora|antes|previa))\b/,
      /\b(haz|hagas|haga|hacer|haces|realiz\w*|manda\w*|envia\w*)\b.{0,25}\b(transferencia|giro|ingreso)\b/,
      /\btransfi(ere|eras|ereme)\w*\b/,
      /\biban\b|\bnumero de cuenta\b/,
      /\b(efectivo|dinero)\b.{0,25}\b(en un sobre|por correo|por mensajeria)\b/,
    ],
    deposit: [
      near(
        String.raw`${pay}|(?<!\d)\d{2,4}\b`,
        String.raw`\b(es tuy[oa]|(dejo|paro) de (contestar|responder|ensenar)\w*)\b`,
        80,
      ),
      // A price for a visit, or one that the first rent gets smaller by.
      /\b(cobr\w*|cuesta)[^,;]{0,25}\d{2,4}\b[^,;]{0,15}\bpor (el |la |cada )?((turno|cita) de )?(visita|turno)\b/,
      /\bdesc(uent|ont)\w*.{0,20}\bprimer (mes|alquiler)\b/,
      near(pay, String.raw`\b(antes de|antes que|sin|previo a|para poder)\b.{0,25}${see}`, 60),
      near(
        pay,
        String.raw`\b(reserv(a|ar|arla|arlo|arte|as)|guard(ar(la|lo|te(la|lo)?)?|amos|o)|apartar(la|lo|te(la|lo)?)?|bloquear(la|lo)?|asegurar(la|lo|te(la|lo)?)?|retener(la|lo)?)\b`,
        60,
      ),
      near(
        pay,
        String.raw`\b(por adelantado|por anticipado|hoy mismo|ahora mismo|de inmediato|inmediatamente|cuanto antes|en (las proximas )?\d+ horas|primero)\b`,
        40,
      ),
      /\bsin (la |el |una? )?(deposito|fianza|senal|pago|anticipo)\b.{0,60}\b(ensen\w*|mostr\w*|visit\w*|direccion|ver\w*)\b/,
      near(
        String.raw`(?<!\d)\d{2,4}\b`,
        String.raw`\b(apunto|pongo|anoto|meto|quedas)\b.{0,20}\b(lista|cola)\b`,
        80,
      ),
      /\b(quien|el que|la que|el primero que|la primera que)\b.{0,20}\b(pague|deje|ponga|ingrese|transfiera|mande|envie|haga|hace|pase|de)\b.{0,40}\bse (l[oa] )?(queda|lleva)\b/,
      // Payment decides who may visit.
      near(
        String.raw`${pay}|(?<!\d)\d{2,4}\b`,
        String.raw`\b((quito|retiro|borro|bajo) el anuncio|(digo que no|dire que no|descart\w*|rechaz\w*) a (los|las) (otros|otras|demas)|a tu nombre)\b`,
        80,
      ),
      /\b(en cuanto|cuando|una vez que)\b.{0,20}\b(llegue|entre|reciba|este)\b.{0,30}\b(reserva|senal|fianza|pago|dinero|deposito)\b.{0,50}\b(agente|abogad[oa]|entreg\w*|llaves?)\b/,
      /\b(tasa|gastos|cuota|deposito|pago) (de|por) (reserva|visita|gestion|tramite|llaves)\b/,
    ],
    elsewhere: [
      followedBy(
        String.raw`\b(escrib\w*|llam\w*|contact\w*|agreg\w*|habla\w*|mandame|mensaje|sig\w*|respond\w*|mejor|por|al|mi|paso|pasame)\b`,
        app,
        40,
      ),
      followedBy(app, String.raw`(\b(me|mi|al|numero|escribeme|mejor|por favor|es)\b|\+?\d)`, 40),
      /\b(llamame|llameme|escribeme (un|a)|mandame un (correo|mail|sms|email)|enviame un (correo|mail|email))\b/,
      /\bmi (numero|telefono|movil|celular|correo|email|mail)\b(?! de (companer|herman))/,
      /\bfuera de (la|esta) (plataforma|pagina|web|app|aplicacion)\b|\bfuera de roomieradar\b/,
    ],
    abroad: [
      // No lawyer hands out keys.
      near(String.raw`\b(abogad[oa]|notari[oa])\b`, String.raw`\blla(ves?|vero)\b`, 60),
      /\bnadie (te )?puede (abrir|ensenar|mostrar)\w*\b/,
      followedBy(
        gone,
        String.raw`\b(no puedo|no podemos|por eso|asi que|llaves?|agente|agencia|abogad[oa]|mi (piso|departamento|apartamento|hermana)|alquil\w*|(esta|queda) (vaci[oa]|cerrad[oa])|mensajer\w*)\b`,
        120,
      ),
      /\bno (puedo|podemos|podre)\b.{0,30}\b(ensen\w*|mostrar\w*|ver(te|nos)|quedar|estar)\b.{0,50}\b(extranjero|fuera|viaj\w*|porque (vivo|trabajo|estoy)|exterior|en persona)/,
    ],
    keys: [
      near(
        String.raw`\b(envi\w*|mand\w*|por correo|mensajer\w*|paquete|dhl|ups|fedex|seur|correos|courier)\b`,
        String.raw`\b(llaves?|llavero)\b`,
        50,
      ),
    ],
    codes: [
      /\b(te )?(he enviado|he mandado|envie|mande|acabo de (enviar|mandar)te) un (codigo|numero)\b/,
      near(
        String.raw`\b(envi\w*|mand\w*|dime|dame|pasame|comparte\w*|reenvi\w*|necesito|facilit\w*|escribe\w*)\b`,
        String.raw`\b(codigo|clave|pin) (de|que|sms|por|del) ?(verificacion|confirmacion|seguridad|sms|acceso|activacion|whatsapp|google|te|seis|6|cuatro)\b`,
        60,
      ),
      /\bcodigo\b.{0,40}\b(te (va a llegar|llega\w*|llego|acaba de llegar|envi\w*)|recib\w*|a tu (movil|celular|telefono)|por sms)\b/,
      near(
        String.raw`\b(envi\w*|mand\w*|dime|dame|pasame|comparte\w*|reenvi\w*|lee\w*|copi\w*|escrib\w*|pon(me|lo|los|las)?)\b`,
        String.raw`\b(seis|6|cuatro|4|cinco|5) (cifras|digitos|numeros)\b`,
        60,
      ),
      /\bque (dice|pone)\b.{0,15}\b(sms|mensaje)\b.{0,20}\b(banco|movil|celular|aplicacion)\b|\b(escribe|teclea|manda|dime|pon)\w*\b.{0,15}\b(esos|estos|los) (numeros|digitos)\b/,
      /\bcodigo de (seis|6|cuatro|4) (cifras|digitos|numeros)\b/,
    ],
    links: [],
    identity: [
      /\b(carne|carnet|documento|permiso)\b.{0,20}\b(dos|ambas) caras\b/,
      /\b(pasaportes?|dni|(tu|del|el|su) nie|carne de conducir|licencia de conducir|cedula|documento de identidad|partida de nacimiento|seguridad social)\b/,
      /\b(copia|foto|escaneo|selfie|imagen)\b.{0,30}\b(de|con)\b.{0,15}\b(identificacion|documento\w*|tarjeta de credito|tarjeta bancaria|ine|papeles)\b/,
      /\b(nominas?|extractos? bancarios?|recibos? de nomina|estados? de cuenta)\b/,
    ],
  },
  harmless: {
    payment: [/\btrabaj\w* (en|para)\b/, refusal, agreed],
    deposit: [refusal, agreed, /\bantes de (pagar|firmar)\b/, /\bse devuelve\b/],
    elsewhere: [
      // A placeholder.
      /\b(buzon|timbre)\b/,
      afterVisit.es,
      /\b(prefiero (seguir|hablar|escribir) (por )?aqui|por aqui|no (doy|necesit\w*)|no \w* ?hace falta)\b|\btrabaja en whats/,
    ],
    keys: [
      /\brecoge (los |tus )?paquetes\b|\b(en mano|en persona|personalmente|nunca|no (\w+ )?(mand|envi)\w*)\b/,
    ],
    codes: [
      /\b(nunca|no (compartas|envies|des|mandes|digas))\b|\b(portal|puerta|postal|wifi|vestimenta)\b/,
    ],
    identity: [
      // Shown in person.
      /\b(trae|traiga|traigas|traete|lleva|lleves)\b/,
      /\b(a la|para la|en la|al) (visita|firma\w*|firmar|cita|contrato)\b|\b(nunca|no)\b|\b(renov\w*|perdi)\b/,
    ],
  },
  warns:
    /^(?!.*\b(pagame|enviame|mandame|hazme|transfiereme|escribeme)\b).*(\bcuidado con (quien\w*|la gente|los que|el que)\b|\ba (mi|un amig[oa]|una amiga|mi \w+) (me|le) (pidieron|paso|estafaron)\b|\b(era|fue|resulto) (mentira|una estafa|falso|un timo)\b|\b(me|nos) estafaron\b|\b(quien|los que)\b.*\b(es|son) (un )?(estafador(es)?|timadores?)\b)/,
  across: {
    abroad: [
      followedBy(
        gone,
        String.raw`\b(no (puedo|podre|podemos) (ensen\w*|mostr\w*|estar|quedar|ir|verte)|llaves\b.{0,20}(correo|mensajer\w*|dhl)|(correo|mensajer\w*|dhl)\b.{0,30}llaves|agente|agencia|airbnb|fianza|deposito)\b`,
        140,
      ),
    ],
  },
};
