// Makes the bucket that S3_BUCKET names unless it is there, and ends with 0 once it can be used. For a store of your own, before the
// servers start; it may run any number of times.
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env
const missing = Object.entries({ S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
  .filter(([, value]) => !value)
  .map(([key]) => key)
if (missing.length) end(1, `${missing.join(', ')} must be set.`)

const store = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION || 'us-east-1',
  forcePathStyle: process.env.S3_FORCE_PATH_STYLE !== 'off',
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
})
const bucket = { Bucket: S3_BUCKET }

/** A store that starts beside us is given this many seconds. */
const tries = 30
for (let left = tries; ; left -= 1) {
  const failure = await ensureBucket().catch((error) => error)
  if (!failure) end(0, `The bucket ${S3_BUCKET} is there.`)
  const status = failure.$metadata?.httpStatusCode
  const isRefused = status === 401 || status === 403
  if (isRefused || left === 1)
    end(1, `The bucket ${S3_BUCKET} cannot be used: ${status ?? ''} ${failure.message}`)
  await wait(1000)
}

async function ensureBucket() {
  try {
    await store.send(new HeadBucketCommand(bucket))
  } catch (error) {
    if (error.$metadata?.httpStatusCode !== 404) throw error
    await store.send(new CreateBucketCommand(bucket))
    await store.send(new HeadBucketCommand(bucket))
  }
}

function end(code, line) {
  process.stdout.write(`${line}\n`)
  process.exit(code)
}
