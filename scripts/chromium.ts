import { existsSync } from 'node:fs'

/** Where a system package puts Chromium, most likely first. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** A Chromium on this machine by `CHROMIUM_PATH` or from the system's packages; undefined leaves the choice to Playwright's own download. */
export function chromiumPath(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  return systemPaths.find((path) => existsSync(path))
}

/** No background traffic and, for root, no sandbox: Chromium refuses to start with one there. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
