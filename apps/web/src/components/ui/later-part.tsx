import { Component, type ReactNode, Suspense } from 'react'

type LaterPartProps = {
  children: ReactNode
  /** Keeps the place meanwhile. */
  place?: ReactNode
  /** What stands there where the part cannot. */
  otherwise?: ReactNode
}

/** A part of a screen that is fetched after it, and that the screen is whole without: where it cannot be fetched or breaks, it is left out. React reports why. */
export class LaterPart extends Component<LaterPartProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { children, place = null, otherwise = null } = this.props
    return this.state.isBroken ? otherwise : <Suspense fallback={place}>{children}</Suspense>
  }
}
