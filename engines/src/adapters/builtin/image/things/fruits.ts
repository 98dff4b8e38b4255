import { fill, line, oval, type Thing } from './thing.ts'

const leaf = 'M4 -146C18 -176 52 -176 62 -164C52 -144 26 -138 4 -146Z'

export const orange: Thing = {
  place: 'table',
  high: 320,
  reach: 72,
  parts: [
    fill('#f0902a', oval(0, -72, 74, 72)),
    fill('#f8b25c', oval(-26, -100, 22, 16, -30)),
    fill(
      '#d9781c',
      oval(20, -44, 2.6),
      oval(36, -66, 2.6),
      oval(6, -28, 2.6),
      oval(-18, -40, 2.6),
      oval(44, -92, 2.6),
      oval(24, -92, 2.6),
      oval(-44, -58, 2.6),
    ),
    fill('#5a8a3a', leaf, oval(0, -143, 9, 6)),
  ],
}

export const lemon: Thing = {
  place: 'table',
  high: 300,
  reach: 96,
  parts: [
    fill(
      '#f4d43c',
      'M-98 -62C-92 -70 -84 -76 -78 -78C-60 -118 -30 -128 0 -128C30 -128 60 -116 76 -82C84 -80 96 -72 100 -62C96 -54 86 -48 78 -46C62 -12 30 0 0 0C-30 0 -62 -12 -78 -46C-86 -50 -94 -56 -98 -62Z',
    ),
    fill('#fbe88a', oval(-30, -92, 26, 14, -24)),
    fill(
      '#d9b62a',
      oval(20, -40, 2.4),
      oval(42, -60, 2.4),
      oval(-4, -28, 2.4),
      oval(-34, -44, 2.4),
      oval(34, -88, 2.4),
    ),
    fill('#5a8a3a', 'M70 -96C84 -124 116 -122 124 -112C114 -94 92 -86 70 -96Z'),
  ],
}

const grapeRows = [5, 4, 4, 3, 2, 1]
const berries = grapeRows.flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => ({
    x: (at - (count - 1) / 2) * 31 + (row % 2 ? 4 : 0),
    y: -146 + row * 26,
  })),
)

export const grapes: Thing = {
  place: 'table',
  high: 400,
  reach: 80,
  parts: [
    line('#6b4a2a', 6, 'M0 -160C0 -178 6 -190 18 -196'),
    fill(
      '#5a9a45',
      'M6 -164C14 -196 52 -206 82 -188C74 -180 78 -170 70 -160C58 -164 48 -152 34 -156C24 -158 14 -158 6 -164Z',
    ),
    ...berries.flatMap(({ x, y }) => [
      fill('@#6b3f95', oval(x, y, 18)),
      fill('@#9a70c2', oval(x - 5, y - 6, 5, 4, -30)),
    ]),
  ],
}

export const peach: Thing = {
  place: 'table',
  high: 330,
  reach: 76,
  parts: [
    fill(
      '#f5a98c',
      'M0 -132C34 -156 82 -136 78 -82C74 -34 34 -8 0 0C-34 -8 -74 -34 -78 -82C-82 -136 -34 -156 0 -132Z',
    ),
    fill('#ee7f78', 'M0 -132C34 -156 82 -136 78 -82C74 -34 34 -8 0 0C26 -34 30 -92 0 -132Z'),
    line('#d9665e', 3, 'M0 -132C28 -92 26 -36 0 0'),
    fill('#fbd0b4', oval(-36, -100, 16, 20, 20)),
    fill(
      '#5a9a45',
      'M0 -134C14 -166 56 -170 68 -156C54 -134 26 -126 0 -134ZM-2 -134C-18 -160 -52 -160 -62 -148C-48 -130 -24 -126 -2 -134Z',
    ),
  ],
}

export const cherries: Thing = {
  place: 'table',
  high: 360,
  reach: 82,
  parts: [
    line('#5a8a3a', 5, 'M-42 -76C-34 -130 -8 -168 22 -190M40 -66C44 -116 36 -160 22 -190'),
    fill('#6aa84f', 'M22 -188C46 -206 84 -196 92 -178C72 -166 42 -170 22 -188Z'),
    fill('#c8283a', oval(-44, -42, 42), oval(42, -36, 40)),
    fill('#ee7a86', oval(-58, -58, 10, 7, -30), oval(28, -52, 10, 7, -30)),
  ],
}

export const pineapple: Thing = {
  place: 'table',
  high: 440,
  reach: 58,
  parts: [
    fill(
      '#4c8f3f',
      'M0 -116C-10 -150 -44 -168 -62 -166C-50 -156 -40 -140 -34 -126C-50 -134 -60 -134 -68 -130C-52 -124 -38 -112 -26 -106H26C38 -112 52 -124 68 -130C60 -134 50 -134 34 -126C40 -140 50 -156 62 -166C44 -168 10 -150 0 -116Z',
      'M-12 -110C-18 -150 -12 -184 0 -202C12 -184 18 -150 12 -110Z',
    ),
    fill(
      '#e9a92e',
      'M-52 -62C-52 -96 -32 -112 0 -112C32 -112 52 -96 52 -62C52 -22 34 0 0 0C-34 0 -52 -22 -52 -62Z',
    ),
    line(
      '#b87a1c',
      2.4,
      'M-46 -90L28 -6M-24 -108L48 -34M4 -112L52 -64M-52 -58L2 0M46 -90L-28 -6M24 -108L-48 -34M-4 -112L-52 -64M52 -58L-2 0',
    ),
  ],
}
