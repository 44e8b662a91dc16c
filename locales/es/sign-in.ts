export const chooseTitle = 'Elige quién ser';
export const choose = '¿Quién quieres ser?';
export const localNote =
  'Este es el acceso local, para probar RoomieRadar en tu propio equipo. No pide contraseña: aquí cualquiera puede ser cualquiera.';
export const known = 'Personas que ya están aquí';
export const someoneElse = 'Otra persona';
export const email = 'Correo electrónico';
export const badEmail = 'Escribe un correo electrónico, por ejemplo jo@example.com';
export const newAddress = 'Una dirección nueva recibe una cuenta nueva.';
export const goOn = 'Continuar';
export const cancel = 'Cancelar';

export const stopped = 'Acceso interrumpido';
export const ended = 'Este acceso tardó demasiado o ya ha terminado.';
export const failed = 'No se pudo completar el acceso local.';
export const signInAgain = 'Volver a iniciar sesión';
