// The body of a form whose names are paths: line_items[0][price_data][currency]=usd.

export type FormValue = string | { [name: string]: FormValue }

export function readFormBody(body: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {}
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.replaceAll(']', '').split('[')
    const last = names.pop() ?? ''
    let place = root
    for (const name of names) {
      const known = place[name]
      const next = typeof known === 'object' ? known : {}
      place[name] = next
      place = next
    }
    place[last] = value
  }
  return root
}
