import type { Inquiry } from '#contract/inquiries/calls.ts';
import {
  listOpenFields,
  writeField,
  type TemplateField,
} from '#contract/reply-templates/fields.ts';
import * as t from '#locales/reply-templates.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './reply-templates.module.css';

interface OpenFieldsProps {
  text: string;
  inquiry: Inquiry;
  /** The writer tried to send it. */
  isRefused: boolean;
}

/** Says which fields a message still holds, and why they were not filled in. */
export function OpenFields({ text, inquiry, isRefused }: OpenFieldsProps) {
  const fields = listOpenFields(text);
  if (fields.length === 0) return null;
  return (
    // Another element for another role, so that screen readers announce the refusal.
    <Notice
      key={String(isRefused)}
      tone={isRefused ? 'danger' : 'info'}
      live
      title={isRefused ? t.fillInFirst : t.openFields}
    >
      <ul className={styles.fields}>
        {fields.map((field) => {
          const written = writeField(field);
          return (
            <li key={field}>{isolate(sayWhy(field, inquiry)({ field: written }), written)}</li>
          );
        })}
      </ul>
    </Notice>
  );
}

function sayWhy(field: TemplateField, inquiry: Inquiry) {
  const isWithoutRoom = field === 'address' && inquiry.kind !== 'listing';
  return t.openReasons[isWithoutRoom ? 'noRoom' : field];
}
