/** What a friend would say of a display name: its first word. */
export function greetedName(displayName: string): string {
  return displayName.trim().split(/\s+/)[0] ?? ''
}
