import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium'

const executablePath = chromiumPath()

export default defineConfig({
  testDir: '.',
  globalSetup: './support/make-store-template.ts',
  outputDir: '../../../test-results',
  fullyParallel: true,
  // One more than the two cores of a small machine: a journey waits more than it computes.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Once again on a shared machine: a journey that was only held up passes, a broken one fails twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // On a first visit it stores three hundred files; the journeys that go offline or through the whole app let it.
    serviceWorkers: 'block',
    // A made-up microphone and camera for all: a journey with other arguments has a browser and a server started for itself.
    launchOptions: {
      args: [...chromiumArguments, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
})
