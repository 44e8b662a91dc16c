export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hallo ${name},\n\ndanke für deine Nachricht zu „${title}“. Es tut mir leid, dass es diesmal nicht klappt. Ich weiß, wie viel Mühe die Suche macht, und wünsche dir, dass du bald etwas Passendes findest.`;
