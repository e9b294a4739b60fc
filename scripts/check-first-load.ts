import { firstLoad, firstLoadLimitBytes, totalBytes } from './first-load'

// Of the last build: bytes are the same on every machine, times are not.
const files = firstLoad()
const total = totalBytes(files)
for (const { path, bytes } of files) process.stdout.write(`  ${String(bytes).padStart(7)}  ${path}\n`)
process.stdout.write(`first load of /get-started: ${total} bytes of JavaScript, of at most ${firstLoadLimitBytes}\n`)
if (total > firstLoadLimitBytes) {
  process.stdout.write('Load what the sign-in page does not need at once by a dynamic import.\n')
  process.exitCode = 1
}
