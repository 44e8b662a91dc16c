import { Fragment } from 'react';
import { currencies } from '#contract/currencies.ts';
import {
  importEncodings,
  importSeparators,
  dayOrders,
  nightlyRents,
  numberStyles,
  rentPeriods,
  type ImportReading,
} from '#contract/imports/import-reading.ts';
import type { ImportPreview } from '#contract/imports/import.ts';
import { labelEncoding } from '#catalogs/label-encoding.ts';
import * as t from '#locales/admin-imports.ts';
import * as card from '#locales/card.ts';
import * as vocabulary from '#locales/vocabulary.ts';
import { formatDay, formatMoney, formatNumber, language } from '#locales/format.ts';
import {
  conversionLabels,
  conversionsAfterAmount,
  dayLabels,
  numberLabels,
  separatorLabels,
} from '#locales/imports.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TableHead } from '#src/ui/table-head.tsx';
import styles from './manage-external.module.css';
import { ScrollFrame } from './set-aside-table.tsx';
import { formatImportText } from './format-import-text.ts';

/** Undefined leaves it to the file. */
export type ReadingChoice = { [Name in keyof ImportReading]?: ImportReading[Name] | undefined };

interface ReadingProps {
  preview: ImportPreview;
  /** Called with what the administrator chose. */
  onChoose: (choice: ReadingChoice) => void;
}

/** Every encoding by its name and what it is for. */
export const encodingOptions = () =>
  importEncodings.map((encoding) => ({
    value: encoding,
    label: labelEncoding(encoding, language, t.encodingsOfEurope),
  }));

interface ShapeProps extends ReadingProps {
  /** Called with another line that names the columns: then all of them are others. */
  onHeader: (line: number) => void;
}

/** Encoding, separator and header, or the list of rows, each with what it gives. */
export function ShapeFields({ preview, onChoose, onHeader }: ShapeProps) {
  const { reading, columns, lists, first_rows: firstRows } = preview;
  const special = columns.flatMap(({ samples }) => samples).find((text) => /[^ -~]/.test(text));
  const names = columns.slice(0, 3).map(({ name }) => name);
  return (
    <div className={styles.mapping}>
      <SelectField
        label={t.encoding}
        hint={special ? t.reads({ text: <bdi>{special}</bdi> }) : t.onlyEnglish}
        value={reading.encoding}
        options={encodingOptions()}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ encoding: parseOption(importEncodings, value) })
        }
      />
      {reading.separator && (
        <SelectField
          label={t.separator}
          hint={t.givesColumns({
            count: columns.length,
            names: (
              <>
                {names.map((name, at) => (
                  <Fragment key={name}>
                    {at > 0 && card.factSeparator}
                    <bdi>{name}</bdi>
                  </Fragment>
                ))}
                {columns.length > names.length && '…'}
              </>
            ),
          })}
          value={reading.separator}
          options={selectOptions(importSeparators, separatorLabels)}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ separator: parseOption(importSeparators, value) })
          }
        />
      )}
      {reading.header_line !== undefined && firstRows.length > 1 && (
        <SelectField
          label={t.header}
          value={String(reading.header_line)}
          options={firstRows.map(({ line, cells }) => ({
            value: String(line),
            label: t.headerLine({ line, names: cells.filter(Boolean).join(card.factSeparator) }),
          }))}
          onChange={({ currentTarget: { value } }) => onHeader(Number(value))}
        />
      )}
      {reading.list !== undefined && lists.length > 1 && (
        <SelectField
          label={t.list}
          hint={t.listHint}
          value={reading.list}
          options={lists.map(({ path, rows }) => ({
            value: path,
            label: path === '' ? t.listAtTop({ count: rows }) : t.listAt({ path, count: rows }),
          }))}
          onChange={({ currentTarget: { value } }) => onChoose({ list: value })}
        />
      )}
    </div>
  );
}

const ofPlace = 'place';
const unclear = 'unclear';

/** How amounts are read: style, currency and period, with the first amounts as they are read. */
export function AmountFields({ preview, onChoose }: ReadingProps) {
  const { reading, is_unclear: isUnclear, amounts } = preview;
  const { numbers, period = 'month', nights = 'set_aside', currency = ofPlace } = reading;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return (
    <>
      <h3 className={styles.runTitle}>{t.amounts}</h3>
      <div className={styles.mapping}>
        <SelectField
          label={t.numbers}
          hint={numbers ? t.numbersKnown : undefined}
          error={isUnclear ? t.numbersUnclear : undefined}
          value={numbers ?? unclear}
          options={[
            ...(numbers ? [] : [{ value: unclear, label: t.notClear }]),
            ...selectOptions(numberStyles, numberLabels),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ numbers: parseOption(numberStyles, value) })
          }
        />
        <SelectField
          label={t.currency}
          hint={t.currencyHint}
          value={currency}
          options={[
            { value: ofPlace, label: vocabulary.currencyOfTown },
            ...currencies.map((code) => ({
              value: code,
              label: t.currencyNamed({ code, label: names.of(code) ?? code }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ currency: value === ofPlace ? undefined : value })
          }
        />
        <SelectField
          label={t.period}
          hint={
            period === 'month'
              ? t.unlessRowSays
              : t.unlessRowSaysElse({ conversion: conversionLabels[period] })
          }
          value={period}
          options={selectOptions(rentPeriods, t.periodLabels)}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ period: parseOption(rentPeriods, value) })
          }
        />
        <SelectField
          label={t.nights}
          hint={t.nightsHint}
          value={nights}
          options={selectOptions(nightlyRents, t.nightLabels)}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ nights: parseOption(nightlyRents, value) })
          }
        />
      </div>
      {amounts.length > 0 && <AmountTable amounts={amounts} />}
    </>
  );
}

/** How days are read, with the first of each way of writing them; nothing without days. */
export function DayFields({ preview, onChoose }: ReadingProps) {
  const { reading, days, is_day_unclear: isUnclear } = preview;
  if (days.length === 0) return null;
  return (
    <>
      <h3 className={styles.runTitle}>{t.days}</h3>
      <div className={styles.mapping}>
        <SelectField
          label={t.dayOrder}
          hint={reading.days ? t.dayOrderKnown : undefined}
          error={isUnclear ? t.dayOrderUnclear : undefined}
          value={reading.days ?? unclear}
          options={[
            ...(reading.days ? [] : [{ value: unclear, label: t.notClear }]),
            ...selectOptions(dayOrders, dayLabels),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ days: parseOption(dayOrders, value) })
          }
        />
      </div>
      <ScrollFrame label={t.daysAsRead}>
        <TableHead columns={[t.line, t.inFile, t.readAs, t.field]} />
        <tbody>
          {days.map(({ line, field, cell, day, is_open: isOpen }) => (
            <tr key={`${field} ${line}`}>
              <th scope="row">{line}</th>
              <td dir="auto">{cell}</td>
              <td>{day ? formatDay(day) : isOpen ? t.noDay : t.dayNotRead}</td>
              <td>{fieldLabels[field]}</td>
            </tr>
          ))}
        </tbody>
      </ScrollFrame>
    </>
  );
}

/** One amount of each way of writing it, and what becomes of it. */
function AmountTable({ amounts }: { amounts: ImportPreview['amounts'] }) {
  return (
    <ScrollFrame label={t.amountsAsRead}>
      <TableHead columns={[t.line, t.inFile, t.aMonth, t.how]} />
      <tbody>
        {amounts.map(({ line, cells, rent, currency, conversion, reason }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td dir="auto">{cells.join(' · ')}</td>
            <td>{rent === null ? t.setAside : formatAmount(rent, currency)}</td>
            <td className={styles.reason} dir="auto">
              {reason
                ? formatImportText(reason)
                : conversion
                  ? conversionsAfterAmount[conversion]
                  : t.asItIs}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollFrame>
  );
}

const formatAmount = (rent: number, currency: string | null) =>
  currency === null ? t.ownCurrency({ amount: formatNumber(rent) }) : formatMoney(rent, currency);

const selectOptions = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
) => values.map((value) => ({ value, label: labels[value] }));

const parseOption = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((one) => one === value);
