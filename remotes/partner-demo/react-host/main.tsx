import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { RoomCard } from './room-card.tsx';

const roomieRadar = import.meta.env['VITE_ROOMIERADAR'];

function Page() {
  return (
    <>
      <h1>Northside Dance School</h1>
      <p>Rooms close to the studio, kept by people who know what a plié is.</p>
      <div className="rooms">
        {[1, 2].map((listing) => (
          <RoomCard
            key={listing}
            listing={listing}
            link={{
              href: `${roomieRadar}/listings/${listing}?utm_source=dance_school`,
              text: 'A room on RoomieRadar',
            }}
          />
        ))}
      </div>
      <footer>This page runs React {version}, and so do the cards on it.</footer>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
