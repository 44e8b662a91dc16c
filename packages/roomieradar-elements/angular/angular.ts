import {
  afterNextRender,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  EventEmitter,
  inject,
  InjectionToken,
  Input,
  Output,
  type Provider,
} from '@angular/core';
import { loadElements } from '../dist/index.js';
import type { RoomieEvents, Theme } from '../types/index.js';

// Angular's compiler makes frameworks/angular.js and its types of this file. They are committed, and
// tests/frameworks.test.ts says how to make them again.

const originToken = new InjectionToken<string>('the origin of RoomieRadar');

/** For the `providers` of your app: the RoomieRadar whose rooms the components show. */
export const provideRoomieRadar = (origin: string): Provider => ({
  provide: originToken,
  useValue: origin,
});

/** Loads the elements in the browser. Where their script does not come, visitors see your link. */
function loadInBrowser(list: boolean): void {
  const origin = inject(originToken);
  afterNextRender(() => {
    loadElements(origin, { list }).catch(() => undefined);
  });
}

/** `<roomie-listing-card>`, around your own link. */
@Component({
  selector: 'roomieradar-listing-card',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<roomie-listing-card
    [attr.listing]="listing"
    [attr.theme]="theme"
    [attr.lang]="lang"
    [attr.currency]="currency"
    [attr.partner]="partner"
    (roomie-ready)="ready.emit($event.detail)"
    (roomie-error)="error.emit($event.detail)"
    (roomie-click)="open.emit($event)"
    ><ng-content
  /></roomie-listing-card>`,
})
export class ListingCard {
  /** The number of the room. */
  @Input({ required: true }) listing!: number;
  @Input() theme?: Theme | undefined;
  @Input() lang?: string | undefined;
  @Input() currency?: string | undefined;
  @Input() partner?: string | undefined;
  @Output() readonly ready = new EventEmitter<RoomieEvents['roomie-ready']['detail']>();
  @Output() readonly error = new EventEmitter<RoomieEvents['roomie-error']['detail']>();
  /** A card was pressed. Unless prevented, the browser follows its link. */
  @Output() readonly open = new EventEmitter<RoomieEvents['roomie-click']>();

  constructor() {
    loadInBrowser(false);
  }
}

/** `<roomie-listings>`, around your own link. */
@Component({
  selector: 'roomieradar-listings',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<roomie-listings
    [attr.search]="search"
    [attr.owner]="owner"
    [attr.listings]="listings"
    [attr.count]="count"
    [attr.search-box]="searchBox ? '' : null"
    [attr.theme]="theme"
    [attr.lang]="lang"
    [attr.currency]="currency"
    [attr.partner]="partner"
    (roomie-ready)="ready.emit($event.detail)"
    (roomie-error)="error.emit($event.detail)"
    (roomie-click)="open.emit($event)"
    ><ng-content
  /></roomie-listings>`,
})
export class Listings {
  /** What follows the question mark in the address of a search on RoomieRadar. */
  @Input() search?: string | undefined;
  /** The number of a user. */
  @Input() owner?: number | undefined;
  /** The numbers of rooms, separated by commas. */
  @Input() listings?: string | undefined;
  @Input() count?: number | undefined;
  @Input() searchBox?: boolean | undefined;
  @Input() theme?: Theme | undefined;
  @Input() lang?: string | undefined;
  @Input() currency?: string | undefined;
  @Input() partner?: string | undefined;
  @Output() readonly ready = new EventEmitter<RoomieEvents['roomie-ready']['detail']>();
  @Output() readonly error = new EventEmitter<RoomieEvents['roomie-error']['detail']>();
  @Output() readonly open = new EventEmitter<RoomieEvents['roomie-click']>();

  constructor() {
    loadInBrowser(true);
  }
}
