import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// A misspelt class compiles and shows only on the screen.
const source = join(import.meta.dirname, '..')
const uses = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8')
    return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
      file,
      css: join(source, dirname(file), path),
      // Not in a path: `writing.module.css` and `own-writing.module.css` may be imported as `writing`.
      classes: [...code.matchAll(new RegExp(`(?<![-'/])\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
    }))
  })

test.each(uses)('every class that $file uses is in its stylesheet', ({ css, classes }) => {
  const stylesheet = readFileSync(css, 'utf8')
  expect(classes.filter((name) => !new RegExp(`\\.${name}\\b`).test(stylesheet))).toEqual([])
})
