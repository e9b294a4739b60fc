import { readConfig } from './config'
import { closeCreatedGroup } from './services/operator-groups'

/** Takes a created group down for good: `npm run groups:close -- <id>`. Works while the server runs, and while it does not. */
const [id] = process.argv.slice(2)
try {
  if (!id) throw new Error('Name the group: `npm run groups:list` prints the ids.')
  if (!(await closeCreatedGroup(readConfig(), id))) throw new Error('There is no created group with this id.')
  process.stdout.write('The group is taken down. Its creator alone still sees it.\n')
} catch (error) {
  process.stderr.write(`The group was not closed. ${(error as Error).message}\n`)
  process.exitCode = 1
}
