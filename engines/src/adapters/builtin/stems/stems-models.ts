// What our own separation offers.
import type { ListedStemsModel } from '../../../kinds/stems.ts'
import { centreModel, centreTexts } from './model-texts.ts'

/** Does well where the backing stands far out, and still well where it stands nearer to the middle. */
export const defaultStrength = 6

/** Seconds of the longest song that is taken. */
export const longestS = 600

export const stemsModel: ListedStemsModel = {
  name: centreModel,
  ...centreTexts['en-US'],
  declaration: {
    tasks: {
      separate: {
        prompt: 'none',
        inputs: [{ role: 'song', least: 1, most: 1, longestS }],
      },
    },
    fields: [
      { name: 'stems', kind: 'choice', options: ['two', 'four'], fallback: 'two' },
      {
        name: 'strength',
        kind: 'number',
        min: 1,
        max: 10,
        step: 1,
        fallback: defaultStrength,
        tasks: ['separate'],
      },
      { name: 'format', kind: 'choice', options: ['mp3', 'wav'], fallback: 'mp3' },
    ],
    mostResults: 1,
    promptLimit: 0,
    negativePrompt: false,
  },
}
