import type { LawCountry } from '#contract/fair-housing/laws.ts';
import type { Trait } from '#contract/fair-housing/rule.ts';

export const leavesOut = '¿Deja esto fuera a alguien?';
export const traitHints: Record<Trait, string> = {
  origin: 'Origen, color o nacionalidad: di mejor qué idiomas se hablan en casa.',
  religion: 'Religión: di mejor cómo vivís, por ejemplo qué se cocina.',
  sex: 'Género: en una vivienda compartida la ley suele permitirlo; en una entera, pocas veces.',
  orientation: 'La orientación sexual o la identidad de género no dicen nada de cómo vive alguien.',
  disability: 'Discapacidad o enfermedad: describe mejor la vivienda, como escaleras y puertas.',
  family: 'Niños y familias: di mejor qué tamaño tiene la habitación.',
  age: 'Edad: di mejor cómo se vive, por ejemplo las horas de silencio.',
  income: 'Ayudas sociales: pide lo que el alquiler necesita, no de dónde viene el dinero.',
};
export const laws: Record<LawCountry, string> = {
  US: 'En Estados Unidos, la Fair Housing Act prohíbe los anuncios que prefieren o excluyen por esto.',
  GB: 'En el Reino Unido, la Equality Act 2010 lo protege cuando se alquilan viviendas.',
  DE: 'En Alemania, la ley AGG (artículos 19 y 20) lo protege cuando se alquilan viviendas.',
  ES: 'En España, la Ley 15/2022 lo protege cuando se ofrecen viviendas.',
  PT: 'En Portugal, el artículo 1067-A del Código Civil lo protege cuando se alquilan viviendas.',
  BR: 'En Brasil, la constitución y leyes como la Lei 7.716/1989 lo protegen.',
};
export const manyLaws = 'En muchos países la ley lo protege cuando se alquilan viviendas.';
export const youDecide =
  'Hay excepciones, sobre todo si vives allí. Es una suposición por frases típicas: no se retiene nada, tú decides.';
