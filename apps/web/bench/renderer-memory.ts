import { readdirSync, readFileSync } from 'node:fs'

/** What the pages of a browser hold in memory, all its renderer processes together; null where the system does not tell (Linux does). */
export function rendererMegabytes(browserPid: number | undefined): number | null {
  if (process.platform !== 'linux' || browserPid === undefined) return null
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? [])
  const kilobytes = processes
    .filter(
      (one) =>
        one.isRenderer && descends(one.pid, browserPid, new Map(processes.map(({ pid, parent }) => [pid, parent]))),
    )
    .reduce((sum, { residentKilobytes }) => sum + residentKilobytes, 0)
  return kilobytes / 1_000
}

function readProcess(pid: string) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return {
      pid: Number(pid),
      parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
      residentKilobytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
      isRenderer: readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'),
    }
  } catch {
    // It has ended meanwhile.
    return null
  }
}

function descends(pid: number, ancestor: number, parents: Map<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === ancestor) return true
  return false
}
