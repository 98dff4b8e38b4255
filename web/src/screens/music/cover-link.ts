// The address that has the cover of a song open: `/music?cover=12&at=1`.

export const coverLink = (id: number, index: number): string =>
  `/music?cover=${id}${index > 0 ? `&at=${index}` : ''}`

/** The song whose cover an address has open; null for none. */
export function coverIn(search: string): { id: number; index: number } | null {
  const query = new URLSearchParams(search)
  const [id, index] = [Number(query.get('cover')), Number(query.get('at') ?? 0)]
  if (!Number.isInteger(id) || id <= 0) return null
  return { id, index: Number.isInteger(index) && index > 0 ? index : 0 }
}

export function searchWithoutCover(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('cover')
  query.delete('at')
  const text = query.toString()
  return text ? `?${text}` : ''
}
