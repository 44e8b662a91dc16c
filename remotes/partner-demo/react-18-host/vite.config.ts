import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    // A real site would have React 18 installed.
    alias: [
      { find: /^react(?=\/|$)/, replacement: 'react-18' },
      { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
    ],
  },
  build: { target: 'es2022' },
});
