/** What `make` gives, made at the first call: importing must cost nothing, since the page is not drawn yet. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
