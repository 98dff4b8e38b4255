// People: one build of head, bust and figure; hair, clothes and what they wear on their heads make each who they are.
import {
  box,
  fill,
  line,
  lines,
  oval,
  type Part,
  pair,
  placed,
  type Thing,
  type Tone,
} from './thing.ts'

export type Hair =
  | 'short'
  | 'long'
  | 'bob'
  | 'tail'
  | 'bun'
  | 'spiky'
  | 'pigtails'
  | 'bald'
  | 'none'
  | 'wavy'

export type Look = {
  age: 'grown' | 'child' | 'baby' | 'old'
  skin: Tone
  hair: Hair
  hairTone: Tone
  clothes: Tone
  /** What covers the body of the whole figure. */
  wear: 'trousers' | 'dress' | 'robe'
  trousers?: Tone
  /** Lashes and redder lips. */
  isWoman?: boolean
  beard?: { tone: Tone; long: boolean }
  moustache?: Tone
  glasses?: boolean
  /** How high hat or hair stand above the chest of the bust; 205 when absent. */
  tall?: number
  /** Behind and over the head, in its own units: its middle is at 0, -137, its breadth 78. */
  behindHead?: readonly Part[]
  overHead?: readonly Part[]
  /** Over the shoulders of the bust, whose chest ends at y = 0. */
  overBust?: readonly Part[]
  /** Behind and over the whole figure of 200 units. */
  behindFigure?: readonly Part[]
  overFigure?: readonly Part[]
}

const face =
  'M-38 -146C-38 -176 -20 -186 0 -186C20 -186 38 -176 38 -146C38 -112 24 -88 0 -88C-24 -88 -38 -112 -38 -146Z'
const babyFace =
  'M-42 -140C-42 -176 -22 -188 0 -188C22 -188 42 -176 42 -140C46 -106 24 -90 0 -90C-24 -90 -46 -106 -42 -140Z'

const hairBehind: Partial<Record<Hair, string>> = {
  long: 'M-46 -150C-48 -184 -26 -200 0 -200C26 -200 48 -184 46 -150C46 -110 54 -80 52 -50C40 -42 -40 -42 -52 -50C-54 -80 -46 -110 -46 -150Z',
  wavy: 'M-48 -150C-52 -186 -26 -202 0 -202C26 -202 52 -186 48 -150C62 -130 48 -116 60 -98C68 -80 54 -66 58 -50C40 -40 -40 -40 -58 -50C-54 -66 -68 -80 -60 -98C-48 -116 -62 -130 -48 -150Z',
  bob: 'M-46 -148C-48 -184 -26 -200 0 -200C26 -200 48 -184 46 -148C48 -126 48 -108 44 -96H-44C-48 -108 -48 -126 -46 -148Z',
  tail: 'M24 -186C58 -206 82 -176 72 -136C68 -116 60 -104 52 -98C56 -126 50 -150 28 -164Z',
  bun: oval(0, -204, 19, 17),
  pigtails:
    'M-40 -150C-72 -168 -84 -132 -74 -96C-62 -104 -54 -120 -48 -132ZM40 -150C72 -168 84 -132 74 -96C62 -104 54 -120 48 -132Z',
}

const fringe =
  'M-42 -138C-48 -180 -26 -200 0 -200C26 -200 48 -180 42 -138C38 -152 36 -160 30 -166C12 -160 -16 -160 -30 -166C-36 -160 -38 -152 -42 -138Z'
const hairBefore: Record<Hair, string> = {
  short:
    'M-41 -138C-48 -182 -22 -200 4 -198C34 -196 46 -176 41 -138C38 -150 36 -158 32 -164C10 -164 -10 -170 -24 -176C-32 -166 -38 -154 -41 -138Z',
  long: 'M-42 -128C-50 -180 -26 -200 0 -200C26 -200 50 -180 42 -128C38 -150 30 -164 -6 -176C-26 -166 -38 -148 -42 -128Z',
  wavy: 'M-43 -126C-52 -180 -26 -202 0 -202C26 -202 52 -180 43 -126C40 -150 26 -166 6 -178C-18 -170 -40 -152 -43 -126Z',
  bob: fringe,
  tail: 'M-42 -136C-48 -182 -24 -200 2 -199C30 -198 46 -178 42 -136C36 -154 20 -168 -12 -176C-30 -166 -38 -154 -42 -136Z',
  bun: 'M-42 -134C-48 -180 -26 -198 0 -198C26 -198 48 -180 42 -134C38 -152 24 -168 0 -178C-24 -168 -38 -152 -42 -134Z',
  spiky:
    'M-42 -136C-50 -164 -44 -184 -36 -180C-36 -198 -20 -206 -16 -196C-8 -212 8 -210 10 -198C22 -208 34 -200 32 -188C46 -190 48 -164 42 -136C38 -150 34 -160 28 -166L16 -158L6 -168L-6 -158L-18 -168L-30 -160C-36 -154 -40 -146 -42 -136Z',
  pigtails: fringe,
  bald: 'M-41 -128C-46 -150 -44 -164 -37 -170C-38 -156 -37 -142 -36 -128ZM41 -128C46 -150 44 -164 37 -170C38 -156 37 -142 36 -128Z',
  none: '',
}

/** The colours of skin where it is in shadow, and of cheeks. */
const deeper = (skin: Tone): Tone => (skin === '#8d5a3a' ? '#6d4128' : '#d99a78')
const cheeks = (skin: Tone): Tone => (skin === '#8d5a3a' ? '#a3623f' : '#f0a48f')

/** `behind` is the hair that hangs behind neck and shoulders. */
function headOf(look: Look): { behind: Part[]; front: Part[] } {
  const { skin, hair, hairTone, age, isWoman = false } = look
  const behind = hairBehind[hair]
  const shape = age === 'baby' ? babyFace : face
  const low = age === 'baby' || age === 'child' ? 6 : 0
  const eyeSize = age === 'baby' ? 6 : age === 'child' ? 5.4 : 4.4
  const browTone = age === 'old' ? '#b9b5b0' : hairTone === '#f0cf7a' ? '#b98f42' : '#3a2a22'
  const front = [
    ...(look.behindHead ?? []),
    pair(skin, oval(39, -134 + low, 7, 10)),
    fill(skin, shape),
    pair(cheeks(skin), oval(24, -116 + low, 7, 4.4)),
    pair('#2a2124', oval(15.5, -136 + low, eyeSize * 0.9, eyeSize * 1.15)),
    fill('#ffffff', oval(17, -138 + low, 1.6), oval(-14, -138 + low, 1.6)),
    ...(isWoman
      ? [
          lines(
            '#2a2124',
            1.8,
            `M11 ${-141 + low}C15 ${-144 + low} 20 ${-143 + low} 23 ${-139 + low}`,
          ),
        ]
      : []),
    ...(age === 'baby'
      ? []
      : [
          lines(
            browTone,
            isWoman ? 2 : 3,
            `M8 ${-149 + low}C13 ${-153 + low} 20 ${-152 + low} 25 ${-148 + low}`,
          ),
        ]),
    line(deeper(skin), 2.2, `M0 ${-132 + low}C3 ${-124 + low} 4 ${-119 + low} -3 ${-118 + low}`),
    isWoman
      ? fill(
          '#c8505a',
          `M-9 ${-106 + low}C-4 ${-109 + low} 4 ${-109 + low} 9 ${-106 + low}C4 ${-100 + low} -4 ${-100 + low} -9 ${-106 + low}Z`,
        )
      : line(
          '#a8544a',
          2.4,
          `M-10 ${-107 + low}C-4 ${-101 + low} 4 ${-101 + low} 10 ${-107 + low}`,
        ),
    ...(age === 'old'
      ? [
          lines(
            deeper(skin),
            1.3,
            'M28 -140L34 -142M28 -136L34 -135M24 -120C28 -114 28 -108 24 -102',
          ),
          line(deeper(skin), 1.3, 'M-16 -166H16M-12 -161H12'),
        ]
      : []),
    ...beardOf(look),
    ...(hairBefore[hair] ? [fill(hairTone, hairBefore[hair])] : []),
    ...(look.glasses
      ? [
          line(
            '#3a3f48',
            2.2,
            oval(16, -135, 11.5, 10),
            oval(-16, -135, 11.5, 10),
            'M-5 -136C-2 -138 2 -138 5 -136M27 -137L38 -139M-27 -137L-38 -139',
          ),
        ]
      : []),
    ...(look.overHead ?? []),
  ]
  return { behind: behind ? [fill(hairTone, behind)] : [], front }
}

function beardOf({ beard, moustache }: Look): Part[] {
  const parts: Part[] = []
  if (beard)
    parts.push(
      fill(
        beard.tone,
        beard.long
          ? 'M-39 -136C-34 -118 -22 -116 -12 -114C-4 -118 4 -118 12 -114C22 -116 34 -118 39 -136C42 -100 26 -52 0 -36C-26 -52 -42 -100 -39 -136Z'
          : 'M-38 -136C-34 -118 -22 -115 -12 -113C-4 -117 4 -117 12 -113C22 -115 34 -118 38 -136C38 -100 22 -80 0 -80C-22 -80 -38 -100 -38 -136Z',
      ),
      line('#a8544a', 2.6, 'M-8 -104C-3 -101 3 -101 8 -104'),
    )
  const over = moustache ?? beard?.tone
  if (over)
    parts.push(
      fill(
        over,
        'M0 -114C-6 -120 -16 -118 -22 -108C-14 -108 -6 -108 0 -111C6 -108 14 -108 22 -108C16 -118 6 -120 0 -114Z',
      ),
    )
  return parts
}

/** Head and shoulders, for a portrait: the chest ends at y = 0. */
export function bustOf(look: Look): Thing {
  const { skin, clothes, isWoman = false, age } = look
  const isSmall = age === 'child' || age === 'baby'
  const wide = isSmall ? 62 : isWoman ? 74 : 90
  const head = headOf(look)
  return {
    place: 'room',
    high: Math.min(860, (190 * 1000) / (look.tall ?? 205)),
    reach: 90,
    parts: [
      ...head.behind,
      fill(deeper(skin), box(-15, -104, 30, 44, 8)),
      fill(
        clothes,
        `M${-wide} 6C${-wide} -38 ${-wide * 0.8} -52 -26 -64C-14 -48 14 -48 26 -64C${wide * 0.8} -52 ${wide} -38 ${wide} 6Z`,
      ),
      fill(skin, 'M-24 -66C-14 -44 14 -44 24 -66L15 -78H-15Z'),
      ...(look.overBust ?? []),
      ...head.front,
    ],
  }
}

/** The whole person, standing. */
export function figureOf(look: Look): Thing {
  const { age, skin, clothes, wear, trousers = '#3c4658', isWoman = false } = look
  const scale = age === 'baby' ? 0.72 : age === 'child' ? 0.56 : 0.37
  const chin = age === 'baby' ? -74 : age === 'child' ? -104 : -158
  const neck = chin + 4
  const hip = neck * 0.58
  const wide = age === 'grown' || age === 'old' ? (isWoman ? 21 : 27) : 22
  const shoe: Tone = '#2f2a2c'
  const legs: Part[] =
    wear === 'robe'
      ? [pair(shoe, oval(13, -3, 14, 5))]
      : wear === 'dress'
        ? [pair(skin, box(5, hip * 0.7, 10, -hip * 0.7 - 3, 4)), pair(shoe, oval(12, -3, 10, 4.4))]
        : [
            pair(trousers, box(2, hip - 4, wide * 0.78, -hip - 1, 6)),
            pair(shoe, oval(14, -4, 13, 5)),
          ]
  const body =
    wear === 'robe'
      ? `M${-wide} ${neck + 6}C${-wide * 0.4} ${neck - 2} ${wide * 0.4} ${neck - 2} ${wide} ${neck + 6}L${wide * 1.7} -5C20 0 -20 0 ${-wide * 1.7} -5Z`
      : wear === 'dress'
        ? `M${-wide} ${neck + 5}C${-wide * 0.4} ${neck - 2} ${wide * 0.4} ${neck - 2} ${wide} ${neck + 5}L${wide * 0.72} ${neck + 34}L${wide * 1.75} ${hip * 0.5}C16 ${hip * 0.46} -16 ${hip * 0.46} ${-wide * 1.75} ${hip * 0.5}L${-wide * 0.72} ${neck + 34}Z`
        : `M${-wide} ${neck + 6}C${-wide * 0.4} ${neck - 3} ${wide * 0.4} ${neck - 3} ${wide} ${neck + 6}L${wide * 0.9} ${hip + 4}H${-wide * 0.9}Z`
  const hand = hip + 4
  const head = headOf(look)
  const headPlace = { x: 0, y: chin + 88 * scale, scale }
  return {
    place: 'ground',
    high: age === 'baby' ? 320 : age === 'child' ? 440 : 510,
    reach: 40,
    parts: [
      ...(look.behindFigure ?? []),
      ...placed(head.behind, headPlace),
      ...legs,
      fill(deeper(skin), box(-5.5, chin - 4, 11, 12, 3)),
      lines(
        clothes,
        11,
        `M${wide - 4} ${neck + 12}C${wide + 8} ${neck + 30} ${wide + 10} ${hand - 20} ${wide + 8} ${hand - 6}`,
      ),
      pair(skin, oval(wide + 8, hand, 6, 7)),
      fill(clothes, body),
      ...(look.overFigure ?? []),
      ...placed(head.front, headPlace),
    ],
  }
}
