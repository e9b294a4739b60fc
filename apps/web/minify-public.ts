import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Minifies the scripts of `public`, which the bundler only copies: the first paint waits for them. */
export function minifyPublic(...scripts: string[]): Plugin {
  return {
    name: 'maitri:minify-public',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const script of scripts) {
        const { code, errors } = minifySync(script, readFileSync(join(dir, script), 'utf8'))
        if (errors.length > 0) throw new Error(`${script} cannot be read: ${errors[0]?.message}`)
        writeFileSync(join(dir, script), code)
      }
    },
  }
}
