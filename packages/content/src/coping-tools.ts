import type { ReadyRoutineId, ToolCategory, ToolId } from '@maitri/contracts'

/** A: meta-analysis or several trials. B: at least one controlled trial near to our form. C: plausible, weak or indirect. D: enjoyment only. */
export type EvidenceGrade = 'A' | 'B' | 'C' | 'D'

export type GameType = 'memory' | 'puzzle' | 'educational' | 'breathing' | 'cognitive' | 'creative'

/** What a tool is for, as a tint: breath, worry, attention, body and making, outlook, play. */
export type ToolHue = 'peacock' | 'tulsi' | 'indigo' | 'lotus' | 'marigold' | 'brick'

export type StepCount = readonly [number, number, number, number, number]

/** One published source of what is said about a tool: `reference` is an identifier that finds it. */
export type ToolSource = { id: string; reference: string; url: string | null }

export type CopingTool = {
  id: ToolId
  category: ToolCategory
  /** The stated minutes; the steps' seconds add up to them. */
  minutes: number
  difficulty: 'easy' | 'medium'
  gameType: GameType | null
  hue: ToolHue
  /** Seconds of each of the five steps. */
  stepSeconds: StepCount
  /** Whether the clock is only a guide: then none is shown until the person asks for it, and the exercise is completed by hand. */
  isUntimed: boolean
  /** A step of a timed tool that shows no clock and goes on by hand: nobody remembers against time. Its seconds are a guide. */
  openStep?: 3
  grade: EvidenceGrade
  sources: readonly ToolSource[]
}

const doi = (id: string, doiName: string): ToolSource => ({
  id,
  reference: `doi:${doiName}`,
  url: `https://doi.org/${doiName}`,
})
const pubmed = (id: string, number: string): ToolSource => ({
  id,
  reference: `PMID ${number}`,
  url: `https://pubmed.ncbi.nlm.nih.gov/${number}/`,
})
const pmc = (id: string, number: string): ToolSource => ({
  id,
  reference: `PMC${number}`,
  url: `https://pmc.ncbi.nlm.nih.gov/articles/PMC${number}/`,
})
/** A source without a stable address that we are certain of: its reference in print. */
const print = (id: string, reference: string): ToolSource => ({ id, reference, url: null })

/** The fixed list of the specification, section 3, in the shapes and times of our recipes. Words are in the namespace `coping_tools`. */
export const copingTools: readonly CopingTool[] = [
  {
    id: 'saans',
    category: 'stress_relief',
    minutes: 5,
    difficulty: 'easy',
    gameType: null,
    hue: 'peacock',
    stepSeconds: [20, 30, 120, 120, 10],
    isUntimed: false,
    grade: 'A',
    sources: [
      doi('FINCHAM', '10.1038/s41598-022-27247-y'),
      doi('MARCHANT', '10.1007/s10484-025-09688-z'),
      pmc('RB4W', '8924557'),
      doi('STEFFEN17', '10.3389/fpubh.2017.00222'),
      doi('STEFFEN21', '10.3389/fpsyg.2021.624254'),
      print('BALBAN', 'Cell Reports Medicine 2023, 100895'),
      pmc('BREATHREV', '10741869'),
    ],
  },
  {
    id: 'paanch-indriya',
    category: 'anxiety_management',
    minutes: 3,
    difficulty: 'easy',
    gameType: null,
    hue: 'tulsi',
    stepSeconds: [45, 40, 35, 30, 30],
    isUntimed: false,
    grade: 'C',
    sources: [],
  },
  {
    id: 'muscle-release',
    category: 'relaxation',
    minutes: 12,
    difficulty: 'easy',
    gameType: null,
    hue: 'lotus',
    stepSeconds: [60, 162, 162, 108, 228],
    isUntimed: false,
    grade: 'A',
    sources: [print('MANZONI', 'BMC Psychiatry 2008, 8:41'), pmc('RTYOUTH', '9238062')],
  },
  {
    id: 'yoga-nidra',
    category: 'mindfulness',
    minutes: 11,
    difficulty: 'easy',
    gameType: null,
    hue: 'indigo',
    stepSeconds: [90, 240, 120, 120, 90],
    isUntimed: false,
    grade: 'B',
    sources: [print('YN362', 'athene-forschung.unibw.de, 144964'), pubmed('YN22', '36731199')],
  },
  {
    id: 'chhota-kadam',
    category: 'positive_psychology',
    minutes: 10,
    difficulty: 'medium',
    gameType: null,
    hue: 'marigold',
    stepSeconds: [60, 90, 150, 180, 120],
    isUntimed: true,
    grade: 'B',
    sources: [doi('ECOWEB', '10.1037/ccp0000917')],
  },
  {
    id: 'vichaar',
    category: 'anxiety_management',
    minutes: 15,
    difficulty: 'medium',
    gameType: null,
    hue: 'tulsi',
    stepSeconds: [150, 150, 240, 210, 150],
    isUntimed: true,
    grade: 'B',
    sources: [print('TREADWILL', 'Journal of Medical Internet Research 2023, e41005')],
  },
  {
    id: 'bhramari',
    category: 'games',
    minutes: 6,
    difficulty: 'easy',
    gameType: 'breathing',
    hue: 'peacock',
    stepSeconds: [40, 84, 30, 126, 80],
    isUntimed: false,
    grade: 'B',
    sources: [
      print('BHRAM', 'Indian Journal of Physiology and Pharmacology, 325_2023'),
      print('NADI', 'International Journal of Yoga, Physiotherapy and Physical Education 2017, 5(1) 18-23'),
    ],
  },
  {
    id: 'kolam-studio',
    category: 'games',
    minutes: 20,
    difficulty: 'easy',
    gameType: 'creative',
    hue: 'lotus',
    stepSeconds: [60, 360, 480, 180, 120],
    isUntimed: true,
    grade: 'B',
    sources: [
      pubmed('KOO', '32063986'),
      print('CURRY', 'Art Therapy 22(2), 2005'),
      print('MANDMETA', 'Art Therapy 39(4), 2022'),
    ],
  },
  {
    id: 'chinta-dabba',
    category: 'games',
    minutes: 15,
    difficulty: 'medium',
    gameType: 'cognitive',
    hue: 'tulsi',
    stepSeconds: [180, 150, 300, 180, 90],
    isUntimed: true,
    grade: 'B',
    sources: [print('WORRY', 'Effects of worry postponement, 8 samples, 999 people')],
  },
  {
    id: 'path-of-lamps',
    category: 'games',
    minutes: 10,
    difficulty: 'medium',
    gameType: 'memory',
    hue: 'indigo',
    stepSeconds: [40, 180, 240, 60, 80],
    isUntimed: false,
    openStep: 3,
    grade: 'B',
    sources: [
      doi('TRAT41', '10.3389/fpsyg.2021.773049'),
      print('TRAT60', 'International Journal of Yoga 2014, 7(2) 96'),
      print('TRAT30', 'Journal of Traditional and Complementary Medicine 2014'),
    ],
  },
  {
    id: 'jaali',
    category: 'games',
    minutes: 8,
    difficulty: 'easy',
    gameType: 'puzzle',
    hue: 'brick',
    stepSeconds: [20, 140, 140, 140, 40],
    isUntimed: true,
    grade: 'D',
    sources: [],
  },
  {
    id: 'sach-ya-mithya',
    category: 'games',
    minutes: 5,
    difficulty: 'easy',
    gameType: 'educational',
    hue: 'marigold',
    stepSeconds: [100, 40, 50, 80, 30],
    isUntimed: true,
    grade: 'B',
    sources: [doi('GRAT', '10.1007/s10902-020-00236-6')],
  },
]

const byId = new Map(copingTools.map((tool) => [tool.id, tool]))

/** The tool of an id. Every id has one. */
export function copingTool(id: ToolId): CopingTool {
  const tool = byId.get(id)
  if (!tool) throw new Error(`No coping tool ${id}`)
  return tool
}

/** A tool's duration as the specification writes it, for instance '5 min'. */
export const durationOf = ({ minutes }: Pick<CopingTool, 'minutes'>): string => `${minutes} min`

/** Sequences that are ready to run, by the id of their words in the namespace `routines`. */
export const readyRoutines = [
  { id: 'panic_now', tools: ['paanch-indriya', 'saans'] },
  { id: 'morning', tools: ['saans', 'chhota-kadam'] },
  { id: 'exam_break', tools: ['saans', 'jaali'] },
  { id: 'after_conflict', tools: ['paanch-indriya', 'vichaar'] },
  { id: 'sleep', tools: ['muscle-release', 'yoga-nidra'] },
  { id: 'sunday_slow', tools: ['kolam-studio', 'sach-ya-mithya'] },
] as const satisfies readonly { id: ReadyRoutineId; tools: readonly ToolId[] }[]
