import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './chunks'
import { faceModel } from './face-model/vite-plugin-face-model'
import { fontPreloads } from './fonts/vite-plugin-font-preloads'
import { minifyFirstLoad } from './minify-first-load'
import { minifyPublic } from './minify-public'
import { precompress } from './precompress'
import { chunkFileName } from './word-chunks'

/** The server that `npm run dev` starts beside Vite. */
const apiPort = Number(process.env.MAITRI_API_PORT || 3000)

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      // React has had this hook since 18; what libraries bring for older ones is never used.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: {
        name: 'Maitri',
        short_name: 'Maitri',
        description: 'A friend for the mind, every day.',
        start_url: '/',
        display: 'standalone',
        background_color: '#FAF5EA',
        theme_color: '#FAF5EA',
        // A long press on the installed app's icon: a breath before anything else, or a worry put away.
        shortcuts: [
          {
            name: 'Panic now',
            short_name: 'Panic now',
            description: 'A breath starts at once.',
            url: '/panic',
            icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
          },
          {
            name: 'Drop a worry',
            short_name: 'Drop a worry',
            description: 'Into the box, until its time.',
            url: '/worry',
            icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
          },
        ],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        // A service worker may load nothing later: what a page imports when it needs it stands in this one script.
        rollupFormat: 'iife',
        // Everything but the scripts' fonts, which are kept once a language was used.
        globPatterns: ['**/*.{html,js,css,svg,webmanifest}', '**/anek-latin-*.woff2', '**/anek-names-*.woff2'],
        // Only a video needs these; they are kept once one was read.
        globIgnores: ['**/assets/face*', '**/assets/face*/**', '**/assets/open-video-*'],
        // The largest is the reader of the crisis gate with its weights, which must be there offline.
        maximumFileSizeToCacheInBytes: 2_000_000,
      },
      devOptions: { enabled: false },
    }),
    fontPreloads(),
    faceModel(),
    minifyFirstLoad(),
    minifyPublic('before-paint.js'),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // What each chunk imports; the check of the first load reads it.
    manifest: true,
    // A browser without it only loads a little later.
    modulePreload: {
      polyfill: false,
      // A script finds what it imports by itself; to name it all for every screen would be a kilobyte of the first load. Styles must be named.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
    // The largest chunk that may grow unseen; the promise itself is measured by `npm run bench`.
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
    // A font or figure inside a stylesheet or script delays the first paint of those who do not need it.
    assetsInlineLimit: 0,
  },
  // The face model's worker is a module.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
})
