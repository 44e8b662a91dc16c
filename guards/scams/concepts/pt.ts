import type { Words } from '../concept.ts';

export const pt: Words = {
  money:
    'deposito|caucao|aluguel|aluguer|renda|primeir[oa] mes|primeir[oa] (?:renda|aluguel|mensalidade)|mensalidade*|mes adiantado|taxa*|sinal|adiantamento|entrada|dinheiro|grana|valor|quantia|montante|pagamento*|garantia|metade|comissao|um mes|dois meses|calcao|o total|verba|parcela|reserva',
  pay: 'pag*|transfer*|transfir*|transfere*|deposit*|pix*|mb ?way|adiant*|faz*~pix|faca~pix|cair na (?:minha )?conta|caia|cair|cai|entra na (?:minha )?conta|entrar na conta|chegue|chegar|compr*|liquid*|adianta',
  before:
    'antes|previo|previa|previamente|primeiro|adiantad*|antecipad*|de antemao|sem|ate que|ate receber|enquanto nao|assim que|logo que|so depois|so apos|so quando|so se|somente apos|somente depois|mal|uma vez|depois de pagar|depois do pagamento|apos o pagamento|apos receber|apos a transferencia|apos confirm*|quando (?:cair|entrar|receber|chegar|pagar|fizer|o dinheiro|o pagamento)|em troca de',
  view: 'ver|ve-lo|ve-la|veres|veja|vejas|vier|vires|visit*|conhec*|mostr*|encontr*|olhar|vistoria|marcar|marcacao|agend*|vir|venhas|abrir|abre|endereco|morada|rua|chaves?|entrada|mudar*|contrato|entrar|apresent*|passar ai|passe la',
  hold: 'reserv*|guard*|segur*|garant*|bloque*|separ*|assegur*|retir*~anuncio|tir*~anuncio|tiro do ar|tir*~ar|apag*~anuncio|teu|tua|seu|sua vaga|em teu nome|no teu nome|no seu nome|lista|fila|confirm*|digo nao|dispens*|deix*~de~(?:mostrar|responder)|fech*|mant*|paro de',
  rivals:
    'outr[oa]s? interessad*|mais interessad*|muit[oa]s interessad*|interessad[oa]s|muita gente|muita procura|muita demanda|outra pessoa|outras pessoas|outra menina|outro rapaz|proxim[oa] da (?:lista|fila)|o proximo|a proxima|para outro|vai embora|vai voar|voa|(?:dez|vinte|trinta|quarenta|cinquenta|\\d+) (?:pessoas|interessad*|mensagens|pedidos|candidat*)|o primeiro que|quem primeiro|quem pagar|perde|perder|perdes|concorr*|candidat*|esperando|a espera',
  urgent:
    'hoje|agora|ja|imediat*|de imediato|o quanto antes|quanto antes|urgente*|urgencia|rapido|esta (?:tarde|noite|manha)|ate (?:as|amanha|hoje|a noite|meia|o fim)|em (?:menos de |ate )?(?:\\d+|uma|duas|tres|poucas) horas?|nas proximas|no mesmo dia|24 ?h*|48 ?h*|na hora|logo|depressa|dentro de|ainda hoje',
  untraceable:
    'western ?union|money ?gram|ria|cart(?:ao|oes) (?:de )?(?:presente|pre-?pago*|oferta)|cart(?:ao|oes) (?:da |do )?(?:amazon|steam|itunes|google|apple)|vale*[- ](?:presente|oferta|postal)|gift ?cards?|bitcoin*|btc|cripto*|usdt|tether|ethereum|paypal|revolut|wise|amigos e familia*|dinheiro (?:por|pelo) correio|envelope|transferencia internacional|conta (?:estrangeira|no (?:exterior|estrangeiro)|na lituania|em londres)|paysafe*|rasp*|wallet|carteira (?:digital|cripto*)|recarga*|saldo|remessa*|skrill|worldremit|remitly|zelle|cupom|cupons|cupao|cupoes',
  escrow:
    'airbnb|booking|custodia|terceir[oa]s?|intermediari*|pagamento (?:protegido|seguro)|protecao ao comprador|conta (?:segura|garantia|caucao)|reten*|retid*|guarda~dinheiro|segura~dinheiro|cartorio|seguradora|escrow|garantia airbnb|tripadvisor',
  refund:
    'devol*|reembols*|estorn*|se nao gostar*|se nao gostares|nao gostou|sem risco|descont*|abatid*|abate*|conta como|restitu*',
  away: 'exterior|estrangeiro|fora do (?:pais|brasil|estado)|fora de portugal|fora da cidade|outro pais|outra cidade|outro estado|outro continente|plataforma de petroleo|plataforma|navio|cruzeiro|alto mar|embarcad*|missao|missionari*|destacad*|transferid*|mudei*|mudamos*|fui (?:trabalhar|para|morar|viver)|moro (?:agora |atualmente )?(?:em|no|na|fora)|vivo (?:agora |atualmente |neste momento )?(?:em|no|na|fora)|trabalho (?:agora |atualmente )?(?:em|no|na|fora|como)|trabalhando (?:em|no|na|fora)|a trabalhar (?:em|no|na|fora)|morando (?:em|no|na|fora)|a viver (?:em|no|na)|estou (?:agora |atualmente |a trabalhar |trabalhando |morando |a viver |em missao ){0,3}(?:em|no|na|fora)|me encontro|encontro-me|emigr*|militar|expatriad*|de viagem|viajando|longe|engenheir* (?:em|naval|de petroleo)|meu contrato em',
  cannot:
    'nao (?:te |lhe |o |a |vou )?(?:posso|consigo|podemos|poderei|poder|da para|da pra)(?: \\w+){0,2} (?:mostr*|ver*|encontr*|estar|ir|abrir*|receber*|acompan*|atender*)|nao (?:e|sera) possivel|nao (?:ha|tem|tera|faco|fazemos|da)(?: \\w+){0,2} (?:visit*|ver)|nao ha ninguem|nao tem ninguem|ninguem (?:pode|consegue|la|para|que|te)|nao estou (?:la|ai|na cidade|no pais)|impossivel|so (?:por |pelas |pelo )?(?:fotos|video*|fora)|por fora|do lado de fora|sem (?:ver|visit*)|as fotos (?:bastam|chegam|sao suficientes)|formalidade|vazio|vazia|fechado|fechada',
  helper:
    'agente|agencia|advogad*|notari*|estafeta|motoboy|courier|despachante|representante|assistente|secretari*|procurador*|administrador*|(?:meu|minha) (?:irmao|irma|primo|prima|cunhado)|pastor|transportadora|imobiliaria|corretor*|entregador|delegad*',
  keys: 'chaves?|chaveiro|cartao de acesso|comando',
  post: 'correio*|estafeta|motoboy|encomenda*|pacote|dhl|ups|fedex|sedex|ctt|courier|transportadora|envelope|domicilio|a tua (?:casa|morada|porta)|em (?:sua |tua )?casa|seu endereco|tua porta|sua porta|registad*|registrad*|chegarao|expresso|despach*|rastreio|rastreamento|portador',
  papers:
    'passaporte*|rg|cpf|cnh|bi|nif|cartao de cidadao|carta de conducao|carteira de (?:motorista|identidade|trabalho)|documento*|documentacao|identidade|identificacao|certidao|holerite*|contracheque*|extrato*|recibos? de vencimento*|cartao de (?:credito|debito|residencia)|cartao do banco|titulo de residencia|comprovante*|comprovativo*|papeis|imposto de renda|irs|data de nascimento|seguranca social|niss',
  copy: 'foto*|imagem|imagens|digitaliz*|scan*|copia*|selfie*|captura*|anex*|frente e verso|frente e costas|os dois lados|dos dois lados|ambos os lados|verso',
  met: 'traz*|trag*|lev(?:a|e|ar|es)|assin*|pessoalmente|visita|quando (?:nos virmos|vier*|viermos|assinarmos|nos encontrarmos)|depois de (?:ver*|visit*|conhec*)|apos (?:ver|a visita|a assinatura|visitar)|entrega das chaves|mudanca|mudar*|cartorio|presencial*|contrato|vistoria',
  code: 'codigo*|senha|pin|otp|digitos|algarismos|token|(?:seis|quatro|cinco|6|4|5) (?:digitos|numeros|algarismos)|verificacao|numeros|numerinhos',
  say: 'diz|diga|me da|da-me|inform*|digit*|escrev*|copi*|le|leia|dit(?:a|e)|respond*|qual e|o que diz|que diz|cola*|confirm*|repet*|me fala|fala',
  device: 'sms|mensagem|whatsapp|zap|e-?mail|caixa|aparec*|te cai|vai cair|vai entrar',
  link: 'link|links|url|esta pagina|este site|neste site|nesse site|este formulario|o formulario|portal|pagina|site|endereco abaixo|abaixo|qr*|ligacao',
  click:
    'cli[cq]*|toca|faz*~login|faca~login|registr*|cadastr*|verific*|confirm*|preench*|acess*|escanei*|valid*|autentic*|identific*|introduz*|inscrev*|insir*',
  secret:
    'dados d[oe] (?:teu |seu )?cartao|(?:teu|seu) cartao|cartao|cartao de (?:credito|debito)|numero do cartao|dados bancarios|cvv|senha|palavra-?passe|credenciais|home ?banking|banca online|login|identidade|score|analise de credito|verificacao de inquilino*|inquilino verificado|teus dados|seus dados',
  app: 'whats ?app*|whats|wpp|zap*|zapzap|telegram*|signal|viber|snapchat|snap|instagram|insta|ig|facebook|face|fb|messenger|skype|discord|app verde|app azul|aplicativo verde',
  write:
    'escrev*|lig*|cham*|contat*|contact*|adicion*|fal*|mand*|mensage*|segu*|respond*|melhor|pass(?:o|a|ar|amos|e)|procur*|encontr*|busc*|continu*|convers*|deix*|pelo|por|no|na',
  leave:
    'por aqui nao|aqui nao|nao por aqui|fora d*|aqui quase|quase nao|quase nunca|mal entro|nao entro|nao vejo|nao olho|raramente|poucas vezes|mais rapido|mais facil|mais pratico|este (?:site|app|chat|aplicativo|portal)|esta (?:pagina|plataforma)|(?:d?o|no) (?:site|app|chat|aplicativo)|(?:d?a|na) plataforma|nao me chegam|nao recebo|mensagens daqui|sair daqui|entro pouco|pouco aqui|daqui',
  mine: '(?:o )?meu (?:numero|telefone|celular|telemovel|e-?mail|zap|contato|contacto|usuario|perfil|insta*|gmail|whats*)|minha conta no|te (?:passo|deixo|dou)|me acha|acha-?me|procura-?me|me procura|me encontra*|encontra-?me|como usuario',
  account:
    'iban|numero da conta|chave pix|minha conta|esta conta|a conta|conta bancaria|dados bancarios|nib|agencia e conta',
  overpaid:
    'cheque*|a mais|diferenca|o resto|o restante|excedente|sobra|troco|mudanca*|transportadora',
  mule: 'receb*~(?:encomendas|pacotes|transferencia*|dinheiro)|reenvi*~(?:encomendas|pacotes|dinheiro)|usar (?:a )?(?:tua|sua) conta|na (?:tua|sua) conta|pela (?:tua|sua) conta|lev(?:anta|antar)~dinheiro|sac*~dinheiro|comissao',
  favour:
    'massage*|intim*|favores|em troca de (?:companhia|carinho|favores|massagens|limpeza)|em vez de (?:renda|aluguel|pagar)|no lugar do aluguel|sem pagar (?:renda|aluguel)|carinh*|sexo|sexual*|dividir a cama|mesma cama|minha cama|cama|mente aberta|menina (?:nova|bonita|discreta)|nua|nudes|boazinha|gentil comigo|namorada|sugar*|lingerie',
  praise:
    'deus|crist[ao]*|honest*|confi*|acredita*|abenco*|serio|seria|prometo|palavra|100 ?%|nao e (?:golpe|burla)|prezad*',
  harmless:
    'nunca|jamais|sem (?:caucao|deposito|comissao|adiantament*|pagar|sinal|taxas?|custo*|fiador)|nao (?:se )?(?:pag*|ped*|pec*|cobr*|aceit*|envi*|mand*|transf*|precis*|faca*|facas|quer*|tens de|tem que|adiant*|exig*)|nao (?:te|me|lhe|nos) (?:ped*|cobr*|pagar*|sinto)|nada (?:adiantado|antes|ate)|ninguem (?:pede|cobra|paga)|gratis|gratuit*|prefiro nao|nao gosto|nao ha (?:comissao|taxa*|custo*|agencia)|por conta d[oa] (?:dono|proprietari*|senhori*)',
  signing:
    'assin*|assinatura|contrato assinado|entrega das chaves|dia da mudanca|quando te mudares|quando se mudar|quando mudar|na entrada|no dia em que entr*|cartorio|na mudanca|em mao|em maos|entrego a chave|entregamos as chaves|buscar as chaves|pegar as chaves|pessoalmente',
  bring:
    'traz*|trag*|lev(?:a|e|ar|es)|pessoalmente|presencial*|na visita|quando vier*|no dia|cara a cara|um cafe|na cozinha|aqui no apartamento|aqui em casa|aqui na casa|mostr*~(?:documento|rg|cartao)',
  past: 'uma vez|ano passado|mes passado|ultima vez|antes mor*|anterior*|antig*|aconteceu|perdi|ha anos|um amigo|uma amiga|meu ultimo|minha ultima|meu amigo|minha amiga|me pediram|pediram-me|era mentira|era burla|era golpe|estive|fui|tive|vivi|morei|morava|vinha|foi embora|ja passou',
  others:
    'coleg*|vizinh*|porteir*|zelador*|senhori*|dono|dona|proprietari*|administra*|inquilin*|ela|ele|avo|mae|pai|pais|cao|cachorr*|gat[oa]|o quarto dela|o quarto dele|condominio',
  returns:
    'volto|voltar|volta|regresso|regressar|de volta|ate (?:domingo|segunda|terca|quarta|quinta|sexta|sabado|amanha|a semana)|fim de semana|uma semana|duas semanas|de ferias|ferias|depois qualquer|qualquer (?:dia|noite|tarde)|a seguir',
  shows:
    'te mostr*|mostro-te|mostra-te|lhe mostr*|abre-te|te abre|abro-te|vem (?:ver|ca|quando)|vir ver|venha ver|ver primeiro|primeiro ver|ve-lo primeiro|primeiro ve|vens ver|passa ca|passe aqui|sem pressa|com calma|videochamada|chamada de video|video|decid*|conhecer (?:a|o|nos|todos)|nos conhec*|encontramo*',
  seeker:
    'procuro|estou a procur*|estou procurando|procuramos|gostaria|adoraria|poderia|posso|da para|seria possivel|ainda (?:esta )?(?:livre|disponivel)|continua (?:livre|disponivel)|ha|tem|quanto*|quando|como e|voces|sou|estudo|trabalho como|comeco|vosso|teu (?:quarto|anuncio)|seu (?:quarto|anuncio)|meu orcamento|posso pagar|poderia pagar|recebo (?:no|dia|a)|meu salario|ordenado|guardad[oa]|poupad*|quando (?:pago|devolvem|tenho)',
  bills:
    'despesas|contas|luz|agua|wi-?fi|internet|aquecimento|caixinha|limpeza|compras|dividi*|divid*|por mes|ao mes|mensal*|debito (?:direto|agendado|automatico)|ordem permanente|todo mes|todos os meses|dia um|dia primeiro|primeiro dia|cada um|entre todos|recibo|boleto|condominio',
  here: 'por aqui|aqui mesmo|nesta pagina|por este site|neste chat|pelo chat|continuar aqui|ficar aqui|escreve aqui|escreva aqui|melhor aqui|aqui esta bem|responde aqui',
  warn: 'cuidado|atencao|nunca (?:pag*|envi*|mand*|transf*)|nao (?:pag*|envi*|mand*|transf*)|denunci*',
  parcels:
    'encomendas|caixa de correio|chave reserva|chave extra|duas chaves|duas copias|propria chave|bicicleta|bike|correios (?:ao lado|perto|na esquina)|fechadura|tranca|cadeado|chaves? propria|minha chave|chaves? (?:da entrada|da porta|do predio|da rua|do portao|da caixa)|teria chave|tenho chave',
  fee: 'taxa de|taxa|custo da visita|custo de|pagamento (?:da|pela) visita|comissao de|deposito de reserva|sinal de reserva|encargo',
  proof:
    'provar|prova|comprov*|seri[oa]s?|gente seria|real|de verdade|pessoa real|robo|bot|para saber|saber que|ter certeza|ter a certeza|certeza|sinal de|compromisso|interesse real|confianca|boa fe|curiosos|verific*',
  toMe: 'da-me|diz-me|manda-me|envia-me|passa-me|escreve-me|liga-me|faz-me|paga-me|transfere-me|adiciona-me|procura-me|reenvia-me',
  otherwise:
    'senao|se nao|caso contrario|entao|e entao|e te|depois te|so entao|assim|para que|para poder|assim que|logo que|em troca|passo para|passa para|e pronto',
  roomPhotos:
    '(?:fotos?|imagens|video) d[aeo]s? (?:cozinha|banheiro|casa de banho|varanda|jardim|vista|quarto|apartamento|sala|predio|rua)|mais fotos|outras fotos|planta|a do anuncio|no anuncio|(?:mais )?(?:umas|algumas|outras) fotos?|fotos? a mais',
  visited:
    'agora que (?:voce |ja |tu ){0,2}(?:esteve|estiveste|veio|vieste|nos|viu|viste)|ja que (?:esteve|estiveste|veio|vieste)|depois da tua visita|depois da sua visita|quando vieste|quando voce veio|prazer em|prazer te|ja viste|ja viu|nos conhecemos|conhecemo-nos|viste o quarto|viu o quarto',
  depositBack: 'caucao~de volta|caucao toda|ao sair|quando sair*|na saida|saida',
  send: 'envi*|mand*|pass(?:a|ar|e|as|a-me)|remet*|preciso|precisamos|me da|da-me|fornec*|compartilh*|partilh*|encaminh*|reencaminh*|faz-me|anex*|sobe',
  arrives:
    'cheg*|receb*|no teu telemovel|teu telemovel|seu celular|no celular|te cai|vai cair|vai entrar|do banco|do teu banco|do google|enviei|mandei|caiu',
  share:
    'dividi*|divid*|cada um|cada qual|entre todos|sua parte|tua parte|a parte|os outros|as outras|caixinha|coleg*|todos|meias|igual|a gente|racha*|rateio',
  asks: 'e normal|e golpe|e burla|isso e golpe|sera golpe|sera burla|que acham|o que acham|o que voces acham|soa|estranho|alguem (?:sabe|me|conhece|ja)|um cara|o cara|um tipo|o tipo|a mulher diz|me pediu|pediu-me|pediu|me pedem|pedem-me|me disse|falou que|devo|gente|pessoal',
  group: 'grupo|chat da casa|grupo da casa|grupo do ape|te coloca|te colocamos|adicionamos',
  hobby:
    'coleciono|colec*|carimbo*|hobby|viage*|quadro|poster|mapa|parede|paises|album|museu|filme*|serie|livro*|guitarra|violao|futebol',
  support:
    'suporte|equipe de (?:suporte|seguranca|verificacao)|equipa de (?:suporte|seguranca|verificacao|apoio)|apoio ao cliente|atendimento|caro usuario|cara usuaria|prezad*|usuario|utilizador*|sua conta|tua conta (?:foi|sera|esta)|seu anuncio|seu perfil|teu perfil|bloquead*|suspens*|restringid*|restrit*|limitad*|desativad*|suspeit*|incomum|identificamos|detectamos|detetamos|ultimo aviso|reativar|restaurar|desbloquear|moderacao|moderador*|perder o acesso|violacao',
  story:
    'faleci*|falecid*|que descanse|descanse em paz|hered*|herdei|heranca|viuv*|minha filha|meu filho|da minha (?:mae|tia|avo)|do meu (?:pai|tio|avo)|dos meus (?:pais|avos)|nao me interessa o (?:lucro|dinheiro)|nao e pelo dinheiro|dinheiro nao|nao quero lucro|alguem honesto|pessoa (?:honesta|de confianca|seria|limpa)|estime|cuide|cuidar bem|como se fosse|como sua|cobertura|luxo*|dos sonhos|centro historico|melhor localizacao|piscina|jacuzzi|sauna|vista (?:mar|rio)|totalmente mobilad*|todo mobiliado|apartamento inteiro|casa inteira|tudo incluido|tudo incluso',
  invoice:
    'fatura|boleto|e-?mail de confirmacao|numero da reserva|dados (?:do|para|de) pagamento|instrucoes|por e-?mail|no e-?mail|proxima mensagem|vai receber|recebera|receberas',
  scamWord:
    '(?<!nao e )(?<!nao e um )(?:golpe|golpes|golpista*|burla*|burlao|fraude*|malandro|vigarista*|anuncio falso|cheque falso)|copi(?:ou|aram|ado) (?:as|o|noss*|minh*)|roub(?:ou|aram|ado) (?:as|o|noss*|minh*)|bom demais|suspeito que|desconfio',
  laugh: 'kk+|haha*|hehe*|rsrs*|lol|😂|😅|🤣|😄|😊|😉|🙈',
  home: 'gato*|gata|cachorr*|cao|cozinh*|jant*|cafe da manha|pequeno-?almoco|almoc*|cha|cafe|violao|guitarra|piano|musica|festa*|calm*|tranquil*|fum*|limp*|faxina|louca|mercado|compras|bicicleta|bike|bonde|onibus|autocarro|metro|parque|chuveiro|geladeira|sofa|plantas|jardim|maquina de lavar|supermercado|academia|ginasio|fim de semana|lixo|padaria|familia',
  day: 'segunda|terca|quarta|quinta|sexta|sabado|domingo|fim de semana|dia de semana|esta semana|semana que vem|proxima semana|de noite|a noite|a tarde|de manha|tarde',
  demand:
    'so|so aceito|aceito|aceitamos|tem que ser|tem que|tens de|teria que|terias de|ha que|deve|precisa|preciso que|precisamos que|obrigatorio|imprescindivel|por favor|mais facil|melhor|so preciso|e so|pede|exige|insiste|em vez de|no lugar de|vai a|faz|compra|so em|so com|so por',
};
