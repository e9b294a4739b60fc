import { type Sentiment, sentimentFromCounts } from '@maitri/domain'

export type Change = { direction: 'lighter' | 'heavier'; count: number } | { direction: 'either' }

/** The fewest more words of one kind that would give another label; 'either' where one word on both sides would. */
export function whatWouldChange(positive: number, negative: number): Change {
  const { sentiment } = sentimentFromCounts(positive, negative)
  const lighter = fewestMore((more) => sentimentFromCounts(positive + more, negative).sentiment, sentiment)
  const heavier = fewestMore((more) => sentimentFromCounts(positive, negative + more).sentiment, sentiment)
  if (lighter === 1 && heavier === 1) return { direction: 'either' }
  return lighter <= heavier ? { direction: 'lighter', count: lighter } : { direction: 'heavier', count: heavier }
}

/** A label cannot outlast twice the words that made it, so the search ends soon. */
const most = 10_000

function fewestMore(labelAt: (more: number) => Sentiment, now: Sentiment): number {
  for (let more = 1; more < most; more += 1) if (labelAt(more) !== now) return more
  return Number.POSITIVE_INFINITY
}
