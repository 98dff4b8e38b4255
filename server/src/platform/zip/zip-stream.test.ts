import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../testing/read-zip.ts'
import { type ZipFile, zipStream } from './zip-stream.ts'

const at = new Date('2026-03-10T12:34:56Z')

async function* each(files: ZipFile[]) {
  yield* files
}

async function bytesOf(files: AsyncIterable<ZipFile>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of zipStream(files)) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('a ZIP stream', () => {
  it('holds each file under its name, in any script, with what was in it', async () => {
    const archive = await bytesOf(
      each([
        { name: 'notes/你好.md', modifiedAt: at, content: ['# 你好', '\n', Buffer.from('end')] },
        { name: 'empty.json', modifiedAt: at, content: [] },
        { name: 'picture.png', modifiedAt: at, content: [Buffer.alloc(70_000, 7)], isPacked: true },
      ]),
    )
    const files = readZip(archive)
    expect([...files.keys()]).toEqual(['notes/你好.md', 'empty.json', 'picture.png'])
    expect(files.get('notes/你好.md')?.toString()).toBe('# 你好\nend')
    expect(files.get('empty.json')).toHaveLength(0)
    expect(files.get('picture.png')).toEqual(Buffer.alloc(70_000, 7))
  })

  it('is an archive also without a file', async () => {
    expect(readZip(await bytesOf(each([]))).size).toBe(0)
  })

  it('does not read a file before its turn, nor on when its reader has gone', async () => {
    const opened: string[] = []
    let closed = false
    async function* content(name: string) {
      opened.push(name)
      try {
        for (;;) yield Buffer.alloc(100_000, opened.length)
      } finally {
        closed = true
      }
    }
    const stream = zipStream(
      each(['first', 'second'].map((name) => ({ name, modifiedAt: at, content: content(name) }))),
    )
    for (let count = 0; count < 5; count += 1) await stream.next()
    await stream.return()
    await expect.poll(() => closed).toBe(true)
    expect(opened).toEqual(['first'])
  })

  it('breaks off when a file does, so that nobody takes half of it for the whole', async () => {
    async function* content() {
      yield 'half'
      throw new Error('the disk is gone')
    }
    await expect(
      bytesOf(each([{ name: 'a', modifiedAt: at, content: content() }])),
    ).rejects.toThrow('the disk is gone')
  })

  it('is deflated as readers of streams expect it', async () => {
    const archive = await bytesOf(each([{ name: 'a', modifiedAt: at, content: ['aaaa'] }]))
    expect(archive.readUInt16LE(8)).toBe(8)
    expect(inflateRawSync(archive.subarray(31)).toString()).toBe('aaaa')
  })
})
