// Files as they come torn, cut and made to do harm: a few changes to a whole one, the same for the same random numbers.
import { unzipSync, zipSync } from 'fflate'

/** What lengths, counts and offsets are set to. */
const extremes = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

const at = (random, length) => Math.floor(random.next() * Math.max(1, length))

const changes = {
  bits(bytes, random) {
    for (let left = 1 + at(random, 12); left > 0; left--)
      bytes[at(random, bytes.length)] ^= 1 << at(random, 8)
    return bytes
  },
  number(bytes, random) {
    if (bytes.length < 8) return bytes
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const place = at(random, bytes.length - 4)
    // Heads are where the numbers are.
    view.setUint32(
      random.next() < 0.5 ? at(random, Math.min(64, bytes.length - 4)) : place,
      random.pick(extremes),
      random.next() < 0.5,
    )
    return bytes
  },
  cut: (bytes, random) => bytes.subarray(0, at(random, bytes.length)),
  without(bytes, random) {
    const from = at(random, bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + at(random, 512))])
  },
  twice(bytes, random) {
    const from = at(random, bytes.length)
    const piece = bytes.subarray(from, from + at(random, 4096))
    return Buffer.concat([
      bytes.subarray(0, from),
      ...Array(1 + at(random, 40)).fill(piece),
      bytes.subarray(from),
    ])
  },
  noise(bytes, random) {
    const from = at(random, bytes.length)
    const noise = Buffer.from(Array.from({ length: at(random, 256) }, () => at(random, 256)))
    return Buffer.concat([bytes.subarray(0, from), noise, bytes.subarray(from)])
  },
  nothing(bytes, random) {
    const from = at(random, bytes.length)
    return bytes.fill(0, from, Math.min(bytes.length, from + at(random, 1024)))
  },
  joined: (bytes, random, others) => {
    const other = random.pick(others)
    return Buffer.concat([
      bytes.subarray(0, at(random, bytes.length)),
      other.subarray(at(random, other.length)),
    ])
  },
}

/** A part of an archive is changed and packed again, so that its checksum fits. */
function changeInside(bytes, random, others) {
  let parts
  try {
    parts = unzipSync(bytes)
  } catch {
    return bytes
  }
  const name = random.pick(Object.keys(parts))
  if (name === undefined) return bytes
  parts[name] = change(Buffer.from(parts[name]), random, others)
  return Buffer.from(zipSync(parts, { level: 1 }))
}

function change(bytes, random, others) {
  let changed = bytes
  for (let left = 1 + at(random, 3); left > 0 && changed.length > 0; left--)
    changed = changes[random.pick(Object.keys(changes))](Buffer.from(changed), random, others)
  return changed
}

/** A mutant of `bytes`; `others` are files of its kind that it may be joined with. */
export function mutate(bytes, random, others) {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isArchive && random.next() < 0.6) return changeInside(Buffer.from(bytes), random, others)
  return change(Buffer.from(bytes), random, others)
}
