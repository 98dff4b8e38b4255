// Writes ZIP archives of files that are made here, packed by the browser's own deflate.

export type ZipFile = { name: string; content: Blob; modifiedAt: Date }

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum that ZIP wants. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** At most 65,534 files and 4 GB. */
export async function writeZip(files: readonly ZipFile[]): Promise<Blob> {
  const body: BlobPart[] = []
  const directory: BlobPart[] = []
  let at = 0
  let directorySize = 0
  for (const file of files) {
    const name = new TextEncoder().encode(file.name)
    const bytes = new Uint8Array(await file.content.arrayBuffer())
    const packed = await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).blob()
    const shared = sharedFields(file, { name, bytes, packedSize: packed.size })
    body.push(fields([0x04034b50, 4], ...shared), name, packed)
    directory.push(
      // Made by 2.0; then the shared fields, no comment, first disk, no attributes, and where it begins.
      fields([0x02014b50, 4], [20, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      name,
    )
    at += 30 + name.length + packed.size
    directorySize += 46 + name.length
  }
  const count = files.length
  const end = fields(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] as const),
    ...([
      [directorySize, 4],
      [at, 4],
      [0, 2],
    ] as const),
  )
  return new Blob([...body, ...directory, end], { type: 'application/zip' })
}

type Field = readonly [value: number, bytes: 2 | 4]

function sharedFields(
  { modifiedAt }: ZipFile,
  { name, bytes, packedSize }: { name: Uint8Array; bytes: Uint8Array; packedSize: number },
): Field[] {
  const year = Math.max(1980, modifiedAt.getFullYear())
  const day = ((year - 1980) << 9) | ((modifiedAt.getMonth() + 1) << 5) | modifiedAt.getDate()
  const time =
    (modifiedAt.getHours() << 11) | (modifiedAt.getMinutes() << 5) | (modifiedAt.getSeconds() >> 1)
  return [
    [20, 2],
    // Names are in UTF-8.
    [0x0800, 2],
    [8, 2],
    [time, 2],
    [day, 2],
    [crc32(bytes), 4],
    [packedSize, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ]
}

function fields(...all: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of all) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}
