import type { Amenity, HouseRule, Intent, ListingStatus } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const amenityLabels: Record<Amenity, string> = {
  wifi: 'Wifi',
  washing_machine: 'Lavadora',
  dishwasher: 'Lavavajillas',
  balcony: 'Balcón',
  garden: 'Jardín',
  lift: 'Ascensor',
  bike_storage: 'Lugar para bicicletas',
  desk: 'Escritorio',
  furnished: 'Con muebles',
  air_conditioning: 'Aire acondicionado',
  step_free: 'Acceso sin escalones',
  parking: 'Estacionamiento',
};

export const houseRuleLabels: Record<HouseRule, string> = {
  no_smoking: 'No fumar',
  no_pets: 'Sin mascotas',
  quiet_hours: 'Horas de silencio',
  no_parties: 'Sin fiestas',
  couples_welcome: 'Se aceptan parejas',
  pets_welcome: 'Se aceptan mascotas',
};
/** What each house rule means for those who live there. */
export const houseRuleSentences: Record<HouseRule, string> = {
  no_smoking: 'Nadie fuma dentro',
  no_pets: 'En esta casa no hay mascotas',
  quiet_hours: 'De noche hay silencio',
  no_parties: 'No se hacen fiestas',
  couples_welcome: 'Se aceptan parejas',
  pets_welcome: 'Se aceptan mascotas',
};

export const listingStatusLabels: Record<ListingStatus, string> = {
  active: 'Activo',
  paused: 'En pausa',
  filled: 'Ocupado',
};

/** Why someone is here, as they say it of themselves. */
export const intentLabels: Record<Intent, string> = {
  looking: 'Busco habitación',
  offering: 'Ofrezco una habitación',
  both: 'Las dos cosas',
};
/** The same as others read it. */
export const publicIntentLabels: Record<Intent, string> = {
  looking: 'Busca habitación',
  offering: 'Ofrece una habitación',
  both: 'Busca u ofrece',
};

// How long one can stay, in months or from a year on in half years; then from the shortest to the
// longest.
export const months = pluralText({ one: '1 mes', other: '# meses' });
export const years = pluralText({ one: '1 año', other: '# años' });
/** Half a year more than `count` years. */
export const yearsAndHalf = pluralText({ one: '1 año y medio', other: '# años y medio' });
export const stayRange = ({ least, most }: { least: string; most: string }) =>
  `de ${least} a ${most}`;
export const stayAtLeast = ({ least }: { least: string }) => `${least} como mínimo`;
export const stayAtMost = ({ most }: { most: string }) => `${most} como máximo`;

/** In place of a currency that nobody chose. */
export const currencyOfTown = 'Moneda local';

/** At a field where an amount was expected. */
export const noAmount = 'Escribe un número, como 1500';
