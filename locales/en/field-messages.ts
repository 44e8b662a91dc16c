// English as the specification and the server say it.
export { fieldMessages } from '#contract/field-messages.ts';
