const words = [
  String.raw`zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|ten|double|triple|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred`,
  String.raw`null|eins|zwei|zwo|drei|vier|funf|sechs|sieben|acht|neun|zehn|(?:(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreissig|(?:vier|funf|sech|sieb|acht|neun)zig)`,
  String.raw`cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|(?:tre|cuare|cincue|sese|sete|oche|nove)inta|(?:cuar|cincu|ses|set|och|nov)enta|veint(?:e|i[a-z]+)`,
  String.raw`um|dois|duas|tres|quatro|sete|oito|nove|meia|dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa`,
  String.raw`صفر|واحد|اثنان|اثنين|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره`,
].join('|');

/**
 * A phone number that is written out, also in tens, also partly in digits: so many numbers in a row
 * are hardly anything else.
 */
export const spelledNumber = new RegExp(
  String.raw`(?<![a-zء-ي])(?:(?:${words}|\d{1,2})(?![a-zء-ي\d])[ ,،./-]*(?:(?:y|e|and|und|plus|mas|mais) )?){5,14}(?:${words})(?![a-zء-ي])`,
);
