import { foldName } from './gazetteer/fold-name.ts';

/** What people look for in a room, in the languages of the screens; towns have some of these names. */
const roomWords = {
  en: `room rooms bedroom bedrooms roommate roommates flatmate flatshare flat apartment studio loft
    house home homes kitchen bath bathroom shower balcony garden terrace yard parking park pool gym
    garage laundry elevator pet pets cat cats dog dogs big small large tiny bright sunny quiet cheap
    furnished unfurnished private shared share central center centre downtown north south east west
    near with without and for in the of or me ok on hi oh no single double en suite ensuite
    bills included student students women men female male couple couples wifi desk window hell`,
  de: `zimmer wg wgs mitbewohner wohnung haus küche bad dusche balkon garten terrasse stellplatz keller
    aufzug haustier haustiere katze katzen hund hunde groß große großes klein kleine kleines hell helle
    helles helle sonnig ruhig ruhige ruhiges günstig billig möbliert möbliertes unmöbliert zentral
    zentrum mitte nähe mit ohne und für frau frauen mann männer student studenten studentin paar
    zwischenmiete untermiete warm kalt altbau neubau waschmaschine schreibtisch`,
  es: `habitación habitaciones cuarto cuartos piso pisos casa casas cocina baño baños ducha balcón
    jardín terraza patio piscina garaje ascensor sala salón mascota mascotas gato gatos perro perros
    grande grandes pequeño pequeña luminoso luminosa soleado soleada tranquilo tranquila barato barata
    económico económica amueblado amueblada compartido compartida privado privada céntrico céntrica
    centro cerca con sin y para de del mujer mujeres chica chicas chico chicos hombre hombres estudiante
    estudiantes pareja parejas lavadora escritorio`,
  pt: `quarto quartos apartamento apartamentos casa casas cozinha banheiro banho chuveiro varanda
    sacada jardim quintal terraço piscina garagem elevador sala animal animais gato gatos cachorro cão
    grande grandes pequeno pequena claro ensolarado silencioso tranquilo barato barata mobiliado mobilado
    mobiliada compartilhado partilhado privado privativo suíte república central centro perto com sem e
    para mulher mulheres moça homem homens estudante estudantes casal máquina escrivaninha`,
  ar: `غرفة غرف شقة بيت منزل سكن مطبخ حمام شرفة بلكونة حديقة مسبح موقف مصعد صالة قطة قطط كلب كلاب
    كبيرة كبير صغيرة صغير مشمسة هادئة هادئ رخيصة رخيص مفروشة مفروش مشتركة مشترك خاصة خاص وسط
    قريب مع بدون للنساء نساء بنات شباب رجال طالب طلاب طالبات`,
} as const;
const words = new Set(
  Object.values(roomWords).flatMap((text) => text.split(/\s+/).map((word) => foldName(word))),
);
/** Towns that are usual words beside others: "nice room". */
const wordsBesideOthers = new Set('nice reading mobile essen orange split bar gap'.split(' '));
const isNumber = (word: string) => /^\p{N}+$/u.test(word);

/** Whether a folded text is only words of rooms, perhaps with numbers: "2 bedroom". */
export const isRoomWords = (key: string): boolean =>
  key.split(' ').every((word) => words.has(word) || isNumber(word));

/** Whether a folded name beside other words is rather one of those than a town. */
export const isUsualWord = (name: string): boolean =>
  isRoomWords(name) || wordsBesideOthers.has(name);
