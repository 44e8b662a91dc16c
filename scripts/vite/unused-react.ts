import type { Plugin } from 'vite';

/** Walks that look for `<ViewTransition>`, and what they do once they found one. */
const viewTransitions = [
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'commitAfterMutationEffectsOnFiber',
  'scheduleViewTransitionEvent',
  'createViewTransitionInstance',
  'startViewTransition',
];
/** The functions that `preload`, `preinit` and their likes of react-dom call. */
const resourceHints = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
];
/** What React itself does where it cannot find out the line of a component: it gives the name alone. */
const nameAlone =
  '{ const name = fn?.displayName || fn?.name; return name ? describeBuiltInComponentFrame(name) : ""; }';

/** What remains of the functions of react-dom that only unused features need. */
const bodies = new Map<string, string>([
  ...viewTransitions.map((name) => [name, '{}'] as const),
  ...resourceHints.map((name) => [name, `{ throw new Error('${name} is left out'); }`] as const),
  ['describeNativeComponentFrame', nameAlone],
]);
/** Classes that keep no methods: what `ref` of a fragment and events of view transitions hand out. */
const withoutMethods = new Set(['FragmentInstance', 'ViewTransitionPseudoElement']);

/** The part of a syntax tree that the plugin reads. */
interface Statement {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: { start: number; end: number };
}

/**
 * Removes features of React that we do not use from the browser's build; they would add 4 KB to
 * every first load. Fails the build when a function is not where it was, so that an update of React
 * is noticed. Imports of these features are lint errors.
 * Why: docs/decisions/0068-react-without-unused-features.md
 */
export function unusedReact(): Plugin {
  return {
    name: 'unused-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler(code) {
        const statements = this.parse(code).body as unknown as Statement[];
        return { code: withoutUnusedFeatures(code, statements), map: null };
      },
    },
  };
}

function withoutUnusedFeatures(code: string, statements: Statement[]): string {
  const missing = new Set([...bodies.keys(), ...withoutMethods]);
  const kept: string[] = [];
  let at = 0;
  const replace = (start: number, end: number, text: string) => {
    kept.push(code.slice(at, start), text);
    at = end;
  };
  for (const { type, id, body, start, end } of statements) {
    const left = type === 'FunctionDeclaration' && id ? bodies.get(id.name) : undefined;
    if (id && body && left !== undefined) {
      replace(body.start, body.end, left);
      missing.delete(id.name);
    }
    const owner = /^(\w+)\.prototype\.\w+ =/.exec(code.slice(start, start + 100))?.[1] ?? '';
    if (type === 'ExpressionStatement' && withoutMethods.has(owner)) {
      replace(start, end, '');
      missing.delete(owner);
    }
  }
  if (missing.size > 0) throw new Error(`react-dom has changed: no ${[...missing].join(', ')}`);
  return kept.join('') + code.slice(at);
}
