// Readers for adapters: each returns a function (piece of the response) -> the answer text it added.

/** Server-sent events; pick(json, eventName) -> the delta's text, or ''. */
export const sse = (pick) => () => {
  let buf = ''
  return (piece) => {
    buf += piece
    let out = '',
      i
    while ((i = buf.indexOf('\n\n')) >= 0) {
      let data = '',
        event = ''
      for (const line of buf.slice(0, i).split('\n')) {
        if (line.startsWith('data:')) data += line.slice(line[5] === ' ' ? 6 : 5)
        else if (line.startsWith('event:')) event = line.slice(6).trim()
      }
      buf = buf.slice(i + 2)
      if (data && data !== '[DONE]') out += pick(JSON.parse(data), event) ?? ''
    }
    return out
  }
}

/**
 * One JSON value (or anything else) a line; pick(line) -> text.
 * eager: a server that writes the line feed before each value, not after: a rest that ends with '}' is a line.
 */
export const lines =
  (pick, { eager = false } = {}) =>
  () => {
    let buf = ''
    return (piece) => {
      buf += piece
      let out = '',
        i
      while ((i = buf.indexOf('\n')) >= 0) {
        const line = buf.slice(0, i)
        buf = buf.slice(i + 1)
        if (line) out += pick(line) ?? ''
      }
      if (eager && buf.endsWith('}')) {
        out += pick(buf) ?? ''
        buf = ''
      }
      return out
    }
  }

/** The OpenAI wire format. */
export const openai = sse((j) => j.choices?.[0]?.delta?.content)
