import { Fragment } from 'react';
import { currencies } from '#contract/currencies.ts';
import {
  importEncodings,
  importSeparators,
  nightlyRents,
  numberStyles,
  rentPeriods,
  type ImportReading,
} from '#contract/imports/import-reading.ts';
import type { ImportPreview } from '#contract/imports/import.ts';
import { formatCount } from '#contract/labels/count.ts';
import { formatMoney } from '#locales/format.ts';
import {
  conversionLabels,
  conversionsAfterAmount,
  encodingLabels,
  numberLabels,
  separatorLabels,
} from '#locales/imports.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import styles from './manage-external.module.css';
import { ScrollFrame } from './set-aside-table.tsx';

/** Undefined leaves it to the file. */
export type ReadingChoice = { [Name in keyof ImportReading]?: ImportReading[Name] | undefined };

interface ReadingProps {
  preview: ImportPreview;
  /** Called with what the administrator chose. */
  onChoose: (choice: ReadingChoice) => void;
}

/** Encoding, and the separator or the list of rows, each with what it gives. */
export function ShapeFields({ preview, onChoose }: ReadingProps) {
  const { reading, columns, lists } = preview;
  const special = columns.flatMap(({ samples }) => samples).find((text) => /[^ -~]/.test(text));
  const names = columns.slice(0, 3).map(({ name }) => name);
  return (
    <div className={styles.mapping}>
      <SelectField
        label="Encoding"
        hint={
          special ? (
            <>
              Reads: <bdi>{special}</bdi>
            </>
          ) : (
            'No letters outside English in the first rows'
          )
        }
        value={reading.encoding}
        options={optionsOf(importEncodings, encodingLabels)}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ encoding: oneOf(importEncodings, value) })
        }
      />
      {reading.separator && (
        <SelectField
          label="Columns are separated by"
          hint={
            <>
              Gives {formatCount(columns.length, 'column')}:{' '}
              {names.map((name, at) => (
                <Fragment key={name}>
                  {at > 0 && ', '}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
              {columns.length > names.length && '…'}
            </>
          }
          value={reading.separator}
          options={optionsOf(importSeparators, separatorLabels)}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ separator: oneOf(importSeparators, value) })
          }
        />
      )}
      {reading.list !== undefined && lists.length > 1 && (
        <SelectField
          label="List of rows"
          hint="The list of the file that holds the rooms"
          value={reading.list}
          options={lists.map(({ path, rows }) => ({
            value: path,
            label: `${path === '' ? 'At the top' : path}, ${formatCount(rows, 'row')}`,
          }))}
          onChange={({ currentTarget: { value } }) => onChoose({ list: value })}
        />
      )}
    </div>
  );
}

const ofPlace = 'place';
const unclear = 'unclear';
const periodLabels = { night: 'A night', week: 'A week', month: 'A month', year: 'A year' };
const nightLabels = { set_aside: 'Are set aside', times_30: 'Count 30 times' };

/** How amounts are read: style, currency and period, with the first amounts as they are read. */
export function AmountFields({ preview, onChoose }: ReadingProps) {
  const { reading, is_unclear: isUnclear, amounts } = preview;
  const { numbers, period = 'month', nights = 'set_aside', currency = ofPlace } = reading;
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return (
    <>
      <h3 className={styles.runTitle}>Amounts</h3>
      <div className={styles.mapping}>
        <SelectField
          label="Amounts are written like"
          hint={numbers ? 'As the amounts of the file tell' : undefined}
          error={
            isUnclear ? 'Some, like 1.200, are unclear. Choose, or they are set aside' : undefined
          }
          value={numbers ?? unclear}
          options={[
            ...(numbers ? [] : [{ value: unclear, label: 'The file does not tell' }]),
            ...optionsOf(numberStyles, numberLabels),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ numbers: oneOf(numberStyles, value) })
          }
        />
        <SelectField
          label="Amounts without a currency"
          hint="Also decides which dollar a $ is"
          value={currency}
          options={[
            { value: ofPlace, label: 'That of their country' },
            ...currencies.map((code) => ({ value: code, label: `${code}, ${names.of(code)}` })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ currency: value === ofPlace ? undefined : value })
          }
        />
        <SelectField
          label="Rents are for"
          hint={
            period === 'month'
              ? 'Unless the row says it'
              : `Unless the row says it: ${conversionLabels[period]}`
          }
          value={period}
          options={optionsOf(rentPeriods, periodLabels)}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ period: oneOf(rentPeriods, value) })
          }
        />
        <SelectField
          label="Rents a night"
          hint="Few are let for a month"
          value={nights}
          options={optionsOf(nightlyRents, nightLabels)}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ nights: oneOf(nightlyRents, value) })
          }
        />
      </div>
      {amounts.length > 0 && <AmountTable amounts={amounts} />}
    </>
  );
}

/** One amount of each way of writing it, and what becomes of it. */
function AmountTable({ amounts }: { amounts: ImportPreview['amounts'] }) {
  return (
    <ScrollFrame label="Amounts as they are read">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">In the file</th>
          <th scope="col">A month</th>
          <th scope="col">How</th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ line, cells, rent, currency, conversion, reason }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td dir="auto">{cells.join(' · ')}</td>
            <td>{rent === null ? 'Set aside' : amountOf(rent, currency)}</td>
            <td className={styles.reason}>
              {reason ?? (conversion ? conversionsAfterAmount[conversion] : 'As it is')}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollFrame>
  );
}

const amountOf = (rent: number, currency: string | null) =>
  currency === null
    ? `${rent.toLocaleString('en-US')} in the currency of its place`
    : formatMoney(rent, currency);

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const oneOf = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((one) => one === value);
