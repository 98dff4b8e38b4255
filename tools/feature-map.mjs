// The map of the server's features, docs/map.md: their wings, a line for each, its tables, and what it stands on.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTests, wings } from './architecture-rules.mjs'
import { files, importsOf } from './source-imports.mjs'
import { root } from './workplace.mjs'

/** What each wing is about. */
const wingLines = {
  site: 'the sites of an installation, and what they tell',
  identity: 'who is who, how they come in, and what they bring along',
  money: 'credits, what they are bought with, and what was made of them',
  talk: 'conversations with models, and all that models are given',
  making: 'pictures, clips, songs and stems, from the request to the file',
  showing: 'what people show each other',
  running: 'what operators and machines do with an installation',
}

/** What each feature is for. */
export const featureLines = {
  sites: 'brands of one installation by host name: settings, pictures, the page as it is sent',
  help: 'the handbook, as the Guide and the browser read it',
  icons: 'icons by name, from the sets that the server has',
  content: 'what a site tells: notices, questions, banners, menu entries, about',
  accounts: 'guests and members, sessions, passwords, second factor, leaving',
  'account-data': 'all that an account holds as an archive, taken out and taken in',
  passkeys: 'logging in by a key of the device',
  'external-login': 'logging in by somebody else’s word, whoever that is',
  openid: 'logging in by another service',
  messaging: 'logging in by a code in a messaging app',
  staff: 'who may run a site, and as what',
  'stored-bytes': 'how much a person and a site keep, and may keep',
  uploads: 'files that people bring: checked, remade, kept',
  ledger: 'every credit that came and went, holds, gifts, and its check',
  payments: 'orders, packages, ways to pay, refunds',
  codes: 'codes that are redeemed for credits or time',
  'check-in': 'the daily gift',
  usage: 'what an account spent and got',
  invitations: 'who brought whom, and what both get',
  outcomes: 'how connections did what they were asked for, and what a site pays by itself',
  models: 'chat models: connections, catalogue, choice, rates',
  prices: 'what things cost, told before they are asked for',
  tools: 'what a tool of a conversation is',
  knowledge: 'documents that answers are drawn from',
  shelf: 'what people make for others on a site: shown, looked at, refused',
  apps: 'apps and roles: instructions over a model',
  groups: 'conversations as a list',
  chatlog: 'messages of a conversation: read, copied, searched, deleted',
  'own-connections': 'models that members bring along',
  'web-search': 'what a model finds on the web',
  'tool-servers': 'tools of other servers, by MCP',
  chat: 'answers: planned, streamed, stored, recovered, charged',
  voice: 'speech from text and text from speech',
  minds: 'mind maps',
  transfer: 'conversations of other products, taken in',
  prompts: 'prompts and lists of prompts of one’s own',
  'prompt-help': 'prompts made better, and translated',
  samples: 'pictures, clips and songs that come with the product',
  'work-models': 'models that make works: what they take, cost and offer',
  works: 'works: queued, run, recovered, told to whoever waits',
  'work-files': 'what works made: checked, stored, sent',
  recipes: 'requests for works: checked, priced, planned',
  'drawing-library': 'cases, examples and parameters for drawing',
  'media-library': 'demos of clips and songs, styles of music',
  downloads: 'several works as one file',
  gallery: 'published works: feed, authors, likes, albums, moderation',
  market: 'prompts that people share',
  shares: 'conversations and works by link',
  appeals: 'objections of people who were blocked',
  analytics: 'how days went, and what needs somebody',
  operations: 'health and figures for machines',
  backups: 'copies of an installation',
  audit: 'who of the staff did what',
  console: 'which rooms of the console somebody has',
  'site-admin': 'sites made, set and removed',
  'mail-admin': 'mails as they went out',
  'money-admin': 'orders and refunds in the console',
  users: 'accounts in the console',
  'work-admin': 'works in the console',
  'moderation-admin': 'decisions about what was published',
  'connection-admin': 'connections and models in the console',
  'content-admin': 'what a site tells, in the console',
  'sample-making': 'makes the samples; runs by hand',
}

const place = /^server\/src\/features\/([^/]+)\/([^/]+)\//

/** Each feature with its wing, its tables, and how many imports lead to which others, by `wing/feature`. */
export function readFeatures() {
  const features = new Map()
  for (const file of files) {
    const [, wing, name] = place.exec(file) ?? []
    if (!name || inTests.test(file)) continue
    const own = `${wing}/${name}`
    if (!features.has(own)) features.set(own, { wing, name, tables: [], standsOn: new Map() })
    const { tables, standsOn } = features.get(own)
    if (file.endsWith('.table.ts')) tables.push(...tablesIn(file))
    for (const { target = '' } of importsOf(file)) {
      const other = place.exec(target)?.slice(1).join('/')
      if (other && other !== own && !target.endsWith('.table.ts'))
        standsOn.set(other, (standsOn.get(other) ?? 0) + 1)
    }
  }
  const order = ({ wing, name }) => `${wings.indexOf(wing)} ${name}`
  return [...features.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

const tablesIn = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(
    ([, name]) => name,
  )

const table = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => [...row[column]].length)))
  const line = (row, fill = ' ') =>
    `| ${row.map((cell, at) => cell + fill.repeat(widths[at] - [...cell].length)).join(' | ')} |`
  return [
    line(rows[0]),
    line(
      rows[0].map(() => ''),
      '-',
    ),
    ...rows.slice(1).map((row) => line(row)),
  ]
}

/** docs/map.md. */
export function featureMap() {
  const features = readFeatures()
  const arrows = new Map()
  for (const { wing, standsOn } of features)
    for (const [target, count] of standsOn) {
      const other = target.split('/')[0]
      if (other !== wing)
        arrows.set(`${wing} ${other}`, (arrows.get(`${wing} ${other}`) ?? 0) + count)
    }
  const drawn = [...arrows].map(([ends, count]) => {
    const [from, to] = ends.split(' ')
    return `  ${from} -->|${count}| ${to}`
  })
  const parts = wings.flatMap((wing) => [
    `## ${wing}`,
    '',
    `${wingLines[wing][0].toUpperCase()}${wingLines[wing].slice(1)}.`,
    '',
    ...table([
      ['feature', 'what it is for', 'stands on', 'tables'],
      ...features
        .filter((feature) => feature.wing === wing)
        .map(({ name, tables, standsOn }) => [
          name,
          featureLines[name] ?? '',
          [...standsOn.keys()]
            .map((target) => target.split('/')[1])
            .sort()
            .join(', '),
          tables
            .sort()
            .map((one) => `\`${one}\``)
            .join(', '),
        ]),
    ]),
    '',
  ])
  return [
    '# The features of the server',
    '',
    'Written by `npm run docs`. Wings stand in an order: each may import those before it, and no feature imports what imports it again',
    '(`npm run arrows`). Numbers say how many imports an arrow stands for; those of tables, for foreign keys, are left out.',
    '',
    '```mermaid',
    'flowchart BT',
    ...drawn.sort(),
    '```',
    '',
    ...parts,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
