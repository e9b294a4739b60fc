type Heard = { start: number; end: number; confidence?: number | null | undefined }

/** How sure a service was: the mean over what it heard, longer stretches counting more. Null where it said of none. */
export function meanConfidence(stretches: readonly Heard[]): number | null {
  let sum = 0
  let weights = 0
  for (const { start, end, confidence } of stretches) {
    if (typeof confidence !== 'number') continue
    // A stretch without a length was still heard.
    const weight = Math.max(end - start, 0.01)
    sum += confidence * weight
    weights += weight
  }
  return weights === 0 ? null : sum / weights
}
