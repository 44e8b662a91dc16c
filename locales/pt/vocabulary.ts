import type { Amenity, HouseRule, Intent, ListingStatus } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const amenityLabels: Record<Amenity, string> = {
  wifi: 'Wi-Fi',
  washing_machine: 'Máquina de lavar',
  dishwasher: 'Lava-louças',
  balcony: 'Varanda',
  garden: 'Jardim',
  lift: 'Elevador',
  bike_storage: 'Bicicletário',
  desk: 'Escrivaninha',
  furnished: 'Mobiliado',
  air_conditioning: 'Ar-condicionado',
  step_free: 'Acesso sem degraus',
  parking: 'Vaga de garagem',
};

export const houseRuleLabels: Record<HouseRule, string> = {
  no_smoking: 'Proibido fumar',
  no_pets: 'Sem pets',
  quiet_hours: 'Horário de silêncio',
  no_parties: 'Sem festas',
  couples_welcome: 'Aceita casais',
  pets_welcome: 'Aceita pets',
};
/** What each house rule means for those who live there. */
export const houseRuleSentences: Record<HouseRule, string> = {
  no_smoking: 'Ninguém fuma dentro de casa',
  no_pets: 'Aqui não moram pets',
  quiet_hours: 'A casa fica em silêncio à noite',
  no_parties: 'Não há festas',
  couples_welcome: 'Casais são bem-vindos',
  pets_welcome: 'Pets são bem-vindos',
};

export const listingStatusLabels: Record<ListingStatus, string> = {
  active: 'Ativo',
  paused: 'Pausado',
  filled: 'Ocupado',
};

/** Why someone is here, as they say it of themselves. */
export const intentLabels: Record<Intent, string> = {
  looking: 'Procuro um quarto',
  offering: 'Ofereço um quarto',
  both: 'As duas coisas',
};
/** The same as others read it. */
export const publicIntentLabels: Record<Intent, string> = {
  looking: 'Procura um quarto',
  offering: 'Oferece um quarto',
  both: 'Procura ou oferece',
};

// How long one can stay, in months or from a year on in half years; then from the shortest to the
// longest.
export const months = pluralText({ one: '1 mês', other: '# meses' });
export const years = pluralText({ one: '1 ano', other: '# anos' });
/** Half a year more than `count` years. */
export const yearsAndHalf = pluralText({ one: '1 ano e meio', other: '# anos e meio' });
export const stayRange = ({ least, most }: { least: string; most: string }) =>
  `de ${least} a ${most}`;
export const stayAtLeast = ({ least }: { least: string }) => `no mínimo ${least}`;
export const stayAtMost = ({ most }: { most: string }) => `no máximo ${most}`;

/** In place of a currency that nobody chose. */
export const currencyOfTown = 'Moeda local';

/** At a field where an amount was expected. */
export const noAmount = 'Escreva um número, como 1.500';
