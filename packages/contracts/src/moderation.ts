import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment } from './fields'
import { groupWords, publicTextReason, reportReasons } from './groups'
import { name } from './text'

/**
 * What a moderator can decide: 'keep' shows a group and lets reports of it rest, 'hide' lets its creator change the words, 'remove' takes it
 * down for good, 'close' lets nobody in, 'suspend' keeps all that its writer wrote from others until 'restore'.
 */
export const moderationDecisions = ['keep', 'hide', 'remove', 'close', 'suspend', 'restore'] as const
export type ModerationDecision = (typeof moderationDecisions)[number]

/** How a group stands: shown unseen, held by the rules, hidden by reports, or decided by a moderator. */
export const groupReviews = ['clear', 'held', 'reported', 'kept', 'hidden', 'removed'] as const
export type GroupReview = (typeof groupReviews)[number]

/** A group as moderators see it: its words, and nothing of who wrote or reported them. */
export const moderatedGroup = z.object({
  id: z.string(),
  words: groupWords,
  review: z.enum(groupReviews),
  reasons: z.array(publicTextReason),
  createdAt: moment,
  closedAt: z.nullable(moment),
  members: z.int(),
  isWriterSuspended: z.boolean(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  /** The decisions, oldest first. */
  history: z.array(
    z.object({ decision: z.enum(moderationDecisions), reason: z.nullable(publicTextReason), at: moment }),
  ),
})
export type ModeratedGroup = z.infer<typeof moderatedGroup>

/** Everybody but moderators is answered `not_found`. */
export const readModerationQueue = endpoint({
  method: 'GET',
  path: '/api/moderation/groups',
  access: 'person',
  summary: 'Groups that wait for a moderator, oldest first, and those that others decided',
  response: z.object({ waiting: z.array(moderatedGroup), settled: z.array(moderatedGroup) }),
})
export const decideOnGroup = endpoint({
  method: 'POST',
  path: '/api/moderation/groups/{id}/decisions',
  access: 'person',
  summary: 'Decide on a group',
  params: z.object({ id: name(60) }),
  body: z.object({ decision: z.enum(moderationDecisions), reason: z.nullable(publicTextReason) }),
  response: moderatedGroup,
})
