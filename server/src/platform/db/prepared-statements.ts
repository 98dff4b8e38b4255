// Statements with parameters are prepared once for each connection: planning the long ones costs more than running them.
import type { ClientBase } from 'pg'

/** Texts beyond these are sent as they are: lists of changing length would make new ones for ever. */
const maxStatements = 500

/** For the connections of one pool: names what each is asked, so that the server keeps its plan. */
export function createPreparer(): (client: ClientBase) => void {
  const names = new Map<string, string>()
  return (client) => {
    const ask = client.query.bind(client) as (...query: unknown[]) => unknown
    client.query = ((query: unknown, ...more: unknown[]) =>
      ask(isPlain(query) ? withName(query, names) : query, ...more)) as typeof client.query
  }
}

type Query = { text: string; name?: string | undefined }

const isPlain = (query: unknown): query is Query =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

function withName(query: Query, names: Map<string, string>): Query {
  if (query.name !== undefined || !query.text.includes('$1')) return query
  const known = names.get(query.text)
  if (known) return { ...query, name: known }
  if (names.size >= maxStatements) return query
  const name = `s${names.size}`
  names.set(query.text, name)
  return { ...query, name }
}
