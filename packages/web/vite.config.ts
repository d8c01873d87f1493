import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Relative addresses, so that the page can be served from any folder.
  base: './',
  // The other packages' sources rather than their dist: the page can be developed without building them first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  // Rules and content are one piece: a game needs all of them from its first moment.
  build: { chunkSizeWarningLimit: 900 },
});
