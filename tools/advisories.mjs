// Whether something that ships is known to be vulnerable or a Node of it is old, as the registry tells npm. A registry that tells nothing is said aloud and fails
// only `npm test -- advisories --required`: a mirror without advisories is no fault of this checkout.
import { pathToFileURL } from 'node:url'
import { npm } from './npm-command.mjs'
import { findOldPrograms } from './old-programs.mjs'
import { runQuietly } from './run.mjs'
import { findNode, root, say } from './workplace.mjs'

/** What is known, judged, and does not concern us: the advisory's address, and why. */
const accepted = new Map()

const grave = new Set(['high', 'critical'])

/**
 * Reads what `npm audit --json` printed. `told` is false where the registry did not answer, with the reason; `found` has a line for each
 * advisory of severity high or critical that nobody has accepted.
 */
export function readAudit(output, isAccepted = (url) => accepted.has(url)) {
  const report = parse(output)
  if (!report?.vulnerabilities)
    return { told: false, why: report?.message ?? report?.error?.summary ?? 'npm said nothing' }
  const advisories = new Map()
  // A name is another entry of the same list, through which this one is concerned.
  for (const { name, via } of Object.values(report.vulnerabilities))
    for (const cause of via)
      if (typeof cause === 'object' && grave.has(cause.severity) && !isAccepted(cause.url))
        advisories.set(
          cause.url,
          `${cause.severity}: ${name} ${cause.range}, ${cause.title} ${cause.url}`,
        )
  return { told: true, found: [...advisories.values()] }
}

function parse(output) {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/** A machine without a network is not kept waiting. */
const patience = ['--fetch-retries=1', '--fetch-timeout=20000']

async function main() {
  const isRequired = process.argv.includes('--required')
  const old = await findOldPrograms(patience)
  for (const line of old ?? []) say(`OLD: ${line}`)
  const known = await reportAdvisories(isRequired)
  return known || (isRequired && old?.length !== 0 ? 1 : 0)
}

async function reportAdvisories(isRequired) {
  const { file, args, env } = npm(
    ['audit', '--omit=dev', '--json', '--loglevel=silent', ...patience],
    findNode(),
  )
  const { output } = await runQuietly(file, args, { cwd: root, env })
  const audit = readAudit(output)
  if (!audit.told) {
    say(`NOT KNOWN: the registry told nothing about advisories (${audit.why}).`)
    return isRequired ? 1 : 0
  }
  for (const line of audit.found) say(line)
  if (audit.found.length === 0)
    say('Nothing that ships has an advisory of severity high or critical.')
  return audit.found.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main()
