import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './back-link.module.css'

function BackAnchor({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={styles.back}>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </a>
  )
}

/** The way back to the page above this one, named by that page. */
export const BackLink = createLink(BackAnchor)
