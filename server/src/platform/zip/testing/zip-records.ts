// Records of a ZIP archive (PKWARE APPNOTE 6.3.9), for directories of one's own making.

const utf8Names = 0x0800
const sizesFollow = 0x0008
const flags = utf8Names | sizesFollow
const deflated = 8
const plainVersion = 20
const version64 = 45
const full32 = 0xffffffff
const full16 = 0xffff

export type WrittenFile = {
  name: string
  modified: { date: number; time: number }
  crc: number
  compressed: number
  size: number
  /** Where its local header stands. */
  offset: number
}

/** A date as DOS wrote it, in UTC: two seconds are its smallest step. */
export function dosTime(at: Date): { date: number; time: number } {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107)
  return {
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  }
}

export function directoryEntry(file: WrittenFile): Buffer {
  const { modified, crc, compressed, size, offset } = file
  const name = Buffer.from(file.name)
  const isFar = offset >= full32
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(isFar ? version64 : plainVersion, 4)
  record.writeUInt16LE(isFar ? version64 : plainVersion, 6)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(deflated, 10)
  record.writeUInt16LE(modified.time, 12)
  record.writeUInt16LE(modified.date, 14)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(compressed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(isFar ? 12 : 0, 30)
  record.writeUInt32LE(isFar ? full32 : offset, 42)
  return Buffer.concat([record, name, isFar ? farOffset(offset) : Buffer.alloc(0)])
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

/** Ends the archive; `offset` and `bytes` are those of the directory. */
export function endOfDirectory({
  files,
  offset,
  bytes,
}: {
  files: number
  offset: number
  bytes: number
}): Buffer {
  const isLarge = files >= full16 || offset >= full32 || bytes >= full32
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(isLarge ? full16 : files, 8)
  record.writeUInt16LE(isLarge ? full16 : files, 10)
  record.writeUInt32LE(isLarge ? full32 : bytes, 12)
  record.writeUInt32LE(isLarge ? full32 : offset, 16)
  return isLarge ? Buffer.concat([endOfDirectory64({ files, offset, bytes }), record]) : record
}

function endOfDirectory64({ files, offset, bytes }: Parameters<typeof endOfDirectory>[0]): Buffer {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(version64, 12)
  end.writeUInt16LE(version64, 14)
  end.writeBigUInt64LE(BigInt(files), 24)
  end.writeBigUInt64LE(BigInt(files), 32)
  end.writeBigUInt64LE(BigInt(bytes), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([end, locator])
}
