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
        <p>It's not your fault. Everything you saved is safe.</p>
        <p>
          Need someone now? Call <a href="tel:14416">14416</a> (Tele-MANAS, free, 24 hours). In danger, call{' '}
          <a href="tel:112">112</a>.
        </p>
        <p>
          <a href="/">Start again</a>
        </p>
      </main>
    )
  }
}
