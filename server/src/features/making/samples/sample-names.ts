// What a sample is called: what it is of, and which one.

export const sampleNames = {
  /** A case or an example of the drawing library. */
  case: (id: string) => `cases/${id}`,
  /** The same as wide as a page. */
  banner: (id: string) => `banners/${id}`,
  /** A prompt of the market that comes with the product. */
  prompt: (id: number) => `prompts/${id}`,
  /** A built-in model, by the upstream's name of it. */
  model: (name: string) => `models/${name}`,
  /** A style of the built-in painter. */
  style: (style: string) => `styles/${style}`,
  clip: (id: string) => `clips/${id}`,
  poster: (id: string) => `posters/${id}`,
  song: (id: string) => `songs/${id}`,
  /** Of a song. */
  cover: (id: string) => `covers/${id}`,
}
