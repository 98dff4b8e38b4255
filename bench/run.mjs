// npm run bench -- <name> …: one of the measurements of this folder, by its name.
import { readdirSync } from 'node:fs'

const [, , name = '', ...rest] = process.argv
const known = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.slice(0, -'.mjs'.length))
if (known.includes(name)) {
  process.argv = [process.argv[0], process.argv[1], ...rest]
  await import(new URL(`${name}.mjs`, import.meta.url).href)
} else {
  process.stderr.write(`Which measurement? npm run bench -- ${known.join(' | ')}\n`)
  process.exitCode = 2
}
