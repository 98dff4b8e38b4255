// Deterministic markdown of any length, cut into ~4-character tokens like a model's.
const WORDS = (
  'the server keeps one queue for each client and writes every event with its number so that a client ' +
  'which lost its line can ask again from the last number it saw this makes the stream cheap to repeat and safe to ' +
  'resume while memory stays bounded by the slowest reader of the group when a reader falls behind its window is closed'
).split(' ')

function rng(seed) {
  let s = seed >>> 0
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 4294967296
  }
}

function sentence(r, n = 8 + Math.floor(r() * 14)) {
  let out = ''
  for (let i = 0; i < n; i++) {
    let w = WORDS[Math.floor(r() * WORDS.length)]
    const p = r()
    if (p < 0.02) w = `**${w}**`
    else if (p < 0.035) w = `\`${w}()\``
    else if (p < 0.042) w = `[${w}](https://example.com/${w})`
    out += (i ? ' ' : '') + w
  }
  return `${out[0].toUpperCase() + out.slice(1)}. `
}

const LANGS = ['ts', 'python', 'go', 'sql', 'json']
function code(r, i) {
  const lang = LANGS[i % LANGS.length]
  const lines = []
  for (let k = 0; k < 14; k++) {
    const a = WORDS[Math.floor(r() * WORDS.length)],
      b = WORDS[Math.floor(r() * WORDS.length)]
    lines.push(
      {
        ts: `  const ${a}${k}: Map<string, number> = await ${b}.load({ id: ${k}, name: '${a}' }) // ${b}`,
        python: `    ${a}_${k} = [x.${b} for x in ${a} if x is not None]  # ${b}`,
        go: `\tif ${a}${k}, err := ${b}.Read(ctx, "${a}"); err != nil { return err }`,
        sql: `SELECT ${a}.id, count(*) AS n${k} FROM ${b} LEFT JOIN ${a} ON ${a}.id = ${b}.id WHERE n > ${k};`,
        json: `  "${a}_${k}": { "${b}": ${k}, "ok": true, "items": [1, 2, ${k}] },`,
      }[lang],
    )
  }
  return `\`\`\`${lang}\n${lines.join('\n')}\n\`\`\`\n\n`
}
function tableMd(r) {
  let s = '| Name | Value | Note |\n| --- | ---: | --- |\n'
  for (let i = 0; i < 8; i++)
    s += `| ${WORDS[Math.floor(r() * WORDS.length)]} | ${Math.floor(r() * 1000)} | ${sentence(r, 5).trim()} |\n`
  return `${s}\n`
}
const list = (r) =>
  Array.from({ length: 6 }, (_, i) => `${i % 2 ? '  ' : ''}- ${sentence(r, 9).trim()}`).join('\n') +
  '\n\n'
const para = (r) => `${sentence(r) + sentence(r) + sentence(r)}\n\n`

/** About `chars` characters of markdown; the same for the same seed. */
export function markdown(chars, seed = 1) {
  const r = rng(seed)
  let s = '',
    i = 0
  while (s.length < chars) {
    const k = i++ % 8
    if (k === 0) s += `## Part ${(i / 8 + 1) | 0}: ${sentence(r, 4).replace('. ', '')}\n\n`
    else if (k === 3) s += code(r, i)
    else if (k === 5) s += list(r)
    else if (k === 7 && i % 16 === 8) s += tableMd(r)
    else s += para(r)
  }
  return s
}

/** Exactly n tokens that join to markdown; the last holds the end mark. */
export function tokens(n, seed = 1, end = 'BENCH-END') {
  const text = markdown(n * 5 + 64, seed)
  const r = rng(seed + 7)
  const out = []
  for (let p = 0; out.length < n - 1; ) {
    const len = 2 + Math.floor(r() * 5)
    out.push(text.slice(p, p + len))
    p += len
  }
  // never end inside a code fence
  if ((out.join('').match(/^```/gm) ?? []).length % 2) out[out.length - 1] = '\n```\n'
  out.push(`\n\n${end}\n`)
  return out
}

/** A conversation of n messages, user and assistant in turn; the last text holds `mark`. */
export function conversation(n, mark = 'LAST-MESSAGE') {
  const r = rng(42)
  return Array.from({ length: n }, (_, i) => {
    if (i % 2 === 0) return { role: 'user', content: `Question ${i}: ${sentence(r)}` }
    let c = para(r)
    if (i % 10 === 5) c += code(r, i)
    if (i % 40 === 7) c += tableMd(r)
    if (i % 14 === 9) c += list(r)
    return { role: 'assistant', content: c + para(r) + (i >= n - 2 ? mark : '') }
  })
}
