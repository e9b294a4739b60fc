import { afterEach, expect, test } from 'vitest'
import { dayInWords } from './days'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati'])(
  'in %s a day is called by its weekday for six days, at any hour, and never when that is the name of today',
  (timeZone) => {
    process.env.TZ = timeZone
    // A week with a day of 25 hours in New York.
    for (const hour of [0, 9, 23])
      for (let ago = 1; ago <= 8; ago += 1) {
        const day = `2026-11-0${9 - ago}`
        const words = dayInWords(day, 'en', new Date(2026, 10, 9, hour, 30))
        if (ago <= 6) expect(words, `${day} at ${hour}`).toMatch(/day$/)
        else expect(words, `${day} at ${hour}`).toBe(`${9 - ago} November`)
      }
  },
)
