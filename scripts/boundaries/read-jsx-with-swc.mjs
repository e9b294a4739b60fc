// dependency-cruiser 17 asks swc for TypeScript without JSX, and swc then refuses every .tsx file. Loaded before it, this asks for both.
// Plain JavaScript, because it must run without the loader that runs our other scripts.
import swc from '@swc/core'

const parseFile = swc.parseFileSync.bind(swc)
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('.tsx') })
