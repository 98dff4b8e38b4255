// Runs inside the sandbox, before any script: writes values as text. Works within the limits of the script's own time and memory, so that
// nothing large is ever copied out. Takes what it needs of the language before a script can put something else in its place.

/**
 * An expression: a function that takes `write(line)`, puts a console in place, and gives `show(value, isBare)`: a value as text, strings
 * without quotes where it is bare.
 */
export const showValuesSource = String.raw`(function (write, longest) {
  const { getPrototypeOf, getOwnPropertyNames, prototype: { toString } } = Object
  const { isArray } = Array
  const { stringify } = JSON
  const { apply } = Reflect
  const { slice } = String.prototype
  const tag = (value) => apply(slice, apply(toString, value, []), [8, -1])
  const cut = (text) => (text.length > longest ? apply(slice, text, [0, longest]) : text)
  const most = 200
  function show(value, isBare, depth = 0, above = []) {
    const type = typeof value
    if (type === 'string') return isBare ? cut(value) : stringify(cut(value))
    if (type === 'bigint') return value + 'n'
    if (type === 'symbol') return String(value)
    if (type === 'number') return value === 0 && 1 / value < 0 ? '-0' : String(value)
    if (type === 'function') return '[function ' + (value.name || 'without a name') + ']'
    if (value === null || type !== 'object') return String(value)
    if (value instanceof Error) return depth ? '[' + value + ']' : String(value)
    if (above.includes(value)) return '[circular]'
    const kind = tag(value)
    if (value instanceof Date) return isNaN(value) ? 'Invalid Date' : value.toISOString()
    if (value instanceof RegExp) return String(value)
    if (value instanceof Promise) return '[promise]'
    if (depth > 4) return isArray(value) ? '[…]' : '{…}'
    const inner = [...above, value]
    const one = (each) => show(each, false, depth + 1, inner)
    let room = longest
    const listed = (items, total, open, close) => {
      const shown = []
      for (const item of items) {
        const text = item()
        room -= text.length + 2
        if (shown.length >= most || room < 0) {
          shown.push('… ' + (total - shown.length) + ' more')
          break
        }
        shown.push(text)
      }
      return open + shown.join(', ') + close
    }
    function* each(list, text) {
      for (const item of list) yield () => text(item)
    }
    if (isArray(value)) return listed(each(value, one), value.length, '[', ']')
    if (ArrayBuffer.isView(value) && value.length !== undefined)
      return listed(each(value, one), value.length, kind + ' [', ']')
    if (value instanceof Map)
      return listed(each(value, ([key, item]) => one(key) + ' => ' + one(item)), value.size, 'Map {', '}')
    if (value instanceof Set) return listed(each(value, one), value.size, 'Set {', '}')
    const names = getOwnPropertyNames(value).filter((name) => Object.prototype.propertyIsEnumerable.call(value, name))
    const maker = getPrototypeOf(value) && value.constructor && value.constructor.name
    const open = maker && maker !== 'Object' && typeof maker === 'string' ? maker + ' {' : '{'
    const named = (name) => (/^[\w$]+$/.test(name) ? name : stringify(name)) + ': ' + one(value[name])
    return listed(each(names, named), names.length, open, '}')
  }
  const log = (...values) => write(cut(values.map((value) => show(value, true)).join(' ')))
  const table = (value) => log(value)
  globalThis.console = { log, info: log, debug: log, warn: log, error: log, table, dir: table }
  return (value, isBare) => cut(show(value, isBare))
})`
