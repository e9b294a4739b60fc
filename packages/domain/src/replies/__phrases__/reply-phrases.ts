import type { ReplyKind } from '../reply-kind'

/**
 * Messages by the kind of reply they deserve, written for this repository: those to tune on, and those that are counted only. A slash
 * with blanks around it separates messages.
 */
export type ReplyPhrases = Record<Exclude<ReplyKind, 'crisis'>, readonly [tuning: string, heldOut: string]>
