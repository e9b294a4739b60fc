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

/** The pages of suggestions that a new Chromium draws behind the address bar of every window: a third of what opening one costs, seen by nobody. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

/** What Playwright 1.65 turns off by itself. A second list takes the place of the first, so it stands here again. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** No background traffic and, for root, no sandbox: Chromium refuses to start with one there. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${[...offForPlaywright, ...addressBarPages].join()}`,
]
