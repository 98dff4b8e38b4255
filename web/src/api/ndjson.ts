// Newline-delimited JSON out of bytes that arrive in pieces of any size.

/**
 * One value a line, as they become complete; empty lines are passed over. A line that is not JSON costs that line and is handed to
 * `onBroken`; a last one that was cut off in the middle is no line.
 */
export async function* readNdjson(
  body: ReadableStream<Uint8Array>,
  onBroken: (line: string) => void,
): AsyncGenerator<unknown, void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  /** The pieces of the line that has not ended yet. */
  let open: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const [first = '', ...others] = decoder.decode(value, { stream: !done }).split('\n')
      open.push(first)
      for (const next of others) {
        yield* parsed(open.join(''), onBroken)
        open = [next]
      }
      if (done) break
    }
    yield* parsed(open.join(''), () => undefined)
  } finally {
    // A consumer that leaves early must not keep the connection open.
    await reader.cancel().catch(() => undefined)
  }
}

function* parsed(line: string, onBroken: (line: string) => void): Generator<unknown, void> {
  if (line.trim() === '') return
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    onBroken(line)
    return
  }
  yield value
}
