import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { faceModelPath } from '../src/features/mindscan/video/face/face-model-path'

const require = createRequire(import.meta.url)
// Neither package exports these files, so they are found beside what it does export.
const humanFolder = join(dirname(require.resolve('@vladmandic/human')), '..')
const wasmFolder = dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))

/** Detector, expression, and the engine they run on; the threaded engine would need headers that we do not send. */
const files: Record<string, string> = {
  'blazeface.json': join(humanFolder, 'models/blazeface.json'),
  'blazeface.bin': join(humanFolder, 'models/blazeface.bin'),
  'emotion.json': join(humanFolder, 'models/emotion.json'),
  'emotion.bin': join(humanFolder, 'models/emotion.bin'),
  'tfjs-backend-wasm.wasm': join(wasmFolder, 'tfjs-backend-wasm.wasm'),
  'tfjs-backend-wasm-simd.wasm': join(wasmFolder, 'tfjs-backend-wasm-simd.wasm'),
}

/** Puts the face model where `faceModelPath` says, in the build and while developing: nothing of it comes from another origin. */
export function faceModel(): Plugin {
  return {
    name: 'maitri:face-model',
    configureServer(server) {
      server.middlewares.use(faceModelPath, (request, response, next) => {
        const file = files[request.url?.slice(1).replace(/\?.*$/, '') ?? '']
        if (!file) return next()
        response.setHeader('content-type', file.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream')
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const [name, file] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `${faceModelPath.slice(1)}${name}`, source: readFileSync(file) })
      }
    },
  }
}
