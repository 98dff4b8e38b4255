// Styles that a band plays.
import type { Style } from './style.ts'

const straight = { share: 0, of: 'eighths' } as const

export const pop: Style = {
  tempo: [96, 124],
  beats: 4,
  swing: straight,
  colour: 'triad',
  major: { verse: ['1 5 6 4', '6 4 1 5', '1 6 4 5'], chorus: ['4 1 5 6', '1 5 6 4', '4 5 3 6'] },
  minor: { verse: ['1 6 3 7', '1 4 6 7'], chorus: ['6 7 1 1', '6 3 7 1', '4 6 1 V'] },
  comp: { instruments: ['piano', 'steel'], verse: 'eighths', chorus: 'pulse' },
  pad: ['pad', 'strings'],
  arp: ['bells', 'steel'],
  lead: ['synth', 'flute', 'piano'],
  bass: { instruments: ['finger', 'synthbass'], verse: 'roots', chorus: 'eighths' },
  drums: {
    verse: [
      { kick: 'X.......x.x.....', snare: '....X.......X...', hat: 'x.o.x.o.x.o.x.o.' },
      { kick: 'X.....x.x.......', rim: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
    ],
    chorus: [
      {
        kick: 'X.....x.X.x.....',
        snare: '....X.......X..o',
        hat: 'x.x.x.x.x.x.x.x.',
        openhat: '..............x.',
      },
      {
        kick: 'X..x..x.X..x..x.',
        snare: '....X.......X...',
        clap: '....x.......x...',
        hat: 'xoxoxoxoxoxoxoxo',
      },
    ],
    fills: ['snare', 'tom'],
  },
  busy: 0.55,
  looseMs: 6,
  room: 0.35,
  leaning: 'major',
}

export const rock: Style = {
  ...pop,
  tempo: [112, 148],
  major: { verse: ['1 b7 4 1', '1 4 1 5', '1 5 4 4'], chorus: ['1 5 6 4', '4 1 5 5', '1 4 b7 4'] },
  minor: { verse: ['1 7 6 7', '1 1 6 7'], chorus: ['6 7 1 1', '1 3 7 4', '1 6 3 7'] },
  colour: 'open',
  comp: { instruments: ['overdrive'], verse: 'eighths', chorus: 'eighths' },
  pad: ['organ'],
  arp: ['steel'],
  lead: ['overdrive', 'synth'],
  bass: { instruments: ['finger'], verse: 'eighths', chorus: 'eighths' },
  drums: {
    verse: [
      { kick: 'X.......X.x.....', snare: '....X.......X...', hat: 'X.x.X.x.X.x.X.x.' },
      { kick: 'X.x.....x.x.....', snare: '....X.......X...', hat: 'X.x.X.x.X.x.X.x.' },
    ],
    chorus: [
      {
        kick: 'X.x...x.X.x...x.',
        snare: '....X.......X...',
        crash: 'x...............',
        ride: 'X.x.X.x.X.x.X.x.',
      },
      { kick: 'X.....x.X.x.....', snare: '....X.......X..x', openhat: 'x...x...x...x...' },
    ],
    fills: ['snare', 'tom'],
  },
  busy: 0.5,
  looseMs: 7,
  room: 0.25,
  leaning: 'either',
}

export const jazz: Style = {
  tempo: [104, 168],
  beats: 4,
  swing: { share: 0.31, of: 'eighths' },
  colour: 'seventh',
  major: {
    verse: ['2 5 1 6', '1 6 2 5', '3 6 2 5'],
    chorus: ['4 7 3 6 2 5 1 1', '2 5 3 6 2 5 1 1', '1 6 2 5'],
  },
  minor: { verse: ['1 6 2 V', '1 4 2 V'], chorus: ['4 7 3 6 2 V 1 1', '1 4 7 3 6 2 V 1'] },
  comp: { instruments: ['piano', 'epiano'], verse: 'charleston', chorus: 'charleston' },
  lead: ['brass', 'flute', 'piano'],
  bass: { instruments: ['upright'], verse: 'walk', chorus: 'walk' },
  drums: {
    verse: [{ brush: 'x.o.X.o.x.o.X.o.', hat: '....x.......x...', kick: 'o.......o.......' }],
    chorus: [
      {
        ride: 'X...x.x.X...x.x.',
        hat: '....x.......x...',
        kick: 'o.....o.....o...',
        rim: '......o.......o.',
      },
      { ride: 'X...x.x.X...x.x.', hat: '....x.......x...', snare: '..o........o..o.' },
    ],
    fills: ['snare', 'ride'],
  },
  busy: 0.75,
  looseMs: 11,
  room: 0.32,
  leaning: 'either',
}

export const bossa: Style = {
  ...jazz,
  tempo: [112, 138],
  swing: straight,
  colour: 'ninth',
  major: { verse: ['1 1 2 5', '1 6 2 5'], chorus: ['2 5 1 6', '4 4 3 6 2 5 1 1'] },
  minor: { verse: ['1 1 4 V', '1 6 2 V'], chorus: ['4 7 3 6 2 V 1 1', '6 7 1 1'] },
  comp: { instruments: ['nylon'], verse: 'bossa', chorus: 'bossa' },
  pad: ['strings'],
  lead: ['flute', 'nylon', 'whistle'],
  bass: { instruments: ['upright'], verse: 'bossa', chorus: 'bossa' },
  drums: {
    verse: [{ shaker: 'xoxoxoxoxoxoxoxo', rim: 'x..x..x...x..x..', kick: 'x.....oxx.....ox' }],
    chorus: [
      {
        shaker: 'xoXoxoXoxoXoxoXo',
        rim: 'x..x..x...x..x..',
        kick: 'x.....oxx.....ox',
        hat: '....o.......o...',
      },
    ],
    fills: ['rim', 'shaker'],
  },
  busy: 0.6,
  looseMs: 9,
  leaning: 'major',
}

export const folk: Style = {
  tempo: [84, 116],
  beats: 4,
  swing: straight,
  colour: 'triad',
  major: { verse: ['1 4 1 5', '1 5 6 4', '1 1 4 1'], chorus: ['4 1 5 6', '4 5 1 6', '1 4 5 1'] },
  minor: { verse: ['1 7 6 7', '1 4 1 V'], chorus: ['6 3 7 1', '3 7 1 6'] },
  comp: { instruments: ['steel', 'nylon'], verse: 'arp', chorus: 'strum' },
  pad: ['strings'],
  arp: ['nylon'],
  lead: ['whistle', 'flute', 'nylon'],
  bass: { instruments: ['upright', 'finger'], verse: 'held', chorus: 'roots' },
  drums: {
    verse: [{ shaker: 'o.x.o.x.o.x.o.x.' }],
    chorus: [{ kick: 'X.......x.x.....', rim: '....x.......x...', shaker: 'x.o.x.o.x.o.x.o.' }],
    fills: ['rim', 'tom'],
  },
  busy: 0.5,
  looseMs: 10,
  room: 0.3,
  leaning: 'major',
}

export const hiphop: Style = {
  tempo: [82, 98],
  beats: 4,
  swing: { share: 0.18, of: 'sixteenths' },
  colour: 'seventh',
  major: { verse: ['1 6 2 5', '4 3 2 1'], chorus: ['4 3 6 6', '1 3 4 4'] },
  minor: { verse: ['1 1 6 7', '1 4 1 V', '1 6 1 7'], chorus: ['6 7 1 1', '1 6 4 V'] },
  comp: { instruments: ['epiano', 'piano', 'harp'], verse: 'chops', chorus: 'pulse' },
  pad: ['strings', 'choir'],
  arp: ['bells'],
  lead: ['pulse', 'synth', 'bells'],
  bass: { instruments: ['sub'], verse: 'eight-o-eight', chorus: 'eight-o-eight' },
  drums: {
    verse: [
      { kick: 'X..x......x..x..', snare: '....X.......X...', hat: 'x.x.x.xox.x.x.xx' },
      { kick: 'X.....x...X.....', snare: '....X.......X...', hat: 'x.xxx.x.x.x.xoxo' },
    ],
    chorus: [
      {
        kick: 'X..x..x...x..x..',
        snare: '....X.......X...',
        clap: '....x.......x...',
        hat: 'xoxxxoxoxoxxxoxo',
        openhat: '..........x.....',
      },
    ],
    fills: ['hat', 'snare'],
  },
  busy: 0.45,
  looseMs: 8,
  room: 0.25,
  leaning: 'minor',
}

export const lofi: Style = {
  ...hiphop,
  tempo: [70, 86],
  swing: { share: 0.22, of: 'sixteenths' },
  colour: 'ninth',
  major: { verse: ['2 5 1 6', '4 3 2 1', '1 6 4 5'], chorus: ['4 3 6 1', '4 5 3 6'] },
  minor: { verse: ['1 4 7 3', '6 7 1 1'], chorus: ['4 7 3 6', '6 4 1 1'] },
  comp: { instruments: ['epiano', 'nylon'], verse: 'chops', chorus: 'broken' },
  pad: ['pad'],
  lead: ['piano', 'nylon', 'flute'],
  bass: { instruments: ['upright', 'sub'], verse: 'syncopated', chorus: 'syncopated' },
  drums: {
    verse: [{ kick: 'X......x..x.....', rim: '....X.......X...', hat: 'x.o.x.o.x.o.x.oo' }],
    chorus: [
      { kick: 'X......x..x..x..', snare: '....x.......x..o', hat: 'xox.xox.xox.xoxo' },
      {
        kick: 'X..x...x..x.....',
        snare: '....x.......x...',
        hat: 'x.oox.o.x.oox.o.',
        openhat: '......o.........',
      },
    ],
    fills: ['hat', 'rim'],
  },
  busy: 0.4,
  looseMs: 14,
  room: 0.4,
  leaning: 'either',
  crackle: true,
}
