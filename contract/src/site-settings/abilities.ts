// Who reads documents and aloud, and who writes down what is said.
import { decimal } from '../features/talk/prices.ts'
import { modelName, presetName, setting } from './setting.ts'

export const abilitySettings = {
  /** The connection that embeds what documents say, by its preset, and its upstream's name of the model; the first that can, and the usual one, when empty. */
  embeddingConnection: setting(presetName, '', 'operator'),
  embeddingModel: setting(modelName, '', 'operator'),
  /**
   * The connection that reads aloud, by its preset: the first that can when empty, none at all when `none`; its upstream's names of the
   * model and the voice, the usual ones when empty; and credits for 1,000 characters.
   */
  speechConnection: setting(presetName, '', 'operator'),
  speechModel: setting(modelName, '', 'operator'),
  speechVoice: setting(modelName, '', 'operator'),
  speechPrice: setting(decimal, 1, 'operator'),
  /** The same for what writes down what is said, with credits for a minute. */
  transcriptionConnection: setting(presetName, '', 'operator'),
  transcriptionModel: setting(modelName, '', 'operator'),
  transcriptionPrice: setting(decimal, 1, 'operator'),
}
