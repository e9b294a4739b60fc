import type { Figure } from './bench-web'

type Machine = {
  /** YYYY-MM-DD. */
  day: string
  cores: number
  processor: string
  node: string
  /** The highest load average of a minute that was seen: processes that ran or waited for a core. */
  load: number
  leftOut: string[]
}

/** The page of a run: the promises that were missed, those that were kept, and the other figures. */
export function presentBenchmarks(sections: { title: string; figures: Figure[] }[], machine: Machine): string {
  const all = sections.flatMap(({ title, figures }) => figures.map((figure) => ({ title, ...figure })))
  const table = (heading: string, rows: typeof all) =>
    rows.length === 0
      ? []
      : [
          `## ${heading}`,
          '',
          '| of | what | figure |',
          '| --- | --- | --- |',
          ...rows.map(({ title, name, figure }) => `| ${title} | ${cell(name)} | ${cell(figure)} |`),
          '',
        ]
  const missed = all.filter(({ holds }) => holds === false)
  const kept = all.filter(({ holds }) => holds === true)
  const { day, cores, processor, node, load, leftOut } = machine
  const isBusy = load > cores
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`, in one run. The promise stands in brackets.',
    '',
    `${day}, ${cores} cores (${processor}), Node ${node}. ${missed.length} of ${missed.length + kept.length} promises missed in this run.`,
    ...(isBusy
      ? [
          `The machine was busy: a load of up to ${load.toFixed(1)} on ${cores} cores, from other work. Rates and times are worse for it, shares less.`,
        ]
      : []),
    ...(leftOut.length > 0 ? [`Not measured in this run: ${leftOut.join(', ')}.`] : []),
    '',
    ...table('Missed', missed),
    ...table('Kept', kept),
    ...table(
      'Further figures',
      all.filter(({ holds }) => holds === undefined),
    ),
  ].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|')
