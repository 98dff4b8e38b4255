// What is said to the person who starts the server or a command, when it cannot start or ends by a failure.
import { BackupError } from './platform/backup/backup-error.ts'
import { ConfigError } from './platform/config.ts'
import { DataFolderError } from './platform/data-folder.ts'
import { DatabaseUnusable } from './platform/db/database-unusable.ts'
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-postgres-error.ts'
import { isOfPooler, poolerWords } from './platform/db/try-database.ts'
import { withoutValues } from './platform/db/without-values.ts'
import { StorageAway } from './platform/storage/storage.ts'

type Settings = {
  PORT?: string | undefined
  HOST?: string | undefined
  DATA_DIR?: string | undefined
}

type SystemFailure = Error & { code: string; syscall?: string; port?: number; path?: string }

/** Failures that whoever starts the server can mend are told plainly; others with their stack, but for the values of queries. */
export function explainFailure(error: unknown, settings: Settings): string {
  if (error instanceof ConfigError || error instanceof DataFolderError) return error.message
  if (error instanceof EmbeddedPostgresError || error instanceof BackupError) return error.message
  if (error instanceof StorageAway || error instanceof DatabaseUnusable) return error.message
  const causes = [...causesOf(error)]
  for (const cause of causes) {
    const words = isOfPooler(cause) ? poolerWords : wordsFor(cause, settings)
    if (words !== undefined) return words
  }
  const told = withoutValues(error)
  return told instanceof Error ? (told.stack ?? told.message) : String(told)
}

/** An error with those that led to it, and those that it is made of. */
function* causesOf(error: unknown): Generator<SystemFailure> {
  let cause = error
  for (let depth = 0; depth < 10 && cause instanceof Error; depth++) {
    if ('code' in cause && typeof cause.code === 'string') yield cause as SystemFailure
    if (cause instanceof AggregateError) for (const one of cause.errors) yield* causesOf(one)
    cause = cause.cause
  }
}

function wordsFor(
  { code, syscall, port, path, message }: SystemFailure,
  { PORT, HOST, DATA_DIR }: Settings,
): string | undefined {
  if (syscall === 'listen' || syscall === 'bind') {
    const taken = port ?? PORT ?? 3000
    if (code === 'EADDRINUSE')
      return `Port ${taken} is taken by another program. Stop it, or set PORT to another port, such as PORT=${Number(taken) + 1}.`
    if (code === 'EACCES')
      return `Port ${taken} may not be used by this user. Set PORT to 1024 or above.`
    return `HOST ${HOST ?? ''} is not an address of this machine (${code}). Set HOST to one that is, or leave it out.`
  }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no room left on the disk${path ? ` for ${path}` : ''}. Free some, or set DATA_DIR to a folder on another disk.`
  if (code === '53100') return 'There is no room left on the disk of the database. Free some.'
  if ((code === 'EACCES' || code === 'EPERM' || code === 'EROFS') && path)
    return `${path} may not be used by this user (${code}). Give this user the folder, or set DATA_DIR to another one${DATA_DIR ? ` than ${DATA_DIR}` : ''}.`
  if (path && /^(EEXIST|ENOTDIR|EISDIR|ELOOP)$/.test(code))
    return `${path} is not what it should be (${code}): a file where a folder belongs, or the other way round. Move it away, or set DATA_DIR to another folder.`
  if (path && code === 'ENOENT')
    return `${path} is missing. Bring back what was there, or install Atelier anew.`
  if (code === '42501')
    return `The user of DATABASE_URL may not do in that database what Atelier needs: ${message}. Make it the owner of the database.`
  if (code === '25006')
    return 'The database can only be read. Set DATABASE_URL to the one that is written to, not to a copy of it.'
  if (isOfDatabase(code, syscall))
    return `The database at DATABASE_URL cannot be used: ${message || code}. Check address, user, password and database name.`
  return undefined
}

/** No way to it, or classes 08, 28 and 3D of PostgreSQL's own codes: connection, login, and no such database. */
const isOfDatabase = (code: string, syscall: string | undefined): boolean =>
  /^(08|28|3D)[\dA-Z]{3}$/.test(code) ||
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code) ||
  (code === 'ENOENT' && syscall === 'connect') ||
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED|ERR_TLS_CERT_ALTNAME_INVALID)$/.test(
    code,
  )
