import { seated } from './seated.ts'
import { fill, line, oval, pair, type Thing } from './thing.ts'

const tigerStripes = [
  pair(
    '#33231a',
    'M6 -186C6 -174 8 -168 12 -162C15 -170 15 -178 14 -184ZM56 -150C46 -150 40 -148 34 -144C42 -142 50 -142 55 -143ZM55 -132C46 -131 42 -128 37 -124C44 -124 50 -124 53 -125Z',
  ),
  fill('#33231a', 'M-4 -186C-3 -172 -2 -166 0 -160C2 -166 3 -172 4 -186Z'),
]

export const tiger: Thing = seated({
  coat: '#ee9436',
  pale: '#fff7ea',
  dark: '#6b3a16',
  ears: 'round',
  paws: '#f3a04a',
  whiskers: true,
  eye: '#d9b02f',
  behind: [
    fill('#ee9436', 'M40 -20C78 -12 98 -44 86 -80C80 -90 68 -84 72 -72C78 -50 62 -36 40 -38Z'),
    fill(
      '#33231a',
      'M84 -80C90 -64 90 -58 90 -54L76 -58C76 -64 74 -68 72 -72C68 -84 80 -90 84 -80Z',
    ),
  ],
  onBody: [
    pair(
      '#33231a',
      'M58 -70C48 -70 40 -66 34 -60C44 -60 52 -60 59 -62ZM62 -46C52 -46 44 -42 38 -36C48 -36 56 -36 64 -38Z',
    ),
  ],
  onHead: [...tigerStripes, pair('#fff7ea', oval(22, -156, 12, 9), oval(38, -120, 16, 12))],
  muzzle: { across: 26, down: 19, y: -120 },
  head: { across: 58, down: 48 },
  nose: '#c9605c',
})

export const lion: Thing = seated({
  coat: '#e2ab57',
  pale: '#faeacb',
  dark: '#8a5a24',
  ears: 'round',
  behind: [
    fill(
      '#8a4d1e',
      'M0 -226C40 -226 92 -196 90 -138C92 -96 62 -62 34 -56C10 -50 -10 -50 -34 -56C-62 -62 -92 -96 -90 -138C-92 -196 -40 -226 0 -226Z',
    ),
    line(
      '#b06a2a',
      6,
      'M0 -220V-190M38 -212L28 -186M-38 -212L-28 -186M68 -188L50 -170M-68 -188L-50 -170M84 -146L60 -144M-84 -146L-60 -144M78 -106L58 -118M-78 -106L-58 -118M52 -76L40 -96M-52 -76L-40 -96',
    ),
    line('#e2ab57', 9, 'M48 -14C84 -10 96 -34 92 -60'),
    fill('#8a4d1e', oval(91, -70, 10, 15)),
  ],
  whiskers: true,
  muzzle: { across: 27, down: 20, y: -119 },
  nose: '#7a3f2e',
})

export const fox: Thing = seated({
  coat: '@#e0702f',
  pale: '#fff6ec',
  dark: '#4a2a20',
  ears: 'pointed',
  inner: '#4a2a20',
  paws: '#4a2a20',
  high: 420,
  behind: [
    fill('@#e0702f', 'M38 -10C96 6 116 -46 96 -98C92 -70 70 -52 44 -52Z'),
    fill('#fff6ec', 'M96 -98C110 -74 108 -50 100 -34C92 -46 88 -56 84 -68C90 -76 94 -86 96 -98Z'),
  ],
  onHead: [pair('#fff6ec', 'M56 -134C52 -112 26 -98 0 -94C4 -112 16 -130 34 -136Z')],
  muzzle: { across: 15, down: 17, y: -116 },
})

export const wolf: Thing = seated({
  coat: '@#7f8894',
  pale: '#eceff2',
  dark: '#454c57',
  ears: 'pointed',
  eye: '#e2b23a',
  behind: [fill('@#6a7380', 'M38 -10C92 0 108 -44 94 -84C84 -60 66 -48 44 -46Z')],
  onHead: [
    pair('#eceff2', 'M56 -136C54 -108 26 -96 0 -92C6 -110 18 -126 32 -134Z'),
    fill('#5b636f', 'M-12 -184C-10 -164 -6 -146 0 -140C6 -146 10 -164 12 -184Z'),
  ],
  muzzle: { across: 18, down: 18, y: -116 },
})
