import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import build from '../vite.config'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

test('every command of the operator is part of the build, and needs no tool of development', () => {
  const scripts: Record<string, string> = read('../../../package.json').scripts
  const commands = [
    'outbox',
    'therapist:answer',
    'groups:list',
    'groups:close',
    'uses:list',
    'sessions:end',
    'store:dump',
    'store:restore',
    'store:rotate-key',
  ]
  const files = commands.map((name) => /^node apps\/server\/dist\/([\w-]+)\.js$/.exec(scripts[name] ?? '')?.[1])
  expect(files).not.toContain(undefined)
  const inputs = build.build?.rollupOptions?.input
  for (const file of files) expect(inputs).toContain(`src/${file}.ts`)
})
