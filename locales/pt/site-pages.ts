import { limits } from '#contract/limits.ts';
import { formerAccountDays } from '#contract/quotas.ts';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';

// The long pages that the footer links to, one text a paragraph. Say them as plainly as English
// does. Names of buttons are in bold; use those of the screens.

// About RoomieRadar.
export const about = 'Sobre o RoomieRadar';
export const aboutLede = 'Quartos e pessoas que combinam com o seu jeito de viver.';
export const whatItIs = 'O que é';
export const whatItIsText = ({ bold }: { bold: Wrap }) =>
  rich`Uma foto fala do quarto, não das pessoas que moram nele. Por isso o RoomieRadar faz a todo mundo as mesmas doze perguntas sobre o dia a dia: a que horas você dorme, em quanto tempo limpa, quando deve haver silêncio. Das respostas de duas pessoas ele calcula o ${bold('Roomie Fit')}, uma pontuação de 0 a 100, e mostra aonde foi cada ponto que falta.`;

export const howScoreWorks = 'Como funciona a pontuação';
export const bothWays =
  'Cada pergunta é comparada nos dois sentidos: o que uma pessoa faz com o que a outra aceita. O que importa mais para você pesa mais.';
export const bothContent =
  'Vale a satisfação das duas pessoas. Se combina 90% com uma e 40% com a outra, a pontuação é 60, não 65.';
export const easierIsFree =
  'O que facilita a convivência nunca custa pontos. Alguém que limpa mais ou faz menos barulho do que você pediu combina com você, a menos que você diga o contrário.';
export const dealbreakers =
  'Um critério eliminatório não atendido aparece como conflito, por mais alta que seja a pontuação.';
export const leftOut = `Uma resposta que você pula nunca baixa a pontuação. Com menos de ${formatNumber(limits.fit.minShared)} perguntas respondidas em comum, não há pontuação.`;
export const untilItMatters =
  'Limpeza, barulho, visitas, cigarro, álcool e trabalho em casa só contam quando uma das duas pessoas diz que importam. Assim, uma resposta mais atenciosa nunca deixa você mais exigente nem baixa sua pontuação.';
export const matchLine = `Um match é uma pontuação de ${formatNumber(limits.fit.matchScore)} ou mais, sem conflito. Entre desconhecidos que respondem ao acaso, cerca de um par em cada ${formatNumber(limits.fit.strangersPerMatch)} chega lá.`;
export const scoreOfRooms =
  'Um quarto tem sua própria pontuação, por aluguel, datas, distância e regras da casa. As duas nunca se misturam.';
export const seeExample = 'Ver um exemplo passo a passo';

export const notClaimed = 'O que a pontuação não afirma';
export const notClaimedText =
  'Ela não é uma previsão e não julga ninguém: as mesmas respostas dão outras pontuações com outras pessoas. Não usa idade, gênero, origem, religião, deficiência, orientação nem família, nem nada derivado disso. É um bom motivo para uma primeira conversa.';

// Ana is a woman, Ben is a man. Each of the four questions cost some points.
export const example = ({ score }: { score: string }) =>
  `Um exemplo passo a passo: Ana e Ben, ${score}`;
export const exampleText = ({ missing }: { missing: string }) =>
  `Ana e Ben responderam a quatro perguntas. Faltam ${missing} de 100 pontos:`;
export const exampleLine = ({ topic, points }: { topic: string; points: string }) =>
  `${topic}, −${points}.`;
export const exampleTopics = {
  quiet: 'Horário de silêncio',
  cleaning: 'Cozinha',
  sleep: 'Sono',
  overnight_guests: 'Visitas que dormem em casa',
};
export const exampleAnswers = {
  quiet:
    'Ana quer silêncio a partir das 22:00, e isso importa bastante para ela. Para Ben, basta a partir da meia-noite.',
  cleaning: 'Ana limpa no mesmo dia, Ben em poucos dias.',
  sleep: 'Cada um dorme uma hora fora do horário que convém ao outro.',
  overnight_guests: 'Ana aceita uma ou duas vezes por mês. Ben recebe visitas toda semana.',
};
export const exampleSum = ({ score, missing }: { score: string; missing: string }) =>
  `As respostas de Ben satisfazem Ana em 55%, as dela satisfazem Ben em 94%. A raiz quadrada de 55% × 94% é ${score}%. Os ${missing} pontos que faltam são repartidos pelo que cada pergunta custou aos dois.`;

export const accessibilityAim =
  'Seguimos o nível AA das Diretrizes de Acessibilidade para Conteúdo Web 2.2. Programas verificam nas nossas telas o contraste, os nomes e a ordem, no claro e no escuro, e percursos são feitos só com o teclado, em 320 pixels, com texto ampliado e da direita para a esquerda. Ninguém de fora fez uma auditoria.';
export const accessibilityLimits =
  'O que falta: as fotos só são descritas até onde quem as envia as descreve; o mapa é uma imagem, e a lista ao lado tem os mesmos quartos; quem opera o site pode mostrar ruas de outro provedor.';
export const accessibilityHelp =
  'Se algo impede você de usar o site, diga a quem o opera: dá para mudar, porque tudo é software livre.';

export const mapSources = 'De onde vem o mapa';
export const mapSourcesText = (link: { shores: Wrap; license: Wrap; names: Wrap; terms: Wrap }) =>
  rich`As costas, os lagos e os rios são os de ${link.shores('GSHHG e WDBII')}, de P. Wessel e W. H. F. Smith, recortados e simplificados por nós, sob a ${link.license('GNU Lesser General Public License')}. Os nomes dos lugares são os do ${link.names('GeoNames')}, sob a licença ${link.terms('CC BY 4.0')}.`;

export const whoRunsIt = 'Quem opera este site';
export const whoRunsItText = (link: { safety: Wrap; privacy: Wrap; terms: Wrap }) =>
  rich`O RoomieRadar é software livre que qualquer pessoa pode operar. Quem opera o site neste endereço decide quem pode usá-lo, guarda o que você escreve e responde por isso. Para falar com a administração sobre um quarto, uma pessoa ou uma mensagem, ${link.safety('denuncie na respectiva página')}. O que é guardado sobre você está em ${link.privacy('Privacidade')}, as regras em ${link.terms('Termos')}.`;

// Privacy.
export const privacyLede = 'O que guardamos sobre você, quem vê e por quanto tempo.';
export const whatWeStore = 'O que guardamos';
export const stored = {
  given:
    'Seu nome e seu e-mail vêm do serviço com que você entra. Todo o resto é você quem escreve: seu perfil e sua foto, suas respostas sobre morar junto, seus quartos, suas mensagens e suas denúncias.',
  signIns: 'Também guardamos onde sua conta está aberta, para que você possa sair dela ali.',
  floods:
    'Contra enxurradas de pedidos, contamos por pouco tempo quantos vêm de cada endereço de rede.',
  views: 'Quem oferece um quarto vê quantas vezes ele foi visto, não por quem.',
  maps: 'Um endereço que você digita para um quarto pode ser consultado em um serviço de mapas.',
  favorites:
    'Só você vê seus favoritos e o que ocultou; sem conta, seu navegador guarda tudo até você entrar. Só você vê as buscas que salva. Suas notas sobre favoritos também são só suas.',
  alerts:
    'Para os avisos em um dispositivo, guardamos o endereço dele no serviço de push do seu navegador até você desativá-los ou sair da conta ali.',
};
export const seenBy = {
  everyone: 'Todo mundo vê os quartos que você anuncia, com seu primeiro nome e sua foto.',
  roomies:
    'Outros roomies também veem sua idade, o que você escreveu sobre si, o que procura e suas respostas, porque a pontuação as compara.',
  nobody: 'Ninguém mais vê seu sobrenome, sua data de nascimento ou seu e-mail.',
  place:
    'O local de um quarto é arredondado para cerca de 100 metros, e o número da casa é só para quem combinou uma visita ou aceitou uma oferta.',
  household:
    'Se você faz parte da casa de um quarto, roomies que entraram na conta veem ali que você mora nessa casa, até você sair.',
  administrators:
    'A administração vê o que é denunciado. Ela pode ler as mensagens de um contato denunciado, e cada leitura fica registrada.',
};
/** The headings of the privacy page, then of the terms. */
export const whatWeDoNot = 'O que não fazemos';
export const privacyNotDone =
  'Não mostramos publicidade nem rastreamos você: as páginas não carregam nada de outros sites, e não vendemos nada sobre você. Só existe um cookie durante o login, e outro depois que você escolhe um idioma, aqui ou na sua conta: por um ano ele guarda esse idioma e nada mais. Seu navegador mantém sua conta aberta sozinho, com o que você escreveu e ainda não enviou ou salvou. Medimos a rapidez com que as páginas carregam, mas não para quem.';
export const mails = 'E-mails';
export const mailsText =
  'Escrevemos quando alguém envia uma mensagem ou uma resposta para você, quando uma busca salva encontra um quarto, quando um favorito muda e quando é preciso confirmar o seu. Cada um desses e-mails tem um link para parar de receber os do mesmo tipo. Decisões sobre você ou sobre o que você denunciou, e alertas de golpe, chegam sempre.';
export const yourChoices = 'Suas escolhas';
export const yourChoicesText = ({ profile }: { profile: Wrap }) =>
  rich`Em ${profile('seu perfil')} você muda o que escreveu, baixa tudo, sai de outros dispositivos e exclui sua conta.`;
export const afterDeletion = 'Depois que você exclui sua conta';
export const afterDeletionText =
  'Seu perfil, suas respostas, sua foto e seus quartos são excluídos na hora. O que você escreveu a outras pessoas fica com elas, sem o seu nome, e as denúncias que você enviou ficam com a administração, também sem ele.';
export const whatWeKeep = 'O que guardamos depois disso, e por quê';
/** `days` is a number of 2 or more. */
export const whatWeKeepText = ({ days }: { days: string }) =>
  `Excluir uma conta não pode desfazer um bloqueio, um limite ou uma suspensão. Por isso guardamos um código feito a partir do seu login, que não pode ser convertido de volta nele. Sob esse código guardamos quem bloqueou quem por ${formatNumber(formerAccountDays)} dias, e quantas vezes você escreveu ou publicou por no máximo ${days} dias. Uma suspensão é guardada até a administração encerrá-la. Se você voltar nesse prazo, isso vale de novo; senão, é excluído.`;

// Staying safe.
export const safetyLede =
  'Quase todo mundo aqui quer o mesmo que você: uma boa casa com gente boa. Veja como reconhecer os outros e o que fazer.';
export const beforeYouPay = 'Antes de pagar ou enviar qualquer coisa';
export const neverPay =
  'Nunca pague antes de ter visto o quarto: nem caução, nem taxa de reserva, nem aluguel adiantado. Pague depois de uma visita, com contrato.';
export const sendNoPapers =
  'Não envie cópia de identidade, passaporte ou extrato bancário a quem você ainda não encontrou. Ninguém precisa disso para responder à sua mensagem.';
export const keepWritingHere =
  'Continue escrevendo por aqui até vocês se encontrarem. Aqui você pode denunciar e bloquear; em outro serviço não podemos ajudar.';
export const tooGood =
  'Desista do que é bom demais ou urgente demais: um aluguel muito abaixo dos vizinhos, alguém que está no exterior e envia as chaves pelo correio, um quarto que some se você não decidir hoje.';
export const weWarn =
  'Mostramos um aviso ao lado de uma mensagem que pede dinheiro, documentos ou para escrever em outro lugar. O aviso é uma suposição a partir de frases nos cinco idiomas deste site, então uma mensagem sem aviso não prova nada.';
export const whenYouMeet = 'Quando vocês se encontrarem';
export const letAFriendKnow =
  'Avise uma pessoa de confiança aonde você vai e quando volta, ou leve essa pessoa junto.';
export const goByDay = 'Vá de dia e veja a casa toda, não só o quarto.';
export const meetEveryone =
  'Peça para conhecer todo mundo que mora lá. Você vai dividir a cozinha com essas pessoas.';
export const videoTour =
  'Longe demais para visitar? Peça uma visita por vídeo ao vivo. Fotos podem vir de qualquer lugar.';
export const feelsWrong = 'Se algo parecer errado, vá embora. Você não deve explicações a ninguém.';
export const whenYouOffer = 'Quando você oferece um quarto';
export const whenYouOfferText =
  'A página do seu quarto mostra a rua e um ponto com margem de cerca de 100 metros. Só quem tem uma visita combinada vê o número da casa, a partir do momento que você escolhe ao oferecer os horários. Combine um horário em que haja mais alguém em casa.';
export const report = 'Denunciar';
export const reportText = ({ bold }: { bold: Wrap }) =>
  rich`Entre e escolha ${bold('Denunciar este quarto')} ou ${bold('Denunciar esta pessoa')} na respectiva página, ou ${bold('Mais')}, ${bold('Denunciar')} em um contato. Só a administração deste site lê sua denúncia; a outra pessoa não recebe aviso. A administração pode ocultar um quarto e suspender uma conta. Ela pode ler as mensagens de um contato denunciado, e cada leitura fica registrada.`;
export const reportWithoutAccount = ({ bold, numbers }: { bold: Wrap; numbers: Wrap }) =>
  rich`Sem conta, escolha ${bold('Denunciar este quarto')} no fim da página de um quarto, ou a bandeira no cartão dele em outro site, e confirme a denúncia por e-mail. A pessoa afetada por uma decisão fica sabendo do motivo e pode recorrer uma vez; você fica sabendo o que foi decidido. ${numbers('Denúncias em números')} mostra quantas foram.`;
export const block = 'Bloquear';
export const blockText = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`Em um contato, escolha ${bold('Mais')} e depois ${bold('Bloquear')}. A outra pessoa não pode mais escrever para você, e vocês deixam de se ver na lista de roomies. Ela não recebe aviso. Você pode desbloquear em ${profile('seu perfil')}.`;
export const ifSomethingHappened = 'Se algo aconteceu';
export const ifSomethingHappenedText =
  'Se houver perigo, ligue antes de tudo para o número de emergência do seu país. Se você caiu em um golpe e pagou, ligue na hora para o seu banco, guarde todas as mensagens e procure a polícia. Depois denuncie aqui, para que mais ninguém caia no mesmo golpe.';

// Terms.
export const termsLede =
  'O que você pode esperar deste site e o que ele pede de você. Ao usá-lo, você concorda com isto.';
export const between = 'Entre quem valem estes termos';
export const betweenText =
  'Você e quem opera o site neste endereço: “nós” no que segue. Operamos o software RoomieRadar. Quem criou o software não faz parte disto.';
export const yourAccount = 'Sua conta';
export const yourAccountText = `Você tem ${formatNumber(limits.age.min)} anos ou mais, usa uma única conta, e o que escreve sobre si é verdade. Você responde pelo que é feito com sua conta.`;
export const ifYouOffer = 'Se você oferece um quarto';
export const ifYouOfferText =
  'Você tem o direito de alugá-lo e de mostrar as fotos dele. Aluguel, endereço e datas estão corretos, e você pausa ou exclui o quarto quando ele não estiver mais livre. Não peça dinheiro por uma visita. A lei do lugar onde fica o quarto decide quem você pode recusar, e por quê.';
// A list of four.
export const notAllowed = 'O que não é permitido';
export const askingForMoney = 'pedir dinheiro ou documentos antes de uma visita';
export const harassing = 'assediar, ameaçar ou discriminar alguém';
export const spam = 'quartos e pessoas que não existem, propaganda e spam';
export const collecting = 'coletar o que outras pessoas escreveram ou perturbar o site';
export const notAllowedText = ({ safety: link }: { safety: Wrap }) =>
  rich`Podemos ocultar quartos e suspender contas que violem estes termos. Como denunciar está em ${link('Segurança')}.`;
export const whatYouWrite = 'O que você escreve e envia';
export const whatYouWriteText = ({ privacy: link }: { privacy: Wrap }) =>
  rich`Continua sendo seu. Você nos permite guardar e mostrar esse conteúdo neste site, e mostrar quartos públicos nos sites dos nossos parceiros. Isso termina quando você o exclui; o que você escreveu a outras pessoas fica com elas. Os detalhes estão em ${link('Privacidade')}.`;
export const termsNotDone =
  'Não verificamos quartos nem pessoas. Não somos parte de nenhum contrato entre vocês e não recebemos pagamentos. O Roomie Fit compara respostas; não promete nada sobre como vocês vão conviver. Quartos de outros sites são deles, assim como as páginas para onde levam.';
export const weAnswerFor = 'Pelo que respondemos';
export const weAnswerForText =
  'Oferecemos o site como ele é e não podemos prometer que esteja sempre no ar ou sem erros. Nada aqui tira direitos que a lei dá a você.';
export const howItEnds = 'Como termina';
export const howItEndsText = ({ profile }: { profile: Wrap }) =>
  rich`Você pode excluir sua conta quando quiser, em ${profile('seu perfil')}. Se estes termos mudarem, os novos aparecem aqui.`;

export const decisions = 'Denúncias e decisões';
export const decisionsText =
  'Quem denuncia um quarto sem ter conta nos informa um e-mail, que só a administração vê. O que a administração decidiu sobre seu quarto ou sua conta, por quê, e seu recurso estão no seu perfil e na sua exportação. Se você excluir sua conta, fica só o que foi decidido e quando, sem nada que identifique você.';
export const fraud = 'Contra fraudes';
export const fraudParts = {
  signs:
    'Programas procuram sinais de golpe em quartos, perfis e mensagens, sem guardar nada sobre os honestos; o que parece muito um golpe é mostrado à administração, e de uma conversa só as mensagens em que aparecem.',
  copies:
    'Para encontrar um texto que vai para muita gente, guardamos por um tempo um código de cada primeira mensagem.',
  returning:
    'Para encontrar quem volta com outro nome, guardamos por um tempo dois códigos de cada login: da rede, e de um navegador que entra duas vezes em dez minutos. Ninguém consegue ler nesses códigos uma mensagem, um endereço ou um dispositivo.',
  search:
    'A administração pode buscar contas por nome ou e-mail, e quartos; cada consulta fica registrada.',
  removal:
    'O que um golpista escreveu pode ser retirado de quem recebeu; fica guardado para um recurso.',
};
