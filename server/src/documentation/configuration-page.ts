// docs/configuration.md, made from what the server and the engines really read.
import { connectionVariables } from '@atelier/engines/find-connections'
import { environment } from '../platform/config.ts'

/** Values that stand for a default which depends on the machine. */
const shownDefaults: Partial<Record<keyof typeof environment, string>> = {
  DATA_DIR: '`./data`',
}

function shownDefault(key: keyof typeof environment): string {
  const shown = shownDefaults[key]
  if (shown) return shown
  const { data } = environment[key].schema.safeParse(undefined)
  if (data === undefined) return ''
  return `\`${typeof data === 'boolean' ? (data ? 'on' : 'off') : String(data)}\``
}

/** The page's markdown. */
export function configurationPage(): string {
  const keys = Object.keys(environment) as (keyof typeof environment)[]
  const own = keys.map((key) => {
    const { about, expected } = environment[key]
    return `| \`${key}\` | ${shownDefault(key)} | ${about} Expected: ${expected}. |`
  })
  const vendors = connectionVariables.map(
    ({ label, keys: names }) => `| ${label} | ${names.map((name) => `\`${name}\``).join(', ')} |`,
  )
  return [
    '# Configuration',
    '',
    'Made by `npm run docs` from the list that the server reads; a test keeps it so.',
    '',
    '| key | default | what for |',
    '| --- | --- | --- |',
    ...own,
    '',
    '## Providers of models',
    '',
    'A key or an address that is set becomes a connection at the next start, with its models listed from the provider.',
    '',
    '| provider | read |',
    '| --- | --- |',
    ...vendors,
    '',
  ].join('\n')
}
