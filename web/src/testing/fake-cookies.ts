/** A document that knows cookies alone, for tests; `set` holds each line that was written. */
export function fakeCookies(): { document: { cookie: string }; set: string[] } {
  const kept = new Map<string, string>()
  const set: string[] = []
  const document = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      set.push(line)
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/Max-Age=0(;|$)/.test(line)) kept.delete(name)
      else kept.set(name, value)
    },
  }
  return { document, set }
}
