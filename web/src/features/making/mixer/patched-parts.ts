/** Parts of a file in order; what is written over an earlier place, such as a header at the end, is put in there. */
export function createPatchedParts() {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  return {
    write(data: Uint8Array<ArrayBuffer>, position: number): void {
      const over = data.subarray(0, Math.max(0, length - position))
      let at = 0
      for (const part of parts) {
        const from = Math.max(position, at)
        const to = Math.min(position + over.length, at + part.length)
        if (from < to) part.set(over.subarray(from - position, to - position), from - at)
        at += part.length
      }
      const rest = data.slice(over.length)
      if (rest.length === 0) return
      parts.push(rest)
      length += rest.length
    },
    parts: () => [...parts],
  }
}
