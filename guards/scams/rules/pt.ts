import { near, followedBy, type LanguageRules } from '../rule.ts';
import { afterVisit } from './after-visit.ts';

const pay = String.raw`\b(pag(a|ar|o|ue|uem|ando|amento|amentos|arem)|transfi\w*|transfer\w*|envi(a|ar|e|o|em)|mand(a|ar|e)|depos\w*|caucao|sinal|adiantamento|adiantad\w*|dinheiro|aluguel|renda|taxa|pix|mb ?way|\d+ ?(€|euros?|reais|dolares)|(r\$|[€$]) ?\d+)\b`;
const see = String.raw`(ver|visit\w*|conhec\w*|chaves?|mostr\w*|encontr\w*|vir|veja|vier|olhar)\b`;
const refusal =
  /\b(nunca|jamais|nao (se )?(pag\w*|envi\w*|mand\w*|faca|precisa\w*|pedimos|peco|aceit\w*|cobr\w*|transfir\w*|quer\w*)|sem (pagar|sinal|caucao|adiantar))\b/;
const agreed =
  /\b(na|no|apos|depois d[aeo]|com|quando|no dia d[ao]|ao)( \w+){0,3} (assin\w*|contrato|entrega|visita|mudanca|mudar|entrada|entrar)\b/;
const app = String.raw`\b(whats ?app|whats|zap|zapzap|telegram|signal|viber|instagram|insta|facebook|messenger|skype|discord)\b`;
const gone = String.raw`\b(no exterior|no estrangeiro|para o exterior|fora do (pais|brasil)|fora de portugal|em outro pais|noutro pais|plataforma de petroleo|em missao|missionari[oa]|transferid[oa] para|mudei(-me)? para|num navio|em alto mar|moro (em|na|no) (londres|inglaterra|alemanha|franca|noruega|suica|irlanda|estados unidos|canada|miami)|trabalho (em|na|no|nos) (londres|inglaterra|alemanha|franca|noruega|suica|irlanda|estados unidos|canada|dubai))\b`;

export const pt: LanguageRules = {
  found: {
    payment: [
      /\d{2,4}\b.{0,20}\b(por|em) transferencia\b.{0,20}\b(hoje|agora|ja)\b/,
      // Cash for somebody else, known by a number alone.
      near(
        String.raw`\b(dinheiro|notas)\b`,
        String.raw`\bem nome d[ao]s? (minha|meu|sua|seu)\b`,
        80,
      ),
      near(
        String.raw`\b(pass\w*|mand\w*|envi\w*|diz\w*)\b`,
        String.raw`\bnumero d[oe] (recibo|talao|comprovante|vale|operacao)\b`,
        30,
      ),
      near(
        String.raw`\b(pag\w*|envi\w*|mand\w*|transfer\w*|depos\w*|caucao|aluguel|aceit\w*|compr\w*|so|por|em|com|codigo\w*)\b`,
        String.raw`\b(bitcoins?|btc|ethereum|cripto\w*|cart(ao|oes) (de )?(presente|pre-?pago\w*)|vales?[- ]presente|gift ?cards?|vale postal)\b`,
      ),
      near(
        String.raw`\b(pag\w*|envi\w*|transfer\w*|caucao|sinal|por|mand\w*)\b`,
        String.raw`\b(paypal|revolut|amigos e familia)\b`,
        40,
      ),
      /\b(transferencia|ordem de pagamento) (internacional|urgente|imediata|bancaria (hoje|ja|agora|antes))\b/,
      /\b(faz|faca|fazer|fizer|manda\w*|mande|envi\w*|realiz\w*)\b.{0,25}\b(transferencia|pix|deposito|mb ?way)\b/,
      /\b(pix|mb ?way)\b.{0,40}\b(agora|hoje|antes|adiantado|para (reservar|garantir|segurar)|imediato|logo)\b/,
      /\btransfi(ra|rir)\b/,
      /\biban\b|\b(numero da conta|chave pix)\b/,
      /\bdinheiro\b.{0,25}\b(em um envelope|num envelope|pelo correio|por correio)\b/,
    ],
    deposit: [
      near(
        String.raw`${pay}|(?<!\d)\d{2,4}\b`,
        String.raw`\b(deixo|paro) de (responder|mostrar)\w*\b`,
        80,
      ),
      // A price for a visit, or one that the first rent gets smaller by.
      /\b(cobr\w*|custa)[^,;]{0,25}\d{2,4}\b[^,;]{0,15}\b(pela|por) (marcacao da |cada )?(visita|marcacao)\b/,
      /\bdescont\w*.{0,20}\bprimeir[oa] (mes|renda|aluguel)\b/,
      near(pay, String.raw`\b(antes d[aeo]|antes que|sem|para poder)\b.{0,25}${see}`, 60),
      near(
        pay,
        String.raw`\b(reserv(a|ar|e)|reserva-lo|guard(ar|amos|o)|segurar|garantir|bloquear|separar|assegurar|garanto|seguro o quarto)\b`,
        60,
      ),
      near(
        pay,
        String.raw`\b(adiantad\w*|antecipad\w*|hoje mesmo|agora mesmo|imediatamente|de imediato|o quanto antes|em \d+ horas|primeiro)\b`,
        40,
      ),
      /\bsem (a |o |uma? )?(deposito|caucao|sinal|pagamento|adiantamento)\b.{0,60}\b(mostr\w*|visit\w*|endereco|ver)\b/,
      near(
        String.raw`(?<!\d)\d{2,4}\b`,
        String.raw`\b(ponho|coloco|boto|anoto|fica|ficas)\b.{0,25}\b(lista|fila)\b`,
        80,
      ),
      /\b(quem|o primeiro que|a primeira que)\b.{0,20}\b(der|pagar|deixar|mandar|enviar|transferir|depositar)\b.{0,40}\b(fica|leva|ganha)\b/,
      // Payment decides who may visit.
      near(
        String.raw`${pay}|(?<!\d)\d{2,4}\b`,
        String.raw`\b((tiro|retiro|apago) o anuncio|(recus\w*|dispens\w*|digo nao a) (os|aos) (outros|demais)|em teu nome|no teu nome)\b`,
        80,
      ),
      /\b(assim que|quando|logo que)\b.{0,20}\b(reserva|sinal|caucao|pagamento|dinheiro|deposito|pix)\b.{0,15}\b(cair|chegar|entrar)\b.{0,50}\b(agente|advogad[oa]|entreg\w*|chaves?)\b/,
      /\b(taxa|caucao|sinal|deposito) (de|da|para) (reserva|visita|vistoria|cadastro|chaves?)\b/,
    ],
    elsewhere: [
      followedBy(
        String.raw`\b(escrev\w*|lig\w*|cham\w*|contat\w*|contact\w*|adicion\w*|fal\w*|mand\w*|continu\w*|respond\w*|melhor|pelo|por|no|meu|passa\w*)\b`,
        app,
        40,
      ),
      followedBy(app, String.raw`(\b(me|meu|no|numero|chama|por favor|e|aqui)\b|\+?\d)`, 40),
      /\b(me (liga|ligue|chama|chame)\b|liga(-| )me\b|ligue(-| )me\b|(me )?(manda|mande|envia|envie)(-me)? um (e-?mail|sms))/,
      /\bmeu (numero|telefone|celular|telemovel|e-?mail|zap|contato|contacto)\b/,
      /\bfora (d[ao]|dest[ae]|daqui)( (plataforma|site|app|aplicativo|roomieradar))?\b.{0,20}$|\bfora d[ao] (plataforma|site|app|aplicativo|roomieradar)\b/,
    ],
    abroad: [
      // No lawyer hands out keys.
      near(String.raw`\b(advogad[oa]|notari[oa])\b`, String.raw`chaves?`, 60),
      /\bninguem (pode|consegue) (abrir|mostrar)\b/,
      followedBy(
        gone,
        String.raw`\b(nao (posso|consigo|podemos)|por isso|entao|chaves?|agente|agencia|advogad[oa]|meu (apartamento|imovel)|minha (casa|irma)|alug\w*|arrend\w*|(esta|fica) (vazi[oa]|fechad[oa]))\b`,
        120,
      ),
      /\bnao (posso|consigo|podemos|vou poder)\b.{0,30}\b(mostrar|encontrar|estar|receber)\b.{0,50}\b(exterior|estrangeiro|fora|viaj\w*|porque (moro|trabalho|estou)|pessoalmente)/,
    ],
    keys: [
      near(
        String.raw`\b(envi\w*|mand\w*|pelo correio|por correio|correios|motoboy|transportadora|encomenda|dhl|ups|fedex|sedex|ctt|courier|estafeta)\b`,
        String.raw`\bchaves?\b(?! pix)`,
        50,
      ),
    ],
    codes: [
      /\b(enviei-?te|mandei-?te|te (enviei|mandei)|enviei|mandei) um codigo\b/,
      near(
        String.raw`\b(envi\w*|mand\w*|diz|diga|passa\w*|passe|compartilh\w*|encaminh\w*|preciso|informe?|digit\w*|partilh\w*)\b`,
        String.raw`\b(codigo|senha|pin) (de|que|sms|por|do) ?(verificacao|confirmacao|seguranca|sms|acesso|ativacao|whatsapp|google|voce|seis|6|quatro|chegou|vai)\b`,
        60,
      ),
      /\bcodigo\b.{0,40}\b(voce (vai receber|recebeu|receber|recebe)|que (chegou|chega|recebeste|vais receber)|no seu celular|por sms|no teu telemovel)\b/,
      near(
        String.raw`\b(envi\w*|mand\w*|diz|diga|passa\w*|passe|compartilh\w*|encaminh\w*|partilh\w*|leia|copi\w*|escrev\w*)\b`,
        String.raw`\b(seis|6|quatro|4|cinco|5) (digitos|numeros|algarismos)\b`,
        60,
      ),
      /\b(que diz|o que diz)\b.{0,10}\b(sms|mensagem)\b.{0,20}\b(banco|celular|telemovel|aplicativo)\b|\b(digita|digite|escreve|manda|passa|diz)\b.{0,15}\b(esses|estes|os) (numeros|digitos)\b/,
      /\bcodigo de (seis|6|quatro|4) (digitos|numeros)\b/,
    ],
    links: [],
    identity: [
      /\b(passaportes?|rg|cpf|cnh|carta de conducao|carteira de motorista|cartao de cidadao|documento de identidade|certidao de nascimento|nif)\b/,
      /\b(copia|foto|scan|selfie|imagem|frente e verso)\b.{0,30}\b(do|da|de|com)\b.{0,15}\b(identidade|documento\w*|cartao de credito|cartao do banco)\b/,
      /\b(holerites?|contracheques?|extratos? bancarios?|recibos? de vencimento)\b/,
    ],
  },
  harmless: {
    payment: [/\btrabalh\w* (em|para|numa|na)\b/, refusal, agreed],
    deposit: [refusal, agreed, /\bantes de (pagar|assinar)\b/, /\be devolvid[oa]\b/],
    elsewhere: [
      // A placeholder.
      /\b(caixa d[eo] correio|campainha)\b/,
      afterVisit.pt,
      /\b(prefiro (continuar|falar|escrever) (por )?aqui|por aqui mesmo|nao (precis\w*|dou|passo))\b|\btrabalha (no|na|em) whats/,
    ],
    keys: [
      /\brecebe (as |tuas )?encomendas\b|\b(em maos|pessoalmente|nunca|nao (\w+ )?(mand|envi)\w*)\b/,
    ],
    codes: [
      /\b(nunca|nao (compartilhe|envie|mande|passe|diga))\b|\b(portao|porta|postal|wi-?fi|vestimenta|portaria)\b/,
    ],
    identity: [
      // Shown in person.
      /\b(traga|traz|trazer|leve)\b/,
      /\b(na|para a|no dia d[ao]|a) (visita|assin\w*|vistoria)\b|\b(nunca|nao)\b|\b(renov\w*|perdi)\b/,
    ],
  },
  warns:
    /^(?!.*\b(paga-?me|envia-?me|manda-?me|faz-?me|me (pague|envie|mande|faca))\b).*(\bcuidado com (quem|as? pessoas|gente|aqueles)\b|\baconteceu (a|com) (um|uma|mim|minha|meu)\b|\b(era|foi) (mentira|burla|golpe|falso)\b|\b(fui|foi|fomos) (burlad|enganad|roubad)\w+|\bcai\w* num golpe\b|\bquem\b.*\be (um )?(burlao|golpista)\b)/,
  across: {
    abroad: [
      followedBy(
        gone,
        String.raw`\b(nao (posso|consigo|podemos) (mostr\w*|estar|encontr\w*|ir|receber)|chaves\b.{0,20}(correio\w*|dhl|sedex)|(correio\w*|dhl|sedex)\b.{0,30}chaves|agente|agencia|airbnb|caucao|deposito)\b`,
        140,
      ),
    ],
  },
};
