import type { Type } from 'arktype';
import * as account from '#contract/account/calls.ts';
import * as agreements from '#contract/agreements/calls.ts';
import * as audit from '#contract/audit/audit.ts';
import * as auth from '#contract/auth/auth.ts';
import * as embeds from '#contract/embeds/embed.ts';
import * as externalListings from '#contract/external-listings/external-listing.ts';
import * as groups from '#contract/groups/calls.ts';
import * as groupMatrix from '#contract/groups/matrix.ts';
import * as sharedListings from '#contract/groups/shared-listings.ts';
import * as household from '#contract/household/household.ts';
import * as images from '#contract/images/image.ts';
import * as imports from '#contract/imports/import.ts';
import * as inquiries from '#contract/inquiries/calls.ts';
import * as messages from '#contract/inquiries/message.ts';
import * as listingForm from '#contract/listings/listing-form.ts';
import * as listings from '#contract/listings/listing.ts';
import * as ownListings from '#contract/listings/own-listing.ts';
import * as listingFit from '#contract/matching/listing-fit.ts';
import * as fit from '#contract/matching/fit.ts';
import * as matching from '#contract/matching/calls.ts';
import * as moderation from '#contract/moderation/moderation.ts';
import * as overview from '#contract/overview/overview.ts';
import * as places from '#contract/places/place.ts';
import * as questionnaire from '#contract/questionnaire/calls.ts';
import * as rentSplits from '#contract/rent-splits/calls.ts';
import * as safety from '#contract/safety/calls.ts';
import * as user from '#contract/users/user.ts';
import { jsonSchema, type Json, type JsonObject } from './json-schema.ts';

/** The schemas that have a name in the contract. When two are alike, the first one names both. */
const modules: object[] = [
  listings,
  listingForm,
  ownListings,
  images,
  places,
  user,
  account,
  auth,
  listingFit,
  fit,
  matching,
  household,
  groups,
  groupMatrix,
  agreements,
  rentSplits,
  sharedListings,
  inquiries,
  messages,
  questionnaire,
  safety,
  embeds,
  externalListings,
  imports,
  moderation,
  audit,
  overview,
];

/** The schemas of an OpenAPI document, each described once and referred to by its name. */
export interface NamedSchemas {
  /** A reference to this schema: by its name in the contract, or else by `name`. */
  refer(schema: Type, name: string): JsonObject;
  /** All schemas that were referred to, by name. */
  all(): Record<string, JsonObject>;
}

/** Names the schemas of the contract wherever they occur, also within others. */
export function createNamedSchemas(): NamedSchemas {
  const names = new Map<string, string>();
  const used: Record<string, JsonObject> = {};
  const name = (schema: JsonObject, wanted: string) => {
    const key = JSON.stringify(schema);
    if (!names.has(key)) names.set(key, wanted);
  };
  // Sorted, because the order of a module's exports depends on who runs it.
  const exported = modules.flatMap((module) =>
    Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  for (const [wanted, value] of exported) {
    if (!isSchema(wanted, value)) continue;
    const schema = jsonSchema(value.out);
    if (isWorthAName(schema)) name(schema, wanted);
  }

  function withReferences(value: Json): Json {
    if (Array.isArray(value)) return value.map(withReferences);
    if (value === null || typeof value !== 'object') return value;
    const known = names.get(JSON.stringify(value));
    return known === undefined ? inside(value) : reference(known, value);
  }
  const inside = (schema: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value)]));
  function reference(known: string, schema: JsonObject): JsonObject {
    used[known] ??= inside(schema);
    return { $ref: `#/components/schemas/${known}` };
  }

  return {
    refer(schema, wanted) {
      const described = jsonSchema(schema.out);
      name(described, wanted);
      return withReferences(described) as JsonObject;
    },
    all: () => used,
  };
}

const isSchema = (name: string, value: unknown): value is Type =>
  /^[A-Z]/.test(name) && typeof value === 'function' && 'toJsonSchema' in value;

/** A plain text or number says itself what it is. */
const isWorthAName = (schema: JsonObject) =>
  ['properties', 'enum', 'anyOf'].some((key) => key in schema);
