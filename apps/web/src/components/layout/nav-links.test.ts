import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from '../../app/router'
import { type Path, paths } from '../../config/paths'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { createSessionStore } from '../../lib/session/session-store'
import { navLinks } from './nav-links'

const session = createSessionStore({ deviceKeys: createDeviceKeys() })
const router = createAppRouter({ session }, createMemoryHistory())
await router.options.context.addScreens()
const { routesByPath } = router

test.each(Object.values(paths))('the path %s has a screen', (path: Path) => {
  expect(Object.keys(routesByPath)).toContain(path)
})

test('every link of the navbar leads to a screen', () => {
  for (const { to } of navLinks) expect(Object.keys(routesByPath)).toContain(to)
})
