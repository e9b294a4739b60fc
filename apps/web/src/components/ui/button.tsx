import { createLink } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look'

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** While true the button keeps its place, width and focus, and does nothing. */
    busy?: boolean | undefined
    /** The words while busy; the button is made wide enough for both from the start. */
    busyLabel?: string | undefined
  }

export function Button({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // aria-disabled rather than disabled: a button that loses focus while it works leaves a keyboard user nowhere. Cancelling
  // the click also stops a form from being sent a second time by the Enter key, which clicks the form's own button.
  function action(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={action}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <Words icon={busy ? undefined : icon} iconAfter={busy ? undefined : iconAfter} busyLabel={busyLabel} busy={busy}>
        {children}
      </Words>
    </button>
  )
}

type ButtonAnchorProps = ButtonLook & ComponentProps<'a'>

function ButtonAnchor({ variant, size, wide, icon, iconAfter, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <Words icon={icon} iconAfter={iconAfter}>
        {children}
      </Words>
    </a>
  )
}

/** A route of ours that looks like a button; `to`, `params` and `search` are checked like those of `Link`. */
export const ButtonLink = createLink(ButtonAnchor)

/** A telephone number or an address outside the product that looks like a button. */
export function ExternalButtonLink({ href, ...rest }: ButtonAnchorProps & { href: string }) {
  return <ButtonAnchor {...rest} href={href} rel="noopener noreferrer" />
}

type WordsProps = {
  icon?: ReactNode
  iconAfter?: ReactNode
  busy?: boolean
  busyLabel?: string | undefined
  children: ReactNode
}

function Words({ icon, iconAfter, busy = false, busyLabel, children }: WordsProps) {
  return (
    <>
      {icon}
      {busyLabel === undefined ? (
        <span>{children}</span>
      ) : (
        <span className={styles.words}>
          <span>{busy ? busyLabel : children}</span>
          <span className={styles.reserve} aria-hidden="true" data-words={busyLabel} />
        </span>
      )}
      {iconAfter}
    </>
  )
}
