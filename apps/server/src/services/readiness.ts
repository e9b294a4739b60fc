const recentMs = 1_000

/** Whether the store answers, asked at most once a second however often a load balancer asks. */
export function createReadiness({ isReady }: { isReady: () => Promise<boolean> }) {
  let last: { at: number; isReady: boolean } | null = null
  return {
    /** An answer of the last second, or a promise of a new one. */
    check(): boolean | Promise<boolean> {
      if (last && performance.now() - last.at < recentMs) return last.isReady
      return isReady().then((answer) => {
        last = { at: performance.now(), isReady: answer }
        return answer
      })
    },
  }
}
