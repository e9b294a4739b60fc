import type { Whom } from '../replies/reply-kind'
import type { Concept } from './hearing/hearing-words'

/** The conversations that can be open. Guided ones join these seven. */
export const flowNames = ['crisis', 'imminent', 'overdose', 'abuse', 'parents', 'child', 'harm'] as const

export type FlowName = (typeof flowNames)[number]

/** What a turn leads to beside its words: a tool of the register or a page of the app. */
export type Offer = { tool: string } | { page: string }

/** A value that an earlier answer left in a slot, compared. A missing value meets no guard. */
export type Guard = { slot: string; is: string } | { slot: string; atLeast: number } | { slot: string; atMost: number }

/** Where an answer leads: to another node or another conversation, with words and an offer on the way. */
export type Step = { say?: readonly string[]; offer?: Offer; when?: Guard } & ({ to: string } | { flow: FlowName })

/** The first step whose guard is met; one without a guard is always met. */
export type Steps = Step | readonly Step[]

/**
 * What free text can say that answers: a concept and little else, a time or a way whatever stands around it, or words that the crisis gate
 * marks.
 */
export type Hearable = Concept | 'time' | 'way' | 'disclosed'

type Answers = {
  /** The answers that stand as choices, in their order; `answers` may know more, which only free text gives. */
  choices: readonly string[]
  answers: Readonly<Record<string, Steps>>
  /** What is heard as which answer, beside yes, no, not sure, and the choices that bear a concept's name. */
  hears?: Readonly<Partial<Record<Hearable, string>>>
  /** The answer that 'I'm safe' or 'he is not here' gives. */
  safe?: string
}

/** What is asked: the id of its wordings, of which `a`, `b` and so on take turns. */
export type Asked = { ask: string; wordings?: number }

/**
 * One node of a conversation, as data without words:
 * `say` says and goes on; `choose` asks and hears one of its answers, by a choice or in free text; `scale` asks for 0 to 10; `write` takes any
 * words, and where it `handsOver` the talk goes on with them outside; `tool` offers something to do and goes on; `end` closes.
 */
export type FlowNode =
  | { kind: 'say'; say: readonly string[]; to: string }
  | (Asked & Answers & { kind: 'choose'; slot?: string })
  | (Asked & { kind: 'scale'; slot: string; next: Steps })
  | (Asked & Answers & { kind: 'write'; next: Steps; handsOver?: true })
  | { kind: 'tool'; say: readonly string[]; offer: Offer; to: string }
  | { kind: 'end'; say: readonly string[] }

export type Flow = {
  name: FlowName
  about: Whom
  start: string
  /** Choices that every node adds to its own, and where they lead; `leave` leads out. */
  always: Readonly<Record<string, Step>>
  nodes: Readonly<Record<string, FlowNode>>
}
