import { join } from 'node:path'
import { repositoryRoot } from './run-command'
import { faultsOf, hardFiles, readSaid } from './words'

const content = join(repositoryRoot, 'packages/content')
const messages = readSaid(join(content, 'messages/en'))
const articles = readSaid(join(content, 'articles/en'))
const faults = [...faultsOf(messages), ...hardFiles([...messages, ...articles])]
for (const { where, text, advice } of faults) process.stdout.write(`${where}: ${text}\n  ${advice}\n`)
process.stdout.write(`${messages.length + articles.length} English strings read, ${faults.length} faults\n`)
process.exitCode = faults.length > 0 || messages.length === 0 ? 1 : 0
