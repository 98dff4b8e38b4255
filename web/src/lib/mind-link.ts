/** Where the mind maps stand. */
export const mindPath = '/mind'

/** The place of one map; of 0, where a new one begins. */
export const mindLink = (id: number): string => (id > 0 ? `${mindPath}?map=${id}` : mindPath)

/** The map that an address names; 0 for none. */
export function mindIn(search: string): number {
  const named = new URLSearchParams(search).get('map') ?? ''
  return /^[1-9]\d{0,9}$/.test(named) ? Number(named) : 0
}
