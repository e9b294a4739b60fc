import { minify } from 'terser'
import type { Plugin } from 'vite'
import { firstLoadChunkNames } from './first-load-chunks'

/** Minifies the scripts of the first load once more before the bundler does: terser makes them one in a hundred smaller, and takes ten times as long, which only these are worth. */
export function minifyFirstLoad(): Plugin {
  return {
    name: 'maitri:minify-first-load',
    apply: 'build',
    async renderChunk(code, { name }) {
      if (!(firstLoadChunkNames as readonly string[]).includes(name)) return null
      const minified = await minify(code, { module: true, ecma: 2020, compress: { passes: 3 } })
      return { code: minified.code ?? code, map: null }
    },
  }
}
