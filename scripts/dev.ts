import { spawn } from 'node:child_process'
import { buildFonts } from '../apps/web/fonts/build-fonts'
import { repositoryRoot } from './run-command'

/** The web with hot reload on 5173, and the server, restarted on every change, on 3000. Ctrl+C ends both. */
await buildFonts()
const env = { ...process.env, PATH: `${repositoryRoot}node_modules/.bin:${process.env.PATH}` }
// The browser's origin is Vite's, and the server trusts only its own unless told.
const server = spawn('node', ['--watch', '--import', 'tsx', 'apps/server/src/main.ts'], {
  cwd: repositoryRoot,
  stdio: 'inherit',
  env: { APP_URL: 'http://127.0.0.1:5173', ...env },
})
const web = spawn('vite', ['apps/web', '--port', '5173', '--strictPort'], {
  cwd: repositoryRoot,
  stdio: 'inherit',
  env,
})

const end = () => {
  server.kill('SIGTERM')
  web.kill('SIGTERM')
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
server.once('exit', end)
web.once('exit', end)
