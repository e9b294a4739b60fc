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
      input: { main: 'src/main.ts', 'print-outbox': 'src/print-outbox.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
  ssr: { noExternal: [/^@maitri\//] },
})
