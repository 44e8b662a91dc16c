import type { ReactNode } from 'react';
import type { AuditEvent } from '#contract/audit/audit.ts';
import * as t from '#locales/admin-audit.ts';
import * as card from '#locales/card.ts';
import { formatNumber } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';

/** What `name` did, with `label` as the name of the target: "Ada hid “Sunny room” (room 12)". */
export function auditSentence(event: AuditEvent, name: ReactNode, label: ReactNode): ReactNode {
  return t.sentences[event.event]({ name, target: renderTarget(event, label) });
}

/** The target with label and id; only changes of external rooms can be of many. */
function renderTarget(event: AuditEvent, label: ReactNode): ReactNode {
  const { target_kind: kind, target_id, target_label: text } = event;
  if (target_id === null) return text === '' ? t.externalRooms : label;
  const id = String(target_id);
  return text === '' ? t.unnamedTargets[kind]({ id }) : t.namedTargets[kind]({ id, label });
}

type Value = AuditEvent['details'][string];

/** The details of an event without its note: "count 12, status pending". */
export function detailsText({ details }: AuditEvent): string {
  const { note: _, about, about_id: aboutId, ...rest } = details;
  const parts = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => detailText(name, value));
  return [...aboutTexts(about, aboutId), ...parts].join(card.factSeparator);
}

function aboutTexts(kind: Value | undefined, id: Value | undefined): string[] {
  if (!id || !isKey(t.aboutTargets, kind)) return [];
  return [t.aboutTargets[kind]({ id: String(id) })];
}

/** A detail with its name; one that an earlier version wrote, as it is stored. */
function detailText(name: string, value: Value): string {
  if (name === 'status' && isKey(t.filters.status, value)) return t.filters.status[value];
  if (name !== 'status' && isKey(t.filters, name)) return t.filters[name] as string;
  const text = formatValue(name, value);
  return isKey(t.details, name) ? t.details[name]({ value: text }) : `${name}: ${text}`;
}

const counts = new Set(['count', 'removed', 'warned']);

function formatValue(name: string, value: Value): string {
  if (counts.has(name)) return formatNumber(Number(value));
  if (name === 'fields') return fieldNames(String(value));
  if (!Array.isArray(value)) return String(value);
  const listed = value.slice(0, 10).join(' ');
  const count = value.length - 10;
  return count > 0 ? t.andMore({ listed, count }) : listed;
}

const fieldNames = (listed: string) =>
  listed
    .split(', ')
    .map((name) => (isKey(fieldLabels, name) ? fieldLabels[name] : name))
    .join(card.factSeparator);

const isKey = <Keys extends object>(texts: Keys, key: unknown): key is keyof Keys & string =>
  typeof key === 'string' && Object.hasOwn(texts, key);
