import type { ProblemCode } from '#contract/problem.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Why the server refused, by the code of what it says. */
export const refusals: Record<RefusalCode, string> = {
  'listing.missing': 'Este quarto não existe',
  'listing.gone': 'Este quarto não é mais oferecido',
  'listing.deleted_meanwhile': 'Isso foi excluído nesse meio-tempo',
  'listing.external':
    'Este quarto está anunciado em outro site. Siga o link para falar com quem anuncia',
  'listing.own': 'Este quarto é seu',
  'listing.not_public': 'Este quarto ainda não é público',
  'listings.most':
    'Você já oferece {most} quartos. Antes, pause ou exclua um deles ou marque como ocupado',
  'images.most': 'Um quarto tem no máximo {most} fotos. Antes, remova uma',
  'images.changed': 'As fotos deste quarto mudaram',
  'image.missing': 'Este quarto não tem mais essa foto',
  'image.not_an_image': 'Escolha uma imagem JPEG, PNG ou WebP',
  'image.wrong_type': 'O arquivo não é do tipo que o nome indica',
  'image.too_large': 'Uma foto pode ter até {side} pixels de lado e {millions} milhões no total',
  'image.too_small': 'Uma foto precisa de pelo menos {side} pixels de lado',
  'image.damaged': 'O arquivo está danificado ou incompleto',
  'image.too_complex': 'A foto é complexa demais. Salve como JPEG comum e tente de novo',
  'images.preparing': 'Suas outras fotos ainda estão sendo preparadas. Tente de novo daqui a pouco',
  'uploads.unfinished': 'Muitos dos seus envios não foram concluídos. Tente de novo em uma hora.',
  'upload.missing': 'Esse envio não existe',
  'upload.longer': 'O arquivo é maior do que o anunciado',
  'upload.shorter': 'O arquivo é menor do que o anunciado',
  'upload.broken_off': 'O envio foi interrompido',
  'roomie.missing': 'Esse roomie não existe',
  'user.missing': 'Não é mais possível encontrar essa pessoa',
  'user.left': 'Essa pessoa não tem mais conta aqui',
  'user.deleted': 'Essa conta não existe mais',
  'marks.own': 'Você não pode marcar o próprio perfil',
  'favorites.most': 'Você tem {most} favoritos. Antes, remova um',
  'hidden.most': 'Você ocultou {most}. Antes, volte a mostrar um deles',
  'saved_search.missing': 'Essa busca salva não existe',
  'saved_search.same': 'Você já salvou esta busca',
  'saved_searches.most': 'Você salvou {most} buscas. Exclua uma antes',
  'block.own': 'Você não pode bloquear o próprio perfil',
  'block.yours': 'Você bloqueou essa pessoa. Desbloqueie para escrever',
  'block.cannot_write': 'Você não pode escrever para essa pessoa no momento',
  'household.most': 'Uma casa tem no máximo {most} pessoas e links abertos. Antes, cancele um link',
  'invitation.invalid': 'Este convite não é mais válido',
  'invitation.own': 'Este quarto é seu: envie o link a quem mora lá com você',
  'inquiry.missing': 'Esse contato não existe',
  'inquiry.open_listing': 'Você já escreveu sobre este quarto',
  'inquiry.open_user': 'Você já escreveu para essa pessoa',
  'inquiry.own': 'Você não pode escrever para o próprio perfil',
  'inquiry.their_turn':
    'Suas últimas mensagens ainda não tiveram resposta. Agora é a vez da outra pessoa',
  'inquiry.declined': 'Este contato foi recusado',
  'inquiry.withdrawn': 'Este contato foi retirado',
  'inquiry.expired': 'Este contato não foi respondido a tempo',
  'inquiry.closed': 'Este contato está encerrado',
  'inquiry.only_sender': 'Só quem enviou um contato pode retirá-lo',
  'inquiry.only_recipient': 'Só quem recebeu um contato pode responder',
  'onboarding.profile_first': 'Salve primeiro o seu perfil',
  'onboarding.habits_first': 'Salve primeiro os seus hábitos',
  'profile.first':
    'Primeiro complete o seu perfil: as outras pessoas veem o seu nome, e você precisa ter {age} anos ou mais',
  'account.deleted': 'Esta conta foi excluída',
  'sign_in.used': 'Este login já foi usado ou demorou demais. Entre de novo.',
  'sign_in.other_answer': 'A resposta do serviço de login não é deste login. Entre de novo.',
  'sign_in.other_browser': 'Este login começou em outro navegador. Entre de novo neste.',
  'sign_in.unconfirmed':
    'Seu serviço de login não confirmou o seu e-mail. Confirme lá e entre de novo.',
  'sign_in.suspended': 'A administração suspendeu esta conta, por isso não dá para entrar com ela.',
  'admin.only': 'Só a administração pode fazer isso',
  'admin.own_matter': 'Isto é sobre você. Outra pessoa da administração deve decidir',
  'admin.suspend_admin':
    'Quem administra não pode suspender outra pessoa da administração. Fale com quem opera o servidor',
  'report.missing': 'Essa denúncia não existe',
  'appeal.missing': 'Este recurso não existe',
  'appeal.decided': 'Este recurso já foi decidido',
  'appeal.other_admin':
    'Outra pessoa da administração deve decidir sobre este recurso, porque a primeira decisão foi sua',
  'external.missing': 'Esse anúncio externo não existe',
  'import.missing': 'Essa importação não existe',
  'import.file_missing': 'Este arquivo não existe mais',
  'import.ended': 'Esta importação já terminou',
  'import.not_resumable':
    'Não dá para retomar esta importação: o arquivo foi excluído ou há uma mais recente',
  'import.files_most':
    'Esta fonte tem {most} arquivos não importados. Importe um deles ou espere: eles são excluídos depois de um dia',
  'source.missing': 'Essa fonte não existe',
  'source.no_url': 'Esta fonte não tem URL para baixar um arquivo',
  'source.importing': 'Antes, cancele a importação dela',
  'page.outdated':
    'O RoomieRadar foi atualizado desde que esta página foi aberta. Recarregue a página e tente de novo',
  'tabs.most': 'O RoomieRadar já está aberto em abas demais',
  'requests.most': 'Muitos pedidos em pouco tempo. Espere um momento e tente de novo.',
  'quota.inquiries': 'Você escreveu para {most} pessoas em uma hora.',
  'quota.messages': 'Foram muitas mensagens.',
  'quota.reports': 'Você enviou muitas denúncias em uma hora.',
  'quota.notices': 'Muitas denúncias vieram daqui hoje.',
  'quota.same_target': 'Você já escreveu aqui antes, e não deu em nada.',
  'quota.listings': 'Você anunciou {most} quartos em um dia.',
  'quota.invitations': 'Você criou {most} links de convite em um dia.',
  'quota.uploads': 'Você enviou muitas fotos hoje.',
  'quota.profiles': 'Você viu muitos perfis em uma hora.',
  'quota.marks': 'Você marcou muita coisa em uma hora.',
  'quota.merged_marks': 'Hoje você adicionou favoritos de muitos navegadores.',
  'quota.saved_searches': 'Você salvou muitas buscas em uma hora.',
  'quota.notes': 'Você mudou muitas notas em uma hora.',
  'quota.votes': 'Você votou muitas vezes sobre pessoas interessadas em uma hora.',
  'quota.looks': 'Você abriu muitas vezes o quadro de pessoas interessadas em uma hora.',
  'quota.push_subscriptions': 'Você ativou os avisos muitas vezes hoje.',
  'quota.organization_codes': 'Você pediu muitos códigos hoje.',
  'quota.searches': 'Foram muitas buscas em uma hora.',
};

/** After how long, without a dot. */
export const tryAgainIn = {
  minutes: ({ count }: { count: number }) =>
    plural(count, {
      one: `Tente de novo em ${formatNumber(count)} minuto`,
      many: `Tente de novo em ${formatNumber(count)} de minutos`,
      other: `Tente de novo em ${formatNumber(count)} minutos`,
    }),
  hours: ({ count }: { count: number }) =>
    plural(count, {
      one: `Tente de novo em ${formatNumber(count)} hora`,
      many: `Tente de novo em ${formatNumber(count)} de horas`,
      other: `Tente de novo em ${formatNumber(count)} horas`,
    }),
  days: ({ count }: { count: number }) =>
    plural(count, {
      one: `Tente de novo em ${formatNumber(count)} dia`,
      many: `Tente de novo em ${formatNumber(count)} de dias`,
      other: `Tente de novo em ${formatNumber(count)} dias`,
    }),
};

/**
 * Why the server refused, by the code of the problem, where what it says has none; without a dot.
 * What is not here stays in English, for those who operate the site.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {
  malformed_request: 'Não foi possível ler o pedido',
  unauthorized: 'Entre primeiro',
  forbidden: 'Você não pode mudar isso',
  account_suspended: 'Esta conta está suspensa',
  profile_incomplete: 'Complete primeiro o seu perfil',
  not_found: 'Isso não existe ou não existe mais',
  conflict: 'Isso mudou nesse meio-tempo',
  out_of_order: 'Antes vem outro passo',
  upload_missing: 'O arquivo ainda não chegou',
  upload_used: 'Esse arquivo já foi usado',
  too_many_images: 'Um quarto não pode ter mais fotos',
  too_many_listings: 'Não dá para oferecer mais quartos ao mesmo tempo',
  too_many_marks: 'Não dá para marcar mais',
  too_many_saved_searches: 'Não dá para salvar mais buscas',
  household_full: 'Uma casa não pode ter mais pessoas aqui',
  inquiry_open: 'Você já escreveu',
  transition_refused: 'Isso não é mais possível',
  inquiry_closed: 'Este contato está encerrado',
  awaiting_answer: 'Aguarde uma resposta',
  own_target: 'Não dá para fazer isso com o que é seu',
  no_owner: 'Aqui ninguém pode responder',
  cannot_write: 'Você não pode escrever para esta pessoa',
  import_running: 'Uma importação desta fonte está em andamento',
  gone: 'Isso foi excluído',
  upload_expired: 'Demorou demais. Escolha o arquivo de novo',
  changed_meanwhile: 'Isto foi alterado em outro lugar nesse meio-tempo',
  body_too_large: 'É grande demais',
  validation_failed: 'Alguns dados precisam de revisão',
  key_reused: 'Isso já foi enviado com outro conteúdo',
  image_refused: 'Esta foto não pode ser usada',
  rate_limited: 'Foi muita coisa em pouco tempo. Tente mais tarde',
  disk_full: 'No momento não dá para salvar nada. Ler continua funcionando. Tente mais tarde',
};
