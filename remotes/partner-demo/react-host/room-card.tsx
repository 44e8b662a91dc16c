import { Component, lazy, Suspense, type ReactNode } from 'react';

const patienceMs = 5000;

const ListingCard = lazy(() => inTime(import('roomieradar/ListingCard')));

interface RoomCardProps {
  listing: number;
  theme?: 'auto' | 'light' | 'dark';
  lang?: string;
  currency?: string;
  link: { href: string; text: string };
}

/** A room of RoomieRadar, as a component of our own React. If anything fails, our link is visible. */
export function RoomCard({ link, ...card }: RoomCardProps) {
  const instead = <a href={link.href}>{link.text}</a>;
  return (
    <div className="room">
      <Guard instead={instead}>
        <Suspense fallback={instead}>
          <ListingCard {...card} link={link} />
        </Suspense>
      </Guard>
    </div>
  );
}

/** Without this boundary, an unreachable remote would break the whole page. */
class Guard extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    console.warn('No card from RoomieRadar.', error);
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** Rejects after a few seconds, because the server may never answer. */
function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  return Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('RoomieRadar did not answer in time')), patienceMs);
    }),
  ]);
}
