/** The neutral page of our own that Quick exit leads to. */
export const quickExitAddress = '/kitchen-measures.html'
