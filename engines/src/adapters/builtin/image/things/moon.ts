import { fill, oval, type Thing } from './thing.ts'

/** The moon near by. */
export const nearMoon: Thing = {
  place: 'air',
  high: 520,
  reach: 100,
  parts: [
    fill('#d9d6cc', oval(0, -100, 100)),
    fill(
      '#c3bfb2',
      oval(-34, -138, 24, 21),
      oval(30, -122, 14, 12),
      oval(10, -62, 26, 22),
      oval(-54, -78, 15, 14),
      oval(58, -76, 12),
      oval(-14, -108, 9, 8),
      oval(44, -160, 10, 9),
      oval(-20, -30, 12, 9),
    ),
    fill(
      '#b3aea0',
      oval(-37, -141, 17, 14),
      oval(28, -124, 9, 8),
      oval(6, -65, 18, 15),
      oval(-56, -80, 10, 9),
    ),
  ],
}
