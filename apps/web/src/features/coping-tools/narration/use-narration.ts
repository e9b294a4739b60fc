import { announcesSilence, ownLine, type ScriptLine } from '@maitri/content/narration'
import { joinedWords } from '@maitri/content/narration-timing'
import i18next from 'i18next'
import { useEffect } from 'react'
import type { ActivityProps } from '../player/activity'
import { useSeconds } from '../player/use-seconds'
import type { Guide } from './guide'
import type { NarrationWords } from './load-narration'

type Narrated = Pick<ActivityProps, 'guide' | 'clock' | 'isRunning' | 'cues'>

/** A line that began longer ago is not said any more: after a skip, or when the page was asleep. */
const latestMs = 4_000

/**
 * Says a step's script by the exercise's clock, each line once, and again where a pause broke it off. Answers what stands on the screen
 * instead or as well; undefined where nothing does.
 */
export function useNarration(
  { guide, clock, isRunning, cues }: Narrated,
  script: readonly ScriptLine[],
  own = '',
): string | undefined {
  useSeconds(isRunning)
  const elapsedMs = clock.elapsedMs()
  const line = guide ? script.findLast(({ atSeconds }) => atSeconds * 1000 <= elapsedMs) : undefined
  const atMs = line ? line.atSeconds * 1000 : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: said when a line begins, or goes on after a pause
  useEffect(() => {
    if (!guide || !line || !isRunning || elapsedMs - line.atSeconds * 1000 > latestMs) return
    cues.say(textOf(line, guide.words, guide.saysOwnLine ? own : ''))
  }, [atMs, script, isRunning])

  return guide?.isCaptioned && line ? shownOf(line, guide, own) : undefined
}

/** A line as it stands on the screen; undefined where nothing of it is left to show. */
function shownOf(line: ScriptLine, { words, isHeard }: Guide, own: string): string | undefined {
  const text = textOf(line, words, own)
  return (isHeard || !line.announcesSilence ? text : text.replace(announcement, '')) || undefined
}

/** The last sentence, by which a line announces that nothing will be said for a while. */
const announcement = /\s*[^.!?।]+[.!?।]$/

/** How a text of the script with this id stands on the screen where no voice says it. */
export const unheardText = (id: string, text: string): string =>
  announcesSilence(id) ? text.replace(announcement, '') : text

/** A line in the words of the interface's language. */
function textOf({ says }: ScriptLine, words: NarrationWords, own: string): string {
  const parts = says.map((part) => {
    if (part === ownLine) return own.trim()
    return part.includes(':') ? i18next.t(part as 'tool_body:muscles.let_go') : (words[part] ?? '')
  })
  return joinedWords(parts.filter(Boolean))
}
