/**
 * Where a conversation stands, kept for a reload of this tab and nothing longer: it names what the crisis gate found, so that it belongs in no
 * store (`docs/safety.md` S16). Another person in this tab cannot read it, since its name bears the owner.
 */
const prefix = 'mindmitraDialog_'

/** Null where nothing lies there, or storage is blocked. */
export function readDialog(owner: string): unknown {
  try {
    const stored = sessionStorage.getItem(prefix + owner)
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

/** Keeps it, or forgets it where it is null. */
export function writeDialog(owner: string, dialog: object | null): void {
  try {
    if (dialog === null) sessionStorage.removeItem(prefix + owner)
    else sessionStorage.setItem(prefix + owner, JSON.stringify(dialog))
  } catch {
    // A reload then begins with what the messages themselves tell.
  }
}

/** Forgets everybody's, for instance when somebody leaves in a hurry or signs out. */
export function forgetDialogs(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  } catch {
    // Where storage is blocked nothing lies there.
  }
}
