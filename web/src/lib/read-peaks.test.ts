import { describe, expect, it } from 'vitest'
import { readPeaks } from './read-peaks.ts'

const decoding =
  (...channels: number[][]) =>
  async () => ({
    length: channels[0]?.length ?? 0,
    numberOfChannels: channels.length,
    getChannelData: (channel: number) => new Float32Array(channels[channel] ?? []),
  })

const bytes = new ArrayBuffer(8)

describe('peaks', () => {
  it('are the loudest of each column, up or down, in any channel', async () => {
    const decode = decoding([0, 0.25, -0.5, 0.1, 0, 0], [0, 0, 0, 0, 0, 0.75])
    expect(await readPeaks(bytes, { columns: 3, decode })).toEqual([0.25, 0.5, 0.75])
  })

  it('leave no sample out where the columns do not fit', async () => {
    const loudAt = (index: number) => Array.from({ length: 7 }, (_, n) => (n === index ? 1 : 0))
    for (let index = 0; index < 7; index++)
      expect(await readPeaks(bytes, { columns: 3, decode: decoding(loudAt(index)) })).toContain(1)
  })

  it('are never more than 1,000 columns, nor more than there are samples', async () => {
    const long = decoding(new Array<number>(5000).fill(0.5))
    expect(await readPeaks(bytes, { columns: 9999, decode: long })).toHaveLength(1000)
    expect(await readPeaks(bytes, { decode: decoding([0.5, 0.5]) })).toHaveLength(2)
    expect(await readPeaks(bytes, { decode: decoding([]) })).toEqual([])
  })

  it('stay within 1 where samples are too loud', async () => {
    expect(await readPeaks(bytes, { columns: 1, decode: decoding([1.5]) })).toEqual([1])
  })

  it('are refused for what is no audio', async () => {
    const decode = () => Promise.reject(new Error('no audio'))
    await expect(readPeaks(bytes, { decode })).rejects.toThrow('no audio')
  })
})
