// npm run atelier: what an operator does beside the server, by hand or by a timetable. Ends with 1 when it failed, 2 when it was asked wrongly.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explainFailure } from '../explain-failure.ts'
import { checkBackup } from '../platform/backup/walk-backup.ts'
import { readConfig } from '../platform/config.ts'
import { backUp } from './back-up.ts'
import { usage } from './usage.ts'

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}

class UsageError extends Error {}

/** Those that ask all features for something are loaded when they are wanted: a backup by a timetable needs none of them. */
async function run(): Promise<void> {
  const [command, ...args] = process.argv.slice(2)
  if (command === 'backup') {
    const options = { to: { type: 'string' }, 'without-files': { type: 'boolean' } } as const
    const { to, 'without-files': withoutFiles = false } = parseArgs({ args, options }).values
    return backUp({ to, withFiles: !withoutFiles }, readConfig(process.env), say)
  }
  if (command === 'restore') {
    const options = { replace: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { replace } = values
    const { restore } = await import('./restore.ts')
    return restore({ file: onlyFile(positionals), replace }, readConfig(process.env), say)
  }
  if (command === 'check-backup') {
    const file = onlyFile(parseArgs({ args, allowPositionals: true }).positionals)
    const { tables, files, madeAt } = await checkBackup(resolve(file))
    return say(`Whole: ${tables.length} tables, ${files?.count ?? 'no'} files, of ${madeAt}`)
  }
  if (command === 'check-ledger') {
    parseArgs({ args })
    const { checkLedgerCommand } = await import('./check-ledger.ts')
    return checkLedgerCommand(readConfig(process.env), say)
  }
  if (command === 'renew-keys') {
    parseArgs({ args })
    const { renewKeys } = await import('./renew-keys.ts')
    return renewKeys(readConfig(process.env), say)
  }
  if (command !== undefined && command !== 'help' && command !== '--help')
    throw new UsageError(`There is no command ${command}.`)
  say(usage)
}

function onlyFile([file, ...more]: string[]): string {
  if (file === undefined || more.length > 0) throw new UsageError('A file has to be named.')
  return file
}

/** Wrongly asked, as we or parseArgs see it. */
const isUsage = (error: unknown) =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

try {
  await run()
} catch (error) {
  if (isUsage(error)) {
    process.stderr.write(`${reasonOf(error)}\n\n${usage}\n`)
    process.exitCode = 2
  } else {
    process.stderr.write(`${explainFailure(error, process.env)}\n`)
    process.exitCode = 1
  }
}
