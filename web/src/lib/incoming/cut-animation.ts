// The beginning of a long animation, up to so many bytes: GIF and WebP are rows of frames, and any number of them is an animation. Pure.

/** Undefined where not even the first frame fits, or the file does not hold to its format. */
export function cutGif(bytes: Uint8Array, max: number): Uint8Array<ArrayBuffer> | undefined {
  const trailer = 0x3b
  const table = (flags: number | undefined): number =>
    flags !== undefined && flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  let at = 13 + table(bytes[10])
  let end = 0
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === trailer) break
    const isFrame = kind === 0x2c
    if (isFrame) at += 10 + table(bytes[at + 9]) + 1
    else if (kind === 0x21) at += 2
    else break
    // Blocks of up to 255 bytes; an empty one ends them.
    for (let size = bytes[at]; size !== 0; size = bytes[at]) {
      if (size === undefined) return closed(bytes, end, trailer)
      at += size + 1
    }
    at += 1
    if (at >= max) break
    if (isFrame) end = at
  }
  return closed(bytes, end, trailer)
}

function closed(bytes: Uint8Array, end: number, last: number): Uint8Array<ArrayBuffer> | undefined {
  if (end === 0) return undefined
  const cut = new Uint8Array(end + 1)
  cut.set(bytes.subarray(0, end))
  cut[end] = last
  return cut
}

/** Undefined for what is no animated WebP, and as above. */
export function cutWebp(bytes: Uint8Array, max: number): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (nameAt(12) !== 'VP8X' || ((bytes[20] ?? 0) & 2) === 0) return undefined
  let end = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (next > Math.min(max, bytes.length)) break
    if (nameAt(at) === 'ANMF') end = next
    at = next
  }
  if (end === 0) return undefined
  const cut = new Uint8Array(bytes.subarray(0, end))
  new DataView(cut.buffer).setUint32(4, end - 8, true)
  return cut
}
