// The words of the console's figures, for both sides of the wire. No imports: a browser loads it.

/**
 * What is counted of a day. `newPeople` by `member` and `guest`; `activePeople` asked for an answer or a work; `answers`; `works` by kind;
 * `creditsSold` by `package` and `code`; `creditsSpent` after what was given back; `siteCost`, credits of what
 * the site pays for by itself, by `title` (names of conversations); `failures` of answers and works by engine.
 */
export const figureNames = [
  'newPeople',
  'activePeople',
  'answers',
  'works',
  'creditsSold',
  'creditsSpent',
  'siteCost',
  'failures',
] as const
export type FigureName = (typeof figureNames)[number]

/** So many days, today included. */
export const figureRanges = [7, 30, 90] as const
export type FigureRange = (typeof figureRanges)[number]

/** What a fresh installation still needs, in the order in which it is done. */
export const setupSteps = ['name', 'connection', 'payment', 'mail', 'backup'] as const
export type SetupStep = (typeof setupSteps)[number]
