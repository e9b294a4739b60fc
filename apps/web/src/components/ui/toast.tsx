import { CircleAlert, CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'
import styles from './toast.module.css'

const icons = { success: CircleCheck, error: CircleAlert }

export type Toast = { tone: keyof typeof icons; message: string }

type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast | null>(null)

/** Says something for three seconds; a second message waits for the first. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastRegion around it')
  return show
}

type ToastRegionProps = {
  /** How long a message stays when nobody rests on it. */
  durationMs?: number
  children: ReactNode
}

/** Stands once, around everything that may say something. */
export function ToastRegion({ durationMs = 3000, children }: ToastRegionProps) {
  const [queue, setQueue] = useState<(Toast & { id: number })[]>([])
  const [isHeld, setIsHeld] = useState(false)
  const nextId = useRef(0)
  const card = useRef<HTMLDivElement>(null)
  const current = queue[0]
  const currentId = current?.id

  const show = useCallback<ShowToast>((toast) => {
    nextId.current += 1
    const id = nextId.current
    setQueue((waiting) => [...waiting, { ...toast, id }])
  }, [])

  useEffect(() => {
    if (currentId === undefined || isHeld) return
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), durationMs)
    return () => clearTimeout(timer)
  }, [currentId, isHeld, durationMs])

  // In the top layer it is seen above an open dialog too. jsdom has no popovers.
  useEffect(() => {
    if (currentId !== undefined) card.current?.showPopover?.()
  }, [currentId])

  return (
    <ToastContext value={show}>
      {children}
      <div role="status">
        {current && (
          <div
            key={current.id}
            ref={card}
            popover="manual"
            className={classNames(styles.toast, styles[current.tone])}
            onPointerEnter={() => setIsHeld(true)}
            onPointerLeave={() => setIsHeld(false)}
          >
            <ToastWords toast={current} />
          </div>
        )}
      </div>
    </ToastContext>
  )
}

function ToastWords({ toast }: { toast: Toast }) {
  const Icon = icons[toast.tone]
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{toast.message}</span>
    </>
  )
}
