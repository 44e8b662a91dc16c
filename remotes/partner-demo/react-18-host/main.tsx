import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { RoomCard } from './room-card.tsx';

const roomieRadar = import.meta.env['VITE_ROOMIERADAR'];

function Page() {
  return (
    <>
      <h1>Harbor Hackers</h1>
      <p>Staying longer than the conference? These rooms are a short ride away.</p>
      <div className="rooms">
        {[1, 2].map((listing) => (
          <RoomCard
            key={listing}
            listing={listing}
            link={{
              href: `${roomieRadar}/listings/${listing}?utm_source=harbor_hackers`,
              text: 'A room on RoomieRadar',
            }}
          />
        ))}
      </div>
      <footer>This page runs React {version}; the cards on it do not mind.</footer>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
