import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, EventEmitter, inject, InjectionToken, Input, Output, } from '@angular/core';
import { loadElements } from '../dist/index.js';
import * as i0 from "@angular/core";
// Angular's compiler makes frameworks/angular.js and its types of this file. They are committed, and
// tests/frameworks.test.ts says how to make them again.
const originToken = new InjectionToken('the origin of RoomieRadar');
/** For the `providers` of your app: the RoomieRadar whose rooms the components show. */
export const provideRoomieRadar = (origin) => ({
    provide: originToken,
    useValue: origin,
});
/** Loads the elements in the browser. Where their script does not come, visitors see your link. */
function loadInBrowser(list) {
    const origin = inject(originToken);
    afterNextRender(() => {
        loadElements(origin, { list }).catch(() => undefined);
    });
}
/** `<roomie-listing-card>`, around your own link. */
export class ListingCard {
    /** The number of the room. */
    listing;
    theme;
    lang;
    currency;
    partner;
    ready = new EventEmitter();
    error = new EventEmitter();
    /** A card was pressed. Unless prevented, the browser follows its link. */
    open = new EventEmitter();
    constructor() {
        loadInBrowser(false);
    }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "21.2.26", ngImport: i0, type: ListingCard, deps: [], target: i0.ɵɵFactoryTarget.Component });
    static ɵcmp = i0.ɵɵngDeclareComponent({ minVersion: "14.0.0", version: "21.2.26", type: ListingCard, isStandalone: true, selector: "roomieradar-listing-card", inputs: { listing: "listing", theme: "theme", lang: "lang", currency: "currency", partner: "partner" }, outputs: { ready: "ready", error: "error", open: "open" }, ngImport: i0, template: `<roomie-listing-card
    [attr.listing]="listing"
    [attr.theme]="theme"
    [attr.lang]="lang"
    [attr.currency]="currency"
    [attr.partner]="partner"
    (roomie-ready)="ready.emit($event.detail)"
    (roomie-error)="error.emit($event.detail)"
    (roomie-click)="open.emit($event)"
    ><ng-content
  /></roomie-listing-card>`, isInline: true });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "21.2.26", ngImport: i0, type: ListingCard, decorators: [{
            type: Component,
            args: [{
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
                }]
        }], ctorParameters: () => [], propDecorators: { listing: [{
                type: Input,
                args: [{ required: true }]
            }], theme: [{
                type: Input
            }], lang: [{
                type: Input
            }], currency: [{
                type: Input
            }], partner: [{
                type: Input
            }], ready: [{
                type: Output
            }], error: [{
                type: Output
            }], open: [{
                type: Output
            }] } });
/** `<roomie-listings>`, around your own link. */
export class Listings {
    /** What follows the question mark in the address of a search on RoomieRadar. */
    search;
    /** The number of a user. */
    owner;
    /** The numbers of rooms, separated by commas. */
    listings;
    count;
    searchBox;
    theme;
    lang;
    currency;
    partner;
    ready = new EventEmitter();
    error = new EventEmitter();
    open = new EventEmitter();
    constructor() {
        loadInBrowser(true);
    }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "21.2.26", ngImport: i0, type: Listings, deps: [], target: i0.ɵɵFactoryTarget.Component });
    static ɵcmp = i0.ɵɵngDeclareComponent({ minVersion: "14.0.0", version: "21.2.26", type: Listings, isStandalone: true, selector: "roomieradar-listings", inputs: { search: "search", owner: "owner", listings: "listings", count: "count", searchBox: "searchBox", theme: "theme", lang: "lang", currency: "currency", partner: "partner" }, outputs: { ready: "ready", error: "error", open: "open" }, ngImport: i0, template: `<roomie-listings
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
  /></roomie-listings>`, isInline: true });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "21.2.26", ngImport: i0, type: Listings, decorators: [{
            type: Component,
            args: [{
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
                }]
        }], ctorParameters: () => [], propDecorators: { search: [{
                type: Input
            }], owner: [{
                type: Input
            }], listings: [{
                type: Input
            }], count: [{
                type: Input
            }], searchBox: [{
                type: Input
            }], theme: [{
                type: Input
            }], lang: [{
                type: Input
            }], currency: [{
                type: Input
            }], partner: [{
                type: Input
            }], ready: [{
                type: Output
            }], error: [{
                type: Output
            }], open: [{
                type: Output
            }] } });
