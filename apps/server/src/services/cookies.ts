type CookieOptions = { maxAgeSeconds: number; isSecure: boolean }

/** What a cookie is called: under https a name that browsers take only with `Secure`, for the whole host and for no other one. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

/** A Set-Cookie line that scripts cannot read and other sites' requests do not carry. `maxAgeSeconds` 0 deletes. */
export function cookieLine(name: string, value: string, { maxAgeSeconds, isSecure }: CookieOptions) {
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The value of one cookie in a Cookie header; null where it is absent. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals !== -1 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return null
}
