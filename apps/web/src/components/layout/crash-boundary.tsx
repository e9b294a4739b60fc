import { Component, type ReactNode } from 'react'

/** The last net, when even the router is gone: plain English without translation, style sheet or part of ours that could be what broke. */
export class CrashBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main>
        <h1>Something broke on our side</h1>
        <p>It is not your doing. What was saved is still there.</p>
        <p>
          If you need someone now: call <a href="tel:14416">14416</a> (Tele-MANAS, free, day and night). In danger:{' '}
          <a href="tel:112">112</a>.
        </p>
        <p>
          <a href="/">Start again</a>
        </p>
      </main>
    )
  }
}
