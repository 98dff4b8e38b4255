// npm run atelier: what an operator does beside the server, by hand or by a timetable. Ends with 1 when it failed, 2 when it was asked wrongly.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '../platform/backup/backup-error.ts'
import { checkBackup } from '../platform/backup/walk-backup.ts'
import { ConfigError, readConfig } from '../platform/config.ts'
import { DataFolderError } from '../platform/data-folder.ts'
import { EmbeddedPostgresError } from '../platform/db/embedded/embedded-postgres-error.ts'
import { backUp } from './back-up.ts'
import { checkLedgerCommand } from './check-ledger.ts'
import { restore } from './restore.ts'
import { usage } from './usage.ts'

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}

class UsageError extends Error {}

async function run(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2)
  if (command === 'backup') {
    const { values } = parse(rest, {
      to: { type: 'string' },
      'without-files': { type: 'boolean' },
    } as const)
    return backUp(
      { to: values.to, withFiles: !values['without-files'] },
      readConfig(process.env),
      say,
    )
  }
  if (command === 'restore') {
    const { values, positionals } = parse(rest, { replace: { type: 'boolean' } } as const, 1)
    const [file = ''] = positionals
    return restore({ file, replace: values.replace === true }, readConfig(process.env), say)
  }
  if (command === 'check-backup') {
    const [file = ''] = parse(rest, {}, 1).positionals
    const { tables, files, madeAt } = await checkBackup(resolve(file))
    return say(`Whole: ${tables.length} tables, ${files?.count ?? 'no'} files, of ${madeAt}`)
  }
  if (command === 'check-ledger') {
    parse(rest, {})
    return checkLedgerCommand(readConfig(process.env), say)
  }
  if (command !== undefined && command !== 'help' && command !== '--help')
    throw new UsageError(`There is no command ${command}.`)
  say(usage)
}

function parse<const Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: string[],
  options: Options,
  positionals = 0,
) {
  try {
    const parsed = parseArgs({ args, options: options ?? {}, allowPositionals: positionals > 0 })
    if (parsed.positionals.length !== positionals) throw new UsageError('A file has to be named.')
    return parsed as ReturnType<
      typeof parseArgs<{ options: NonNullable<Options>; allowPositionals: true }>
    >
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(reasonOf(error))
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const isTold = (error: unknown) =>
  error instanceof BackupError ||
  error instanceof ConfigError ||
  error instanceof DataFolderError ||
  error instanceof EmbeddedPostgresError

try {
  await run()
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}\n`)
    process.exitCode = 2
  } else {
    const stack = error instanceof Error ? error.stack : undefined
    process.stderr.write(`${isTold(error) ? reasonOf(error) : (stack ?? reasonOf(error))}\n`)
    process.exitCode = 1
  }
}
