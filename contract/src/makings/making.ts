// What somebody asks to have made.

export const makingKinds = ['picture', 'clip', 'song', 'map'] as const
export type MakingKind = (typeof makingKinds)[number]

export type Making = {
  kind: MakingKind
  /** What is to be made, in the words of whoever asked and without "please draw me"; empty where only the kind was said. */
  request: string
}
