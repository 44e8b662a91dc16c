import { useState } from 'react';
import * as browse from '#locales/browse.ts';
import * as card from '#locales/card.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/demo-gallery.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { optional } from '#locales/ui.ts';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { SearchBar, SearchSegment } from '#src/ui/search-bar.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Samples } from './samples.tsx';

const towns = t.towns.map((label) => ({ id: label, label }));
const sizes = [
  { value: 'small', label: t.small },
  { value: 'large', label: t.large, detail: t.longText },
];
const ignore = () => undefined;

/** Everything that takes input. */
export function FieldSamples() {
  const [query, setQuery] = useState('');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>(['small']);
  const found = towns.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <Section title={t.fields}>
      <Samples title={t.textField} stacked>
        <TextField label={fieldLabels.title} hint={t.titleHint} defaultValue={t.sunnyRoom} />
        <TextField label={t.emptyOptional} aside={optional} placeholder={t.suchAs} />
        <TextField label={t.withError} error={t.titleRequired} id="gallery-title" />
        <TextField label={t.disabled} disabled defaultValue={t.cannotChange} />
        <TextField label={t.longText} defaultValue={t.longText} />
        <NumberField
          label={fieldLabels.monthly_rent}
          prefix="$"
          suffix={card.aMonth}
          defaultValue="900"
        />
        <SelectField label={t.size} options={sizes} />
        <SelectField label={t.sizeDisabled} options={sizes} disabled />
        <TextArea
          label={fieldLabels.description}
          limit={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ErrorSummary
          title={t.oneError}
          errors={[{ fieldId: 'gallery-title', message: t.titleRequired }]}
        />
      </Samples>
      <Samples title={t.combobox} stacked>
        <Combobox
          label={t.town}
          hint={t.townHint}
          query={query}
          onQueryChange={setQuery}
          options={found}
          onSelect={({ label }) => setQuery(label)}
        />
        <Combobox
          label={t.townLoading}
          query={t.typedTown}
          onQueryChange={ignore}
          options={[]}
          onSelect={ignore}
          status="loading"
        />
        <Combobox
          label={t.townFailed}
          query={t.typedTown}
          onQueryChange={ignore}
          options={[]}
          onSelect={ignore}
          status="failed"
          onRetry={ignore}
        />
      </Samples>
      <Samples title={t.choices} stacked>
        <ChoiceList
          legend={t.oneChoice}
          name="gallery-one"
          choices={sizes}
          selected={chosen}
          onChange={setChosen}
        />
        <ChoiceList
          legend={t.manyChoices}
          hint={t.withError}
          error={t.chooseOne}
          name="gallery-any"
          multiple
          choices={sizes}
          selected={[]}
          onChange={ignore}
        />
      </Samples>
      <SearchBar
        label={browse.search}
        submitLabel={browse.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchSegment label={browse.where} grow>
          {(control) => <input {...control} placeholder={browse.townOrNeighborhood} />}
        </SearchSegment>
        <SearchSegment label={common.upTo}>
          {(control) => <input {...control} placeholder={t.dollarsAMonth} />}
        </SearchSegment>
      </SearchBar>
    </Section>
  );
}
