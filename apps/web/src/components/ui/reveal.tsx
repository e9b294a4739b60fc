import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names'
import styles from './reveal.module.css'

type RevealProps = {
  /** Place among siblings that appear together, from 0: each comes a little after the one before. */
  order?: number
  className?: string | undefined
  children: ReactNode
}

/** How far inside the screen its upper edge is when it appears; --reveal-offset of the tokens. */
const offset = '-120px'

/** Rises and appears once, when scrolled to. What is on the screen from the start, or without motion, is simply there. */
export function Reveal({ order = 0, className, children }: RevealProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !canReveal() || element.getBoundingClientRect().top < window.innerHeight) return
    setIsWaiting(true)
    const show = () => setIsWaiting(false)
    // Someone who comes by keyboard sees what has the focus, wherever it lies on the screen.
    element.addEventListener('focusin', show, { once: true })
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        show()
        observer.disconnect()
      },
      { rootMargin: `0px 0px ${offset} 0px` },
    )
    observer.observe(element)
    return () => {
      element.removeEventListener('focusin', show)
      observer.disconnect()
    }
  }, [])
  return (
    <div
      ref={frame}
      className={classNames(styles.reveal, isWaiting && styles.waiting, className)}
      style={order > 0 ? ({ '--order': order } as CSSProperties) : undefined}
    >
      {children}
    </div>
  )
}

function canReveal(): boolean {
  return 'IntersectionObserver' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
