// Where this environment keeps files and backups: in a bucket where one is named, else in folders of the data folder.
import { join } from 'node:path'
import { type BackupShelf, backupsFolder } from '../backup/backup-shelf.ts'
import { createFolderShelf } from '../backup/folder-shelf.ts'
import type { Config } from '../config.ts'
import { createFolderStorage } from './folder-storage.ts'
import type { FileStorage } from './storage.ts'

type StoreConfig = Pick<
  Config,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PREFIX'
  | 'S3_FORCE_PATH_STYLE'
>

export type Stores = { files: FileStorage; backups: BackupShelf }

/** Tries a bucket first. Throws StorageAway when it cannot be used, with the reason. */
export async function openStores(config: StoreConfig): Promise<Stores> {
  const scratch = backupsFolder(config.DATA_DIR)
  if (!config.S3_BUCKET)
    return {
      files: createFolderStorage(join(config.DATA_DIR, 'files')),
      backups: createFolderShelf(scratch),
    }
  // What speaks S3 takes its time to load, and most installations need none of it.
  const [{ openS3Line }, { storeOn }, { createBucketShelf }] = await Promise.all([
    import('./s3-line.ts'),
    import('./s3-storage.ts'),
    import('../backup/bucket-shelf.ts'),
  ])
  const line = openS3Line({
    bucket: config.S3_BUCKET,
    prefix: config.S3_PREFIX,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    forcePathStyle: config.S3_FORCE_PATH_STYLE ?? config.S3_ENDPOINT !== undefined,
    credentials:
      config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY
        ? { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY }
        : undefined,
  })
  const files = storeOn(line)
  await files.try()
  return { files, backups: createBucketShelf(line, { scratch }) }
}
