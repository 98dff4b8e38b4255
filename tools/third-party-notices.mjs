// Whose work ships with the product, and under what licence: THIRD-PARTY.md, made of package-lock.json and of the licence files of what is
// built into the client. What the server runs on is installed with its own licence files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reachedPlaces } from './release/locked-packages.mjs'
import { root } from './workplace.mjs'

/** Developers' packages of which something is in the built client all the same: icons, and base styles. */
const builtIn = ['node_modules/@iconify-json/lucide', 'node_modules/tailwindcss']

/** Where a package brings no text of its licence. */
const withoutText = {
  '@iconify-json/lucide': `ISC License

Copyright (c) Lucide Contributors

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that
the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY
DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
}

const isLicence = /^(licen[cs]e|copying|notice|copyright)([-.][\w.-]*)?$/i

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const nameOf = (place) => place.replace(/^.*node_modules\//, '')

/** What ships, as the lock file has it: `client` is built into the page, `server` is installed beside the server; each once, in order. */
export function shippedPackages() {
  const { packages } = readJson('package-lock.json')
  const listed = (places) => {
    const entries = places.map((place) => ({ ...packages[place], place, name: nameOf(place) }))
    return entries.sort((one, other) => compare(titleOf(one), titleOf(other)))
  }
  const { optionalDependencies } = readJson('package.json')
  const nodes = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`)
  return {
    client: listed([...new Set([...reachedPlaces(packages, ['web']), ...builtIn])]),
    server: listed([...new Set([...reachedPlaces(packages, ['server']), ...nodes])]),
  }
}

const compare = (one, other) => (one < other ? -1 : 1)
const titleOf = ({ name, version }) => `${name} ${version}`

/** The page. Needs the packages of the client to be installed. */
export function thirdPartyNotices() {
  const { client, server } = shippedPackages()
  return [
    '# Third-party software',
    'Made by `npm run docs`. Atelier itself is under the MIT licence (LICENSE).',
    `## Installed with the server\n\nEach lies in its package with its licence.\n\n${table(server)}`,
    `## Built into the client\n\n${table(client)}`,
    '## Licences of what is built into the client',
    ...licences(client),
    '',
  ].join('\n\n')
}

function table(entries) {
  const rows = entries.map((entry) => `${titleOf(entry)} | ${entry.license ?? 'see its package'}`)
  return ['package | licence', '--- | ---', ...new Set(rows)].join('\n')
}

/** Each text once, under the names of all that are under it. */
function licences(entries) {
  const titles = new Map()
  for (const entry of entries) {
    const text = licenceOf(entry)
    titles.set(text, [...(titles.get(text) ?? []), titleOf(entry)])
  }
  return [...titles].map(
    ([text, names]) => `### ${[...new Set(names)].join(', ')}\n\n${indented(text)}`,
  )
}

/** As code, so that nothing in it is a heading or a link. */
const indented = (text) =>
  text
    .split('\n')
    .map((line) => (line.trim() ? `    ${line.trimEnd()}` : ''))
    .join('\n')

/** Throws for a package without a text: one has to be looked up, and put into the list above. */
function licenceOf({ place, name }) {
  const folder = join(root, place)
  const files = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .sort()
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r', ''))
  const text = texts.length > 0 ? texts.join('\n').trim() : withoutText[name]
  if (!text) throw new Error(`${name} has no text of its licence in ${place}`)
  return text
}
