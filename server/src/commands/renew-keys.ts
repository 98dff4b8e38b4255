// Changes the key that stored keys are encrypted under: everything that was sealed is sealed anew.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { sealedColumns } from '../features/brought-parts.ts'
import type { SealedColumn } from '../features/define-feature.ts'
import { BackupError } from '../platform/backup/backup-error.ts'
import type { Config } from '../platform/config.ts'
import { openDataFolder, placeSecretKey } from '../platform/data-folder.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/start-embedded-postgres.ts'
import { openCommandPool } from '../platform/db/reach-database.ts'
import { createSecretBox, type SecretBox } from '../platform/secret-box.ts'

type Say = (line: string) => void

/**
 * With SECRET_KEY: seals under it what is still sealed under SECRET_KEY_OLD, beside running servers that know both. Without: makes a new key
 * in DATA_DIR, whose server must not run. Throws BackupError when there is no older key, DataFolderError when a server runs.
 */
export async function renewKeys(config: Config, say: Say): Promise<void> {
  const { SECRET_KEY: key, SECRET_KEY_OLD: old, DATABASE_URL: connectionString } = config
  if (key === undefined) return renewKeptKey(config, say)
  if (old === undefined)
    throw new BackupError('SECRET_KEY_OLD is not set: the key that SECRET_KEY takes the place of.')
  if (!connectionString) {
    await besideEmbedded(config, (pool) => renewAll(pool, createSecretBox(key, [old]), say))
  } else {
    const pool = openCommandPool({ connectionString }, 'atelier-renew-keys')
    await renewAll(pool, createSecretBox(key, [old]), say).finally(() => pool.end())
  }
  say('Take SECRET_KEY_OLD away from all servers.')
}

/**
 * The new key is there before anything is sealed under it, and the old one stands beside it for as long: wherever this is cut off,
 * everything can be read, and the next run goes on with it.
 */
async function renewKeptKey(config: Config, say: Say): Promise<void> {
  await besideEmbedded(config, async (pool, before) => {
    await renewAll(pool, createSecretBox(before.secretKey, before.olderKeys), () => undefined)
    const key = randomBytes(32).toString('base64url')
    await placeSecretKey(config.DATA_DIR, key)
    await renewAll(pool, createSecretBox(key, [before.secretKey]), say)
  })
  say(
    `The key before is kept as secret.key.old in ${config.DATA_DIR}: delete it once the server runs well. Backups from before need it.`,
  )
}

/** With the folder held, so that no server runs on it. */
async function besideEmbedded(
  config: Config,
  use: (pool: pg.Pool, keys: { secretKey: string; olderKeys: string[] }) => Promise<void>,
): Promise<void> {
  const folder = await openDataFolder(config.DATA_DIR, { secretKey: config.SECRET_KEY })
  const quiet = () => undefined
  try {
    const embedded = config.DATABASE_URL
      ? undefined
      : await startEmbeddedPostgres({
          dataDir: config.DATA_DIR,
          log: { info: quiet, warn: quiet, error: quiet },
        })
    const pool = openCommandPool(
      embedded?.connection ?? { connectionString: config.DATABASE_URL },
      'atelier-renew-keys',
    )
    try {
      await use(pool, folder)
    } finally {
      await pool.end()
      await embedded?.stop()
    }
  } finally {
    await folder.release()
  }
}

async function renewAll(pool: pg.Pool, secrets: SecretBox, say: Say): Promise<void> {
  let renewed = 0
  for (const place of sealedColumns) renewed += await renewColumn(pool, place, secrets)
  say(`${renewed} stored secrets are encrypted under the new key now.`)
}

/** A text at a time, and only where it still stands: a server may be changing it. */
async function renewColumn(
  pool: pg.Pool,
  { table, column, json }: SealedColumn,
  secrets: SecretBox,
): Promise<number> {
  const text = json ? `"${column}"->>'sealed'` : `"${column}"`
  const value = json ? `jsonb_set("${column}", '{sealed}', to_jsonb($2::text))` : '$2'
  const { rows } = await pool.query<{ sealed: string }>(
    `select distinct ${text} as sealed from public."${table}" where ${text} <> ''`,
  )
  let renewed = 0
  for (const { sealed } of rows) {
    if (!secrets.isOld(sealed)) continue
    const { rowCount } = await pool.query(
      `update public."${table}" set "${column}" = ${value} where ${text} = $1`,
      [sealed, secrets.seal(secrets.open(sealed))],
    )
    renewed += rowCount ?? 0
  }
  return renewed
}
