import { readConfig } from './config'
import { listCreatedGroups } from './services/operator-groups'

/** Prints the groups that people created, newest first: `npm run groups:list`. Works while the server runs, and while it does not. */
try {
  const groups = await listCreatedGroups(readConfig())
  for (const { id, words, review, reasons, createdAt, closedAt, members, reports } of groups) {
    const told = reports.reduce((sum, { count }) => sum + count, 0)
    const state = `${review}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}${closedAt ? ', closed' : ''}`
    process.stdout.write(`${id}  ${createdAt}  ${state}, members ${members}, reports ${told}\n    ${words.name}\n`)
  }
  if (groups.length === 0) process.stdout.write('Nobody has created a group.\n')
} catch (error) {
  process.stderr.write(`The groups cannot be read. ${(error as Error).message}\n`)
  process.exitCode = 1
}
