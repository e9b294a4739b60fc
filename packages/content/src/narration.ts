import { type MuscleGroup, muscleGroups, type NidraForm, nidraPoints } from '@maitri/domain'

/** The tools whose course is spoken. Their words are in `narration/<language>/<tool>.json`. */
export const guidedToolIds = [
  'saans',
  'paanch-indriya',
  'muscle-release',
  'yoga-nidra',
  'bhramari',
  'vichaar',
  'chhota-kadam',
  'chinta-dabba',
] as const
export type GuidedToolId = (typeof guidedToolIds)[number]

export type StepOfFive = 1 | 2 | 3 | 4 | 5

/**
 * One thing that is said, at a second of its step. Each part of `says` is the id of a text of the tool, or with a colon a message
 * (`tool_body:muscles.let_go`), or the person's own line.
 */
export type ScriptLine = {
  atSeconds: number
  says: readonly string[]
  /** Whether it says that it will be quiet now: only then may more than forty seconds pass unsaid. */
  announcesSilence?: true
}

/** Stands for the line that the person wrote; said where there is one. */
export const ownLine = '{own}'

type Entry = readonly [atSeconds: number, ...says: string[]]

/** Whether the text with this id says at its end that it will be quiet now. */
export const announcesSilence = (id: string): boolean => id.endsWith('_quiet')

const script = (...entries: readonly Entry[]): readonly ScriptLine[] =>
  entries.map(([atSeconds, ...says]) => ({
    atSeconds,
    says,
    ...(says.some(announcesSilence) && { announcesSilence: true as const }),
  }))

/** What is said in Saans apart from the turns of the breath. */
export const saansScript = {
  1: script([0, 'open'], [8, 'begin']),
  2: [],
  3: [],
  4: script([0, 'alone_quiet'], [60, 'half_quiet']),
  5: script([0, 'close']),
} as const satisfies Record<StepOfFive, readonly ScriptLine[]>

/** What is added where a breath goes out, by the step and the number of the breath in it. It fits into six seconds with the word before it. */
export const breathCoaching: Record<'saans' | 'bhramari', Partial<Record<StepOfFive, Record<number, string>>>> = {
  saans: { 3: { 1: 'coach_1', 4: 'coach_2', 7: 'coach_3', 10: 'coach_4' } },
  bhramari: { 2: { 1: 'coach_1', 4: 'coach_2' }, 4: { 2: 'coach_3', 5: 'coach_4' } },
}

/** What is said in Paanch Indriya after what is asked for; none of it where another sense was taken. */
export const paanchScript = {
  1: script([4, 'see'], [24, 'no_hurry']),
  2: script([4, 'touch'], [22, 'touch_more']),
  3: script([4, 'hear'], [20, 'hear_more']),
  4: script([4, 'smell'], [18, 'smell_more']),
  5: script([4, 'taste'], [19, 'close']),
} as const satisfies Record<StepOfFive, readonly ScriptLine[]>

const group = (name: MuscleGroup) => ({
  name: `tool_body:muscles.groups.${name}`,
  how: `tool_body:muscles.how.${name}`,
  release: `tool_body:muscles.release.${name}`,
})

const letGo = 'tool_body:muscles.let_go'
const tighten = 'tool_body:muscles.tighten'
const rests = ['rest_1', 'rest_2', 'rest_3']

/** How long a group that is left out stays unsaid; then comes what is next. */
export const muscleGroupSaidSeconds = 42

/**
 * What is said while groups of muscles are tensed and let go one after the other. What to do with a group is said while the one before it
 * rests: seven seconds are too short to hear it and do it. `following` is the first group of the next step.
 */
export function muscleScript(
  groups: readonly MuscleGroup[],
  following?: MuscleGroup,
  { fromSeconds = 0, prefix = '' } = {},
): readonly ScriptLine[] {
  return groups.flatMap((name, index) => {
    const at = fromSeconds + index * 54
    const next = groups[index + 1] ?? following
    return script(
      [at, tighten],
      [at + 7, letGo, group(name).release],
      [at + 16, `${prefix}${rests[index % rests.length]}`],
      [at + 27, `${prefix}again`, tighten],
      [at + 34, letGo],
      ...(next ? ([[at + muscleGroupSaidSeconds, `${prefix}next`, group(next).name, group(next).how]] as const) : []),
    )
  })
}

export const muscleReleaseScript = {
  1: script([0, 'settle'], [10, 'permission'], [22, 'how'], [36, 'breathe'], [46, 'hands_first', group('hands').how]),
  2: muscleScript(muscleGroups[2], muscleGroups[3][0]),
  3: muscleScript(muscleGroups[3], muscleGroups[4][0]),
  4: muscleScript(muscleGroups[4]),
  5: script(
    [0, 'scan'],
    [14, 'scan_face'],
    [32, 'scan_shoulders'],
    [50, 'scan_arms'],
    [68, 'scan_chest'],
    [86, 'scan_belly'],
    [104, 'scan_legs'],
    [122, 'scan_feet'],
    [140, 'whole_quiet'],
    [186, 'surface'],
    [200, 'move'],
    [214, 'close'],
  ),
} as const satisfies Record<StepOfFive, readonly ScriptLine[]>

/** Which group of muscles a line of the scan is about. */
export const scanned: Readonly<Record<string, readonly MuscleGroup[]>> = {
  scan_face: ['face'],
  scan_shoulders: ['shoulders'],
  scan_arms: ['upper_arms', 'hands'],
  scan_chest: ['chest'],
  scan_belly: ['belly'],
  scan_legs: ['thighs'],
  scan_feet: ['calves'],
}

/** One place of the body every six seconds. */
const bodyScript = (form: NidraForm) =>
  script(...nidraPoints(form).map((point, index): Entry => [index * 6, `tool_body:nidra.points.${point}`]))

/** What is said instead, where the body is left out. */
export const bodySkippedScript = script([0, 'with_breath_quiet'])

const opposite = (name: string) => `tool_body:nidra.opposites.${name}`

const opposites = ['heavy', 'light', 'warm', 'cool', 'place']

/** The pairs and the place, each for `everySeconds`, with more to feel where there is time for it. */
const oppositesScript = (everySeconds: number) =>
  script(
    ...opposites.flatMap((name, index): Entry[] => {
      const at = index * everySeconds
      const more: Entry[] = everySeconds > 20 ? [[at + 11, name]] : []
      const silence: Entry[] = everySeconds > 40 ? [[at + 30, 'stay_quiet']] : []
      return [[at, opposite(name)], ...more, ...silence]
    }),
  )

/** Texts of Muscle Release, where Yoga Nidra leads through the muscles too. */
export const musclePrefix = 'muscle-release/'
const muscle = (id: string) => `${musclePrefix}${id}`

const comingBack = 'tool_body:nidra.return'

/** How long winding down settles before its muscles are tensed, in seconds. */
export const sleepMusclesFromSeconds = 48

/** What is said in each form of Yoga Nidra. */
export const nidraScripts: Record<NidraForm, Record<StepOfFive, readonly ScriptLine[]>> = {
  scan: {
    1: script([0, 'open'], [10, 'scan_open']),
    2: script([0, muscle('scan_face')], [20, muscle('scan_shoulders')], [40, muscle('scan_arms')]),
    3: script([0, muscle('scan_chest')], [20, muscle('scan_belly')], [40, muscle('scan_legs')]),
    4: script([0, muscle('scan_feet')], [20, muscle('whole_quiet')]),
    5: script([0, muscle('surface')], [12, muscle('move')], [26, muscle('close')]),
  },
  five: {
    1: script([0, 'open'], [9, 'line', ownLine], [21, 'body']),
    2: bodyScript('five'),
    3: script([0, 'count'], [16, 'count_quiet'], [52, 'count_end']),
    4: oppositesScript(12),
    5: script([0, 'line_back', ownLine], [14, comingBack], [22, 'close']),
  },
  eleven: {
    1: script([0, 'open'], [12, 'eyes'], [24, 'choose_quiet'], [64, 'line', ownLine], [79, 'body']),
    2: bodyScript('eleven'),
    3: script([0, 'count'], [16, 'count_quiet'], [60, 'count_lost'], [92, 'count_or_not'], [110, 'count_end']),
    4: oppositesScript(24),
    5: script([0, 'line_back', ownLine], [22, 'sounds'], [40, comingBack], [58, 'slowly'], [76, 'close']),
  },
  sleep: {
    1: script(
      [0, 'sleep_open'],
      [16, 'sleep_dark'],
      [32, 'sleep_box'],
      [48, 'sleep_first'],
      [66, 'sleep_quiet'],
      [150, 'sleep_tomorrow'],
      [166, 'sleep_back_quiet'],
      [262, 'sleep_lid'],
      [282, 'sleep_body'],
    ),
    2: [
      ...script(
        [0, muscle('permission')],
        [12, muscle('how')],
        [26, muscle('breathe')],
        [36, muscle('hands_first'), group('hands').how],
      ),
      ...muscleScript(Object.values(muscleGroups).flat(), undefined, {
        fromSeconds: sleepMusclesFromSeconds,
        prefix: musclePrefix,
      }),
    ],
    3: bodyScript('sleep'),
    4: script([0, 'count'], [16, 'count_quiet'], [60, 'count_lost'], [100, 'count_end']),
    5: script([0, 'sleep_end_quiet']),
  },
  thirty: {
    1: script([0, 'open'], [12, 'eyes'], [24, 'choose_quiet'], [84, 'line', ownLine], [100, 'body']),
    2: bodyScript('thirty'),
    3: script(
      [0, 'count'],
      [16, 'count_quiet'],
      [120, 'count_lost'],
      [134, 'count_quiet'],
      [240, 'count_or_not'],
      [254, 'count_quiet'],
      [400, 'count_end'],
    ),
    4: oppositesScript(72),
    5: script(
      [0, 'line_back', ownLine],
      [22, 'sounds'],
      [40, 'stay_quiet'],
      [110, comingBack],
      [130, 'slowly'],
      [160, 'close'],
    ),
  },
}

/** What is said in Bhramari apart from the turns of the breath. */
export const bhramariScript = {
  1: script([0, 'open'], [12, 'hum'], [26, 'begin']),
  2: [],
  3: script([0, 'rest_quiet'], [23, 'on']),
  4: [],
  5: script([0, 'silence_quiet'], [62, 'close']),
} as const satisfies Record<StepOfFive, readonly ScriptLine[]>

/** What is said in Nadi Shodhana apart from the turns of the breath, which name the side in all of its 27 rounds. */
export const nadiScript = {
  1: script([0, 'nadi_open'], [10, 'nadi_hands'], [22, 'nadi_begin']),
  2: [],
  3: [],
  4: [],
  5: script([0, 'nadi_close'], [13, 'nadi_rest']),
} as const satisfies Record<StepOfFive, readonly ScriptLine[]>

/**
 * What is said in the tools in which people write: what comes now, at the beginning of a step, and then silence, for nobody finds words while
 * being spoken to. Next may be pressed at any time, so that nothing that matters waits for the end of a step.
 */
export const writingScripts = {
  vichaar: {
    1: script([0, 'open'], [8, 'happened_quiet'], [90, 'slow_quiet']),
    2: script([0, 'feeling'], [10, 'trap_quiet']),
    3: script([0, 'facts'], [10, 'sides_quiet'], [120, 'friend_quiet']),
    4: script([0, 'fair_quiet'], [100, 'slow_quiet']),
    5: script([0, 'again'], [16, 'close_quiet']),
  },
  'chhota-kadam': {
    1: script([0, 'open_quiet']),
    2: script([0, 'matter_quiet']),
    3: script([0, 'small_quiet'], [75, 'smaller_quiet']),
    4: script([0, 'when'], [8, 'way_quiet']),
    5: script([0, 'read'], [10, 'close_quiet']),
  },
  'chinta-dabba': {
    1: script([0, 'open'], [8, 'slips_quiet'], [90, 'more_quiet']),
    2: script([0, 'sort_quiet']),
    3: script([0, 'time_quiet'], [150, 'half_quiet']),
    4: script([0, 'settle_quiet']),
    5: script([0, 'shut'], [12, 'close_quiet']),
  },
} as const satisfies Record<string, Record<StepOfFive, readonly ScriptLine[]>>
