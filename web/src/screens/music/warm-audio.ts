/** The last few that were fetched ahead. */
const warmed = new Map<string, HTMLAudioElement>()
const max = 3

/** Has the browser fetch a file that will probably be played next. */
export function warmAudio(url: string): void {
  if (warmed.has(url)) return
  const audio = new Audio()
  audio.preload = 'auto'
  audio.src = url
  warmed.set(url, audio)
  const [oldest] = warmed.keys()
  if (warmed.size <= max || oldest === undefined) return
  warmed.get(oldest)?.removeAttribute('src')
  warmed.delete(oldest)
}
