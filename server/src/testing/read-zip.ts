// Reads a whole ZIP archive by its directory, as people's programs do, and checks sums and sizes.
import { crc32, inflateRawSync } from 'node:zlib'

/** The files of an archive by name. Throws when it is none, or has been cut. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('not the end of an archive')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('not an entry of a directory')
    const [crc, compressed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place))
    const nameLength = archive.readUInt16LE(at + 28)
    const extraLength = archive.readUInt16LE(at + 30)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    const header = archive.readUInt32LE(at + 42)
    const start =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const content = inflateRawSync(archive.subarray(start, start + (compressed ?? 0)))
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameLength + extraLength
  }
  return files
}
