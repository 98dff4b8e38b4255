import { fill, line, type Thing } from './thing.ts'

/** An umbrella, in the hand of a figure of the same height. */
export const held: Thing = {
  place: 'ground',
  high: 440,
  reach: 30,
  parts: [
    line('#4a3428', 3, 'M33 -92V-236'),
    fill(
      '@#d0453c',
      'M-42 -206C-36 -250 100 -250 106 -206C94 -214 82 -214 70 -206C58 -214 46 -214 33 -206C20 -214 8 -214 -6 -206C-18 -214 -30 -214 -42 -206Z',
    ),
    fill(
      '@#a9332c',
      'M33 -240C46 -232 66 -222 70 -206C58 -214 46 -214 33 -206Z',
      'M33 -240C8 -232 -4 -222 -6 -206C-18 -214 -30 -214 -42 -206C-38 -230 4 -242 33 -240Z',
    ),
    line('#4a3428', 3, 'M33 -240V-248'),
  ],
}
