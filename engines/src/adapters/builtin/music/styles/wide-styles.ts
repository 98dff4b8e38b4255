// Styles of machines, of concert halls, and of long lines.
import { folk, pop } from './band-styles.ts'
import type { Style } from './style.ts'

const straight = { share: 0, of: 'eighths' } as const

export const house: Style = {
  tempo: [120, 128],
  beats: 4,
  swing: { share: 0.06, of: 'sixteenths' },
  colour: 'seventh',
  major: { verse: ['1 1 4 4', '6 4 1 5'], chorus: ['4 5 6 1', '6 4 1 5'] },
  minor: { verse: ['1 1 6 7', '1 6 3 7'], chorus: ['6 7 1 5', '1 3 6 7'] },
  comp: { instruments: ['synth', 'epiano'], verse: 'offbeat', chorus: 'offbeat' },
  pad: ['pad'],
  arp: ['pulse', 'bells'],
  lead: ['synth', 'pulse'],
  bass: { instruments: ['synthbass'], verse: 'offbeat', chorus: 'offbeat' },
  drums: {
    verse: [{ kick: 'X...X...X...X...', hat: '..x...x...x...x.', shaker: 'o.ooo.ooo.ooo.oo' }],
    chorus: [
      {
        kick: 'X...X...X...X...',
        clap: '....X.......X...',
        openhat: '..x...x...x...x.',
        hat: 'o.o.o.o.o.o.o.oo',
      },
      {
        kick: 'X...X...X...X...',
        clap: '....X.......X..o',
        openhat: '..x...x...x...x.',
        shaker: 'xoxoxoxoxoxoxoxo',
      },
    ],
    fills: ['clap', 'snare'],
  },
  busy: 0.55,
  looseMs: 1,
  room: 0.35,
  leaning: 'minor',
}

export const ambient: Style = {
  tempo: [58, 76],
  beats: 4,
  swing: straight,
  colour: 'ninth',
  major: { verse: ['1 1 4 4', '1 3 4 1'], chorus: ['4 1 6 4', '1 5 4 4'] },
  minor: { verse: ['1 1 6 6', '1 4 1 6'], chorus: ['6 3 1 7', '6 7 1 1'] },
  comp: { instruments: ['harp', 'epiano', 'bells'], verse: 'pluck', chorus: 'arp' },
  pad: ['pad', 'choir'],
  lead: ['flute', 'bells', 'piano'],
  bass: { instruments: ['sub'], verse: 'held', chorus: 'held' },
  busy: 0.15,
  looseMs: 18,
  room: 0.85,
  leaning: 'either',
}

export const classical: Style = {
  tempo: [76, 108],
  beats: 4,
  swing: straight,
  colour: 'triad',
  major: {
    verse: ['1 5 6 3 4 1 4 5', '1 4 5 1', '1 6 2 5'],
    chorus: ['4 5 1 6 2 5 1 1', '6 2 5 1'],
  },
  minor: {
    verse: ['1 4 V 1', '1 6 4 V', '1 7 3 6 4 1 V 1'],
    chorus: ['6 3 4 V', '4 7 3 6 4 1 V 1'],
  },
  comp: { instruments: ['piano'], verse: 'roll', chorus: 'roll' },
  pad: ['strings'],
  lead: ['piano'],
  bass: { instruments: ['piano'], verse: 'held', chorus: 'roots' },
  busy: 0.6,
  looseMs: 12,
  room: 0.5,
  leaning: 'either',
}

export const waltz: Style = {
  ...classical,
  tempo: [132, 176],
  beats: 3,
  major: { verse: ['1 1 5 5 5 5 1 1', '1 6 2 5'], chorus: ['4 4 1 1 5 5 1 1', '1 4 5 1'] },
  minor: { verse: ['1 1 V V V V 1 1', '1 4 V 1'], chorus: ['6 3 4 V', '4 4 1 1 V V 1 1'] },
  comp: { instruments: ['strings', 'piano'], verse: 'waltz', chorus: 'waltz' },
  pad: ['strings'],
  lead: ['flute', 'piano', 'strings'],
  bass: { instruments: ['upright'], verse: 'waltz', chorus: 'waltz' },
  drums: {
    verse: [{ brush: 'o...x...x...' }],
    chorus: [{ kick: 'x...........', brush: '....x...x...', ride: 'o...o...o...' }],
    fills: ['snare', 'brush'],
  },
  busy: 0.55,
}

export const chinese: Style = {
  ...folk,
  tempo: [66, 92],
  colour: 'open',
  major: { verse: ['1 6 4 1', '1 5 6 1', '6 1 2 5'], chorus: ['4 5 6 6', '6 4 5 1', '4 1 2 5'] },
  minor: { verse: ['1 3 7 1', '1 4 7 1', '1 6 7 1'], chorus: ['6 7 1 1', '3 7 4 1', '4 7 3 1'] },
  comp: { instruments: ['guzheng', 'harp'], verse: 'pluck', chorus: 'arp' },
  pad: ['strings'],
  arp: ['guzheng'],
  lead: ['flute', 'whistle', 'guzheng'],
  bass: { instruments: ['finger', 'upright'], verse: 'held', chorus: 'roots' },
  drums: {
    verse: [{ shaker: 'o.......o.......' }],
    chorus: [{ taiko: 'X.......x..x....', rim: '....o.......o.o.', shaker: 'o.x.o.x.o.x.o.x.' }],
    fills: ['taiko', 'rim'],
  },
  fiveTones: true,
  busy: 0.5,
  looseMs: 12,
  room: 0.55,
  leaning: 'either',
}

export const cinematic: Style = {
  tempo: [72, 104],
  beats: 4,
  swing: straight,
  colour: 'triad',
  major: { verse: ['1 1 4 5', '1 3 4 4'], chorus: ['4 5 6 1', '1 5 2 4', '6 4 1 5'] },
  minor: { verse: ['1 1 6 6', '1 6 3 7'], chorus: ['1 6 3 7', '6 7 1 1', '4 6 1 V'] },
  comp: { instruments: ['strings'], verse: 'block', chorus: 'eighths' },
  pad: ['choir', 'strings'],
  arp: ['harp', 'marimba'],
  lead: ['brass', 'strings', 'flute'],
  bass: { instruments: ['strings'], verse: 'held', chorus: 'eighths' },
  drums: {
    verse: [{ taiko: 'x...............' }],
    chorus: [
      { taiko: 'X..x..x.X..x..x.', crash: 'x...............', tom: '............o.oo' },
      { taiko: 'X.....x.X.....xx', crash: 'x...............', snare: '..oo..oo..oo..oo' },
    ],
    fills: ['taiko', 'tom'],
  },
  busy: 0.3,
  looseMs: 8,
  room: 0.7,
  leaning: 'minor',
}

export const electronic: Style = {
  ...house,
  tempo: [100, 118],
  swing: straight,
  colour: 'triad',
  comp: { instruments: ['synth', 'pulse'], verse: 'pulse', chorus: 'eighths' },
  arp: ['pulse'],
  bass: { instruments: ['synthbass'], verse: 'eighths', chorus: 'eighths' },
  drums: {
    verse: [{ kick: 'X.......X.......', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' }],
    chorus: [
      {
        kick: 'X...X...X...X...',
        snare: '....X.......X...',
        clap: '....x.......x...',
        hat: 'xoxoxoxoxoxoxoxo',
      },
    ],
    fills: ['tom', 'snare'],
  },
}

export const disco: Style = {
  ...pop,
  tempo: [112, 124],
  comp: { instruments: ['muted', 'epiano'], verse: 'chops', chorus: 'offbeat' },
  drums: {
    verse: [{ kick: 'X...X...X...X...', snare: '....x.......x...', hat: 'xxoxxxoxxxoxxxox' }],
    chorus: [
      {
        kick: 'X...X...X...X...',
        snare: '....X.......X...',
        openhat: '..x...x...x...x.',
        hat: 'xo.oxo.oxo.oxo.o',
      },
    ],
    fills: ['snare', 'tom'],
  },
  bass: { instruments: ['finger'], verse: 'syncopated', chorus: 'offbeat' },
}
