import { expect, test } from 'vitest'
import { sharedKey } from './shared-key'

test.each([
  ['/coping-tools', { tool: 'saans' }, 'tool:saans'],
  ['/coping-tools/exercise', { tool: 'saans', now: true }, 'tool:saans'],
  ['/coping-tools', { tab: 'routines' }, null],
  ['/therapists', { therapist: 'meera-iyer', form: 'schedule' }, 'therapist:meera-iyer'],
  ['/insights/your-rights', {}, 'article:your-rights'],
  ['/insights', { show: 'saved' }, null],
  ['/community/anxiety-support-circle', {}, 'group:anxiety-support-circle'],
  ['/mindscan', { tool: 'saans' }, null],
])('%s with %j is about %s', (pathname, search, expected) => {
  expect(sharedKey({ pathname, search })).toBe(expected)
})
