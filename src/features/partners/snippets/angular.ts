import { codeTitles, wayLedes } from '#locales/partners.ts';
import { htmlText } from './escape.ts';
import { elementStyles } from './styles.ts';
import { policyFor, roomAddress, lookAttributes, type MakeSnippet } from './snippet.ts';

/** The element as a component of Angular. */
export const angularSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.angular,
  codes: [
    {
      title: 'room-card.ts',
      code: `import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, Input } from '@angular/core';

const script = '${subject.origin}/embed/v1/listing-card.js';

/** A room of RoomieRadar. Without its script, our link stays. */
@Component({
  selector: 'room-card',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <roomie-listing-card [attr.listing]="listing" [attr.theme]="theme"
      [attr.lang]="lang" [attr.currency]="currency">
      <a [href]="href">{{ title }}</a>
    </roomie-listing-card>
  \`,
})
export class RoomCard {
  @Input({ required: true }) listing!: number;
  @Input({ required: true }) title!: string;
  @Input({ required: true }) href!: string;
  @Input() theme?: 'auto' | 'light' | 'dark';
  @Input() lang?: string;
  @Input() currency?: string;

  constructor() {
    afterNextRender(() => void import(/* @vite-ignore */ script).catch(() => undefined));
  }
}`,
    },
    {
      title: codeTitles.page,
      code: `<room-card
  [listing]="${subject.listing}"
  title="${htmlText(subject.title)}"${lookAttributes(subject, '\n  ')}
  href="${roomAddress(subject)}"
/>`,
    },
    elementStyles(subject),
  ],
  policy: policyFor('angular', subject),
});
