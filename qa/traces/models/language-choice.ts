import { assign, fromPromise, setup } from 'xstate';
import { always, leadsTo, modelFor, type AnyPathModel } from '#xstate-paths';

export type ChosenLanguage = 'de' | 'es';

export interface LanguageContext {
  /** What the cookie of this browser says; null as long as nobody chose. */
  browser: ChosenLanguage | null;
  account: ChosenLanguage | null;
  /** The account does not know yet what was chosen in this browser. */
  isUnsaved: boolean;
}

type LanguageEvent =
  | { type: 'language.chosen'; language: ChosenLanguage }
  | { type: 'chosen.elsewhere'; language: ChosenLanguage }
  | { type: 'signed.in' | 'signed.out' };

const never = () => new Promise<undefined>(() => undefined);

/**
 * The language of the screens, in this browser and in the account. The app has no actor for it: this
 * machine says what `follow-language.ts` and `choose-language.ts` must do together, whatever the server
 * does.
 */
const languageChoiceMachine = setup({
  types: { context: {} as LanguageContext, events: {} as LanguageEvent },
  actors: {
    readLanguage: fromPromise<undefined>(never),
    saveLanguage: fromPromise<undefined>(never),
  },
  guards: {
    isOnlyHere: ({ context }) => context.account === null && context.browser !== null,
    isUnsaved: ({ context }) => context.isUnsaved,
  },
  actions: {
    choose: assign({ browser: (_, language: ChosenLanguage) => language }),
    chooseElsewhere: assign({ account: (_, language: ChosenLanguage) => language }),
    /** What the account says counts for every browser. */
    follow: assign({ browser: ({ context }) => context.account ?? context.browser }),
    noteUnsaved: assign({ isUnsaved: true }),
    save: assign({ account: ({ context }) => context.browser, isUnsaved: false }),
  },
}).createMachine({
  id: 'languageChoice',
  context: { browser: null, account: null, isUnsaved: false },
  initial: 'signedOut',
  on: {
    'chosen.elsewhere': {
      actions: { type: 'chooseElsewhere', params: ({ event }) => event.language },
    },
  },
  states: {
    signedOut: {
      on: {
        'signed.in': [{ guard: 'isUnsaved', target: 'saving' }, { target: 'following' }],
        'language.chosen': { actions: { type: 'choose', params: ({ event }) => event.language } },
      },
    },
    following: {
      on: { 'chosen.elsewhere': undefined },
      invoke: {
        src: 'readLanguage',
        onDone: [
          { guard: 'isOnlyHere', target: 'saving' },
          { target: 'signedIn', actions: 'follow' },
        ],
        onError: 'signedIn',
      },
    },
    saving: {
      entry: 'noteUnsaved',
      invoke: {
        src: 'saveLanguage',
        onDone: { target: 'signedIn', actions: 'save' },
        // This browser has it, and stores it in the account the next time.
        onError: 'signedIn',
      },
    },
    signedIn: {
      on: {
        'language.chosen': {
          target: 'saving',
          actions: { type: 'choose', params: ({ event }) => event.language },
        },
        'signed.out': 'signedOut',
      },
    },
  },
});

const languages = [{ language: 'de' }, { language: 'es' }] as const;

/** The choice of a language: in this browser, in the account, and on another device. */
export const languageChoiceModel: AnyPathModel<never> = modelFor(languageChoiceMachine, {
  name: 'language-choice',
  title: 'The choice of a language',
  events: { 'language.chosen': languages, 'chosen.elsewhere': languages },
  invariants: {
    'a choice is kept in this browser, whatever the server does': ({ snapshot, event }) =>
      event?.type !== 'language.chosen' ||
      !(snapshot.matches('saving') || snapshot.matches('signedOut')) ||
      ('language' in event && snapshot.context.browser === event.language),
    'an account that has a language never loses it': ({ snapshot, before }) =>
      (before?.context.account ?? null) === null || snapshot.context.account !== null,
    'a choice that the account does not know is not taken back': ({ snapshot, before, event }) =>
      before?.context.isUnsaved !== true ||
      event?.type === 'language.chosen' ||
      snapshot.context.browser === before.context.browser,
    'signing in changes no choice of the account': ({ snapshot, before, event }) =>
      event?.type !== 'signed.in' || snapshot.context.account === before?.context.account,
  },
  properties: {
    'a screen has a language at every moment': always<LanguageContext>(
      ({ context }) => context.browser === null || ['de', 'es'].includes(context.browser),
    ),
    'whoever signs in arrives': leadsTo('following', 'signedIn', { isFair: true }),
  },
});
