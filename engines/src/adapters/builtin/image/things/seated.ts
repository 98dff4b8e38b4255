// Animals that sit and look at us. They share a build; ears, coat and marks make each what it is.
import { eyes, fill, line, lines, oval, type Part, pair, type Thing, type Tone } from './thing.ts'

type Ears = 'pointed' | 'round' | 'floppy' | 'long' | 'small'

export type Coat = {
  coat: Tone
  /** Chest, muzzle and tips. */
  pale: Tone
  dark: Tone
  ears: Ears
  inner?: Tone
  paws?: Tone
  eye?: Tone
  /** Behind the body. */
  behind?: readonly Part[]
  /** On the body, under the head. */
  onBody?: readonly Part[]
  /** On the head, under the eyes. */
  onHead?: readonly Part[]
  /** Over all. */
  over?: readonly Part[]
  whiskers?: boolean
  muzzle?: { across: number; down: number; y: number }
  head?: { across: number; down: number }
  nose?: Tone
  high?: number
}

const earPaths: Record<Ears, { outer: string; inner: string }> = {
  pointed: {
    outer: 'M14 -176C22 -192 34 -204 44 -206C50 -190 52 -172 48 -152Z',
    inner: 'M24 -176C30 -188 36 -194 41 -196C44 -184 44 -172 42 -160Z',
  },
  round: { outer: oval(40, -176, 19, 19), inner: oval(41, -175, 11, 11) },
  small: { outer: oval(38, -174, 13, 13), inner: oval(38, -173, 7, 7) },
  floppy: {
    outer: 'M28 -178C48 -186 62 -172 62 -144C62 -122 50 -112 43 -120C38 -134 44 -160 28 -178Z',
    inner: 'M48 -168C56 -160 58 -140 54 -126C50 -140 52 -156 48 -168Z',
  },
  long: {
    outer: 'M10 -172C6 -214 14 -244 28 -246C42 -244 42 -206 34 -166Z',
    inner: 'M17 -176C15 -206 20 -230 27 -232C34 -228 34 -200 29 -174Z',
  },
}

export function seated(look: Coat): Thing {
  const { coat, pale, dark, ears, inner = '#e8a9a0', paws = pale, eye } = look
  const { across = 54, down = 47 } = look.head ?? {}
  const muzzle = look.muzzle ?? { across: 24, down: 17, y: -122 }
  const { outer, inner: innerEar } = earPaths[ears]
  return {
    place: 'ground',
    high: look.high ?? 430,
    reach: 62,
    parts: [
      ...(look.behind ?? []),
      fill(coat, 'M-34 -112C-58 -84 -66 -30 -54 -4C-30 4 30 4 54 -4C66 -30 58 -84 34 -112Z'),
      pair(coat, oval(42, -26, 25, 27)),
      ...(look.onBody ?? []),
      pair(coat, 'M5 -84C4 -50 6 -20 6 -6C14 2 30 2 33 -5C34 -36 36 -60 32 -86Z'),
      pair(paws, oval(20, -5, 17, 9)),
      pair(paws, oval(46, -4, 17, 8)),
      lines(dark, 1.6, 'M15 -9V-2M23 -9V-2'),
      fill(pale, 'M-25 -108C-34 -84 -16 -62 0 -54C16 -62 34 -84 25 -108Z'),
      ...(ears === 'floppy' ? [] : [pair(coat, outer), pair(inner, innerEar)]),
      fill(coat, oval(0, -138, across, down)),
      ...(ears === 'floppy' ? [pair(dark, outer)] : []),
      ...(look.onHead ?? []),
      fill(pale, oval(0, muzzle.y, muzzle.across, muzzle.down)),
      ...eyes({ x: 21, y: -146, size: 6.4, ...(eye ? { tone: eye } : {}) }),
      ...(eye ? [pair('#1f1a1c', oval(21, -146, 3.2, 5.4))] : []),
      fill(
        look.nose ?? '#3a2626',
        'M-8 -133C-4 -136 4 -136 8 -133C7 -127 3 -124 0 -123C-3 -124 -7 -127 -8 -133Z',
      ),
      line('#3a2626', 1.8, 'M0 -123V-117M-11 -114C-7 -109 -1 -110 0 -116C1 -110 7 -109 11 -114'),
      ...(look.whiskers
        ? [lines('#f6f1ea', 1.1, 'M26 -124L58 -130M26 -120L60 -119M26 -116L56 -108')]
        : []),
      ...(look.over ?? []),
    ],
  }
}
