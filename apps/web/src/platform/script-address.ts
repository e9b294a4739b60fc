/** What the page uses of the platform's trusted types, which TypeScript's library does not know yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('maitri', { createScriptURL: ownAddress })

/**
 * The address of a worker, as the page's policy (`require-trusted-types-for 'script'`) asks for it where the browser knows trusted types.
 * Throws a TypeError for an address of another origin. Workers are the only scripts that are begun by an address in code.
 */
export const scriptAddress = (address: string): string => policy?.createScriptURL(address) ?? ownAddress(address)

function ownAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError('A script of another origin')
  return address
}
