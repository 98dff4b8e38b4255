// How loud a sound is from beginning to end, whose length is known only at its end.
const maxPeaks = 400
/** Samples of one entry while it is read. */
const grain = 1024

export function createPeaks() {
  const grains: number[] = []
  let filled = 0
  let loudest = 0
  return {
    add(block: readonly Float32Array[]): void {
      const length = block[0]?.length ?? 0
      for (let n = 0; n < length; n++) {
        for (const channel of block) {
          const value = Math.abs(channel[n] as number)
          if (value > loudest) loudest = value
        }
        if (++filled < grain) continue
        grains.push(loudest)
        filled = 0
        loudest = 0
      }
    },
    /** 0 to 100 each, at most 400. */
    read(): number[] {
      const all = filled ? [...grains, loudest] : grains
      const count = Math.min(maxPeaks, all.length)
      return Array.from({ length: count }, (_, at) => {
        const from = Math.floor((at * all.length) / count)
        const to = Math.max(from + 1, Math.floor(((at + 1) * all.length) / count))
        const peak = Math.max(...all.slice(from, to))
        return Math.round(Math.min(1, peak) * 100)
      })
    },
  }
}
