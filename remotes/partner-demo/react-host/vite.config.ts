import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const roomieRadar = process.env['VITE_ROOMIERADAR'];

export default defineConfig({
  plugins: [
    react(),
    federation({
      name: 'dance_school',
      remotes: {
        roomieradar: {
          type: 'module',
          name: 'roomieradar',
          entry: `${roomieRadar}/embed/v1/mf-manifest.json`,
        },
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      // The default waits for the remote before it shows the page.
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
  build: { target: 'es2022' },
});
