import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './notice.module.css'

const icons = { info: Info, error: CircleAlert, success: CircleCheck }

type NoticeProps = {
  tone: keyof typeof icons
  /** `alert` interrupts and `status` waits; without it the notice is simply part of the page. */
  role?: 'alert' | 'status' | undefined
  /** One action, at the end. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Notice({ tone, role, action, className, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div role={role} className={classNames(styles.notice, styles[tone], className)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
