import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['LANDFALL_API_URL'] ?? 'http://localhost:3000';

const proxy = { '/api': api, '/media': api, '/traveller': api };

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, assetsDir: 'assets', manifest: true, chunkSizeWarningLimit: 1200 },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
});
