// One scene in every style of the built-in painter, so that styles can be told apart by looking.
import { styles } from '@atelier/engines/adapters/builtin/image/words/manner-words'

export type StyleScene = { style: string; prompt: string; seed: number; side: number }

export const styleScenes: readonly StyleScene[] = styles.map((style) => ({
  style,
  prompt: 'a lake, mountains and pine trees at sunset',
  seed: 7,
  side: 192,
}))
