import { useState } from 'react';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { SearchBar, SearchSegment } from '#src/ui/search-bar.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { longText, Samples } from './samples.tsx';

const towns = ['Lisbon', 'London', 'Los Angeles'].map((label) => ({ id: label, label }));
const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large', detail: longText },
];
const ignore = () => undefined;

/** Everything that takes input. */
export function FieldSamples() {
  const [query, setQuery] = useState('');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>(['small']);
  const found = towns.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <Section title="Fields">
      <Samples title="Text field" stacked>
        <TextField label="Title" hint="At most 100 characters" defaultValue="A sunny room" />
        <TextField label="Empty, optional" aside="optional" placeholder="Such as Alfama" />
        <TextField label="With an error" error="Title is required" id="gallery-title" />
        <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
        <TextField label={longText} defaultValue={longText} />
        <NumberField label="Monthly rent" prefix="$" suffix="a month" defaultValue="900" />
        <SelectField label="Size" options={sizes} />
        <SelectField label="Size, disabled" options={sizes} disabled />
        <TextArea
          label="Description"
          limit={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ErrorSummary
          title="1 field needs your attention"
          errors={[{ fieldId: 'gallery-title', message: 'Title is required' }]}
        />
      </Samples>
      <Samples title="Combobox" stacked>
        <Combobox
          label="Town"
          hint="Type a letter"
          query={query}
          onQueryChange={setQuery}
          options={found}
          onSelect={({ label }) => setQuery(label)}
        />
        <Combobox
          label="Town, loading"
          query="Lis"
          onQueryChange={ignore}
          options={[]}
          onSelect={ignore}
          status="loading"
        />
        <Combobox
          label="Town, failed"
          query="Lis"
          onQueryChange={ignore}
          options={[]}
          onSelect={ignore}
          status="failed"
          onRetry={ignore}
        />
      </Samples>
      <Samples title="Choices" stacked>
        <ChoiceList
          legend="One of them"
          name="gallery-one"
          choices={sizes}
          selected={chosen}
          onChange={setChosen}
        />
        <ChoiceList
          legend="Any of them"
          hint="With an error"
          error="Choose at least one"
          name="gallery-any"
          multiple
          choices={sizes}
          selected={[]}
          onChange={ignore}
        />
      </Samples>
      <SearchBar label="Search" submitLabel="Search" onSubmit={(event) => event.preventDefault()}>
        <SearchSegment label="Where" grow>
          {(control) => <input {...control} placeholder="Town or neighborhood" />}
        </SearchSegment>
        <SearchSegment label="Up to">
          {(control) => <input {...control} placeholder="$ a month" />}
        </SearchSegment>
      </SearchBar>
    </Section>
  );
}
