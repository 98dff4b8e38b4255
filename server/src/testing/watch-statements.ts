import type pg from 'pg'

/**
 * Watches what is sent to the database by the connections of a pool. The returned function gives what was sent since it was called last,
 * each as its first words.
 */
export function watchStatements(pool: pg.Pool): () => string[] {
  const known = new WeakSet<object>()
  let seen: string[] = []
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const send = client.query.bind(client) as (...query: unknown[]) => unknown
    client.query = ((...query: unknown[]) => {
      const [first] = query
      const text = typeof first === 'string' ? first : (first as { text?: string }).text
      seen.push((text ?? '').trim().replace(/\s+/g, ' '))
      return send(...query)
    }) as typeof client.query
  })
  return () => {
    const since = seen
    seen = []
    return since
  }
}
