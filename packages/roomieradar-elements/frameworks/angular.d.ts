import { EventEmitter, type Provider } from '@angular/core';
import type { Theme } from '../types/index.js';
import * as i0 from "@angular/core";
/** For the `providers` of your app: the RoomieRadar whose rooms the components show. */
export declare const provideRoomieRadar: (origin: string) => Provider;
/** `<roomie-listing-card>`, around your own link. */
export declare class ListingCard {
    /** The number of the room. */
    listing: number;
    theme?: Theme | undefined;
    lang?: string | undefined;
    currency?: string | undefined;
    partner?: string | undefined;
    readonly ready: EventEmitter<{
        listing?: import("../dist/index.js").EmbeddedListing;
        listings?: number[];
    }>;
    readonly error: EventEmitter<{
        listing?: number;
        problem: import("../dist/index.js").CardProblem;
    }>;
    /** A card was pressed. Unless prevented, the browser follows its link. */
    readonly open: EventEmitter<CustomEvent<{
        listing: number;
        href: string;
    }>>;
    constructor();
    static ɵfac: i0.ɵɵFactoryDeclaration<ListingCard, never>;
    static ɵcmp: i0.ɵɵComponentDeclaration<ListingCard, "roomieradar-listing-card", never, { "listing": { "alias": "listing"; "required": true; }; "theme": { "alias": "theme"; "required": false; }; "lang": { "alias": "lang"; "required": false; }; "currency": { "alias": "currency"; "required": false; }; "partner": { "alias": "partner"; "required": false; }; }, { "ready": "ready"; "error": "error"; "open": "open"; }, never, ["*"], true, never>;
}
/** `<roomie-listings>`, around your own link. */
export declare class Listings {
    /** What follows the question mark in the address of a search on RoomieRadar. */
    search?: string | undefined;
    /** The number of a user. */
    owner?: number | undefined;
    /** The numbers of rooms, separated by commas. */
    listings?: string | undefined;
    count?: number | undefined;
    searchBox?: boolean | undefined;
    theme?: Theme | undefined;
    lang?: string | undefined;
    currency?: string | undefined;
    partner?: string | undefined;
    readonly ready: EventEmitter<{
        listing?: import("../dist/index.js").EmbeddedListing;
        listings?: number[];
    }>;
    readonly error: EventEmitter<{
        listing?: number;
        problem: import("../dist/index.js").CardProblem;
    }>;
    readonly open: EventEmitter<CustomEvent<{
        listing: number;
        href: string;
    }>>;
    constructor();
    static ɵfac: i0.ɵɵFactoryDeclaration<Listings, never>;
    static ɵcmp: i0.ɵɵComponentDeclaration<Listings, "roomieradar-listings", never, { "search": { "alias": "search"; "required": false; }; "owner": { "alias": "owner"; "required": false; }; "listings": { "alias": "listings"; "required": false; }; "count": { "alias": "count"; "required": false; }; "searchBox": { "alias": "searchBox"; "required": false; }; "theme": { "alias": "theme"; "required": false; }; "lang": { "alias": "lang"; "required": false; }; "currency": { "alias": "currency"; "required": false; }; "partner": { "alias": "partner"; "required": false; }; }, { "ready": "ready"; "error": "error"; "open": "open"; }, never, ["*"], true, never>;
}
