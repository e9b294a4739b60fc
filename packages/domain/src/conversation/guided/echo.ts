import type { OpenGuided, Talk } from '../conversation'
import { hear } from '../hearing/hear'
import { echoes, moveLines } from './listening-lines'
import { partOf } from './part-of-words'
import { isUnsaid } from './said-in-talk'

/** Words are given back where they are as many as these. */
const fewestEchoed = 5
const mostEchoed = 16

/** A question is not given back as if it told something. */
const asking =
  /[?？]|(?:^|\s)(?:what|why|how|who|when|where|shud|should|shall|tell me|does|kya|kyu|kyun|kaise|kahan|kaha|kab|kay|kasa|shu|keno|kivabe|enna|epdi|eppadi|enduku|ela|yaake|hege|batao|bolo|kaho|sollu|cheppu|क्या|क्यों|कैसे|कहाँ|कब|बताओ|बताइए|काय|कसं|कधी|શું|કેમ|ક્યાં|কি|কী|কেন|কীভাবে|என்ன|ஏன்|எப்படி|ఏం|ఎందుకు|ఎలా|ಏನು|ಯಾಕೆ|ಹೇಗೆ)(?=\s|$)|(?:^|\s)(?:na|no|ka|का|ना|न)$/iu

/**
 * A part of the person's own words: up to three times in a talk and never in two replies running, never of words that correct or deny. The first
 * wording leads on to a question; the others stand alone.
 */
export function echoOf(
  talk: Talk,
  { slots }: OpenGuided,
  text: string,
  lastSaid: readonly string[],
  isAsking: boolean,
): string | undefined {
  const words = text.trim().split(/\s+/u).length
  // Whoever only wants to be heard needs no proof of it.
  if (moveLines.just_listen.some((line) => (talk.said ?? []).includes(line))) return undefined
  if (lastSaid.some((id) => /move\.echo|shared\.wrote/u.test(id))) return undefined
  const isOwn =
    slots.heard === text &&
    !asking.test(partOf(text)) &&
    words >= fewestEchoed &&
    words <= mostEchoed &&
    !hear(text).beginsWithNo
  return isOwn ? echoes.filter((one) => isAsking || one !== echoes[0]).find(isUnsaid(talk)) : undefined
}
