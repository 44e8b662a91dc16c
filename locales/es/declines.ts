export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hola, ${name}:\n\nGracias por tu mensaje sobre «${title}». Siento que esta vez no pueda ser. Sé cuánto esfuerzo cuesta buscar habitación y espero que pronto encuentres una que te convenga.`;
