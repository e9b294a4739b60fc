import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'

export type TabOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** An icon of 20 px before the words. */
  icon?: ReactNode
}

export type TabsProps<Value extends string> = {
  /** What the tabs choose between, for those who cannot see them together. */
  label: string
  tabs: readonly TabOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Arrow keys move the focus only, and Enter or Space opens: for panels that are slow to come. */
  opensOnEnter?: boolean | undefined
  className?: string | undefined
  /** One `TabPanel` for each tab, with whatever stands between. */
  children: ReactNode
}

type TabSetProps<Value extends string> = TabsProps<Value> & { listClass: string; tabClass: string | undefined }

const OpenTab = createContext<{ setId: string; value: string } | null>(null)

const tabId = (setId: string, value: string) => `${setId}-tab-${value}`
const panelId = (setId: string, value: string) => `${setId}-panel-${value}`

/** The behaviour that underlined tabs and the segmented pill share: one stop of the Tab key, arrows within. */
export function TabSet<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  opensOnEnter = false,
  className,
  listClass,
  tabClass,
  children,
}: TabSetProps<Value>) {
  const setId = useId()

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const to = destination(event.key, elements.indexOf(event.target as HTMLElement), tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (to === null || !tab) return
    event.preventDefault()
    elements[to]?.focus()
    if (!opensOnEnter) onChange(tab.value)
  }

  return (
    <OpenTab value={{ setId, value }}>
      <div className={className}>
        <div role="tablist" aria-label={label} className={listClass} onKeyDown={move}>
          {tabs.map((tab) => {
            const isOpen = tab.value === value
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={tabId(setId, tab.value)}
                aria-selected={isOpen}
                aria-controls={isOpen ? panelId(setId, tab.value) : undefined}
                tabIndex={isOpen ? 0 : -1}
                className={tabClass}
                onClick={() => {
                  if (!isOpen) onChange(tab.value)
                }}
              >
                {tab.icon}
                <span>{tab.label}</span>
              </button>
            )
          })}
        </div>
        {children}
      </div>
    </OpenTab>
  )
}

/** Where a key leads from a tab, round and round; null for a key that is none of the tabs' own. */
function destination(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

type TabPanelProps = {
  value: string
  /** Stays in the page while another tab is open, so that what was typed in it is kept. */
  isKept?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function TabPanel({ value, isKept = false, className, children }: TabPanelProps) {
  const open = use(OpenTab)
  if (!open) throw new Error('A TabPanel stands inside the tabs that open it')
  const isOpen = open.value === value
  if (!isOpen && !isKept) return null
  return (
    <div
      role="tabpanel"
      id={panelId(open.setId, value)}
      aria-labelledby={tabId(open.setId, value)}
      hidden={!isOpen}
      className={className}
    >
      {children}
    </div>
  )
}
