// One stem on its way to the ears: asks its source for pieces some seconds ahead and hands them to the audio clock.
import type { MixContext, MixGain, MixPlayer } from './mix-context.ts'
import { segmentOf, type Timeline } from './mix-timeline.ts'
import { pieceEndS, pieceFrames, type StemPiece, type StemSource } from './stem-source.ts'

export type StemLane = {
  readonly gain: MixGain
  /** Throws away what waits and gets the first piece from there. Resolves when it is ready or cannot be had; never rejects. */
  prepare(fromS: number): Promise<void>
  /** Begins to hand pieces over, by this timeline. */
  start(timeline: Timeline): void
  /** Hands over all that is there up to that time of the clock, and asks for what is not. */
  fill(untilS: number): void
  /** All that was handed over falls silent then, and nothing more comes. */
  stop(atS: number): void
  /** Whether there is nothing to hear at that time although there should be. */
  isLate(clockS: number): boolean
}

type LaneParts = {
  context: MixContext
  open: () => Promise<StemSource>
  /** A piece has come. */
  onPiece: () => void
  onFailure: (error: unknown) => void
}

/** What the source said last: a piece, its end, or nothing yet. */
type Answer = StemPiece | 'end' | undefined

export function createStemLane({ context, open, onPiece, onFailure }: LaneParts): StemLane {
  const gain = context.createGain()
  const sounding = new Set<MixPlayer<unknown>>()
  let timeline: Timeline | undefined
  let index = 0
  let filledToS = 0
  let ended = true
  let answer: Answer
  let reader: AsyncIterator<StemPiece, void> | undefined
  // Answers to questions of an earlier round are not wanted any more.
  let round = 0

  const ask = async (): Promise<void> => {
    const mine = round
    answer = undefined
    try {
      const { done, value } = (await reader?.next()) ?? { done: true, value: undefined }
      if (mine !== round) return
      answer = done ? 'end' : value
    } catch (error) {
      if (mine !== round) return
      answer = 'end'
      ended = true
      onFailure(error)
    }
  }
  const readFrom = async (fromS: number): Promise<void> => {
    const mine = ++round
    void reader?.return?.().catch(() => undefined)
    reader = undefined
    answer = undefined
    try {
      const source = await open()
      if (mine !== round) return
      reader = source.pieces(fromS)
    } catch (error) {
      if (mine !== round) return
      answer = 'end'
      ended = true
      onFailure(error)
      return
    }
    await ask()
  }
  const thenTell = (asked: Promise<void>) => {
    const mine = round
    void asked.then(() => mine === round && onPiece())
  }

  const play = (piece: StemPiece, [fromS, toS]: readonly [number, number], atS: number) => {
    // What comes too late is heard from where the others are.
    const lateS = Math.max(0, context.currentTime - atS)
    if (lateS >= toS - fromS) return
    const buffer = context.createBuffer(piece.channels.length, pieceFrames(piece), piece.sampleRate)
    for (const [channel, samples] of piece.channels.entries())
      buffer.copyToChannel(samples, channel)
    const player = context.createBufferSource()
    player.buffer = buffer
    player.connect(gain)
    player.onended = () => {
      sounding.delete(player)
      player.disconnect()
    }
    player.start(atS + lateS, fromS - piece.startS + lateS, toS - fromS - lateS)
    sounding.add(player)
  }

  const nextSegment = (run: Timeline) => {
    index += 1
    const segment = segmentOf(run, index)
    if (!segment) {
      ended = true
      return
    }
    filledToS = segment.atS
    thenTell(readFrom(segment.startS))
  }

  const handOver = (run: Timeline, given: StemPiece | 'end'): void => {
    const segment = segmentOf(run, index)
    if (segment && given !== 'end' && given.startS < segment.endS) {
      const fromS = Math.max(given.startS, segment.startS)
      const toS = Math.min(pieceEndS(given), segment.endS)
      const placeOf = (stemS: number) => segment.atS + (stemS - segment.startS)
      if (toS > fromS) {
        play(given, [fromS, toS], placeOf(fromS))
        filledToS = placeOf(toS)
      }
      if (pieceEndS(given) < segment.endS) {
        thenTell(ask())
        return
      }
    }
    nextSegment(run)
  }

  return {
    gain,
    prepare(fromS) {
      ended = false
      return readFrom(fromS)
    },
    start(run) {
      timeline = run
      index = 0
      filledToS = run.atS
    },
    fill(untilS) {
      while (timeline && !ended && answer && filledToS < untilS) handOver(timeline, answer)
    },
    stop(atS) {
      round += 1
      timeline = undefined
      ended = true
      answer = undefined
      void reader?.return?.().catch(() => undefined)
      reader = undefined
      for (const player of sounding) player.stop(atS)
      sounding.clear()
    },
    isLate: (clockS) => timeline !== undefined && !ended && filledToS < clockS,
  }
}
