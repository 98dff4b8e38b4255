// The errors of the library that speaks MCP, known by their look: the library itself is loaded with the first server.

const codeOf = (error: Error): number | undefined =>
  'code' in error && typeof error.code === 'number' ? error.code : undefined

/** The HTTP status that a server answered, where that was what went wrong; undefined otherwise. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && error.message.startsWith('Streamable HTTP error: ')
    ? codeOf(error)
    : undefined

/** The code of JSON-RPC with which a call failed; undefined for all else. */
export const callCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && error.name === 'McpError' ? codeOf(error) : undefined
