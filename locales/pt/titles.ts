// The titles of pages, before " · RoomieRadar": short, they stand in the tabs of a browser. All are
// in the first load; what a page says when there is nothing at its address is in missing.ts.
export const about = 'Sobre';
export const forPartners = 'Para sites parceiros';
export const privacy = 'Privacidade';
export const stayingSafe = 'Segurança';
export const terms = 'Termos';

export const signIn = 'Entrar';
export const signingIn = 'Entrando';

// The steps of the first profile.
export const aboutYou = 'Sobre você';
export const howYouLive = 'Como você vive';
export const whatYouWant = 'O que você quer';
export const allSet = 'Tudo pronto';

export const account = 'Conta';
export const notifications = 'E-mails e avisos';
export const yourPrivacy = 'Privacidade';

export const applicants = 'Candidaturas';
export const compareRooms = 'Comparar quartos';
export const editListing = 'Editar anúncio';
export const houseAgreement = 'Acordo da casa';
export const groups = 'Grupos';
export const inquiries = 'Contatos';
export const inquiry = 'Contato';
export const inquiryWith = ({ name }: { name: string }) => `Contato com ${name}`;
/** To live in somebody's household. */
export const invitation = 'Convite';
export const listYourPlace = 'Anunciar quarto';
/** One person; only while their first name is not known. */
export const roomie = 'Roomie';
export const roomies = 'Roomies';
export const rentSplit = 'Divisão do aluguel';
export const savedSearches = 'Buscas salvas';
export const yourListings = 'Seus anúncios';
export const yourProfile = 'Seu perfil';

// For administrators.
export const adminPanel = 'Painel de administração';
export const adminSearch = 'Busca';
export const appeals = 'Recursos';
export const auditLog = 'Registro de auditoria';
export const externalListings = 'Anúncios externos';
export const report = 'Denúncia';
export const reports = 'Denúncias';
export const sourcesAndImports = 'Fontes e importações';

// For those who develop the app.
export const demoAddressForm = 'Demo: formulário de endereço';
export const demoComponents = 'Demo: componentes';
export const demoQueries = 'Demo: consultas';
export const demoSimpleForm = 'Demo: formulário simples';
export const demoTable = 'Demo: tabela';
/** Of a room: when it is shown, and to whom. */
export const viewings = 'Visitas';
