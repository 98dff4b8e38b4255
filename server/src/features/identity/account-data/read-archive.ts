// An archive of an account as somebody sends it: believed only as far as it was checked.
import { rm, writeFile } from 'node:fs/promises'
import { Failure, type FailureCode } from '@atelier/contract/errors'
import { importLimitBytes } from '@atelier/contract/features/identity/account-data'
import type { z } from 'zod'
import { shortJsonBytes } from '../../../platform/http/read-json.ts'
import { parseJsonFile } from '../../../platform/json/parse-file.ts'
import { type OpenZip, openZip } from '../../../platform/zip/read-zip-file.ts'
import { ZipError } from '../../../platform/zip/zip-error.ts'
import { archiveVersion, type Manifest, manifestName, manifestSchema } from './archive-format.ts'

/** Of the archive as it comes out. */
const limits = { entries: 400_000, entryBytes: 1024 ** 3, totalBytes: 4 * importLimitBytes }

/** Of what is read at once as data. */
const maxJson = 64 * 1024 * 1024

export type Archive = {
  manifest: Manifest
  names: readonly string[]
  /** Bytes that the files have whose names begin so. */
  sizeOf(start: string): number
  /** Data of a file; undefined where there is none. Throws import.unfit, import.no_file. */
  json<T extends z.ZodType>(name: string, schema: T): Promise<z.output<T> | undefined>
  /** The whole file. Throws import.no_file, also where it has more than `most` bytes. */
  bytes(name: string, max: number): Promise<Uint8Array>
  close(): Promise<void>
}

/** Throws import.not_archive, import.damaged, import.newer, import.too_large. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path, limits).catch((error: unknown) => {
    throw asFailure(error, {
      no_archive: 'import.not_archive',
      damaged: 'import.damaged',
      too_large: 'import.too_large',
    })
  })
  try {
    return readerOf(zip, await readManifest(zip), path)
  } catch (error) {
    await zip.close()
    throw error
  }
}

async function readManifest(zip: OpenZip): Promise<Manifest> {
  const bytes = await zip.read(manifestName, 64 * 1024).catch((error: unknown) => {
    throw asFailure(error, {
      no_archive: 'import.damaged',
      damaged: 'import.damaged',
      too_large: 'import.not_archive',
    })
  })
  const data = bytes && parseJson(bytes)
  const told = manifestSchema.pick({ format: true, version: true }).safeParse(data)
  if (!told.success) throw new Failure('import.not_archive')
  const { version } = told.data
  if (version > archiveVersion) throw new Failure('import.newer', { values: { version } })
  const manifest = manifestSchema.safeParse(data)
  if (!manifest.success) throw new Failure('import.damaged')
  return manifest.data
}

function readerOf(zip: OpenZip, manifest: Manifest, path: string): Archive {
  const read = (name: string, max: number) =>
    zip.read(name, max).catch((error: unknown) => {
      const code = 'import.no_file'
      throw asFailure(error, { no_archive: code, damaged: code, too_large: code })
    })
  return {
    manifest,
    names: zip.names,
    sizeOf: zip.sizeOf,
    async json(name, schema) {
      const bytes = await read(name, maxJson)
      if (!bytes) return undefined
      const parsed = schema.safeParse(await parseAnyLength(bytes, `${path}.json`))
      if (!parsed.success) throw new Failure('import.unfit', { cause: parsed.error })
      return parsed.data
    },
    async bytes(name, max) {
      const bytes = await read(name, max)
      if (!bytes) throw new Failure('import.no_file')
      return bytes
    },
    close: zip.close,
  }
}

function asFailure(error: unknown, codes: Record<ZipError['reason'], FailureCode>): unknown {
  if (!(error instanceof ZipError)) return error
  const values = { megabytes: importLimitBytes / 1024 / 1024 }
  return new Failure(codes[error.reason], { values, cause: error })
}

/** What is long is parsed elsewhere, by way of a file beside the archive. Undefined for what is none. */
async function parseAnyLength(bytes: Uint8Array, file: string): Promise<unknown> {
  if (bytes.length <= shortJsonBytes) return parseJson(bytes)
  try {
    await writeFile(file, bytes, { mode: 0o600 })
    return await parseJsonFile(file, 'archive')
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Failure) return undefined
    throw error
  } finally {
    await rm(file, { force: true })
  }
}

/** Undefined for what is none. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString())
  } catch {
    return undefined
  }
}
