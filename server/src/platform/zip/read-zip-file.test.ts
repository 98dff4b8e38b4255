import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openZip } from './read-zip-file.ts'
import { renamed } from './testing/renamed.ts'
import { directoryEntry, dosTime, endOfDirectory, type WrittenFile } from './testing/zip-records.ts'
import { zipStream } from './zip-stream.ts'

const limits = { entries: 1000, entryBytes: 64 * 1024 * 1024, totalBytes: 100 * 1024 * 1024 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function packed(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  async function* all() {
    for (const [name, content] of Object.entries(files))
      yield { name, modifiedAt: new Date('2026-03-10T12:00:00Z'), content: [content] }
  }
  const pieces: Buffer[] = []
  for await (const piece of zipStream(all())) pieces.push(piece)
  return Buffer.concat(pieces)
}

let count = 0
async function opened(bytes: Uint8Array, within = limits) {
  const path = join(folder, `${count++}.zip`)
  await writeFile(path, bytes)
  return openZip(path, within)
}

const reasonOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'none',
    (error: { reason?: string }) => error.reason,
  )

/** A whole archive but for a directory of one's own making. */
function withDirectory(bytes: Buffer, entries: readonly Partial<WrittenFile>[]): Buffer {
  const offset = bytes.readUInt32LE(bytes.length - 6)
  const base = { modified: dosTime(new Date()), crc: 0, compressed: 0, size: 0, offset: 0 }
  const records = entries.map((entry) => directoryEntry({ name: 'a', ...base, ...entry }))
  const length = records.reduce((sum, record) => sum + record.length, 0)
  const end = endOfDirectory({ files: entries.length, offset, bytes: length })
  return Buffer.concat([bytes.subarray(0, offset), ...records, end])
}

describe('an archive on disk', () => {
  it('gives its files by name, whole, and nothing for other names', async () => {
    const noise = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251)
    const zip = await opened(await packed({ 'a.txt': 'words', 'b/雨.bin': noise, 'c.txt': '' }))
    expect(zip.names).toEqual(['a.txt', 'b/雨.bin', 'c.txt'])
    expect((await zip.read('a.txt', 10))?.toString()).toBe('words')
    expect(await zip.read('b/雨.bin', 100_000)).toEqual(Buffer.from(noise))
    expect((await zip.read('c.txt', 10))?.length).toBe(0)
    expect(await zip.read('d.txt', 10)).toBeUndefined()
    expect(zip.sizeOf('b/')).toBe(100_000)
    expect(await reasonOf(zip.read('a.txt', 4))).toBe('too_large')
    await zip.close()
  })

  it('may have a comment at its end', async () => {
    const bytes = await packed({ 'a.txt': 'words' })
    const comment = Buffer.from('made by hand')
    bytes.writeUInt16LE(comment.length, bytes.length - 2)
    const zip = await opened(Buffer.concat([bytes, comment]))
    expect((await zip.read('a.txt', 10))?.toString()).toBe('words')
    await zip.close()
  })

  it.each(['../a', 'a/../b', '/a', 'a\\b', 'C:a', 'a\u0000b', './a', `${'a'.repeat(501)}`])(
    'is refused for the name %j',
    async (name) => {
      const harmless = 'n'.repeat(name.length)
      const bytes = renamed(await packed({ [harmless]: 'x' }), harmless, name)
      expect(await reasonOf(opened(bytes))).toBe('damaged')
    },
  )

  it('is refused with one name twice, and with files that share their bytes', async () => {
    const bytes = await packed({ a: 'words' })
    const entry = { compressed: 7, size: 5 }
    const twice = withDirectory(bytes, [entry, { ...entry, offset: 1 }])
    expect(await reasonOf(opened(twice))).toBe('damaged')
    const shared = withDirectory(bytes, [entry, { ...entry, name: 'b' }])
    expect(await reasonOf(opened(shared))).toBe('damaged')
    const beyond = withDirectory(bytes, [{ ...entry, compressed: 1000 }])
    expect(await reasonOf(opened(beyond))).toBe('damaged')
  })

  it('is refused for more, or larger, files than are taken', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}`, 'x']))
    expect(await reasonOf(opened(await packed(many), { ...limits, entries: 10 }))).toBe('too_large')
    const files = { a: 'x'.repeat(600), b: 'y'.repeat(600) }
    expect(await reasonOf(opened(await packed(files), { ...limits, entryBytes: 500 }))).toBe(
      'too_large',
    )
    expect(await reasonOf(opened(await packed(files), { ...limits, totalBytes: 1000 }))).toBe(
      'too_large',
    )
    const bomb = { a: Buffer.alloc(32 * 1024 * 1024) }
    expect(await reasonOf(opened(await packed(bomb)))).toBe('too_large')
  })

  it('never unpacks more than its directory says', async () => {
    const bytes = await packed({ a: 'x'.repeat(10_000) })
    const compressed = bytes.readUInt32LE(bytes.readUInt32LE(bytes.length - 6) + 20)
    const zip = await opened(withDirectory(bytes, [{ compressed, size: 10 }]))
    expect(await reasonOf(zip.read('a', 1000))).toBe('damaged')
    await zip.close()
  })

  it('is none without the beginning of one, and damaged when it was cut', async () => {
    expect(await reasonOf(opened(Buffer.from('<!doctype html><p>Not found</p>')))).toBe(
      'no_archive',
    )
    expect(await reasonOf(opened(Buffer.alloc(0)))).toBe('no_archive')
    const bytes = await packed({ a: 'words', b: 'more' })
    for (const length of [bytes.length - 1, bytes.length - 30, 50])
      expect(await reasonOf(opened(bytes.subarray(0, length)))).toBe('damaged')
  })
})
