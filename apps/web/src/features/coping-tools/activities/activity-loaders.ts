import type { ActivityLoaders } from '../player/activity'

/** Each tool's own activity, loaded when the player opens. */
export const activityLoaders: Partial<ActivityLoaders> = {}
