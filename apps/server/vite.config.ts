import { defineConfig } from 'vite'

// Workspace packages are TypeScript source and go into the bundle; npm packages stay outside and are found in node_modules.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: {
      // The server, and one file for each command of the operator.
      input: [
        'main',
        'print-outbox',
        'answer-message',
        'list-groups',
        'close-group',
        'end-sessions',
        'list-uses',
        'dump-store',
        'restore-store',
        'rotate-data-key',
      ].map((name) => `src/${name}.ts`),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
  ssr: { noExternal: [/^@maitri\//] },
})
