// The five quiet hues of what people make: conversations, pictures, clips, songs and maps.

const hues = {
  chat: 'text-kind-chat',
  picture: 'text-kind-picture',
  clip: 'text-kind-clip',
  song: 'text-kind-song',
  map: 'text-kind-map',
} as const

type KindHue = keyof typeof hues

/** By the names of menu entries, of types of works and of what the home begins; what is not here has no hue. */
const named: { readonly [name: string]: KindHue } = {
  Chat: 'chat',
  answer: 'chat',
  Midjourney: 'picture',
  midjourney: 'picture',
  draw: 'picture',
  sd3: 'picture',
  sddraw: 'picture',
  square: 'picture',
  picture: 'picture',
  video: 'clip',
  clip: 'clip',
  music: 'song',
  song: 'song',
  separation: 'song',
  mind: 'map',
  map: 'map',
}

/** The class that colours the icon of a kind; empty for what is none. */
export function hueOf(name: string): string {
  const hue = named[name]
  return hue ? hues[hue] : ''
}
