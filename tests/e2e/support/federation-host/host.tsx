import { createInstance } from '@module-federation/runtime';
import React from 'react';
import { createRoot } from 'react-dom/client';

// A host that a test leads step by step. Built once for each React, it stands on the page as
// `host18` or `host19`.

interface CardProps {
  listing: number;
  link: { href: string; text: string };
}
type Card = React.ComponentType<CardProps>;

const major = Number.parseInt(React.version, 10);

/** Creates a host that knows these remotes by name, and shares this version of its React. */
function open(remotes: Record<string, string>, share: string | null = React.version) {
  const federation = createInstance({
    name: `host_${major}_${share}`,
    remotes: Object.entries(remotes).map(([name, origin]) => ({
      name,
      entry: `${origin}/embed/v1/mf-manifest.json`,
    })),
    shared: share
      ? {
          react: {
            version: share,
            lib: () => React,
            shareConfig: { singleton: true, requiredVersion: `^${share}` },
          },
        }
      : {},
  });
  return {
    async load(remote: string): Promise<Card> {
      const module = await federation.loadRemote<{ default: Card }>(`${remote}/ListingCard`);
      if (!module) throw new Error('No module');
      return module.default;
    },
    async mount(remote: string, listing: number): Promise<void> {
      const module = await federation.loadRemote<{ mount: typeof mountType }>(`${remote}/mount`);
      module?.mount(addSection(`mount ${remote}`), { listing });
    },
  };
}

declare const mountType: (container: Element, props: { listing: number }) => unknown;

/** Renders a card of the remote with this host's React, in a section of that name. */
function show(Card: Card, listing: number, name: string): void {
  createRoot(addSection(name)).render(
    <Card listing={listing} link={{ href: 'https://partner.example/', text: 'Own link' }} />,
  );
}

function addSection(name: string): HTMLElement {
  const section = document.body.appendChild(document.createElement('section'));
  section.setAttribute('aria-label', name);
  return section;
}

const host = { open, show };
export type Host = typeof host;
Object.assign(globalThis, { [`host${major}`]: host });
