/* oxlint-disable import/default, import/no-named-as-default -- the text of a file is its default export */
import { codeTitles, wayLedes } from '#locales/partners.ts';
import loadMount from '#remotes/partner-demo/react-18-host/load-mount.ts?raw';
import mountedCard from '#remotes/partner-demo/react-18-host/room-card.tsx?raw';
import federatedCard from '#remotes/partner-demo/react-host/room-card.tsx?raw';
import { scriptText } from './escape.ts';
import { roomStyles } from './styles.ts';
import {
  lookAttributes,
  policyFor,
  roomAddress,
  type MakeSnippet,
  type Subject,
} from './snippet.ts';

const sharing = `  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
  // The default asks the remote first and paints nothing while it does not answer.
  shareStrategy: 'loaded-first',
  dts: false,`;

/** Options of the plugins for webpack and Rspack. */
const pluginOptions = ({ origin }: Subject): string => `{
  name: 'your_site',
  remotes: { roomieradar: 'roomieradar@${origin}/embed/v1/mf-manifest.json' },
${sharing}
}`;

const roomCard = (subject: Subject): string => `<RoomCard
  listing={${subject.listing}}${lookAttributes(subject, '\n  ')}
  link={{ href: '${roomAddress(subject)}', text: ${scriptText(subject.title)} }}
/>`;

/** The card as a module: a component of the host's own React, or a function for any framework. */
export const federationSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.federation,
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
${sharing}
})`,
    },
    {
      title: 'webpack.config.js',
      code: `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

new ModuleFederationPlugin(${pluginOptions(subject)})`,
    },
    {
      title: 'rsbuild.config.ts',
      code: `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

pluginModuleFederation(${pluginOptions(subject)})`,
    },
    { title: 'room-card.tsx', code: federatedCard.trim() },
    { title: codeTitles.page, code: roomCard(subject) },
    {
      title: codeTitles.types,
      code: `curl -o roomieradar.d.ts ${subject.origin}/embed/v1/roomieradar.d.ts`,
    },
    roomStyles(subject),
    {
      title: codeTitles.loadMount,
      code: loadMount
        .trim()
        .replace(`import.meta.env['VITE_ROOMIERADAR']`, () => scriptText(subject.origin))
        .replace('harbor_hackers', 'your_site'),
    },
    { title: codeTitles.mountedCard, code: mountedCard.trim() },
  ],
  policy: policyFor('federation', subject),
});
