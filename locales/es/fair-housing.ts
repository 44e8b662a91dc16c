import type { LawCountry } from '#guards/fair-housing/laws.ts';
import type { Trait } from '#guards/fair-housing/rule.ts';

export const leavesOut = '¿Deja esto fuera a alguien?';
export const traitHints: Record<Trait, string> = {
  origin: 'Origen, color o nacionalidad: es mejor decir qué idiomas se hablan en casa.',
  religion: 'Religión: es mejor decir cómo se vive, por ejemplo qué se cocina.',
  sex: 'Género: en una vivienda compartida la ley suele permitirlo; en una entera, pocas veces.',
  orientation: 'La orientación sexual o la identidad de género no dicen nada de cómo vive alguien.',
  disability:
    'Discapacidad o enfermedad: es mejor describir la vivienda, como sus escaleras y puertas.',
  family: 'Menores y familias: es mejor decir qué tamaño tiene la habitación.',
  age: 'Edad: es mejor decir cómo se vive, por ejemplo las horas de silencio.',
  income: 'Ayudas sociales: pregunta si alcanza para el alquiler, no de dónde viene el dinero.',
};
export const laws: Record<LawCountry, string> = {
  US: 'En Estados Unidos, la Fair Housing Act prohíbe los anuncios que dan preferencia o excluyen por este motivo.',
  GB: 'En el Reino Unido, la Equality Act 2010 protege de esa exclusión cuando se alquilan viviendas.',
  DE: 'En Alemania, la ley AGG (artículos 19 y 20) protege de esa exclusión cuando se alquilan viviendas.',
  ES: 'En España, la Ley 15/2022 protege de esa exclusión cuando se ofrecen viviendas.',
  PT: 'En Portugal, el artículo 1067.º-A del Código Civil protege de esa exclusión cuando se alquilan viviendas.',
  BR: 'En Brasil, la constitución y leyes como la Lei 7.716/1989 protegen de esa exclusión.',
};
export const manyLaws =
  'En muchos países la ley protege de esa exclusión cuando se alquilan viviendas.';
export const youDecide =
  'Hay excepciones, sobre todo si vives allí. Es una suposición por frases típicas: no se retiene nada, tú decides.';
