// Small statistics and argument helpers. No dependencies.
export const median = (a) => quantile(a, 0.5)
export function quantile(a, q) {
  const s = a.filter((x) => Number.isFinite(x)).sort((x, y) => x - y)
  if (!s.length) return NaN
  const i = (s.length - 1) * q
  const lo = Math.floor(i)
  return s[lo] + (s[Math.min(lo + 1, s.length - 1)] - s[lo]) * (i - lo)
}
export const round = (x, d = 2) => (Number.isFinite(x) ? Number(x.toFixed(d)) : x)
export const sleep = (ms) => new Promise((r) => setTimeout(r, ms))

/** --key value / --flag, into an object. */
export function args(argv = process.argv.slice(2)) {
  const out = {}
  for (let i = 0; i < argv.length; i++) {
    if (!argv[i].startsWith('--')) continue
    const key = argv[i].slice(2)
    const next = argv[i + 1]
    if (next === undefined || next.startsWith('--')) out[key] = true
    else {
      out[key] = next
      i++
    }
  }
  return out
}

/** Medians, key by key, of a list of flat objects with numeric values. */
export function medians(list, d = 2) {
  const keys = [...new Set(list.flatMap((o) => Object.keys(o)))]
  return Object.fromEntries(
    keys.map((k) => {
      const v = list.map((o) => o[k]).filter((x) => typeof x === 'number')
      return [
        k,
        v.length ? round(median(v), d) : list.map((o) => o[k]).find((x) => x !== undefined),
      ]
    }),
  )
}

/** A GitHub-style table. rows: array of objects; cols: keys. */
export function table(rows, cols) {
  const line = (c) => `| ${c.join(' | ')} |`
  return [
    line(cols),
    line(cols.map(() => '---')),
    ...rows.map((r) => line(cols.map((c) => r[c] ?? ''))),
  ].join('\n')
}
