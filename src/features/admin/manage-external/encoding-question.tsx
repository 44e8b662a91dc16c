import { importEncodings, type ImportEncoding } from '#contract/imports/import-reading.ts';
import type { ImportPreview } from '#contract/imports/import.ts';
import { labelEncoding } from '#catalogs/label-encoding.ts';
import * as t from '#locales/admin-imports.ts';
import { language } from '#locales/format.ts';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { encodingOptions } from './reading-fields.tsx';

interface EncodingQuestionProps {
  guesses: ImportPreview['encodings'];
  onChoose: (encoding: ImportEncoding) => void;
}

/** Asks for the encoding of a file by some of its words as each likely encoding reads them. */
export function EncodingQuestion({ guesses, onChoose }: EncodingQuestionProps) {
  const choose = (value: string | undefined) => {
    const encoding = importEncodings.find((one) => one === value);
    if (encoding) onChoose(encoding);
  };
  return (
    <>
      {guesses.length > 0 && (
        <ChoiceList
          legend={t.whichEncoding}
          hideLegend
          hint={t.whichEncodingHint}
          name="encoding"
          choices={guesses.map(({ encoding, words }) => ({
            value: encoding,
            label: words.map((word) => `\u2068${word}\u2069`).join(' · '),
            detail: labelEncoding(encoding, language, t.encodingsOfEurope),
          }))}
          selected={[]}
          onChange={([value]) => choose(value)}
        />
      )}
      <SelectField
        label={t.anotherEncoding}
        value=""
        options={[{ value: '', label: t.chooseEncoding }, ...encodingOptions()]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </>
  );
}
