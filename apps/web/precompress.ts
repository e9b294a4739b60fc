import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt|wasm|bin)$/
/** Below this a compressed answer saves no packet. */
const smallestBytes = 1_000

/** Writes a .br and a .gz beside every text file of the build, so that the server never compresses the same file twice. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'maitri:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of filesIn(outDir)) {
          if (!compressible.test(file) || statSync(file).size < smallestBytes) continue
          const content = readFileSync(file)
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        }
      },
    },
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
