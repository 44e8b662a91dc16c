export const title = 'Quién podría buscar contigo';
export const lede =
  'Personas con un anuncio de búsqueda cerca de donde buscas, primero quienes mejor encajan. Nadie ve tu respuesta, salvo que el sí sea mutuo: entonces se crea un grupo con las dos personas.';
export const lookTogether = '¿Buscar casa en grupo?';
export const fitsYou = ({ name }: { name: string }) =>
  `Di si buscarías casa con ${name}. Solo sabrá de tu sí si también dice que sí; de un no, nunca.`;
export const sayYes = 'Sí, en grupo';
export const sayNo = 'Mejor no';
export const takeBack = 'Retirar';
export const waits = ({ name }: { name: string }) =>
  `Has dicho que sí. Si ${name} también dice que sí, creamos un grupo y te avisamos.`;
export const refused = ({ name }: { name: string }) => `Has dicho que no. ${name} no lo sabrá.`;
export const together = 'Ya buscas casa con esta persona.';
export const needsPage =
  'Para decir que sí necesitas un anuncio de búsqueda que vean todas las personas con cuenta.';
export const writePage = 'Escribir tu anuncio';
export const openTab = 'Sin respuesta';
export const yesTab = 'Dijiste que sí';
export const noTab = 'Dijiste que no';
export const tabs = 'Tus respuestas';
export const noneOpen = 'Ahora mismo nadie más busca aquí';
export const noneOpenHint =
  'Los anuncios nuevos aparecen aquí. También puedes invitar a un grupo a quienes ya conoces.';
export const noneAnswered = 'Aquí no hay nadie';
export const noneAnsweredHint = 'Quienes reciben esta respuesta aparecen aquí durante 90 días.';
export const loading = 'Cargando los anuncios';
export const founded = 'El sí es mutuo: ya hay grupo';
