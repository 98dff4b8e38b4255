// Newline-delimited JSON out of bytes that arrive in pieces of any size.

/** One value a line, as they become complete; empty lines are passed over. Throws SyntaxError on a line that is not JSON, the last one included. */
export async function* readNdjson<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T, void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let open = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      open += done ? decoder.decode() : decoder.decode(value, { stream: true })
      let from = 0
      for (let end = open.indexOf('\n'); end !== -1; end = open.indexOf('\n', from)) {
        const line = open.slice(from, end)
        from = end + 1
        if (line.trim() !== '') yield JSON.parse(line) as T
      }
      if (from > 0) open = open.slice(from)
      if (done) break
    }
    if (open.trim() !== '') yield JSON.parse(open) as T
  } finally {
    // A consumer that leaves early must not keep the connection open.
    await reader.cancel().catch(() => undefined)
  }
}
