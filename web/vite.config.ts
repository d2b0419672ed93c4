import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const serverPort = process.env.PORT ?? '3000';

/** What every screen needs; the rest is split by screen, so that /login loads nothing of Plans. */
const vendor = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
    },
  },
  server: {
    // With the slash: `/api.ts` is a file of ours.
    proxy: { '/api/': { target: `http://127.0.0.1:${serverPort}` } },
  },
});
