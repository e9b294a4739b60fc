import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

function IconAnchor({ label, className, children, ...rest }: ComponentProps<'a'> & { label: string }) {
  return (
    <a {...rest} data-tip={label} className={classNames(styles.button, className)}>
      {children}
      <span className="visually-hidden">{label}</span>
    </a>
  )
}

/** A route of ours behind an icon. */
export const IconLink = createLink(IconAnchor)
