import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { buildFonts } from './apps/web/fonts/build-fonts'
import { chromiumArguments, chromiumPath } from './scripts/chromium'

const executablePath = chromiumPath()
// The web's modules name the built fonts; unchanged ones cost nothing here.
await buildFonts()

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          // They are functions of their arguments and keep nothing, so their tests share what is loaded.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/public-pages/*.test.ts'],
          // Training the learned reader once more, and properties over thousands of inputs, take seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // Nothing of the server remembers anything outside the parts that a test builds.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // A window and the libraries are loaded once per worker rather than per file; `setup.ts` gives each file our own modules anew.
          isolate: false,
          include: ['apps/web/src/**/*.test.{ts,tsx}', 'apps/web/early-pages/*.test.ts'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          // Long typing in jsdom on a busy machine; a test that hangs still ends.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['apps/web/src/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/testing/setup-browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
