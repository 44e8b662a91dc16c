/* oxlint-disable import/default, import/no-named-as-default -- the text of a file is its default export */
import loadMount from '#remotes/partner-demo/react-18-host/load-mount.ts?raw';
import mountedCard from '#remotes/partner-demo/react-18-host/room-card.tsx?raw';
import federatedCard from '#remotes/partner-demo/react-host/room-card.tsx?raw';
import { scriptText } from './escape.ts';
import { roomStyles } from './styles.ts';
import { policyFor, roomAddress, type MakeSnippet } from './snippet.ts';

/** The card as a module: drawn by the host's own React, or by what it brings. */
export const federationSnippet: MakeSnippet = (subject) => ({
  lede: 'For an app with module federation: your own React 19 renders the card, and your page keeps working when ours is down. With another React, or none, use mount().',
  codes: [
    {
      title: 'vite.config.ts',
      code: `import { federation } from '@module-federation/vite';

federation({
  name: 'your_site',
  remotes: {
    roomieradar: {
      type: 'module',
      name: 'roomieradar',
      entry: '${subject.origin}/embed/v1/mf-manifest.json',
    },
  },
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
  // The default asks the remote first and paints nothing while it does not answer.
  shareStrategy: 'loaded-first',
  dts: false,
})`,
    },
    { title: 'room-card.tsx', code: federatedCard.trim() },
    {
      title: 'Your page',
      code: `<RoomCard
  listing={${subject.listing}}
  link={{ href: '${roomAddress(subject)}', text: ${scriptText(subject.title)} }}
/>`,
    },
    roomStyles(subject),
    {
      title: 'load-mount.ts, for another React or none',
      code: loadMount
        .trim()
        .replace(`import.meta.env['VITE_ROOMIERADAR']`, () => scriptText(subject.origin)),
    },
    { title: 'room-card.tsx, with another React', code: mountedCard.trim() },
  ],
  policy: policyFor('federation', subject),
});
