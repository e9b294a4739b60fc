import { planSections, type SafetyPlan } from '../../data/safety-plan'

type Words = {
  heading: string
  sections: Record<keyof SafetyPlan['sections'], string>
  lines: readonly string[]
  written: string | null
}

/** The plan to carry along: headings, what was written under each, and the lines to call. Parts without a word are left out. */
export function planAsText({ sections }: SafetyPlan, words: Words): string {
  const parts = planSections.flatMap((section) => {
    const own = sections[section].map(({ text }) => text.trim()).filter(Boolean)
    const all = section === 'professionals' ? [...words.lines, ...own] : own
    return all.length === 0 ? [] : [[words.sections[section], ...all.map((line) => `- ${line}`)].join('\n')]
  })
  return [words.heading, ...parts, words.written].filter(Boolean).join('\n\n').concat('\n')
}
