import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  breathPatterns,
  humRounds,
  type Language,
  languages,
  type NidraForm,
  nadiRoundsAStep,
  nadiStepSeconds,
  nidraForms,
  nidraStepSeconds,
  roundsIn,
} from '@maitri/domain'
import { expect, test } from 'vitest'
import { copingTool } from './coping-tools'
import {
  bhramariScript,
  bodySkippedScript,
  breathCoaching,
  type GuidedToolId,
  guidedToolIds,
  musclePrefix,
  muscleReleaseScript,
  nadiScript,
  nidraScripts,
  ownLine,
  paanchScript,
  type ScriptLine,
  type StepOfFive,
  saansScript,
  writingScripts,
} from './narration'
import { joinedWords, spokenSeconds } from './narration-timing'

const content = join(import.meta.dirname, '..')
const steps: readonly StepOfFive[] = [1, 2, 3, 4, 5]

/** Longer than this nothing may be left unsaid, unless the silence was announced. */
const longestUnsaidSeconds = 40

/** What the turns of the breath say beside the script, by step. */
const turns: Partial<Record<GuidedToolId, Partial<Record<StepOfFive, readonly ScriptLine[]>>>> = {
  saans: { 2: breathTurns('saans', 2, 30), 3: breathTurns('saans', 3, 120) },
  bhramari: { 2: humTurns(2), 4: humTurns(4) },
}

const scripts: Record<GuidedToolId, Record<StepOfFive, readonly ScriptLine[]>> = {
  saans: saansScript,
  'paanch-indriya': paanchScript,
  'muscle-release': muscleReleaseScript,
  'yoga-nidra': nidraScripts.eleven,
  bhramari: bhramariScript,
  ...writingScripts,
}

function breathTurns(tool: 'saans', step: StepOfFive, seconds: number): ScriptLine[] {
  return Array.from({ length: roundsIn(breathPatterns.four_six, seconds * 1000) }, (_, round) => [
    { atSeconds: round * 10, says: ['tool_breath:phases.in'] },
    { atSeconds: round * 10 + 4, says: ['tool_breath:phases.out', ...coached(tool, step, round)] },
  ]).flat()
}

function humTurns(step: 2 | 4): ScriptLine[] {
  return Array.from({ length: humRounds[step] }, (_, round) => [
    { atSeconds: round * 14, says: ['tool_lamps:hum.in'] },
    { atSeconds: round * 14 + 4, says: ['tool_lamps:hum.out', ...coached('bhramari', step, round)] },
  ]).flat()
}

function sideTurns(): ScriptLine[] {
  return Array.from({ length: nadiRoundsAStep }, (_, round) =>
    ['left_in', 'right_out', 'right_in', 'left_out'].map((turn, index) => ({
      atSeconds: round * 20 + ([0, 4, 10, 14][index] ?? 0),
      says: [`tool_lamps:nadi.${turn}`],
    })),
  ).flat()
}

function coached(tool: 'saans' | 'bhramari', step: StepOfFive, round: number): string[] {
  const id = breathCoaching[tool][step]?.[round]
  return id ? [id] : []
}

function read(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(content, path), 'utf8'))
}

function spokenText(says: readonly string[], tool: GuidedToolId, language: Language): string {
  const own = (part: string) =>
    part.startsWith(musclePrefix)
      ? read(`narration/${language}/muscle-release.json`)[part.slice(musclePrefix.length)]
      : read(`narration/${language}/${tool}.json`)[part]
  const parts = says.map((part) => {
    if (part === ownLine) return 'one two three four five six'
    const [namespace, path] = part.split(':')
    const found = path
      ? path
          .split('.')
          .reduce<unknown>(
            (value, key) => (value as Record<string, unknown>)[key],
            read(`messages/${language}/${namespace}.json`),
          )
      : own(part)
    if (typeof found !== 'string') throw new Error(`${language} has no words for ${part} of ${tool}`)
    return found
  })
  return joinedWords(parts)
}

/** A tool, or one of its other forms: those of Yoga Nidra, and alternate-nostril breath. */
type Spoken = { tool: GuidedToolId; form: NidraForm | 'nadi' | null }

function secondsOf({ tool, form }: Spoken) {
  if (form === 'nadi') return nadiStepSeconds
  return form ? nidraStepSeconds[form] : copingTool(tool).stepSeconds
}

function scriptOf({ tool, form }: Spoken): Record<StepOfFive, readonly ScriptLine[]> {
  if (form === 'nadi') return nadiScript
  return form ? nidraScripts[form] : scripts[tool]
}

function turnsOf({ tool, form }: Spoken, step: StepOfFive): readonly ScriptLine[] {
  if (form !== 'nadi') return turns[tool]?.[step] ?? []
  return step === 1 || step === 5 ? [] : sideTurns()
}

/** Everything that is said in a tool, by the seconds since its beginning. */
function courseOf({ tool, form }: Spoken) {
  const stepSeconds = secondsOf({ tool, form })
  const scripted = scriptOf({ tool, form })
  let before = 0
  return steps.flatMap((step) => {
    const began = before
    before += stepSeconds[step - 1] ?? 0
    return [...scripted[step], ...turnsOf({ tool, form }, step)].map((line) => ({
      ...line,
      atSeconds: began + line.atSeconds,
      step,
    }))
  })
}

const spoken: readonly Spoken[] = [
  ...guidedToolIds.map((tool) => ({ tool, form: null })),
  ...nidraForms.map((form) => ({ tool: 'yoga-nidra' as const, form })),
  { tool: 'bhramari', form: 'nadi' },
]
const tools = languages.flatMap((language) => spoken.map(({ tool, form }) => ({ tool, form, language })))

test.each(tools)(
  '$tool $form in $language is said within its course, even by the slowest voice',
  ({ tool, form, language }) => {
    const course = courseOf({ tool, form })
    const end = secondsOf({ tool, form }).reduce((sum, seconds) => sum + seconds, 0)
    const late = course.flatMap(({ atSeconds, says, step }, index) => {
      const text = spokenText(says, tool, language)
      const over = atSeconds + spokenSeconds(text, language, 'slow') - (course[index + 1]?.atSeconds ?? end)
      return over > 0 ? [`step ${step}, ${says.join(' ')}: ${over.toFixed(1)} s too long`] : []
    })
    expect(late).toEqual([])
  },
)

test.each(tools)(
  '$tool $form in $language leaves silence, and none that was not announced lasts',
  ({ tool, form, language }) => {
    const course = courseOf({ tool, form })
    const end = secondsOf({ tool, form }).reduce((sum, seconds) => sum + seconds, 0)
    let spokenFor = 0
    const long = course.flatMap((line, index) => {
      const seconds = spokenSeconds(spokenText(line.says, tool, language), language, 'usual')
      spokenFor += seconds
      const silence = (course[index + 1]?.atSeconds ?? end) - line.atSeconds - seconds
      return silence > longestUnsaidSeconds && !line.announcesSilence ? [`${line.says.join(' ')}: ${silence}`] : []
    })
    expect(long).toEqual([])
    // A guide who talks half of the time leaves no room to feel anything.
    expect(spokenFor / end).toBeLessThan(0.5)
    expect(course[0]?.atSeconds).toBeLessThan(5)
  },
)

test.each(guidedToolIds)('every text of %s is said somewhere, and every language has it', (tool) => {
  const said = new Set(
    [
      ...spoken.filter((one) => one.tool === tool).flatMap(courseOf),
      ...(tool === 'yoga-nidra' ? bodySkippedScript : []),
    ].flatMap(({ says }) => says),
  )
  for (const language of languages) {
    const ids = Object.keys(read(`narration/${language}/${tool}.json`))
    expect(ids).toEqual(Object.keys(read(`narration/en/${tool}.json`)))
    expect(ids.filter((id) => !said.has(id))).toEqual([])
  }
})

test('every language has the words of every guided tool and no others', () => {
  for (const language of languages)
    expect(readdirSync(join(content, 'narration', language)).sort()).toEqual(
      guidedToolIds.map((tool) => `${tool}.json`).sort(),
    )
})
