import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

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

/** The behaviour that underlined tabs and the segmented pill share. */
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
  return (
    <Tabs.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Tabs.List aria-label={label} activateOnFocus={!opensOnEnter} className={listClass}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} className={tabClass}>
            {tab.icon}
            <span>{tab.label}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children}
    </Tabs.Root>
  )
}

type TabPanelProps = {
  value: string
  /** Stays in the page while another tab is open, so that what was typed in it is kept. */
  isKept?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function TabPanel({ value, isKept = false, className, children }: TabPanelProps) {
  return (
    <Tabs.Panel value={value} keepMounted={isKept} className={className}>
      {children}
    </Tabs.Panel>
  )
}
