// The commands of an operator, by their names.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explainFailure } from '../explain-failure.ts'
import { checkBackup } from '../platform/backup/walk-backup.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { backUp } from './back-up.ts'
import { usage } from './usage.ts'

export type CommandRequest = {
  /** The command's name and its options, as they were typed. */
  args: string[]
  env: NodeJS.ProcessEnv
  /** Is given each line of what the command has done. */
  say: (line: string) => void
  /** Is given the words of its failure. */
  complain: (words: string) => void
}

class UsageError extends Error {}

/** Runs a command and resolves with the exit code: 0, 1 when it failed or found something wrong, 2 when it was asked wrongly. Never throws. */
export async function runCommand({ args, env, say, complain }: CommandRequest): Promise<number> {
  try {
    return (await carryOut(args, () => readConfig(env), say)) ? 0 : 1
  } catch (error) {
    if (isUsage(error)) {
      complain(`${reasonOf(error)}\n\n${usage}`)
      return 2
    }
    complain(explainFailure(error, env))
    return 1
  }
}

/** Whether all was found in order. Those that ask all features for something are loaded when they are wanted: a backup by a timetable needs none of them. */
async function carryOut(
  [command, ...args]: string[],
  config: () => Config,
  say: (line: string) => void,
): Promise<boolean> {
  if (command === 'backup') {
    const options = { to: { type: 'string' }, 'without-files': { type: 'boolean' } } as const
    const { to, 'without-files': withoutFiles = false } = parseArgs({ args, options }).values
    await backUp({ to, withFiles: !withoutFiles }, config(), say)
    return true
  }
  if (command === 'restore') {
    const options = { replace: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const request = { file: onlyFile(positionals), replace: values.replace }
    const { restore } = await import('./restore.ts')
    return restore(request, config(), say)
  }
  if (command === 'check-backup') {
    const file = onlyFile(parseArgs({ args, allowPositionals: true }).positionals)
    const { tables, files, madeAt } = await checkBackup(resolve(file))
    say(`Whole: ${tables.length} tables, ${files?.count ?? 'no'} files, of ${madeAt}`)
    return true
  }
  if (command === 'check-ledger') {
    parseArgs({ args })
    const { checkLedgerCommand } = await import('./check-ledger.ts')
    return checkLedgerCommand(config(), say)
  }
  if (command === 'owner') {
    const options = {
      site: { type: 'string' },
      'without-second-factor': { type: 'boolean', default: false },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [username, ...more] = positionals
    const { site, 'without-second-factor': withoutFactor } = values
    if (more.length > 0 || (username === undefined && (site !== undefined || withoutFactor)))
      throw new UsageError('One member has to be named.')
    const { letOwnerIn } = await import('./owner.ts')
    return letOwnerIn({ username, site, withoutFactor }, config(), say)
  }
  if (command === 'renew-keys') {
    parseArgs({ args })
    const { renewKeys } = await import('./renew-keys.ts')
    await renewKeys(config(), say)
    return true
  }
  if (command !== undefined && command !== 'help' && command !== '--help')
    throw new UsageError(`There is no command ${command}.`)
  say(usage)
  return true
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
