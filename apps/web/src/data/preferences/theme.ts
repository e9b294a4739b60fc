import { type Theme, themes } from '@maitri/contracts'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../lib/stored-value'

const key = 'theme'
const listeners = new Set<() => void>()

/** The theme chosen on this device; 'system' follows the device. */
export function currentTheme(): Theme {
  const stored = readStored(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Takes effect at once and is kept for the next visit. */
export function setTheme(theme: Theme): void {
  writeStored(key, theme === 'system' ? null : theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentTheme)
}
