// The storage of this environment: a bucket where one is named, else a folder of the data folder.
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderStorage } from './folder-storage.ts'
import type { FileStorage } from './storage.ts'

type StorageConfig = Pick<
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

/** Tries a bucket first. Throws StorageAway when it cannot be used, with the reason. */
export async function openStorage(config: StorageConfig): Promise<FileStorage> {
  if (!config.S3_BUCKET) return createFolderStorage(join(config.DATA_DIR, 'files'))
  // What speaks S3 takes its time to load, and most installations need none of it.
  const { createS3Storage } = await import('./s3-storage.ts')
  const storage = createS3Storage({
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
  await storage.try()
  return storage
}
