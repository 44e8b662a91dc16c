// The page on which people choose an account in development, instead of at a real sign-in service.
/** The title of the window. */
export const chooseTitle = 'Escolha quem ser';
export const choose = 'Quem você quer ser?';
export const localNote =
  'Este é o login local, para experimentar o RoomieRadar no seu próprio computador. Ele não pede senha: aqui qualquer pessoa pode ser qualquer pessoa.';
/** Above a list of accounts. */
export const known = 'Quem já está aqui';
/** Above the field for an address that is not on the list. */
export const someoneElse = 'Outra pessoa';
export const email = 'E-mail';
export const badEmail = 'Digite um e-mail, como jo@example.com';
export const newAddress = 'Para um e-mail novo, criamos uma conta nova.';
export const goOn = 'Continuar';
export const cancel = 'Cancelar';

// When that fails.
export const stopped = 'Login interrompido';
export const ended = 'Este login demorou demais ou já terminou.';
export const failed = 'O login local falhou.';
export const signInAgain = 'Entrar de novo';
