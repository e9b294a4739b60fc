import { spawn } from 'node:child_process'

export const repositoryRoot = new URL('..', import.meta.url).pathname

type RunOptions = { env?: Record<string, string | undefined>; quiet?: boolean }

/** Runs a command of the repository's own tools and passes its output on. Resolves to the exit code; 1 where a signal ended it. */
export function run(command: string, args: string[], { env = {}, quiet = false }: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${repositoryRoot}node_modules/.bin:${process.env.PATH}`, ...env },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Like `run`, but throws a sentence where the command failed. */
export async function runOrThrow(command: string, args: string[], options?: RunOptions): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with exit code ${code}`)
}
