export const about = 'Acerca de';
export const forPartners = 'Para sitios asociados';
export const privacy = 'Privacidad';
export const stayingSafe = 'Seguridad';
export const terms = 'Condiciones';

export const signIn = 'Iniciar sesión';
export const signingIn = 'Iniciando sesión';

export const aboutYou = 'Sobre ti';
export const howYouLive = 'Cómo vives';
export const whatYouWant = 'Qué buscas';
export const allSet = 'Todo listo';

export const account = 'Cuenta';
export const notifications = 'Correos y avisos';
export const yourPrivacy = 'Privacidad';

export const applicants = 'Solicitudes';
export const compareRooms = 'Comparar habitaciones';
export const editListing = 'Editar anuncio';
export const houseAgreement = 'Acuerdo de convivencia';
export const groups = 'Grupos';
export const inquiries = 'Consultas';
export const inquiry = 'Consulta';
export const inquiryWith = ({ name }: { name: string }) => `Consulta con ${name}`;
export const invitation = 'Invitación';
export const listYourPlace = 'Publica tu anuncio';
export const roomie = 'Roomie';
export const roomies = 'Roomies';
export const rentSplit = 'Reparto del alquiler';
export const savedSearches = 'Búsquedas guardadas';
export const yourListings = 'Tus anuncios';
export const yourProfile = 'Tu perfil';

export const adminPanel = 'Administración';
export const adminSearch = 'Búsqueda';
export const appeals = 'Recursos';
export const auditLog = 'Registro de auditoría';
export const externalListings = 'Anuncios externos';
export const report = 'Denuncia';
export const reports = 'Denuncias';
export const sourcesAndImports = 'Fuentes e importaciones';

export const demoAddressForm = 'Demo: formulario de dirección';
export const demoComponents = 'Demo: componentes';
export const demoQueries = 'Demo: consultas de datos';
export const demoSimpleForm = 'Demo: formulario sencillo';
export const demoTable = 'Demo: tabla';
/** Of a room: when it is shown, and to whom. */
export const viewings = 'Visitas';
